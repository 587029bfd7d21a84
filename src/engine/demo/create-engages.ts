import { DateTime } from 'luxon'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { startBroadcast } from '#engine/engage/broadcasts/start.ts'
import { publishTemplate } from '#engine/engage/templates/publish-template.ts'
import { isoDay } from '#model/lib/iso-day.ts'

/** Subject of the broadcast. */
export const BROADCAST_MAIL = 'What drivers told us this month'

const source = (inside: string) => `<mjml>
  <mj-head>
    <mj-attributes>
      <mj-all font-family="Helvetica, Arial, sans-serif" />
      <mj-text font-size="16px" line-height="24px" color="#14171C" />
    </mj-attributes>
  </mj-head>
  <mj-body background-color="#FBFAF7">
    <mj-section background-color="#FFFFFF" padding="24px">
      <mj-column>
${inside}
      </mj-column>
    </mj-section>
    <mj-section padding="16px">
      <mj-column>
        <mj-text align="center" font-size="12px" color="#565C66">
          {{ organization.name }}, {{ organization.postalAddress }}<br />
          <a href="{{ unsubscribe_url }}">Choose what you get</a>
        </mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>
`

const FIRST_TRIP =
  source(`        <mj-text font-size="24px" line-height="30px">Which trip first?</mj-text>
        <mj-text>Hi {{ properties.firstName | default: "there" }},</mj-text>
        <mj-text>
          most people begin with the trip that worries them: a long one, or the one that was
          claimed last month. Put one logger in, and read it when it arrives.
        </mj-text>
        <mj-button background-color="#C7431B" href="https://halden-loggers.example/first-trip">
          Plan the first trip
        </mj-button>`)

const NEWS = source(`        <mj-text font-size="24px" line-height="30px">Cold chain notes</mj-text>
        <mj-text>Hi {{ properties.firstName | default: "there" }},</mj-text>
        <mj-text>
          three things that drivers told us this month{% if properties.plan == "pro" %},
          and a report that is new in your plan{% endif %}.
        </mj-text>
        <mj-button background-color="#C7431B" href="https://halden-loggers.example/notes">Read the notes</mj-button>`)

/** Creates two published templates, a topic, and two messages that are ready to be sent. */
export async function createEngages(engine: Engine, scope: ActorScope): Promise<void> {
  const of = engine.stores.of.bind(engine.stores)
  const mailbox = (await of('mailbox').list(scope, { sort: ['createdAt', 'ASC'], range: [0, 0] }))
    .rows[0]
  if (!mailbox || (await of('engage').get(scope, 'first-trip'))) return
  if (!(await of('topic').get(scope, 'cold-chain-notes')))
    await of('topic').create(scope, {
      id: 'cold-chain-notes',
      name: 'Cold chain notes',
      description: 'What drivers and buyers tell us, once a month.',
    })
  await of('template').update(scope, 'first-trip', null, { source: FIRST_TRIP, text: '' })
  await of('template').create(scope, {
    id: 'monthly-notes',
    name: 'Monthly notes',
    description: 'The letter at the beginning of a month.',
    subject: BROADCAST_MAIL,
    source: NEWS,
  })
  await publishTemplate(engine, scope, 'first-trip', {
    note: 'The first one',
    despiteWarnings: true,
  })
  await publishTemplate(engine, scope, 'monthly-notes', { despiteWarnings: true })
  await of('engage').create(scope, {
    id: 'first-trip',
    name: 'Which trip first',
    description: 'After somebody looked at the prices.',
    templateId: 'first-trip',
    mailboxId: mailbox.id,
    topicId: 'cold-chain-notes',
    quietFrom: '20:00',
    quietTo: '08:00',
    capCount: 2,
    capDays: 7,
  })
  await of('engage').create(scope, {
    id: 'monthly-notes',
    name: 'Monthly notes',
    description: 'To everybody who reads them.',
    templateId: 'monthly-notes',
    mailboxId: mailbox.id,
    topicId: 'cold-chain-notes',
    capCount: 1,
    capDays: 20,
  })
}

/**
 * Sends the monthly notes to the frequent visitors with a canary, and plans the next ones. The first
 * is played to its end with the story; the second waits when the demo begins.
 * @param end when the demo begins, in milliseconds since 1970
 */
export async function createBroadcasts(
  engine: Engine,
  scope: ActorScope,
  end: number,
): Promise<void> {
  const { stores } = engine
  if (!(await stores.of('engage').get(scope, 'monthly-notes'))) return
  const sent = await stores.of('broadcast').create(scope, {
    name: 'Notes of this month',
    description: 'A tenth first, the others an hour later.',
    engageId: 'monthly-notes',
    audienceKind: 'segment',
    segmentId: 'frequent-visitors',
    canaryPercent: 10,
    canaryHours: 1,
    tags: ['newsletter'],
  })
  await startBroadcast(engine, scope, sent.id)
  const nextWeek = DateTime.fromMillis(end, { zone: 'Europe/Oslo' }).plus({ days: 7 })
  const next = await stores.of('broadcast').create(scope, {
    name: 'Notes of next month',
    engageId: 'monthly-notes',
    audienceKind: 'segment',
    segmentId: 'frequent-visitors',
    excludeEngageId: 'first-trip',
    excludeDays: 7,
    timing: 'local',
    localDate: isoDay(nextWeek),
    localTime: '09:00',
    perHour: 600,
    tags: ['newsletter'],
  })
  await startBroadcast(engine, scope, next.id)
}
