import { sql } from 'kysely'
import type { Tenant } from '#model/schema/entities.generated.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import type { Db } from '#platform/database/database.ts'
import { forgetFacts } from './forget-facts.ts'
import { RESEARCH_COMPANIES } from '#engine/audience/research/request-research.ts'
import { scopedTx, type ScopedTx } from '#engine/kernel/tenant-tx.ts'

/**
 * Follows the switch of account research: off deletes the facts at once, and in both directions a
 * job brings the campaigns up to date.
 */
export async function followResearchSwitch(
  tx: ScopedTx<RowParts>,
  before: Tenant | null,
  after: Tenant | null,
): Promise<void> {
  const {
    db,
    engine,
    scope: { actor },
  } = tx
  if (!before || !after || before.companyResearch === after.companyResearch) return
  const tenantId = after.id
  if (!after.companyResearch)
    await forgetFacts(db, sql<boolean>`tenant_id = ${tenantId}`, new Date(engine.clock.now()))
  await enqueue(scopedTx(engine, db, { tenantId, actor }), {
    kind: RESEARCH_COMPANIES,
    payload: { isSwitched: true },
  })
}

/** Deletes the facts that have expired, of all organizations. */
export const purgeExpiredCompanies = (db: Db, now: Date): Promise<void> =>
  forgetFacts(db, sql<boolean>`expires_at <= ${now}`, now)
