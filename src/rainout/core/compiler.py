"""Rules into machine code: each rule is typed and lowered once, all of them are optimised together, once.

Numba as it comes treats every function as something that might be called from Python: it optimises the whole call tree
below it, makes machine code of that, wraps it and caches it, and does so again for every combination of integer widths
it meets. Of some hundred rules only a dozen are ever called from Python. So here

- a :class:`Rule` is what other rules call: its own code alone, not optimised, without wrappers; every number handed to
  it is 64 bits wide, so that one compilation serves all callers;
- an :class:`EntryPoint` is what Python calls;
- a :class:`Program` holds any number of entry points with all the rules they can reach, optimised as one, and is what
  is kept on disk.

This is the one module that uses private parts of Numba: ``CPUDispatcher``, ``JITCodeLibrary``, the compiler's pipeline
and the list of what takes arguments apart. ``pyproject.toml`` caps Numba's version for its sake.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path
from typing import Any

import numba
import numba.core.boxing
from numba import _dynfunc
from numba.core import cgutils, compiler, sigutils, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.imputils import lower_getattr_generic
from numba.core.pythonapi import NativeValue, _unboxers
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.serialize import dumps
from numba.core.typing import make_concrete_template
from numba.core.typing.templates import AttributeTemplate, infer_getattr
from numba.extending import intrinsic

OPTIONS = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,  # nothing to allocate with and no reference to count: a rule that allocates does not compile
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}

BYTES_OF_RECORD = object.__basicsize__ + 8
"""Where in a ``numpy.void`` the pointer to its bytes is: after the head that objects of a varying size have."""

Call = tuple["Rule", tuple[Any, ...]]
"""A rule and the types of the arguments that Python hands to it."""


class RuleLibrary(JITCodeLibrary):
    """The code of one rule, to be linked into a program; it links nothing itself and has no machine code."""

    @property
    def codegen(self) -> RuleLibrary:
        """Whom Numba asks to note a rule's environment."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """There is no variable for it before there is machine code; only entry points need theirs."""

    def finalize(self) -> None:
        """Nothing is linked, optimised or made machine code of."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nowhere."""
        return 0


class ProgramLibrary(JITCodeLibrary):
    """The code of a program, of which nothing but the entry points is seen from outside.

    So a rule with one caller can go into that caller and needs no code of its own: a fifth more games a second.
    """

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and not function.name.startswith("_ZN7cpython"):
                function.linkage = "internal"
        super()._optimize_final_module()


class RuleCompiler(compiler.Compiler):
    """Numba's pipeline for one rule, with a library that does no more than is needed."""

    def __init__(
        self, typing: Any, target: Any, library: Any, arguments: Any, result: Any, flags: Any, local: Any
    ) -> None:
        super().__init__(typing, target, library, arguments, result, flags, local)
        self.state.library = RuleLibrary(target.codegen(), f"rule {next(_numbers)}")
        self.state.library.enable_object_caching()


_numbers = count()


class Rule(CPUDispatcher):
    """A rule as other rules call it."""

    def __init__(self, function: Any, inline: bool, compiled: Callable[[], None]) -> None:
        super().__init__(
            function, targetoptions={**OPTIONS, "forceinline": inline}, pipeline_class=RuleCompiler
        )
        self._told_compiled = compiled

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What Numba asks for where a rule is called: compile it for numbers of the one width, and cast to that."""
        signature, folded = self._compiler.fold_argument_types(args, kws)
        wide = tuple(_wide(each) for each in folded)
        self.compile(wide)
        result = self.overloads[wide].signature
        template = make_concrete_template(self.py_func.__name__, self.py_func.__name__, [result])
        return template, signature, wide, {}

    def add_overload(self, cres: Any) -> None:
        """What Numba does with a rule it has compiled."""
        super().add_overload(cres)
        self._told_compiled()


@infer_getattr
class RulePart(AttributeTemplate):
    """A rule may have others as its attributes, such as those that read the actions it numbers."""

    key = types.Dispatcher

    def generic_resolve(self, rule: Any, name: str) -> Any:
        """What Numba asks for where a rule's attribute is named."""
        part = vars(rule.dispatcher).get(name)
        return types.Dispatcher(part) if isinstance(part, Rule) else None


@lower_getattr_generic(types.Dispatcher)
def _part_of_rule(context: Any, builder: Any, rule: Any, value: Any, name: str) -> Any:
    return context.get_dummy_value()


def _wide(kind: Any) -> Any:
    """The type a rule is compiled for where it is given this one."""
    if isinstance(kind, types.Omitted):
        kind = numba.typeof(kind.value)
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, (types.Integer, types.Boolean)) else kind


@intrinsic
def keep_frame(typing: Any, g: Any, number: Any) -> Any:
    """Copy a position to another place of the strip it is the first of; see :mod:`rainout.core.frames`."""

    def copy(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        size = context.get_constant(types.intp, signature.args[0].size)
        first = builder.bitcast(arguments[0], cgutils.voidptr_t)
        place = builder.gep(first, [builder.mul(arguments[1], size)])
        cgutils.raw_memcpy(builder, place, first, size, 1)
        return context.get_dummy_value()

    return types.void(g, types.intp), copy


def _unbox_record(kind: Any, record: Any, c: Any) -> NativeValue:
    """Where the bytes of a record are, read from the record itself.

    Numba asks for its buffer, and then NumPy first writes a text that names every field: 40 us a call in CLUTCH.
    """
    head = c.builder.bitcast(record, cgutils.voidptr_t)
    place = c.builder.gep(head, [c.context.get_constant(types.intp, BYTES_OF_RECORD)])
    first = c.builder.load(c.builder.bitcast(place, cgutils.voidptr_t.as_pointer()))
    return NativeValue(c.builder.bitcast(first, c.context.get_value_type(kind)))


_unboxers.functions[types.Record] = _unbox_record


class EntryPoint(CPUDispatcher):
    """A rule as Python calls it. Called with arguments nobody has foreseen, it becomes a program of its own.

    ``place`` says where the program for arguments of some types is kept.
    """

    def __init__(self, rule: Rule, place: Callable[[Call], Path]) -> None:
        super().__init__(rule.py_func, targetoptions=OPTIONS)
        self.rule = rule
        self.place = place
        self.straight: Any = None
        """The machine code that was entered first, which takes what it is handed for what was foreseen."""

    def compile(self, sig: Any) -> Any:
        """Machine code for these types."""
        with global_compiler_lock:
            arguments = tuple(sigutils.normalize_signature(sig)[0])
            if arguments not in self.overloads:
                call = self.rule, arguments
                (program,) = Program.kept_at(self.place(call), [call])
                self.enter(program, 0)
            return self.overloads[arguments].entry_point

    def enter(self, program: Program, number: int) -> None:
        """Call what is entry ``number`` of a program from now on."""
        described, signature, environment = program.entries[number]
        pointer = program.address(described.llvm_cpython_wrapper_name)
        function = _dynfunc.make_function(
            described.lookup_module(), self.__name__, self.__doc__ or "", pointer, environment, (program,)
        )
        self.straight = self.straight or function
        self.add_overload(
            compiler.compile_result(
                typing_context=self.typingctx,
                target_context=self.targetctx,
                entry_point=function,
                signature=signature,
                objectmode=False,
                fndesc=described,
                library=program.library,
                environment=environment,
            )
        )


class Program:
    """Some entry points and all the rules they can reach, as one piece of machine code."""

    def __init__(self, library: Any, entries: list[tuple[Any, Any, Any]]) -> None:
        self.library = library
        self.entries = entries
        """For each entry point how Numba describes it, its signature and its environment."""
        for described, _, environment in entries:
            name = cpu_target.target_context.get_env_name(described)
            library.codegen.set_env(name, environment)

    @classmethod
    @global_compiler_lock
    def of(cls, calls: Iterable[Call]) -> Program:
        """Compile rules for being called with arguments of these types."""
        target = cpu_target.target_context
        target.refresh()
        library = ProgramLibrary(target.codegen(), "rules")
        library.enable_object_caching()
        entries = []
        for rule, arguments in calls:
            rule.compile(arguments)
            made = rule.overloads[arguments]
            with target.push_code_library(library):
                target.create_cpython_wrapper(
                    library, made.fndesc, made.environment, made.call_helper, release_gil=True
                )
            library.add_linking_library(made.library)
            entries.append((made.fndesc, made.signature, made.environment))
        _link_all_reached(library)
        library.finalize()
        return cls(library, entries)

    @classmethod
    def kept_at(cls, path: Path, *calls: list[Call]) -> list[Program]:
        """The programs in a file, for these calls each; if they are of no use, they are compiled now and kept there.

        What Python calls is no rule, and may have changed where no rule has.
        """
        if cls.fits(path):
            programs: list[Program] = cls.load(path)
            if [program.called for program in programs] == [
                [rule.py_func.__qualname__ for rule, _ in each] for each in calls
            ]:
                return programs
        programs = [cls.of(each) for each in calls]
        draft = path.with_name(f"{path.name}-{os.getpid()}")
        cls.save(draft, programs)
        draft.replace(path)
        return programs

    def address(self, name: str) -> int:
        """Where the machine code of a function is."""
        return int(self.library.codegen._engine.get_function_address(name))

    @property
    def called(self) -> list[str]:
        """The names of what may be called."""
        return [described.qualname for described, _, _ in self.entries]

    @staticmethod
    def save(path: Path, programs: Iterable[Program]) -> None:
        """Keep the machine code of programs in a file, for processors like this one."""
        kept = []
        for program in programs:
            for described, _, _ in program.entries:
                described.typemap = described.calltypes = None  # large, and only the compiler wanted them
            kept.append((program.library.name, program.library._get_compiled_object(), program.entries))
        path.write_bytes(dumps(_maker()) + dumps(kept))

    @staticmethod
    def fits(path: Path) -> bool:
        """Whether a file holds programs, made by this compiler for this processor."""
        try:
            with path.open("rb") as file:
                return bool(pickle.load(file) == _maker())
        except (OSError, EOFError, pickle.UnpicklingError, ValueError):
            return False

    @classmethod
    @global_compiler_lock
    def load(cls, path: Path) -> list[Program]:
        """The programs that were kept in a file."""
        target = cpu_target.target_context
        target.refresh()
        with path.open("rb") as file:
            pickle.load(file)
            kept = pickle.load(file)
        programs = []
        for name, code, entries in kept:
            library = target.codegen().create_library(name)
            library.enable_object_caching()
            library._set_compiled_object(code)
            library._finalize_final_module()
            programs.append(cls(library, entries))
        return programs


def _maker() -> tuple[object, ...]:
    """What machine code depends on besides its source: the compiler and the processor."""
    return (numba.__version__, *cpu_target.target_context.codegen().magic_tuple())


def _link_all_reached(library: Any) -> None:
    """Have every rule linked that can be reached from those that are."""
    reached = {}
    waiting = list(library._linking_libraries)
    while waiting:
        each = waiting.pop()
        if id(each) not in reached:
            reached[id(each)] = each
            waiting += each._linking_libraries if isinstance(each, RuleLibrary) else []
    library._linking_libraries = list(reached.values())
