"""On Mars: the rulebook as code."""

from valles.games.manifest import Manifest

MANIFEST = Manifest(
    name="on_mars",
    order=2,
    rules="valles.games.on_mars.rules.rulebook:RULES",
    public="valles.games.on_mars.public.view:public_view",
    encoding="valles.games.on_mars.encoding:ENCODING",
    heuristic="valles.games.on_mars.heuristic.heuristic:Heuristic",
    adviser="valles.games.on_mars.heuristic.heuristic:adviser",
    screen="valles.games.on_mars.terminal.screen:Screen",
    drawing="valles.games.on_mars.terminal.drawing:drawing",
    texts="valles.games.on_mars:texts",
    summary="valles.games.on_mars:summary.md",
    events="valles.games.on_mars.events:EVENTS",
    page="valles.games.on_mars.page:PAGE",
    lesson="valles.games.on_mars.lesson:LESSON",
    scenario="valles.games.on_mars.scenario:OnMarsTable",
)
