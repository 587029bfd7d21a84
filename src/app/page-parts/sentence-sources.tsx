import type { SourcedSentence } from '#model/api/language-model.ts'
import { SourceChip } from './source-chip.tsx'
import { tModel as t } from './model-messages.ts'
import './sentence-sources.css'

/**
 * The facts that the sentences of a text rest on, each with its source. A sentence that a person
 * has changed since has none.
 */
export function SentenceSources({
  text,
  sources,
}: {
  text: string
  sources: readonly SourcedSentence[]
}) {
  const present = sources.filter((source) => text.includes(source.text))
  if (present.length === 0) return null
  return (
    <details className="sentence-sources">
      <summary>{t('model.sources', { count: present.length })}</summary>
      <ul>
        {present.map((sentence) => (
          <li key={sentence.text}>
            <span>{sentence.text}</span>
            {sentence.facts.map(({ text: fact, url = '', element = '', quote = '' }) =>
              url || quote ? (
                <SourceChip key={fact} source={{ url, element, quote: quote || fact }} />
              ) : (
                <span key={fact} className="source-chip">
                  {t('model.ownFact', { fact })}
                </span>
              ),
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
