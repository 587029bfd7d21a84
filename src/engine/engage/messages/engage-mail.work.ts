import { sql } from 'kysely'
import { inMailLane } from '#engine/mail/mailboxes/in-mail-lane.ts'
import { leavesByMailbox } from '#engine/kernel/channel-sql.ts'
import { tenantWorks, type WorkKind } from '#engine/kernel/work-kind.ts'
import { dispatchEngageMail, dueEngageMailboxes } from './dispatch.ts'

/** Sends messages through mailboxes, after campaign emails, which have planned times. */
export const engageMail: WorkKind = {
  name: 'engage-mail',
  order: 160,
  isDue: (now) => sql`
    exists (
      select
      from mailboxes b
      join engage_messages m on m.tenant_id = b.tenant_id and m.mailbox_id = b.id
      where b.tenant_id = t.id
        and b.state = 'active'
        and coalesce(b.free_at, ${now}) <= ${now}
        and m.state = 'planned'
        and ${leavesByMailbox('m.channel')}
        and m.due_at <= ${now}
    )
  `,
  nextDueAt: () => sql`
    select min(greatest(m.due_at, b.free_at, b.cool_until))
    from engage_messages m
    join mailboxes b on b.tenant_id = m.tenant_id and b.id = m.mailbox_id
    where m.state = 'planned'
      and ${leavesByMailbox('m.channel')}
      and b.state = 'active'
      and ${tenantWorks('m.tenant_id')}
  `,
  heldByReview: true,
  async run(round) {
    const { engine, tenantId } = round
    let did = false
    for (const id of await dueEngageMailboxes(engine, tenantId))
      did = (await inMailLane(round, { id }, () => dispatchEngageMail(engine, tenantId, id))) || did
    return did
  },
}
