import type { Targets } from '#model/api/outreach.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import {
  allUsableCompanies,
  researchDomainOf,
} from '#engine/audience/research/company-of-contact.ts'
import { withResearch } from '#engine/audience/research/resolve-unknown.ts'
import { matchTargets } from '#engine/audience/contacts/match-targets.ts'

/** Maximum number of contacts that are read; beyond it, the answer is marked as incomplete. */
const MAX = 10_000

/** Counts the stored contacts that fit the targets. */
export async function countTargets(
  { database, clock }: Engine,
  scope: ActorScope,
  targets: Targets,
) {
  const { rows, companies } = await database.tenant(scope.tenantId, async (db) => {
    const found = await db.selectFrom('contacts').selectAll().orderBy('id').limit(MAX).execute()
    const tenant = toRecord('tenant', await loadTenant(db, scope.tenantId))
    return { rows: found, companies: await allUsableCompanies(db, tenant, clock.now()) }
  })
  const counts = {
    match: 0,
    unknown: 0,
    excluded: 0,
    total: rows.length,
    complete: rows.length < MAX,
  }
  for (const row of rows) {
    const contact = toRecord('contact', row)
    const known = withResearch(contact, companies.get(researchDomainOf(contact)))
    counts[matchTargets(targets, known.contact, known.resolved).match] += 1
  }
  return counts
}
