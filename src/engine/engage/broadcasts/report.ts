import { sql } from 'kysely'
import { onlyRow } from '#model/lib/only-row.ts'
import type { BroadcastFigures, BroadcastReport } from '#model/api/answers/broadcast-answers.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { figureColumns } from './figures.ts'
import { ratesOf, type OutcomeFigures } from './limits.ts'

const TOP = 10

const withRates = (figures: OutcomeFigures): BroadcastFigures => ({
  attempted: figures.attempted,
  ...ratesOf(figures),
})

/**
 * The results of a broadcast. The counts and the erased people add up to the targeted ones.
 * @throws ProductError `not_found`
 */
export const broadcastReport = (
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
): Promise<BroadcastReport> =>
  engine.database.tenant(tenantId, async (db) => {
    const row = isUuid(id)
      ? await db
          .selectFrom('broadcasts')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined
    if (!row) throw fail('not_found', 'There is no such broadcast.')
    const { targeted = 0, canarySize = 0, canaryUntil = null } = toRecord('broadcast', row)
    const mine = sql`tenant_id = ${tenantId} and owner_id = ${id}`
    const { rows: counts } = await sql<BroadcastReport['counts'][number]>`
      select state, reason, count(*)::int as n
      from engage_messages
      where ${mine}
      group by state, reason
      order by state, reason
    `.execute(db)
    const { rows: all } = await sql<OutcomeFigures>`
      select ${figureColumns} from engage_messages where ${mine}
    `.execute(db)
    const { rows: canary } = await sql<OutcomeFigures>`
      select ${figureColumns} from engage_messages where ${mine} and turn < ${canarySize}
    `.execute(db)
    const { rows: domains } = await sql<OutcomeFigures & { domain: string; people: number }>`
      select
        split_part(recipient_key, '@', 2) as domain, count(*)::int as people, ${figureColumns}
      from engage_messages
      where ${mine} and recipient_key is not null
      group by 1
      order by people desc, domain
      limit ${TOP}
    `.execute(db)
    return {
      targeted,
      counts,
      erased: targeted - counts.reduce((sum, { n }) => sum + n, 0),
      figures: withRates(onlyRow(all)),
      canary:
        canarySize === 0
          ? null
          : { ...withRates(onlyRow(canary)), size: canarySize, until: canaryUntil },
      domains: domains.map((domain) => ({
        domain: domain.domain,
        people: domain.people,
        ...withRates(domain),
      })),
    }
  })
