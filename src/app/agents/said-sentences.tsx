import type { KnownFact, SaidSentence } from '#model/api/agents.ts'
import { siteOf } from '#model/lib/website-url.ts'
import { tAgents as t } from './messages.ts'

const FIXED = {
  script: 'try.fromScript',
  phrase: 'try.fromPhrase',
  model: 'try.fromModel',
  fact: 'try.fromPhrase',
} as const

/** Sentences of an agent, each with what it rests on. */
export function SaidSentences({
  sentences,
  facts,
  showsSources,
}: {
  sentences: readonly SaidSentence[]
  facts: readonly KnownFact[]
  showsSources: boolean
}) {
  return (
    <ul className="said">
      {sentences.map((sentence, at) => {
        const fact = facts.find(({ id }) => id === sentence.factId)
        return (
          <li key={`${at} ${sentence.text}`}>
            <span>{sentence.text}</span>
            {showsSources ? (
              <span className="said-source">
                {fact ? <Behind fact={fact} /> : t(FIXED[sentence.from])}
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function Behind({ fact }: { fact: KnownFact }) {
  if (fact.sourceUrl && /^https?:/.test(fact.sourceUrl))
    return (
      <a
        href={fact.sourceUrl}
        target="_blank"
        rel="noreferrer"
        title={fact.sourceQuote || undefined}
      >
        {siteOf(fact.sourceUrl)}
      </a>
    )
  return <>{fact.author ? t('facts.by', { name: fact.author }) : t('agents.facts')}</>
}
