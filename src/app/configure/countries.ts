const names = new Intl.DisplayNames(['en'], { type: 'region' })
const CODES = 'AD AE AF AG AI AL AM AO AR AS AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FR GA GB GD GE GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KP KR KW KZ LA LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SC SD SE SG SI SK SL SM SN SO SR SS SV SY SZ TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VA VE VN YE ZA ZM ZW'.split(' ')
const byName = new Map(CODES.map((code) => [countryName(code).toLowerCase(), code]))
const USUAL: Record<string, string> = { uk: 'GB', england: 'GB', usa: 'US', deutschland: 'DE', schweiz: 'CH', österreich: 'AT', holland: 'NL' }

/** A country's English name; the code itself when it is not known. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** An ISO 3166-1 code from a code or a name, or what is wrong. */
export function readCountry(text: string): { value: string } | { fault: string } {
  const code = text.toUpperCase()
  if (CODES.includes(code)) return { value: code }
  const known = USUAL[text.toLowerCase()] ?? byName.get(text.toLowerCase())
  return known ? { value: known } : { fault: `“${text}” is not a country; write for example Germany or DE.` }
}
