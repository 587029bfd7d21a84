import { sql } from 'kysely'
import { inMailLane } from '#engine/mail/mailboxes/in-mail-lane.ts'
import { leavesByMailbox } from '#engine/kernel/channel-sql.ts'
import { SENDER_LANE } from '#engine/kernel/lanes.ts'
import { tenantWorks, type WorkKind } from '#engine/kernel/work-kind.ts'
import { dispatchSenderMail, dueSenders, hasDueMail } from './dispatch-senders.ts'

/** Sends messages through senders. */
export const senderMail: WorkKind = {
  name: 'sender-mail',
  order: 170,
  isDue: (now) =>
    sql`exists (select from senders s where s.tenant_id = t.id and ${hasDueMail('s', now)})`,
  nextDueAt: () => sql`
    select min(greatest(m.due_at, s.free_at, s.cool_until))
    from engage_messages m
    join senders s on s.tenant_id = m.tenant_id and s.id = m.sender_id
    where m.state = 'planned'
      and ${leavesByMailbox('m.channel')}
      and s.enabled
      and s.state = 'active'
      and ${tenantWorks('m.tenant_id')}
  `,
  heldByReview: true,
  async run(round) {
    const { engine, tenantId } = round
    let did = false
    for (const { id, connections } of await dueSenders(engine, tenantId))
      // Each connection is a lane, so that one that hangs does not hold up the others.
      for (let n = 0; n < connections; n++)
        did =
          (await inMailLane(round, { id, lane: `${SENDER_LANE}${id} ${n}` }, () =>
            dispatchSenderMail(engine, tenantId, id),
          )) || did
    return did
  },
}
