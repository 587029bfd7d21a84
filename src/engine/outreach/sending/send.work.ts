import { sql } from 'kysely'
import { inMailLane } from '#engine/mail/mailboxes/in-mail-lane.ts'
import { tenantWorks, type WorkKind } from '#engine/kernel/work-kind.ts'
import { dispatchMailbox } from './dispatch.ts'
import { dueMailboxes } from './due-mailboxes.ts'

/** Sends one campaign email per mailbox. */
export const send: WorkKind = {
  name: 'send',
  order: 150,
  isDue: (now) => sql`
    exists (
      select
      from messages m
      where m.tenant_id = t.id
        and m.state in ('planned', 'deferred')
        and m.planned_at <= ${now}
        and m.mailbox_id is not null
    )
  `,
  nextDueAt: () => sql`
    select min(m.planned_at)
    from messages m
    join campaigns c on c.tenant_id = m.tenant_id and c.id = m.campaign_id
    join mailboxes b on b.tenant_id = m.tenant_id and b.id = m.mailbox_id
    where m.state in ('planned', 'deferred')
      and c.state = 'running'
      and b.state = 'active'
      and ${tenantWorks('m.tenant_id')}
  `,
  heldByReview: true,
  async run(round) {
    const { engine, tenantId } = round
    let did = false
    for (const id of await dueMailboxes(round))
      did = (await inMailLane(round, { id }, () => dispatchMailbox(engine, tenantId, id))) || did
    return did
  },
}
