"""Terraforming Mars: base game, Corporate Era, Prelude, three maps, solo and draft, exactly as the rulebooks say."""

from valles.games.manifest import Manifest

MANIFEST = Manifest(
    name="terraforming_mars",
    rules="valles.games.terraforming_mars.rulebook:RULES",
    public="valles.games.terraforming_mars.public:public_view",
    encoding="valles.games.terraforming_mars.encoding:ENCODING",
    judgement="valles.games.terraforming_mars.judgement.judgement:Judgement",
    screen="valles.games.terraforming_mars.board.screen:Screen",
    drawing="valles.games.terraforming_mars.board.drawing:drawing",
    summary="valles.games.terraforming_mars:summary.md",
    table="valles.games.terraforming_mars.table:TerraformingMarsTable",
)
