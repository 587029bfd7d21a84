import type { CSSProperties } from 'react'
import { mailboxRamp, rampCaps } from '../site/sample.ts'

const reached = rampCaps.indexOf(mailboxRamp.cap)

/** Daily caps of a new mailbox in its first two weeks, with the default values. */
export function MailboxRamp() {
  return (
    <figure>
      <div className="panel ramp">
        <p className="h">
          <b>Emails per day, new mailbox</b>
          <span className="soft">maximum {mailboxRamp.cap}</span>
        </p>
        <ol className="plain" aria-label={`Daily cap on days 1 to ${mailboxRamp.days}`}>
          {rampCaps.map((cap, day) => (
            <li
              key={day}
              className={day === reached ? 'on' : undefined}
              style={{ '--v': cap } as CSSProperties}
            >
              <span>{cap}</span>
            </li>
          ))}
        </ol>
        <p className="x">
          <span>Day 1</span>
          <span>Day {mailboxRamp.days}</span>
        </p>
      </div>
      <figcaption>
        The maximum is reached on day {reached + 1} after the first email. Days without sending
        count too, because the limit is only a maximum.
      </figcaption>
    </figure>
  )
}
