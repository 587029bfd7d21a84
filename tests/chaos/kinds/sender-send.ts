import { sql } from 'kysely'
import { publishTemplate } from '#engine/engage/templates/publish-template.ts'
import type { Kind, Load, Stage, Violation } from '../kind.ts'
import { until } from '../until.ts'
import { inSending, mailGate, type Sent } from './mailing.ts'
import { none, rowsOf } from './sql.ts'

interface Newsletter {
  profileIds: string[]
}

/** More than the connections of the sender. */
const PEOPLE = 8
const CONNECTIONS = 3
/** Days until an email of unknown outcome is settled. */
const DAYS = 2

const isEnded = (state: string) => state === 'sent' || state === 'unknown'

const ledger = async ({ call }: Stage): Promise<Sent[]> =>
  (await call.list<{ address: string; state: string; rfcId: string }>('/engage-messages', {})).map(
    (one) => ({ ...one, to: one.address }),
  )

const arrivals = ({ world, name }: Stage) =>
  world.mail.accepted.filter(({ to }) => to.startsWith(`${name}-`))

/**
 * A message to many people through a sender, over several connections. No Sent folder tells what
 * became of an email in flight, so it may stay unknown; it must never arrive twice.
 */
export const senderSend: Kind<Newsletter> = {
  runsIn: 'worker',
  moments: [
    { at: 'message-send.claimed' },
    { at: 'mail-server' },
    { at: 'mail-server', isLost: true },
    { at: 'message-send.answered' },
    { at: 'message-send.noted' },
  ],
  async prepare({ world, scope, name }, engine) {
    const { stores } = engine
    const sender = await stores.of('sender').create(scope, {
      name: 'Newsletter',
      address: `${name}-news@sender.example`,
      smtpHost: '127.0.0.1',
      smtpPort: world.mail.smtpPort,
      smtpSecurity: 'none',
      maxConnections: CONNECTIONS,
    })
    await stores
      .of('template')
      .create(scope, { id: 'hello', name: 'Hello', subject: 'Hello', source: '<p>Hello</p>' })
    await publishTemplate(engine, scope, 'hello', {})
    await stores.of('engage').create(scope, {
      id: 'letter',
      name: 'Letter',
      templateId: 'hello',
      senderId: sender.id,
    })
    const profileIds: string[] = []
    for (let n = 0; n < PEOPLE; n++) {
      const email = `${name}-${n}@reader.example`
      profileIds.push((await stores.of('profile').create(scope, { name: `Reader ${n}`, email })).id)
    }
    return { profileIds }
  },
  build: async (_stage, prepared) => prepared as Newsletter,
  gate: mailGate,
  async begin({ call, name }, { profileIds }): Promise<Load> {
    await call.ok(
      'POST',
      '/engage/letter/email',
      { profileIds, count: PEOPLE },
      { 'idempotency-key': `${name}-letter` },
    )
    return { acknowledged: Promise.resolve(), unanswered: () => [] }
  },
  async inFlight(db, { tenantId }) {
    const rows = await inSending(db, 'engage_messages', tenantId)
    return { inFlight: rows.length > 0, rows }
  },
  async isSettled(stage) {
    const sent = await ledger(stage)
    const arrived = new Set(arrivals(stage).map(({ to }) => to))
    return (
      sent.length === PEOPLE &&
      sent.every(({ to, state }) => isEnded(state) || (state === 'planned' && !arrived.has(to)))
    )
  },
  async finish(stage) {
    const all = async () => (await ledger(stage)).every(({ state }) => isEnded(state))
    for (let day = 0; day < DAYS && !(await all()); day++) {
      await stage.call.ok('POST', '/dev/clock', { advance: day === 0 ? 'PT45M' : 'P1D' })
      await until('sending', 3000, all).catch(() => {})
      await stage.world.timeMoved()
    }
  },
  async check(db, stage): Promise<Violation[]> {
    const rows = await rowsOf<Sent>(
      db,
      sql`select address as to, state, rfc_id as "rfcId", detail, attempt from engage_messages
        where tenant_id = ${stage.tenantId}`,
    )
    const arrived = arrivals(stage)
    const times = (to: string) => arrived.filter((one) => one.to === to).length
    return [
      ...none(
        'each message is sent, or its outcome is unknown',
        'lost',
        rows.filter(({ to, state }) => state !== 'unknown' && (state !== 'sent' || !times(to))),
      ),
      ...none(
        'no message arrives twice',
        'doubled',
        rows.filter(({ to }) => times(to) > 1),
      ),
      ...none(
        'no more are unknown than were in flight',
        'wrong',
        rows.filter(({ state }) => state === 'unknown').slice(CONNECTIONS),
      ),
      ...none(
        'what arrived bears the recorded Message-ID',
        'wrong',
        arrived.filter(
          (one) => !rows.some(({ to, rfcId }) => to === one.to && rfcId === one.rfcId),
        ),
      ),
    ]
  },
}
