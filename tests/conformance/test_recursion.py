"""Rules recurse nowhere: neither a GPU nor the cache of compiled rules could live with it."""

from __future__ import annotations

import ast
import inspect
import sys
from types import ModuleType

from rainout.core.game import PLAY, Game
from rainout.core.kernel import is_rule_module


def rule_modules(game: Game) -> dict[str, ModuleType]:
    """The interpreted rule modules a game reaches from its contract and from the shared drivers."""
    kernels = game.load(compiled=False)
    kernels.module(PLAY)
    found = dict(kernels._instances)
    assert any(is_rule_module(__import__(name, fromlist=["rule"])) for name in found)
    return found


def calls(modules: dict[str, ModuleType]) -> dict[str, set[str]]:
    """Which rule calls which, by the names of functions and the modules they are defined in."""
    graph: dict[str, set[str]] = {}
    for module in modules.values():
        for name, function in vars(module).items():
            if inspect.isfunction(function) and function.__module__ == module.__name__:
                tree = ast.parse(inspect.getsource(function))
                called = [meant(module, node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)]
                graph[f"{function.__module__}.{name}"] = {
                    f"{each.__module__}.{each.__name__}" for each in called if inspect.isfunction(each)
                }
    return graph


def meant(module: ModuleType, called: ast.expr) -> object:
    """What a call calls: something the module has a name for, or something in a module that it has a name for."""
    if isinstance(called, ast.Attribute):
        return getattr(meant(module, called.value), called.attr, None)
    return getattr(module, called.id, None) if isinstance(called, ast.Name) else None


def cycle(graph: dict[str, set[str]]) -> list[str]:
    """A chain of calls that leads back to its start, or nothing."""
    done: set[str] = set()

    def follow(name: str, path: list[str]) -> list[str]:
        if name in path:
            return path[path.index(name) :]
        if name in done:
            return []
        for called in graph.get(name, ()):
            if found := follow(called, [*path, name]):
                return found
        done.add(name)
        return []

    return next((found for name in graph if (found := follow(name, []))), [])


def test_rules_recurse_nowhere(game: Game) -> None:
    graph = calls(rule_modules(game))
    assert len(graph) > 20
    assert [name.split(".")[-1] for name in cycle(graph)] == []


def test_calls_into_another_module_are_seen() -> None:
    here = sys.modules[__name__]
    assert meant(here, ast.parse("ast.parse", mode="eval").body) is ast.parse
    assert meant(here, ast.parse("cycle", mode="eval").body) is cycle


def test_the_test_would_notice() -> None:
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == ["a", "b", "c"]
    assert cycle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []
