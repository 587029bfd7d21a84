import type { ReactNode } from 'react'
import type { Dashboard } from '#model/api/outreach.ts'
import { formatNumber, formatRelative, formatShare, formatSigned } from '#ui/lists/format.ts'
import { tDash as t } from './messages.ts'

/** Headline figures, each with its comparison; `children` add a page-specific one. */
export function Figures({
  figures,
  children,
}: {
  figures: Dashboard['figures']
  children: ReactNode
}) {
  const { contacted, replied, positive, bounced, unsubscribed } = figures
  return (
    <dl className="figs">
      <Fig
        name={t('dash.contacted')}
        value={formatNumber(contacted.value)}
        more={<Compared value={contacted.value} previous={contacted.previous} />}
      />
      <Fig
        name={t('dash.replyRate')}
        value={<Share value={replied.rate?.value} />}
        formula={replied.rate?.formula}
        more={
          <>
            <Points now={replied.rate?.value} part={replied.previous} whole={contacted.previous} />{' '}
            {t('dash.peopleReplied', { count: replied.value })}
          </>
        }
      />
      <Fig
        name={t('dash.positive')}
        value={formatNumber(positive.value)}
        formula={positive.rate?.formula}
        more={
          <>
            <Change by={positive.value - positive.previous} />{' '}
            {t('dash.was', { value: positive.previous })}
          </>
        }
      />
      <Fig
        name={t('dash.bounced')}
        value={<Share value={bounced.rate?.value} />}
        formula={bounced.rate?.formula}
        isAlarm={(bounced.rate?.value ?? 0) >= 0.02}
        more={
          <>
            {t('dash.mails', { count: bounced.value })}, {t('dash.alarm')}
          </>
        }
      />
      <Fig
        name={t('dash.optedOut')}
        value={<Share value={unsubscribed.rate?.value} />}
        formula={unsubscribed.rate?.formula}
        more={
          <>
            <Points
              now={unsubscribed.rate?.value}
              part={unsubscribed.previous}
              whole={contacted.previous}
            />{' '}
            {t('dash.people', { count: unsubscribed.value })}
          </>
        }
      />
      {children}
    </dl>
  )
}

/** The number of unanswered replies, and the longest wait. */
export function WaitingFigure({
  needs: { replies, repliesTotal },
  now,
}: {
  needs: Pick<Dashboard['needs'], 'replies' | 'repliesTotal'>
  now: number
}) {
  const oldest = replies.map((reply) => reply.receivedAt).sort()[0]
  return (
    <Fig
      name={t('dash.waiting')}
      value={formatNumber(repliesTotal)}
      more={
        oldest ? (
          <span className="warn">{t('dash.oldest', { when: formatRelative(oldest, now) })}</span>
        ) : (
          t('dash.allAnswered')
        )
      }
    />
  )
}

/** Emails sent in the range. */
export function SentFigure({
  sent: { value, previous },
}: {
  sent: Dashboard['figures']['accepted']
}) {
  return (
    <Fig
      name={t('dash.sent')}
      value={formatNumber(value)}
      more={<Compared value={value} previous={previous} />}
    />
  )
}

function Fig({
  name,
  value,
  more,
  formula,
  isAlarm,
}: {
  name: string
  value: ReactNode
  more: ReactNode
  formula?: string
  isAlarm?: boolean
}) {
  return (
    <div className="fig" title={formula}>
      <dt>{name}</dt>
      <dd className={isAlarm ? 'v warn' : 'v'}>{value}</dd>
      <dd className="c">{more}</dd>
    </div>
  )
}

/** "6.4 %" with a small unit. */
function Share({ value }: { value: number | null | undefined }) {
  const text = formatShare(value)
  return text === '–' ? (
    text
  ) : (
    <>
      {text.replace(' %', '')}
      <small>&thinsp;%</small>
    </>
  )
}

/** A change has a sign and no judgment by color: more is not always better. */
const Change = ({ by }: { by: number }) => <b>{formatSigned(by)}</b>

/**
 * A rate's change in percentage points against the previous period; nothing if that had no base.
 */
function Points({
  now,
  part,
  whole,
}: {
  now: number | null | undefined
  part: number
  whole: number
}) {
  if (now === null || now === undefined || whole === 0) return null
  return <b>{t('dash.points', { value: formatSigned((now - part / whole) * 100, 1) })}</b>
}

function Compared({ value, previous }: { value: number; previous: number }) {
  if (previous === 0) return <>{t('dash.noBefore')}</>
  return (
    <>
      <b>{formatSigned((value / previous - 1) * 100)} %</b> {t('dash.was', { value: previous })}
    </>
  )
}
