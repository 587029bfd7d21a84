import { exactMoment } from '../lists/exact-moment.ts'
import type { LineOptions, LinkedRecord, ReasonLine } from './reason-lines.tsx'
import { Links, ReasonLines } from './reason-lines.tsx'
import { tWhy } from './messages.ts'
import './explanation.css'

/** The answer to a question, as `GET /explain` gives it. */
interface Answer {
  subject: LinkedRecord
  person: LinkedRecord
  holds: boolean
  headline: string
  evaluatedAt: string
  reasons: readonly ReasonLine[]
  /** Latest first. */
  history: readonly { at: string; says: string; links: readonly LinkedRecord[] }[]
}

/** An answer in words: the result, its reasons as a tree, and what happened before. */
export function ExplanationView({
  answer: { subject, person, holds, headline, evaluatedAt, reasons, history },
  ...options
}: { answer: Answer } & LineOptions) {
  return (
    <div className="ex-answer" role="status">
      <p className="ex-head">
        <span className={`ex-dot ex-${holds ? 'true' : 'not'}`}>{headline}</span>
      </p>
      <p className="ex-soft ex-links">
        {tWhy('why.evaluated', { when: exactMoment(new Date(evaluatedAt)) })}
        <Links links={[subject, person]} {...options} />
      </p>
      <section aria-label={tWhy('why.reasons')}>
        <ReasonLines reasons={reasons} evaluatedAt={evaluatedAt} {...options} />
      </section>
      {history.length > 0 && (
        <section aria-label={tWhy('why.history')}>
          <h3>{tWhy('why.history')}</h3>
          <ol className="ex-history">
            {history.map((entry, at) => (
              <li key={at}>
                <time className="ex-soft" dateTime={entry.at}>
                  {exactMoment(new Date(entry.at))}
                </time>
                <span className="ex-links">
                  {entry.says} <Links links={entry.links} {...options} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
