import type { AgentAnswer, KnownFact, OfferedFact, SaidSentence } from '#model/api/agents.ts'
import { findMatches, sentencesFor, type FactIndex } from './find-facts.ts'
import { agentLanguages, fillPhrase } from './languages.ts'
import { chosenOffer, offersFor } from './near-facts.ts'
import { wordsOf } from './stems.ts'
import { meaningsOf } from './topics.ts'

/** Rules that a published agent answers by. */
export interface AnswerRules {
  companyName: string
  /** Sentences with these words are left out. */
  neverSay?: readonly string[]
  /** What the caller was offered to choose from. */
  offers?: readonly OfferedFact[]
}

/** Whether a sentence has one of the words that the agent never says. */
export const isForbidden = (sentence: string, neverSay: readonly string[] = []): boolean => {
  const text = ` ${wordsOf(sentence).join(' ')} `
  return neverSay.some((words) => text.includes(` ${wordsOf(words).join(' ')} `))
}

const phrase = (text: string): SaidSentence => ({ text, from: 'phrase' })

/** The sentences of facts that may be said, each with its fact. */
const sentencesOfFacts = (
  facts: readonly KnownFact[],
  text: string,
  index: FactIndex,
  neverSay?: readonly string[],
): SaidSentence[] =>
  facts.flatMap((fact) =>
    sentencesFor(fact, text, index)
      .filter((sentence) => !isForbidden(sentence, neverSay))
      .map((sentence): SaidSentence => ({ text: sentence, from: 'fact', factId: fact.id })),
  )

/**
 * Answers a caller in whole sentences of facts, or says that it does not know and offers questions
 * that it can answer. Orders in the caller's words are words like any others: they lead to no
 * sentence that no fact has.
 */
export function answerFrom(
  index: FactIndex,
  text: string,
  { companyName, neverSay, offers = [] }: AnswerRules,
): AgentAnswer {
  const { phrases } = agentLanguages[index.language]
  const chosen = index.facts.get(chosenOffer(offers, text)?.factId ?? '')?.fact
  const { found } = meaningsOf(text, index.language)
  if (found.has('orders') && !chosen)
    return {
      sentences: [phrase(fillPhrase(phrases.orders, { company: companyName }))],
      facts: [],
      isKnown: false,
      offers: [],
    }
  const matches = chosen ? [{ fact: chosen, isSure: true }] : findMatches(index, text)
  const facts = matches.map(({ fact }) => fact)
  const sentences = sentencesOfFacts(facts, text, index, neverSay)
  const offered = () =>
    offersFor(
      index,
      text,
      (fact, label) =>
        !facts.includes(fact) &&
        !isForbidden(label, neverSay) &&
        sentencesOfFacts([fact], label, index, neverSay).length > 0,
    )
  if (sentences.length === 0)
    return {
      sentences: [phrase(phrases.unknown), phrase(phrases.noted)],
      facts: [],
      isKnown: false,
      offers: offered(),
    }
  const said = facts.filter(({ id }) => sentences.some(({ factId }) => factId === id))
  // A question that only its topic and the company connect with a fact may be another one.
  const isSure = matches.some((match) => match.isSure)
  return {
    sentences: isSure ? sentences : [phrase(phrases.nearest), ...sentences],
    facts: said,
    isKnown: true,
    offers: isSure ? [] : offered(),
  }
}
