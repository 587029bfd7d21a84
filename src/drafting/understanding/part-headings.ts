/** Headings of parts about a company's values, which no customer gets. */
export const VALUES = new RegExp(
  [
    String.raw`(?<!\p{L})(?:core )?(?:values|werte|valeurs|valores|valori|kernwaarden|`,
    String.raw`waarden|värderingar|verdier|værdier|culture|objectives?|legislation|objetivos?|`,
    String.raw`legisla[cç][aãió]+o?n?|equipa técnica|equipo técnico|objectifs?|législation|obiettiv[oi]|`,
    String.raw`normativa|áreas? de (?:intervención|intervenção|actuación|atuação)|âmbito|ámbito|`,
    String.raw`destinatários|destinatarios|serviços assegurados|rechtsgrundlagen?|wetgeving|`,
    String.raw`lagstiftning|lovgivning)(?!\p{L})`,
  ].join(''),
  'iu',
)

/** Headings of parts that list the places a company works at. */
export const AREAS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:areas?|locations?|cities|towns|counties|coverage|einsatzgebiete?|`,
    String.raw`standorte|regionen|zones?|secteurs?|villes|zonas|ciudades|città|comuni|`,
    String.raw`werkgebied|regio|steden|cidades|regiões|områden?|områder|orter|steder|`,
    String.raw`byer)(?!\p{L})`,
  ].join(''),
  'iu',
)

/** "Integrity", "Respect": a value of the company under its own heading. */
export const VALUE_NAME = new RegExp(
  [
    String.raw`^(?:our )?(?:ethics?|integrity|transparency|respect|honesty|social responsibility|mission|`,
    String.raw`vision|ethik|integrität|transparenz|respekt|ehrlichkeit|éthique|intégrité|transparence|`,
    String.raw`honnêteté|ética|integridade?|transparência|transparencia|respeto|respeito|honestidade?|`,
    String.raw`responsabilidade? social|missão|visão|misión|visión|etica|integrità|trasparenza|rispetto|`,
    String.raw`onestà|integriteit|transparantie|eerlijkheid|missie|visie|etik|integritet|ärlighet|`,
    String.raw`öppenhet|åpenhet|ærlighet|åbenhed)(?!\p{L})`,
  ].join(''),
  'iu',
)
