import { json, type Answer, type AskedModel } from './model-stand-in.ts'

/*
 * A stand-in for a careful model: it writes from the facts that it gets, by the instructions.
 */

interface Fact {
  id: string
  kind: string
  text: string
}

interface Sentence {
  text: string
  facts: string[]
}

export const factsIn = ({ material }: AskedModel): Fact[] =>
  ((JSON.parse(material) as { facts?: Fact[] }).facts ?? []).filter(Boolean)

const say = (text: string, ...facts: (Fact | undefined)[]): Sentence => ({
  text,
  facts: facts.flatMap((fact) => fact?.id ?? []),
})
const stop = (text: string) => (/[.?]$/.test(text) ? text : `${text}.`)
const letter = (subject: Sentence, ...paragraphs: Sentence[][]) => ({
  subject,
  paragraphs: paragraphs.map((sentences) => ({ sentences })),
})
const NO_SUBJECT = say('')

/** Up to three emails, each with a fact of the given ones. */
export function honestEmails(facts: readonly Fact[]) {
  const of = (kind: string) => facts.filter((fact) => fact.kind === kind)
  const [offer] = of('offer')
  const [first, second] = of('benefit')
  const [proof] = of('proof')
  const later = (fact: Fact | undefined, question: string) =>
    fact ? [letter(NO_SUBJECT, [say(stop(fact.text), fact), say(question)])] : []
  return [
    letter(
      say(of('name')[0]?.text ?? 'A question', of('name')[0]),
      [say(stop(offer?.text ?? ''), offer), ...(first ? [say(stop(first.text), first)] : [])],
      [say('Who would I ask about that at {{company|your company}}?')],
    ),
    ...later(second, 'Would that help at {{company|your company}}?'),
    ...later(proof, 'Is there something like that at {{company|your company}} this year?'),
  ]
}

/** What the stand-in was asked for, by its instructions. */
export function taskOf({ system }: AskedModel) {
  if (system.includes('sequence of one to three cold emails')) return 'draft'
  if (system.includes('may not be used as they are')) return 'repair'
  if (system.includes('five different subject lines')) return 'subject'
  if (system.includes('draft an answer to a reply')) return 'suggest-reply'
  if (system.includes('Decide what the reply')) return 'classify-reply'
  if (system.includes('edit one email')) return 'rewrite'
  return 'test'
}

/** Answers each task from the facts alone. */
export function honestWriter(asked: AskedModel): Answer {
  const facts = factsIn(asked)
  const own = facts.filter(({ kind }) => kind === 'own-text')
  const question = own.find(({ text }) => text.includes('?'))
  const offer = facts.find(({ kind }) => kind === 'offer')
  switch (taskOf(asked)) {
    case 'draft':
      return json({ emails: honestEmails(facts) })
    case 'repair':
      return json({ repairs: [] })
    case 'subject':
      return json({
        subjects: [say(facts.find(({ kind }) => kind === 'name')?.text ?? '', facts[0])],
      })
    case 'rewrite':
      return json({
        email: letter(
          NO_SUBJECT,
          ...(offer ? [[say(stop(offer.text), offer)]] : []),
          ...(question ? [[say(question.text, question)]] : []),
        ),
      })
    case 'suggest-reply':
      return json({
        email: letter(
          NO_SUBJECT,
          [say(stop(offer?.text ?? 'I will find out'), offer)],
          [say('Would a short call be worth your time?')],
        ),
      })
    case 'classify-reply':
      return json({ label: 'positive', confidence: 0.9 })
    default:
      return json({ word: 'ready' })
  }
}
