import { sql } from 'kysely'
import { dueMailboxes } from '#engine/outreach/sending/due-mailboxes.ts'
import { inMailLane, mailboxLane } from '#engine/mail/mailboxes/in-mail-lane.ts'
import type { TenantRound, WorkKind } from '#engine/kernel/work-kind.ts'
import { mailboxesToRead, READ_INTERVAL, readInbox } from './read-inboxes.ts'

/** Minimum age of the last reading, in milliseconds, at which an inbox is read before sending. */
const FRESH = 30_000

async function inboxesToRead({ engine, tenantId, now, due }: TenantRound, sending: string[]) {
  const ids = new Set(
    due.has('read') ? await mailboxesToRead(engine, tenantId, now - READ_INTERVAL) : [],
  )
  if (sending.length > 0)
    for (const id of await mailboxesToRead(engine, tenantId, now - FRESH))
      if (sending.includes(id)) ids.add(id)
  return ids
}

/**
 * Reads inboxes, also right before their mailbox sends, because a new reply must hold back a
 * follow-up.
 */
export const read: WorkKind = {
  name: 'read',
  order: 120,
  isDue: (now) => sql`
    exists (
      select
      from mailboxes b
      where b.tenant_id = t.id
        and (
          b.last_read_at is null or b.last_read_at <= ${new Date(now.getTime() - READ_INTERVAL)}
        )
    )
  `,
  alsoBefore: ['send'],
  async run(round) {
    const { engine, tenantId, now, lastTried } = round
    let did = false
    for (const id of await inboxesToRead(round, await dueMailboxes(round))) {
      const lane = mailboxLane(id)
      if (now - (lastTried.get(lane) ?? Number.NEGATIVE_INFINITY) < FRESH) continue
      const done = await inMailLane(round, { id, lane, server: 'reads' }, async () => {
        lastTried.set(lane, now)
        return (await readInbox(engine, tenantId, id)) > 0
      })
      if (done === null) round.closedLanes.add(lane)
      did = done || did
    }
    return did
  },
}
