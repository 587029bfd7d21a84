import { getLanguage } from '#ui/messages/messages.ts'

const CODES = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT ' +
  'BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ' +
  'ET FI FJ FR GA GB GD GE GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR ' +
  'IS IT JM JO JP KE KG KH KM KP KR KW KZ LA LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ' +
  'ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS ' +
  'PT PY QA RO RS RU RW SA SC SD SE SG SI SK SL SM SN SO SR SS SV SY SZ TD TG TH TJ TL TM ' +
  'TN TO TR TT TW TZ UA UG US UY UZ VA VE VN YE ZA ZM ZW'
).split(' ')
const USUAL: Record<string, string> = {
  uk: 'GB',
  england: 'GB',
  usa: 'US',
  deutschland: 'DE',
  schweiz: 'CH',
  österreich: 'AT',
  holland: 'NL',
}

interface CountryNames {
  of: Intl.DisplayNames
  byName: ReadonlyMap<string, string>
}

/** Names by language, cached because a list of chips looks up many. */
const known = new Map<string, CountryNames>()

function namesIn(language: string): CountryNames {
  const countryNames = known.get(language)
  if (countryNames) return countryNames
  const of = new Intl.DisplayNames([language, 'en'], { type: 'region' })
  const made = {
    of,
    byName: new Map(CODES.map((code) => [(of.of(code) ?? code).toLowerCase(), code])),
  }
  known.set(language, made)
  return made
}

/** A country's name in the current language; the code if unknown. */
export function countryName(code: string): string {
  try {
    return namesIn(getLanguage()).of.of(code) ?? code
  } catch {
    return code
  }
}

/** The ISO 3166-1 code for a code or a name, in the current language or English; null otherwise. */
export function codeOfCountry(text: string): string | null {
  const code = text.toUpperCase()
  if (CODES.includes(code)) return code
  const name = text.toLowerCase()
  return (
    USUAL[name] ?? namesIn(getLanguage()).byName.get(name) ?? namesIn('en').byName.get(name) ?? null
  )
}
