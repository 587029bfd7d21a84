import { segment } from '../site/sample.ts'

const lines = [
  ['Viewed page /pricing', 'at least 2 times', 'in the last 30 days'],
  ['Campaign reply', 'is not', 'not interested'],
  ['Consent: product news', 'is', 'given'],
] as const

/** Formats by hand: loading the browser's number formats takes longer than hydrating the page. */
const count = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** A segment as the condition builder shows it. */
export function SegmentSample() {
  return (
    <figure>
      <div className="panel">
        <div className="panel-head">
          <b>Segment: considering a purchase</b>
          <span className="soft">live count</span>
        </div>
        <div className="cond">
          <div className="lines">
            <p className="g">
              <b>All</b> of these match
            </p>
            {lines.map((parts) => (
              <div className="ln" key={parts[0]}>
                {parts.map((part) => (
                  <span key={part}>{part}</span>
                ))}
              </div>
            ))}
            <p className="say">
              People who viewed the pricing page at least twice in the last 30 days, have not
              declined, and agreed to product news.
            </p>
          </div>
          <div className="count">
            <p className="label">Match now</p>
            <p className="big">{count(segment.match)}</p>
            <p className="tiny soft">
              of {count(segment.profiles)} profiles. Ten of them are listed while you edit.
            </p>
          </div>
        </div>
      </div>
      <figcaption>Sample data. Administrators build segments in the console.</figcaption>
    </figure>
  )
}
