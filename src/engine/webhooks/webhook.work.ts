import { sql } from 'kysely'
import { hasLapsed } from '#engine/kernel/leases/lease.ts'
import { tenantWorks, type WorkKind } from '#engine/kernel/work-kind.ts'
import { sendDueWebhooks } from './send-due.ts'

/** Delivers webhooks. */
export const webhook: WorkKind = {
  name: 'webhook',
  order: 60,
  isDue: (now) => sql`
    exists (
      select
      from webhook_deliveries d
      join webhooks w on w.tenant_id = d.tenant_id and w.id = d.webhook_id
      where d.tenant_id = t.id
        and d.state = 'waiting'
        and d.due_at <= ${now}
        and ${hasLapsed('d')}
        and w.enabled
    )
  `,
  nextDueAt: () => sql`
    select min(d.due_at)
    from webhook_deliveries d
    join webhooks w on w.tenant_id = d.tenant_id and w.id = d.webhook_id
    where d.state = 'waiting'
      and w.enabled
      and d.lease_owner is null
      and ${tenantWorks('d.tenant_id')}
  `,
  heldByReview: true,
  lane: 'webhooks',
  run: ({ engine, tenantId }) => sendDueWebhooks(engine, tenantId),
}
