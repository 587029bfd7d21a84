import { segment } from '../sample.ts'

const lines = [
  ['Viewed page /pricing', 'at least 2 times', 'in the last 30 days'],
  ['Campaign reply', 'is not', 'not interested'],
  ['Consent: product news', 'is', 'given'],
] as const

const count = (value: number): string => value.toLocaleString('en-US')

/** A segment as it is built by clicking, and the journey that it starts. */
export function SegmentAndJourney() {
  return (
    <figure>
      <div className="panel">
        <div className="panel-head">
          <b>Segment: weighing it up</b>
          <span className="soft">up to date with the last event</span>
        </div>
        <div className="cond">
          <div className="lines">
            <p className="g">
              <b>All</b> of these are true
            </p>
            {lines.map((parts) => (
              <div className="ln" key={parts[0]}>
                {parts.map((part) => (
                  <span key={part}>{part}</span>
                ))}
              </div>
            ))}
            <p className="say">People who viewed the pricing page at least twice in the last 30 days, have not said no, and agreed to product news.</p>
          </div>
          <div className="count">
            <p className="label">Match now</p>
            <p className="big">{count(segment.match)}</p>
            <p className="tiny soft">of {count(segment.profiles)} profiles. Ten of them are listed beside it while you edit.</p>
          </div>
        </div>
        <ol className="flow">
          <li>
            <b>Enters the segment</b>Once per person<span className="at">{segment.entered} entered</span>
          </li>
          <li>
            <b>Wait 3 days</b>Then on a weekday, 9:00 to 17:00, their time zone<span className="at">{segment.waiting} waiting here</span>
          </li>
          <li>
            <b>Send “Which trip first?”</b>Unless they replied or signed up
            <span className="at">
              {segment.sent} sent, {segment.leftEarlier} left earlier
            </span>
          </li>
        </ol>
      </div>
      <figcaption>Sample data. Segments and journeys belong to the console, for administrators.</figcaption>
    </figure>
  )
}
