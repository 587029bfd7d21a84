import type { CSSProperties } from 'react'
import {
  plan,
  planDay,
  readerBands,
  readerTime,
  sender,
  shareOfDay,
  type PlannedPerson,
} from '../site/sample.ts'

const percent = (share: number): string => `${Math.round(share * 100) / 100}%`
const marks = [0, 6, 12, 18, 24]

function Track({ person }: { person: PlannedPerson }) {
  return (
    <div className="track" aria-hidden="true">
      {readerBands(person).map(([from, to]) => (
        <i key={from} style={{ '--a': percent(from), '--b': percent(to) } as CSSProperties} />
      ))}
      {person.planned ? (
        <u style={{ '--x': percent(shareOfDay(person.planned)) } as CSSProperties} />
      ) : null}
    </div>
  )
}

function When({ person }: { person: PlannedPerson }) {
  if (!person.planned) {
    return (
      <div className="when">
        <b>
          <span className="st cau">Waiting</span>
        </b>
        <span>{person.waits}</span>
      </div>
    )
  }
  const { clock, dayShift } = readerTime(person)
  return (
    <div className="when">
      <b>
        {dayShift > 0 ? 'Wed ' : ''}
        {clock}
      </b>
      <span>in {person.city}</span>
    </div>
  )
}

/**
 * One day of the send plan: the axis is the sender's day, bands are the readers' working hours,
 * ticks are planned emails.
 */
export function SendPlan() {
  return (
    <figure>
      <div className="panel">
        <div className="panel-head">
          <b>{planDay.label}</b>
          <span className="soft">
            {sender.mailbox}, {planDay.left} of {planDay.cap} left today
          </span>
        </div>
        <div className="plan">
          <div className="row axis" aria-hidden="true">
            <div>Your time, {sender.city}</div>
            <ol className="plain">
              {marks.map((hour, index) => (
                <li key={hour} style={{ '--i': index } as CSSProperties}>
                  {String(hour).padStart(2, '0')}
                </li>
              ))}
            </ol>
            <div />
          </div>
          <ol className="plain">
            {plan.map((person) => (
              <li className={person.planned ? 'row' : 'row out'} key={person.name}>
                <div className="who">
                  <b>{person.name}</b>
                  <span>
                    {person.city}, {person.country}
                  </span>
                </div>
                <Track person={person} />
                <When person={person} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      <figcaption className="keys">
        <span className="key">Their 09:00 to 17:00</span>{' '}
        <span className="key tick">Planned email</span> <span>Sample data.</span>
      </figcaption>
    </figure>
  )
}
