"""Settings that are read again while the server goes on, when it is sent SIGHUP; the others wait for its next start."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Callable
from dataclasses import replace

from rainout.core.errors import RainoutError
from rainout.server import journal, mail
from rainout.server.errors import CannotStart
from rainout.server.house import House
from rainout.server.in_force import known
from rainout.server.settings import MEMORY, Settings

log = logging.getLogger(__name__)


def check_together(settings: Settings) -> None:
    """Refuse settings of which each can be and which cannot go together."""
    if settings.metrics == "token" and not settings.metrics_token:
        raise CannotStart("cannot-start-metrics")
    for proxy in settings.trusted_proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise CannotStart("cannot-start-proxies", value=proxy) from None
    if settings.smtp_host and not mail.is_set_up(settings):
        raise CannotStart("cannot-start-mail")
    if settings.workers > 1 and settings.database == MEMORY:
        raise CannotStart("cannot-start-apart")
    if settings.workers > 1 and settings.lan:
        raise CannotStart("cannot-start-workers-lan")


def reload(house: House, again: Callable[[], Settings]) -> None:
    """Take what has changed of the settings that can change; if they make no sense, all stay as they were."""
    try:
        wanted = again()
        check_together(wanted)
    except RainoutError as error:
        log.error("the settings stay as they were: %s", error)
        return
    names = [setting.name for setting in known().values() if setting.reloaded]
    house.settings = replace(house.settings, **{name: getattr(wanted, name) for name in names})
    journal.begin(wanted.log_level, wanted.log_format)
    log.info("settings were read again")
