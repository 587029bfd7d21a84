/** Countries that keep one wall time: their zone follows from the country (IANA zone1970.tab). Others need the contact's own zone. */
const ZONES: Record<string, string> = {
  AT: 'Europe/Vienna', BE: 'Europe/Brussels', BG: 'Europe/Sofia', CH: 'Europe/Zurich', CY: 'Asia/Nicosia', CZ: 'Europe/Prague', DE: 'Europe/Berlin', DK: 'Europe/Copenhagen', EE: 'Europe/Tallinn', FI: 'Europe/Helsinki',
  FR: 'Europe/Paris', GB: 'Europe/London', GR: 'Europe/Athens', HR: 'Europe/Zagreb', HU: 'Europe/Budapest', IE: 'Europe/Dublin', IS: 'Atlantic/Reykjavik', IT: 'Europe/Rome', LI: 'Europe/Vaduz', LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg', LV: 'Europe/Riga', MT: 'Europe/Malta', NL: 'Europe/Amsterdam', NO: 'Europe/Oslo', PL: 'Europe/Warsaw', RO: 'Europe/Bucharest', RS: 'Europe/Belgrade', SE: 'Europe/Stockholm', SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava', TR: 'Europe/Istanbul', UA: 'Europe/Kyiv', BA: 'Europe/Sarajevo', AL: 'Europe/Tirane', MK: 'Europe/Skopje', MD: 'Europe/Chisinau', BY: 'Europe/Minsk',
  AE: 'Asia/Dubai', IL: 'Asia/Jerusalem', IN: 'Asia/Kolkata', JP: 'Asia/Tokyo', KR: 'Asia/Seoul', CN: 'Asia/Shanghai', HK: 'Asia/Hong_Kong', TW: 'Asia/Taipei', SG: 'Asia/Singapore', MY: 'Asia/Kuala_Lumpur', TH: 'Asia/Bangkok',
  PH: 'Asia/Manila', VN: 'Asia/Ho_Chi_Minh', PK: 'Asia/Karachi', BD: 'Asia/Dhaka', LK: 'Asia/Colombo', NP: 'Asia/Kathmandu', SA: 'Asia/Riyadh', QA: 'Asia/Qatar', KW: 'Asia/Kuwait', JO: 'Asia/Amman', GE: 'Asia/Tbilisi', AM: 'Asia/Yerevan',
  ZA: 'Africa/Johannesburg', NG: 'Africa/Lagos', KE: 'Africa/Nairobi', EG: 'Africa/Cairo', MA: 'Africa/Casablanca', TN: 'Africa/Tunis', GH: 'Africa/Accra', ET: 'Africa/Addis_Ababa', UG: 'Africa/Kampala', TZ: 'Africa/Dar_es_Salaam',
  CO: 'America/Bogota', PE: 'America/Lima', AR: 'America/Argentina/Buenos_Aires', UY: 'America/Montevideo', PY: 'America/Asuncion', BO: 'America/La_Paz', VE: 'America/Caracas', CR: 'America/Costa_Rica', PA: 'America/Panama', GT: 'America/Guatemala',
}

const NAMES: Record<string, string> = {
  germany: 'DE', deutschland: 'DE', allemagne: 'DE', austria: 'AT', österreich: 'AT', switzerland: 'CH', schweiz: 'CH', suisse: 'CH', 'united kingdom': 'GB', uk: 'GB', 'great britain': 'GB', england: 'GB', scotland: 'GB', wales: 'GB',
  'united states': 'US', 'united states of america': 'US', usa: 'US', 'u.s.': 'US', 'u.s.a.': 'US', america: 'US', canada: 'CA', kanada: 'CA', france: 'FR', frankreich: 'FR', italy: 'IT', italien: 'IT', italia: 'IT', spain: 'ES', spanien: 'ES',
  españa: 'ES', portugal: 'PT', netherlands: 'NL', niederlande: 'NL', 'the netherlands': 'NL', holland: 'NL', belgium: 'BE', belgien: 'BE', denmark: 'DK', dänemark: 'DK', sweden: 'SE', schweden: 'SE', norway: 'NO', norwegen: 'NO', finland: 'FI',
  finnland: 'FI', ireland: 'IE', irland: 'IE', poland: 'PL', polen: 'PL', 'czech republic': 'CZ', czechia: 'CZ', tschechien: 'CZ', hungary: 'HU', ungarn: 'HU', greece: 'GR', griechenland: 'GR', turkey: 'TR', türkei: 'TR', australia: 'AU',
  australien: 'AU', 'new zealand': 'NZ', neuseeland: 'NZ', india: 'IN', indien: 'IN', japan: 'JP', china: 'CN', singapore: 'SG', singapur: 'SG', brazil: 'BR', brasilien: 'BR', mexico: 'MX', mexiko: 'MX', 'south africa': 'ZA', südafrika: 'ZA',
  israel: 'IL', 'united arab emirates': 'AE', uae: 'AE', romania: 'RO', rumänien: 'RO', bulgaria: 'BG', bulgarien: 'BG', luxembourg: 'LU', luxemburg: 'LU', estonia: 'EE', latvia: 'LV', lithuania: 'LT', ukraine: 'UA', croatia: 'HR', slovakia: 'SK',
  slovenia: 'SI', serbia: 'RS', iceland: 'IS', malta: 'MT', cyprus: 'CY', 'south korea': 'KR', korea: 'KR', 'hong kong': 'HK', taiwan: 'TW', argentina: 'AR', chile: 'CL', colombia: 'CO', peru: 'PE', philippines: 'PH', indonesia: 'ID', thailand: 'TH', vietnam: 'VN',
}

/** The zone of a country with one wall time, or empty. */
export const zoneOfCountry = (country: string): string => ZONES[country] ?? ''

/** ISO 3166-1 code of two letters from a code or a name in English or German; null when neither. */
export function countryCode(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  if (/^uk$/i.test(trimmed)) return 'GB'
  if (/^[a-z]{2}$/i.test(trimmed)) return trimmed.toUpperCase()
  return NAMES[trimmed.toLowerCase()] ?? null
}
