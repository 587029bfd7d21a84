import { productNow } from '#ui/base/product-clock.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import { tActs } from './act-messages.ts'
import { tProfile } from './messages.ts'

export interface ReadConsent {
  /** Null if the answer is neither yes nor no. */
  given: boolean | null
  word: string
  since: string | null
  until: string | null
}

/** The color of a consent's dot. */
export function consentTone(given: ReadConsent['given']) {
  if (given === null) return 'off'
  return given ? 'positive' : 'negative'
}

const moment = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null

function answerOf(status: unknown, text: string): boolean | null {
  if (status === true || /^(granted|given|yes)$/.test(text)) return true
  return status === false || /^(denied|refused|revoked|no)$/.test(text) ? false : null
}

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
  const given = answerOf(status, text)
  if (given === null) return { given, word: choiceWords(status), since, until }
  if (given && until && Date.parse(until) <= productNow().getTime())
    return { given: false, word: tActs('consents.ended'), since, until }
  if (text === 'revoked') return { given, word: tActs('consents.REVOKED'), since, until }
  return { given, word: tProfile(given ? 'profile.given' : 'profile.refused'), since, until }
}
