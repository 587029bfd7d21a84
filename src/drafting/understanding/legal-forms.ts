import { escapePattern } from '#model/lib/escape-pattern.ts'
import { anyOf } from '../languages/all-traits.ts'
/** Legal forms as they end a company's name, longer ones first. */
const FORMS = [
  'SELARL',
  'SCOP',
  'GmbH & Co\\.? KG',
  'GmbH & Co\\.? KGaA',
  'gGmbH',
  'GmbH',
  'mbH',
  'UG \\(haftungsbeschränkt\\)',
  'UG',
  'AG & Co\\.? KG',
  'AG',
  'KG',
  'OHG',
  'GbR',
  'e\\.\\s?K\\.',
  'e\\.\\s?V\\.',
  'eG',
  'PartG mbB',
  'Pty\\.? Ltd\\.?',
  'Pvt\\.? Ltd\\.?',
  'Private Limited',
  'Ltd\\.?',
  'Limited',
  'LLC',
  'L\\.L\\.C\\.',
  'LLP',
  'Inc\\.?',
  'Incorporated',
  'Corp\\.?',
  'Corporation',
  'PLC',
  'SARL',
  'S\\.A\\.R\\.L\\.?',
  'SASU',
  'SAS',
  'EURL',
  'S\\.?L\\.?U\\.?',
  'S\\.?L\\.?P?\\.?',
  'S\\.A\\.S\\.?',
  'S\\.A\\.C\\.?',
  'S\\.?A\\.? de C\\.?V\\.?',
  'S\\.A\\.',
  'SA',
  'S\\.?r\\.?l\\.?s?\\.?',
  'S\\.?p\\.?A\\.?',
  'S\\.?n\\.?c\\.?',
  'B\\.?V\\.?',
  'N\\.?V\\.?',
  'V\\.?O\\.?F\\.?',
  'BVBA',
  'AB',
  'HB',
  'ASA',
  'AS',
  'ANS',
  'ENK',
  'ApS',
  'A/S',
  'I/S',
  'Lda\\.?',
  'Unipessoal,? Lda\\.?',
  'Ltda\\.?',
  'EIRELI',
  'Oy',
  'OÜ',
  'Kft\\.?',
  'Sp\\. z o\\.\\s?o\\.',
  's\\.r\\.o\\.',
]

const AT_END = new RegExp(`^(.*?\\S)[,\\s]+(${FORMS.join('|')})$`, 'u')

/** Splits "Vertwerk GmbH" into the name and its legal form; the form is empty where it has none. */
export function splitLegalForm(text: string): { name: string; form: string } {
  const match = AT_END.exec(text.trim())
  const name = match?.[1]?.replace(/(?<![\s,&])[\s,&]+$/, '')
  return match && name && name.length >= 2
    ? { name, form: match[2]! }
    : { name: text.trim(), form: '' }
}

/** A word of a name, and a small word between two. */
const NAME_WORD = String.raw`[\p{Lu}\p{N}][\p{L}\p{N}&.'’+-]*`
const LINK = `&|${anyOf('and', 'nameLinks')}`
const NAMED = new RegExp(
  `(${NAME_WORD}(?:\\s(?:${LINK}|${NAME_WORD})){0,5})[,\\s]+` +
    `(${FORMS.join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)

/** Forms that are written before the name. */
const PREFIXES = '(?:SARL|SASU|SAS|EURL|SELARL|SCOP|SNC|Fundación|Fundação)'
const PREFIXED = new RegExp(
  `(?<![\\p{L}\\p{N}])(${PREFIXES})\\s((?:\\p{Lu}[\\p{L}\\p{N}&.'’-]*)(?:\\s\\p{Lu}[\\p{L}\\p{N}&.'’-]*){0,3})`,
  'gu',
)

/** Names with a legal form in a text, as an imprint or a footer has them. */
export const companiesIn = (text: string): string[] => [
  ...[...text.matchAll(NAMED)].map(([, name, form]) => `${name} ${form}`),
  ...[...text.matchAll(PREFIXED)].map(([, form, name]) => `${name} ${form}`),
]

/** The legal form that a text adds to a name, before or after it; empty where it adds none. */
export function formNextTo(text: string, name: string): string {
  if (name.length < 2) return ''
  const after = new RegExp(
    `${escapePattern(name)}[,\\s]{1,2}(${FORMS.join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  )
  const before = new RegExp(`(?<![\\p{L}\\p{N}])(${PREFIXES})\\s${escapePattern(name)}`, 'iu')
  return after.exec(text)?.[1] ?? before.exec(text)?.[1] ?? ''
}

/** "Firm v/Name": a Danish firm with its owner. */
const OWNER = /(?<!\s)\s+v\/\s?\p{Lu}[\s\S]*/u

/** A name without the quotation marks around it, the year of a copyright line and its owner. */
export const bareName = (text: string): string =>
  text
    .replace(/^(?:20[12]\d)\s+(?=\p{Lu})/u, '')
    .replace(/^["“„«](.+)["”“»]$/u, '$1')
    .replace(OWNER, '')
    .trim()
