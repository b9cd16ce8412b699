"""On Mars: the rulebook as code."""

from valles.games.manifest import Manifest

MANIFEST = Manifest(
    name="on_mars",
    rules="valles.games.on_mars.rulebook:RULES",
    public="valles.games.on_mars.public.view:public_view",
    encoding="valles.games.on_mars.encoding:ENCODING",
    judgement="valles.games.on_mars.judgement.judgement:Judgement",
    screen="valles.games.on_mars.board.screen:Screen",
    drawing="valles.games.on_mars.board.drawing:drawing",
    summary="valles.games.on_mars:summary.md",
    table="valles.games.on_mars.table:OnMarsTable",
)
