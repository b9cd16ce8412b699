"""Terraforming Mars: base game, Corporate Era, Prelude, three maps, solo and draft, exactly as the rulebooks say."""

from valles.games.manifest import Manifest

MANIFEST = Manifest(
    name="terraforming_mars",
    order=1,
    rules="valles.games.terraforming_mars.rules.rulebook:RULES",
    public="valles.games.terraforming_mars.public:public_view",
    encoding="valles.games.terraforming_mars.encoding.row:ENCODING",
    heuristic="valles.games.terraforming_mars.heuristic.heuristic:Heuristic",
    screen="valles.games.terraforming_mars.terminal.screen:Screen",
    drawing="valles.games.terraforming_mars.terminal.drawing:drawing",
    texts="valles.games.terraforming_mars:texts",
    summary="valles.games.terraforming_mars:summary.md",
    events="valles.games.terraforming_mars.events:EVENTS",
    page="valles.games.terraforming_mars.page:PAGE",
    lesson="valles.games.terraforming_mars.lesson:LESSON",
    scenario="valles.games.terraforming_mars.scenario:TerraformingMarsTable",
)
