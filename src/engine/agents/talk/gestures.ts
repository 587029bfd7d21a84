import type { CallOutcome } from '#model/api/agents.ts'
import { ADDRESS_IN_TEXT } from '#model/lib/address-in-text.ts'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import { classifyReply } from '#drafting/replies/classify-reply.ts'
import { agentLanguages } from './languages.ts'
import { joined, meaningsOf } from './topics.ts'
import { bareWord, wordsOf } from './stems.ts'

/** What a caller's words want besides an answer. */
export interface Gestures {
  /** The first address in the words, in lower case. */
  address: string
  outcome: CallOutcome | ''
  isYes: boolean
  isNo: boolean
  /** Whether the words decline, in a short answer too. */
  isRefusal: boolean
  /** Whether the words ask something, also without a question mark. */
  isAsking: boolean
  /** Whether the words ask for a later call, and do not just name a time. */
  putsOff: boolean
  asksPerson: boolean
  /** Whether the words surely ask to talk to a person, and do not just mention one. */
  wantsPerson: boolean
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

/** Clauses of a caller's words that are read one by one. */
const MAX_CLAUSES = 8

type Label = ReturnType<typeof classifyReply>['label']

const lists = new Map<string, readonly string[]>()

/** The words and phrases of a list, the longest first. */
function phrasesIn(list: string): readonly string[] {
  const known = lists.get(list)
  if (known) return known
  const phrases = list
    .split(' ')
    .map((entry) => joined(entry.replaceAll('_', ' ')))
    .toSorted((a, b) => b.length - a.length)
  lists.set(list, phrases)
  return phrases
}

const says = (text: string, list: string) => {
  const whole = joined(text)
  return phrasesIn(list).some((phrase) => whole.includes(phrase))
}

/** The words of a text without phrases that agree by a denial, such as "no problem". */
function withoutAgreed(text: string, language: EmailLanguage): string {
  let rest = joined(text)
  for (const phrase of phrasesIn(agentLanguages[language].answers.agreed))
    // Two in a row share the space between them.
    while (rest.includes(phrase)) rest = rest.replaceAll(phrase, ' ')
  return rest
}

const isDenied = (text: string, language: EmailLanguage) =>
  says(withoutAgreed(text, language), agentLanguages[language].answers.not)

/** Whether one clause means something, and does not deny it. */
const someClause = (text: string, language: EmailLanguage, means: (clause: string) => boolean) =>
  text
    .split(/[,.;:!?–—\n]+/u)
    .slice(0, MAX_CLAUSES)
    .some((clause) => !isDenied(clause, language) && means(clause))

/** Words at the beginning of a clause that may be its subject: "A colleague recommended you". */
const SUBJECT = 2

/** Whether a clause wishes to talk to a person, and does not say what one did. */
const namesTalk = (clause: string, language: EmailLanguage) =>
  says(clause, agentLanguages[language].answers.talk) &&
  meaningsOf(wordsOf(clause).slice(SUBJECT).join(' '), language).found.has('human')

const isWish = (label: Label) => label === 'meeting' || label === 'positive'

interface Read {
  isLater: boolean
  isShort: boolean
  isWanted: boolean
}

function outcomeOf(label: Label, { isLater, isShort, isWanted }: Read): CallOutcome | '' {
  if (label === 'opt-out') return 'do-not-contact'
  if (label === 'wrong-person') return 'wrong-person'
  if (isLater) return 'call-back'
  if (label === 'not-interested' && !isShort) return 'not-interested'
  return isWanted ? 'interested' : ''
}

/** Reads the words of a caller by the rules that read replies to emails, and by the lexicon. */
export function gesturesOf(text: string, language: EmailLanguage): Gestures {
  const { found, used } = meaningsOf(text, language)
  const { label } = classifyReply('', text)
  const isShort = wordsOf(text).length <= SHORT
  const rest = withoutAgreed(text, language)
  const agrees = rest !== joined(text)
  const isRefusal = label === 'not-interested' && !agrees
  const denies = isDenied(text, language)
  const saysNo = [...used].some(
    ([word, meanings]) => meanings.includes('no') && rest.includes(` ${bareWord(word)} `),
  )
  const wishes = (clause: string) => isWish(classifyReply('', clause).label)
  const isWanted = isWish(label) && (!denies || (!isShort && someClause(text, language, wishes)))
  const isLater = found.has('later')
  const namesYes = found.has('yes') || agrees || label === 'positive'
  return {
    address: text.match(ADDRESS_IN_TEXT)?.[0]?.toLowerCase() ?? '',
    outcome: outcomeOf(label, { isLater, isShort, isWanted }),
    isYes: isShort && !isRefusal && namesYes && !saysNo && !denies,
    isNo: isShort && (saysNo || isRefusal),
    isRefusal,
    isAsking: text.includes('?') || label === 'question',
    putsOff: isLater && says(text, agentLanguages[language].answers.putOff),
    asksPerson: found.has('human') || label === 'meeting',
    wantsPerson: someClause(text, language, (clause) => namesTalk(clause, language)),
    asksWho: found.has('identity'),
    givesOrders: found.has('orders'),
    isAnnoyed: found.has('annoyed'),
    isGreeting: isShort && found.has('greeting'),
    isBye: isShort && (found.has('bye') || found.has('thanks')) && !text.includes('?'),
  }
}
