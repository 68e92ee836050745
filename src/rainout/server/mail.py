"""The post: letters, and the host's mail server that takes them."""

from __future__ import annotations

import re
import smtplib
import ssl
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from types import TracebackType

from rainout.core.words import Speaker
from rainout.server.settings import Settings

WITHIN = 20.0
"""Seconds that a mail server may take for one answer."""
ADDRESS = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}", re.ASCII)
REFUSED_FOR_GOOD = 500
POLICY = policy.SMTP.clone(max_line_length=500, cte_type="7bit")
"""Headers stay on one line, which some mail programs want of addresses, and any server takes what is in a letter."""


class NoSuchReader(Exception):
    """The mail server says that nobody has that address."""


def is_address(text: str) -> bool:
    """Whether a letter can be sent there.

    >>> [is_address(text) for text in ("ana@example.org", "ana@here", "a b@example.org", "a@b.org\\nBcc: x@y.org")]
    [True, False, False, False]
    """
    return ADDRESS.fullmatch(text) is not None


def is_set_up(settings: Settings) -> bool:
    """Whether the host has said by whom letters are taken, and in whose name."""
    return bool(settings.smtp_host and is_address(sender(settings)))


def sender(settings: Settings) -> str:
    """The address in whose name letters go out, without what people read beside it."""
    return parseaddr(settings.mail_from)[1]


def letter(settings: Settings, to: str, subject: str, text: str, stop: str, language: str) -> EmailMessage:
    """A letter in plain text, which tells mail programs how to end all of them with one click (RFC 8058)."""
    written = EmailMessage(POLICY)
    written["From"] = settings.mail_from
    written["To"] = to
    written["Subject"] = subject
    written["Date"] = formatdate()
    written["Message-ID"] = make_msgid(domain=sender(settings).partition("@")[2])
    written["Content-Language"] = language
    written["Auto-Submitted"] = "auto-generated"
    written["List-Unsubscribe"] = f"<{stop}>"
    written["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    written.set_content(text)
    return written


class Post:
    """The mail server of the host, as long as it is open; all of it waits, so it is used beside the loop."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def __enter__(self) -> Post:
        wanted = self._settings
        safe = ssl.create_default_context()
        if wanted.smtp_security == "tls":
            self._server: smtplib.SMTP = smtplib.SMTP_SSL(
                wanted.smtp_host, wanted.smtp_port, timeout=WITHIN, context=safe
            )
        else:
            self._server = smtplib.SMTP(wanted.smtp_host, wanted.smtp_port, timeout=WITHIN)
        try:
            if wanted.smtp_security == "starttls":
                self._server.starttls(context=safe)
            if wanted.smtp_user:
                self._server.login(wanted.smtp_user, wanted.smtp_password)
        except BaseException:
            self._server.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self._server.quit()
        except (OSError, smtplib.SMTPException):
            self._server.close()

    def send(self, written: EmailMessage) -> None:
        """Have a letter taken; :class:`NoSuchReader` if it never will be, else what else went wrong."""
        try:
            self._server.send_message(written)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            if codes and min(codes) >= REFUSED_FOR_GOOD:
                raise NoSuchReader from error
            raise


def post(settings: Settings, written: EmailMessage) -> None:
    """Send one letter."""
    with Post(settings) as open_post:
        open_post.send(written)


def about_confirming(
    settings: Settings, to: str, origin: str, code: str, stop: str, language: str
) -> EmailMessage:
    """The first letter to an address: whoever reads it can say that they want more."""
    say, house = Speaker(language).say, origin.partition("://")[2]
    lines = [
        say("call-confirm-text", house=house),
        f"{origin}/me#confirm={code}",
        say("call-confirm-else"),
    ]
    subject = say("call-confirm-subject", house=house)
    return letter(settings, to, subject, "\n\n".join(lines) + "\n", stop, language)
