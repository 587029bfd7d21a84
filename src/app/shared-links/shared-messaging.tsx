import type { ReactNode } from 'react'
import type { Messaging } from '#model/api/outreach.ts'
import { tShared as t } from './messages.ts'

const texts = (rows: readonly { text: string }[] | undefined): string[] =>
  (rows ?? []).map((row) => row.text).filter(Boolean)

/** The messages behind the emails. Omits empty fields. */
export function SharedMessaging({ messaging }: { messaging: Messaging }) {
  const { callToAction } = messaging
  return (
    <section className="panel shared-part" aria-labelledby="shared-messaging">
      <h2 id="shared-messaging">{t('shared.messaging')}</h2>
      <dl className="shared-facts-list">
        <Fact
          name={t('shared.company')}
          values={texts(messaging.companyName ? [messaging.companyName] : [])}
        />
        <Fact
          name={t('shared.whatYouDo')}
          values={texts(messaging.whatYouDo ? [messaging.whatYouDo] : [])}
        />
        <Fact
          name={t('shared.audience')}
          values={texts(messaging.audience ? [messaging.audience] : [])}
        />
        <Fact name={t('shared.values')} values={texts(messaging.valuePropositions)} />
        <Fact name={t('shared.pains')} values={texts(messaging.pains)} />
        <Fact name={t('shared.proof')} values={texts(messaging.proof)} />
        <Fact
          name={t('shared.own')}
          values={texts(
            [
              messaging.occasion,
              messaging.otherOccasion,
              messaging.example,
              messaging.answer,
            ].filter((line) => line !== undefined),
          )}
        />
        <Fact name={t('shared.call')} values={callToAction?.text ? [callToAction.text] : []} />
      </dl>
    </section>
  )
}

/** A title and its values, one per line; nothing without values. */
export function Fact({
  name,
  values,
  before,
}: {
  name: string
  values: readonly string[]
  before?: ReactNode
}) {
  if (values.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {before}
        {values.length === 1 ? (
          values[0]
        ) : (
          <ul>
            {values.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  )
}
