import countries from 'i18n-iso-countries'

/** The country of a contact whose country was given, but not understood. CLDR names it in each language. */
export const UNKNOWN_COUNTRY = 'ZZ'

/**
 * Names that no list has: parts of states, short and former names, codes of the European Union and
 * those on license plates, which address books of Europe use.
 */
const OTHER_NAMES: Record<string, string> = {
  DE:
    'd,brd,ddr,frg,gdr,west germany,east germany,westdeutschland,ostdeutschland,bundesrepublik,' +
    'bundesrepublik deutschland,federal republic of germany,germany federal republic of,' +
    'republique federale d allemagne,rfa,repubblica federale di germania,' +
    'republica federal de alemania,bondsrepubliek duitsland',
  GB:
    'uk,u k,england,scotland,wales,northern ireland,great britain,britain,grossbritannien,schottland,' +
    'nordirland,grande bretagne,angleterre,ecosse,gran bretana,inglaterra,escocia,gran bretagna,' +
    'inghilterra,scozia,groot brittannie,engeland,gra bretanha,storbritannien,storbritannia',
  US:
    'u s,u s a,united states of america,the states,vereinigte staaten von amerika,' +
    'etats unis d amerique,estados unidos de america,ee uu,eeuu,stati uniti d america',
  NL: 'holland,hollande,holanda,olanda,the netherlands,niederlande,pays bas',
  GR: 'el,hellas',
  XK: 'kosova,kosovo',
  AE: 'uae,u a e,vae,emirates',
  CZ: 'czech republic,czechia,tschechei,republique tcheque,republica checa,repubblica ceca',
  CH: 'swiss,schweizerische eidgenossenschaft,confoederatio helvetica',
  AT: 'a,republik osterreich',
  FR: 'f',
  IT: 'i',
  MM: 'burma,birma,birmanie,birmania',
  SZ: 'swaziland,swasiland',
  MK: 'macedonia,mazedonien,macedoine,fyrom',
  CI: 'ivory coast,elfenbeinkuste',
  CV: 'cape verde,kap verde',
  TR: 'turkey,turkiye',
  TL: 'east timor,osttimor',
  LK: 'ceylon',
  CD: 'zaire,dr congo,drc,congo kinshasa',
  CG: 'congo brazzaville',
  KR: 'korea,republic of korea',
  KP: 'dprk',
  RU: 'russia,russian federation',
  BY: 'white russia,weissrussland,belorussia',
}

/** The languages that are tried first; they decide where one name means two countries. */
const FIRST = 'en de fr es it nl pt sv nb da'.split(' ')
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const REGIONAL = (
  'es-MX pt-PT en-GB de-AT de-CH fr-CA zh-Hant sr-Latn bs-Cyrl az-Cyrl uz-Cyrl pa-Arab yue fil ' +
  'gsw haw hsb dsb ast fur ckb chr kok mai smn ceb pcm'
).split(' ')

/** A name as it is compared: lower case, letters and digits of any script, no Latin accents. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

const CODES: ReadonlySet<string> = new Set([...Object.keys(countries.getAlpha2Codes()), 'XK'])

const byName = new Map<string, string>(
  Object.entries(OTHER_NAMES).flatMap(([code, names]) =>
    names.split(',').map((name) => [name, code] as const),
  ),
)

/** Adds the names of one language; a name that is known keeps its country. */
function addLanguage(language: string): void {
  const add = (name: string | undefined, code: string) => {
    const key = fold(name ?? '')
    if (key && !byName.has(key)) byName.set(key, code)
  }
  for (const style of FIRST.includes(language)
    ? (['long', 'short'] as const)
    : (['long'] as const)) {
    const names = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' })
    for (const code of CODES) add(names.of(code), code)
  }
  for (const [code, names] of Object.entries(countries.getNames(language, { select: 'all' })))
    for (const name of names) add(name, code)
}

/** The languages whose names are not known yet. Reading one takes milliseconds. */
let waiting: string[] | null = null

function* languages(): Generator<string> {
  waiting ??= [
    ...FIRST,
    ...Intl.DisplayNames.supportedLocalesOf([
      ...LETTERS.flatMap((letter) => LETTERS.map((other) => letter + other)),
      ...REGIONAL,
    ]),
    ...countries.langs(),
  ].filter((language, at, all) => all.indexOf(language) === at)
  while (waiting.length > 0) yield waiting.shift()!
}

function codeOfName(name: string): string | undefined {
  const key = fold(name).replace(/^(?:the|la|le|les|el|los|die|der|de) (?=\p{L}{3})/u, '')
  if (key === '') return undefined
  for (const one of [fold(name), key]) if (byName.has(one)) return byName.get(one)
  for (const language of languages()) {
    addLanguage(language)
    if (byName.has(key)) return byName.get(key)
  }
  return undefined
}

function codeOf(text: string): string | undefined {
  const upper = text.toUpperCase()
  if (CODES.has(upper) || upper === UNKNOWN_COUNTRY) return upper
  return (
    countries.alpha3ToAlpha2(upper) ??
    (/^\d{3}$/.test(text) ? countries.numericToAlpha2(text) : undefined) ??
    codeOfName(text)
  )
}

const FIRST_OF_FLAGS = 0x1f1e6

/** Flags as the codes that they represent. */
const withoutFlags = (text: string): string =>
  text.replace(/[\u{1f1e6}-\u{1f1ff}]{2}/gu, (flag) =>
    [';', ...[...flag].map((sign) => LETTERS[sign.codePointAt(0)! - FIRST_OF_FLAGS])].join(''),
  )

/** Longer text is an address, not the name of a country. */
const MAX_LENGTH = 100

/**
 * Converts a code of two or three letters, or a name in any language that the system knows, to the
 * ISO 3166-1 code. Of "Berlin, Germany" or "Germany (DE)" the parts are read, if they name one
 * country only.
 * @returns empty for empty text, null for what is none
 */
export function countryCode(text: string): string | null {
  const trimmed = withoutFlags(text).trim()
  if (fold(trimmed) === '') return ''
  if (trimmed.length > MAX_LENGTH) return null
  const whole = codeOf(trimmed)
  if (whole) return whole
  const parts = trimmed.split(/[()[\]/,;|:–—]|\s-\s/).map((part) => part.trim())
  const codes = new Set(parts.flatMap((part) => (part.length > 1 && codeOf(part)) || []))
  return codes.size === 1 ? [...codes][0]! : null
}
