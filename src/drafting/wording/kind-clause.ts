import { anyOf } from '../languages/all-traits.ts'
import { lexicons } from '../languages/lexicons.ts'
import { COMPOUNDING } from '../text/sentence-form.ts'
import { activityOf } from './activity.ts'
import type { Sender } from './we-form.ts'

/** Languages in which the verb of a clause is its last word. */
const VERB_LAST = new Set(['de', 'nl'])

/** Words in which a sentence says what kind of firm it is about. */
const MAX_KIND_WORDS = 8
/** Words of the shortest work: "makes tools". */
const MIN_WORK_WORDS = 3

/** "We are", in every language. */
export const COPULA = new RegExp(String.raw`^(?:${anyOf('weAre')})\s`, 'iu')
const IS = new RegExp(String.raw`^(?:\s\p{Lu}[\p{L}.&-]*){0,2}\s(?:${anyOf('is')})\s`, 'u')

/** What follows "we are" or "Halden is"; null for other sentences. */
function afterCopula(text: string, company: string): string | null {
  const own = COPULA.exec(text)
  if (own) return text.slice(own[0].length)
  if (company === '' || !text.toLowerCase().startsWith(company.toLowerCase())) return null
  const after = text.slice(company.length)
  const found = IS.exec(after)
  return found && after.slice(found[0].length)
}

/**
 * "Halden is a company that builds sheds" as "Halden builds sheds"; unchanged where the noun before
 * the clause names the trade, and in languages whose clauses end in their verb.
 */
export function withoutKind(text: string, { company, language, letters }: Sender): string {
  const rest = VERB_LAST.has(language) ? null : afterCopula(text, company)
  if (rest === null || company === '') return text
  const { grammar, selling } = lexicons[language]
  const words = rest.split(' ')
  const at = words.slice(0, MAX_KIND_WORDS).findIndex((word) => grammar.relatives.includes(word))
  const kind = words[at - 1]?.toLowerCase().replace(/^\p{L}+[’']/u, '') ?? ''
  const isKind = selling.kinds.some((one) =>
    COMPOUNDING.has(language) ? kind.endsWith(one) : kind === one,
  )
  const namesTrade = words.slice(0, Math.max(0, at - 1)).some((word) => activityOf(word, letters))
  const work = words.slice(at + 1)
  const isVerb = letters.we.verbs[work[0] ?? ''] !== undefined
  const isWork = isVerb && work.length >= MIN_WORK_WORDS
  return at > 0 && isKind && !namesTrade && isWork ? `${company} ${work.join(' ')}` : text
}
