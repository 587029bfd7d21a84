import type { CallOutcome } from '#model/api/agents.ts'
import { ADDRESS_IN_TEXT } from '#model/lib/address-in-text.ts'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import { classifyReply } from '#drafting/replies/classify-reply.ts'
import { meaningsOf } from './topics.ts'
import { wordsOf } from './stems.ts'

/** What a caller's words want besides an answer. */
export interface Gestures {
  /** The first address in the words, in lower case. */
  address: string
  outcome: CallOutcome | ''
  isYes: boolean
  isNo: boolean
  asksPerson: boolean
  asksWho: boolean
  givesOrders: boolean
  isAnnoyed: boolean
  isGreeting: boolean
  isBye: boolean
}

/** Words of an answer that is a yes or a no, and says little more. */
const SHORT = 6

/** Characters of a caller's words that are read. */
export const LONGEST_TURN = 1000

function outcomeOf(
  label: ReturnType<typeof classifyReply>['label'],
  isLater: boolean,
  isShort: boolean,
): CallOutcome | '' {
  if (label === 'opt-out') return 'do-not-contact'
  if (label === 'wrong-person') return 'wrong-person'
  if (isLater) return 'call-back'
  if (label === 'not-interested' && !isShort) return 'not-interested'
  return label === 'meeting' || label === 'positive' ? 'interested' : ''
}

/** Reads the words of a caller by the rules that read replies to emails, and by the lexicon. */
export function gesturesOf(text: string, language: EmailLanguage): Gestures {
  const { found } = meaningsOf(text, language)
  const { label } = classifyReply('', text)
  const isShort = wordsOf(text).length <= SHORT
  const isRefusal = label === 'not-interested'
  return {
    address: text.match(ADDRESS_IN_TEXT)?.[0]?.toLowerCase() ?? '',
    outcome: outcomeOf(label, found.has('later'), isShort),
    isYes: isShort && !isRefusal && (found.has('yes') || label === 'positive') && !found.has('no'),
    isNo: isShort && (found.has('no') || isRefusal),
    asksPerson: found.has('human') || label === 'meeting',
    asksWho: found.has('identity'),
    givesOrders: found.has('orders'),
    isAnnoyed: found.has('annoyed'),
    isGreeting: isShort && found.has('greeting'),
    isBye: isShort && (found.has('bye') || found.has('thanks')) && !text.includes('?'),
  }
}
