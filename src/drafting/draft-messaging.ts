import { SURE_ENOUGH } from '#model/email/drafting-questions.ts'
import { MESSAGE_LENGTHS } from '#model/email/message-lengths.ts'
import type { Messaging } from '#model/api/outreach.ts'
import type { Candidate, Fact, SiteFacts } from './facts.ts'
import { AREA_SERVED, FROM_ADDRESS } from './understanding/places.ts'
import { askOf, type Ask } from './understanding/call-to-action.ts'
import { emailLanguageOf, type EmailLanguage } from '#model/email/email-languages.ts'
import { lettersOf } from './languages/all-letters.ts'
import { headActivityOf } from './wording/activity.ts'
import { offerLine } from './wording/offer-line.ts'
import { offerVerbsOf } from './wording/offer-verb.ts'
import { tradesNamed } from './wording/trade.ts'
import { voiceOf, type Sender } from './wording/we-form.ts'
import { lexiconOf, lexicons } from './languages/lexicons.ts'
import { lowerWordsOf } from './text/words.ts'

type Claim = NonNullable<Messaging['whatYouDo']>
type AskKind = NonNullable<Messaging['callToAction']>['kind']
type Goal = 'call' | 'trial' | 'reply'

export interface MessagingOptions {
  goal: Goal
}

/**
 * Confidence under which a first candidate stays out until a person chooses it. No question asks
 * for problems, so only those that need no confirmation are taken.
 */
const MIN_CONFIDENCE = { offer: 0.4, audience: 0.5, benefits: 0.4, problem: SURE_ENOUGH }
/** Benefits of a draft; a person may tick others. */
const MAX_BENEFITS = 4

const claimOf = ({ text, source }: Candidate): Claim => ({ text, source })

const fitting = <C extends Candidate>(candidates: readonly C[], length: number, min = 0): C[] =>
  candidates.filter(({ text, confidence }) => text.length <= length && confidence >= min)

const first = (candidates: readonly Candidate[], length: number, min: number): Claim => {
  const [best] = fitting(candidates, length, min)
  return best ? claimOf(best) : { text: '' }
}

/** "Our place makes it quick": what we have says less than what we do. */
const isOfOurs = (text: string, language: EmailLanguage): boolean => {
  const { our, we } = lexicons[language].grammar
  const [first = ''] = lowerWordsOf(text)
  return our.includes(first) && !we.includes(first)
}

/** "We build and repair boats": a verb of offers or a field, and no year of its history. */
function saysWork(text: string, { language, letters }: Sender): boolean {
  const lexicon = lexicons[language]
  const verbs = offerVerbsOf(text, lexicon)
  const isOffer = verbs.length > 0 && !verbs.some((verb) => lexicon.selling.helping.includes(verb))
  return (isOffer || letters.cuts.specialized[0].test(text)) && !/(?:19|20)\d{2}/u.test(text)
}

/** How much an offer says: the words of a trade, and a verb for its work. */
const clarityOf = (text: string, sender: Sender): number =>
  Number(tradesNamed(text, sender.letters).length > 0) + Number(saysWork(text, sender))

/** How far an offer that names work may be behind one that names goods. */
const MAX_BEHIND = 0.15

/** The first likely offer that an email can say; the likeliest where none can. */
function offerOf(facts: SiteFacts): Claim {
  const { candidates } = facts.offer
  const likely = fitting(candidates, MESSAGE_LENGTHS.whatYouDo, MIN_CONFIDENCE.offer)
  const language = emailLanguageOf(facts.language.code)
  const company = facts.name.candidates[0]?.text ?? ''
  const sender = language && { company, language, letters: lettersOf[language] }
  const lines = likely.flatMap((candidate) => {
    const line = sender && offerLine(candidate.text, sender)
    return line
      ? [
          {
            candidate,
            isPraise: sender.letters.details.praise.test(line.text),
            isOfOurs: isOfOurs(line.text, sender.language),
            isOne: voiceOf(candidate.text, sender) === 'one',
            isWe: voiceOf(candidate.text, sender) === 'we',
            clarity: clarityOf(line.text, sender),
            // "Diesel and petrol in tankers": goods, where another candidate names the work.
            isWork: line.kind === 'sentence' || headActivityOf(line.text, sender) !== null,
          },
        ]
      : []
  })
  const plain = lines.filter(({ isPraise }) => !isPraise)
  const own = plain.filter((line) => !line.isOfOurs)
  const [best] = own
  const work = own.find(({ isWork }) => isWork)
  const isNear = (line: typeof work) =>
    best && line && best.candidate.confidence - line.candidate.confidence <= MAX_BEHIND
  const near = own.filter(isNear)
  const [clear] = near.toSorted((a, b) => b.clarity - a.clarity)
  const clearer = clear && best && clear.clarity > best.clarity ? clear : undefined
  const first = clearer ?? (isNear(work) ? work : best) ?? plain[0] ?? lines[0]
  // "Ada Berg builds" and "I build": one who says "I" says it throughout.
  const said = first && !first.isWe ? (plain.find(({ isOne }) => isOne) ?? first) : first
  const chosen = said?.candidate ?? likely[0]
  return chosen ? claimOf(chosen) : { text: '' }
}

/** How much likelier the sender's own town is than another one that the site names. */
const MIN_AHEAD = 0.1

/** The sender's town, where the site's addresses name no second one as often. */
function placeOf({ places }: SiteFacts): Pick<Messaging, 'place'> {
  const [best, other] = places.candidates.filter(
    ({ confidence, source }) => confidence >= FROM_ADDRESS && source.element !== AREA_SERVED,
  )
  const isOnly = best && (!other || best.confidence - other.confidence >= MIN_AHEAD)
  return isOnly ? { place: claimOf(best) } : {}
}

/** Proof to choose from; quotations without a speaker are never used. */
function proofOf({ proof }: SiteFacts): NonNullable<Messaging['proof']> {
  return proof.candidates
    .filter(({ kind, speaker }) => kind !== 'quotation' || speaker)
    .filter(({ text }) => text.length <= MESSAGE_LENGTHS.proof)
    .map(({ text, source, kind, speaker }) => ({
      text,
      source,
      kind,
      speaker,
      evidenceUrl: source.url,
      confirmed: false,
    }))
}

const KINDS: Record<Ask, AskKind> = {
  demo: 'demo',
  trial: 'trial',
  quote: 'quote',
  call: 'call',
  catalog: 'reply',
  buy: 'buy',
}

/** What a reader should do: the goal that was chosen, else what the site's own button asks for. */
function callToActionOf(
  facts: SiteFacts,
  { goal }: MessagingOptions,
): NonNullable<Messaging['callToAction']> {
  const [button] = facts.callToAction.candidates
  const asked = button && askOf(button.text, { lexicon: lexiconOf(facts.language.code) })
  const own = asked ? KINDS[asked] : 'reply'
  const wanted = own === 'buy' ? 'reply' : own
  const kind = goal === 'reply' ? wanted : goal
  const made = { kind, text: '', link: '' }
  return button && facts.callToAction.isSure ? { ...made, source: button.source } : made
}

/** The first candidate where no person needs to confirm it. */
const sure = ({ candidates }: Fact, length: number): Claim => first(candidates, length, SURE_ENOUGH)

/**
 * The messaging of a campaign from a site's facts: each fact's first candidate where it is likely
 * enough, else nothing, so that a person chooses instead of being misled. Problems are only those
 * that the site states; proof is offered, never confirmed.
 */
export function draftMessaging(facts: SiteFacts, options: MessagingOptions): Messaging {
  const benefits = fitting(
    facts.benefits.candidates,
    MESSAGE_LENGTHS.valuePropositions,
    MIN_CONFIDENCE.benefits,
  )
  return {
    companyName: first(facts.name.candidates, MESSAGE_LENGTHS.companyName, 0),
    ...placeOf(facts),
    whatYouDo: offerOf(facts),
    audience: first(facts.audience.candidates, MESSAGE_LENGTHS.audience, MIN_CONFIDENCE.audience),
    valuePropositions: benefits.slice(0, MAX_BENEFITS).map(claimOf),
    pains: fitting(facts.problem.candidates, MESSAGE_LENGTHS.pains, MIN_CONFIDENCE.problem)
      .slice(0, 2)
      .map(claimOf),
    proof: proofOf(facts),
    buyers: sure(facts.buyers, MESSAGE_LENGTHS.buyers),
    sale: sure(facts.sale, MESSAGE_LENGTHS.sale),
    services: fitting(facts.services.candidates, MESSAGE_LENGTHS.services, SURE_ENOUGH).map(
      claimOf,
    ),
    firstStep: sure(facts.firstStep, MESSAGE_LENGTHS.firstStep),
    callToAction: callToActionOf(facts, options),
    tone: facts.formality === 'formal' ? 'formal' : 'plain',
    wordsToAvoid: [],
    category: facts.category,
  }
}
