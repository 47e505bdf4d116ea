"""Reports of a wrong rule: stored for the host of the server, and given to those who played."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, MediaType, Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.params import JSONBody, PathParameter

from gloam.server.routes.api import NEW, SEAT, AnyRequest, Code, Me, Server, entered, record_file, spend
from gloam.tables.messages import ReportedRule, ReportRule, RuleReported


class RuleReportController(Controller):
    """What players of a table report about rules."""

    path = "/api/tables/{code:str}/rule-reports"
    tags = ["tables"]

    @post("/", responses=NEW)
    async def report(
        self, request: AnyRequest, service: Server, person: Me, code: Code, data: JSONBody[ReportRule]
    ) -> RuleReported:
        """Report a rule that is played wrong: the whole record up to now goes to the host of the server."""
        spend("reports", request, service, person)
        table = await entered(service, person, code)
        return RuleReported(await service.report_rule(table, person, data.seat, data.sentence, data.rule))

    @get("/", responses=SEAT)
    async def list_reports(self, service: Server, person: Me, code: Code) -> list[ReportedRule]:
        """My reports during play, and all of a finished game that I played."""
        return await service.reported_rules(await entered(service, person, code), person)

    @get(
        "/{report:int}",
        responses=SEAT,
        media_type=MediaType.TEXT,
        response_headers=[ResponseHeader("Content-Disposition", description="A name for the file.", documentation_only=True)],
    )
    async def show(
        self,
        service: Server,
        person: Me,
        code: Code,
        report: Annotated[int, PathParameter(description="The report's number, from 1.", ge=1, le=1_000_000)],
    ) -> Response[str]:
        """A report of mine as a text file: what my seat may know during play, the whole record for all who played afterwards."""
        table = await entered(service, person, code)
        text = await service.rule_report(table, person, report)
        return record_file(text, f"{table.info.game}-{table.info.code}-report-{report}")
