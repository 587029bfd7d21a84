import { sql } from 'kysely'
import type { WorkKind } from '#engine/kernel/work-kind.ts'
import { expireTrials } from './housekeeping.ts'

/** Ends trials, and pauses the campaigns of organizations that may not send. */
export const trial: WorkKind = {
  name: 'trial',
  order: 10,
  isDue: (now) => sql`
    (
      t.subscription_tier = 'STARTER'
      and t.status in ('TRIAL', 'ACTIVE')
      and t.trial_ends_at <= ${now}
    )
    or (
      (
        t.status in ('DEACTIVATED', 'TRIAL_EXPIRED')
        or (t.subscription_tier = 'STARTER' and t.trial_ends_at <= ${now})
      )
      and exists (select from campaigns c where c.tenant_id = t.id and c.state = 'running')
    )
  `,
  nextDueAt: () => sql`
    select min(trial_ends_at)
    from tenants
    where subscription_tier = 'STARTER' and status in ('TRIAL', 'ACTIVE')
  `,
  run: ({ engine, tenantId }) => expireTrials(engine, tenantId),
}
