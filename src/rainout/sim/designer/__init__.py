"""The designer's report: what a game is like, and what everything in it is worth, from matches between good players."""

from __future__ import annotations

from rainout.sim.designer.findings import DesignReport
from rainout.sim.designer.page import as_html, as_json
from rainout.sim.designer.working import design_report

__all__ = ["DesignReport", "as_html", "as_json", "design_report"]
