import { productNow } from '#ui/base/product-clock.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import { a } from './act-messages.ts'
import { p } from './messages.ts'

export interface ReadConsent {
  /** Null if the answer is neither yes nor no. */
  given: boolean | null
  word: string
  since: string | null
  until: string | null
}

const moment = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null

/**
 * A consent is stored as yes or no, as a word, or as `{ status, statusDate, revokeDate }`; an
 * expired one is not given.
 */
export function readConsent(value: unknown): ReadConsent {
  const { status, statusDate, revokeDate } = (
    typeof value === 'object' && value !== null ? value : { status: value }
  ) as { status?: unknown; statusDate?: unknown; revokeDate?: unknown }
  const text = String(status ?? '').toLowerCase()
  const [since, until] = [moment(statusDate), moment(revokeDate)]
  const said =
    status === true || /^(granted|given|yes)$/.test(text)
      ? true
      : status === false || /^(denied|refused|revoked|no)$/.test(text)
        ? false
        : null
  if (said === true && until && Date.parse(until) <= productNow().getTime())
    return { given: false, word: a('consents.ended'), since, until }
  return {
    given: said,
    word:
      said === null
        ? choiceWords(status)
        : text === 'revoked'
          ? a('consents.REVOKED')
          : p(said ? 'profile.given' : 'profile.refused'),
    since,
    until,
  }
}
