import { sharedFacts } from '#condition/decide.ts'
import type { ProfileFacts } from '#condition/facts.ts'
import type { ConditionReason } from '#condition/evaluate.ts'
import type { ScoreExplanation } from '#condition/score-reasons.ts'
import type { PersonaRow } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { scoreExplainer } from '#engine/segments/scoring/explain-score.ts'
import { assertValid } from '#engine/segments/check-condition.ts'
import { loadDefinitions, type Definitions } from '#engine/segments/definitions.ts'
import { judgePerson } from '#engine/segments/judge-person.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import { explainer } from '#engine/segments/preview.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import type { RowRange } from '#model/api/paging.ts'

const iso = (at: Date | null) => (at === null ? null : new Date(at).toISOString())

/**
 * Facts about a persona for conditions: those of a profile, with events the given number of days
 * before now. Its segments are computed later.
 */
function factsOf(row: PersonaRow, now: number): ProfileFacts {
  const events = row.events.map(
    ({ eventType, daysAgo = 0, scope = '', properties = {}, target = {} }, at) => ({
      id: `${row.id}-${at}`,
      eventType,
      scope,
      sessionId: null,
      timeStamp: new Date(now - daysAgo * DAY_MS).toISOString(),
      properties,
      source: {},
      target,
    }),
  )
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    tags: row.tags,
    anonymous: row.anonymous,
    firstSeenAt: iso(row.first_seen_at),
    lastSeenAt: iso(row.last_seen_at),
    properties: row.properties,
    systemProperties: {},
    consents: row.consents,
    segments: new Set(),
    lists: new Set(row.lists),
    scores: new Map(),
    goals: new Map(),
    campaigns: new Map(),
    journeys: new Map(),
    membershipPeriods: [],
    mails: [],
    events,
  }
}

/**
 * The persona with the segments it would be in and its scores, each judged after those it depends
 * on.
 */
export function asPerson(
  row: PersonaRow,
  { ordered, conditionLanguage }: Definitions,
  now: number,
): ProfileFacts {
  const profile = factsOf(row, now)
  judgePerson(sharedFacts(now, profile), ordered, conditionLanguage)
  return profile
}

/** A persona as the tenant's definitions see it now. @throws ProductError `not_found` */
async function loadPersona(tx: TenantTx, id: string) {
  const row = await tx.db
    .selectFrom('personas')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such persona.')
  const definitions = await loadDefinitions(tx)
  const conditionLanguage = await loadLanguage(tx)
  const facts = asPerson(row, definitions, conditionLanguage.moment.now)
  return { definitions: definitions.ordered, conditionLanguage, facts }
}

/** The name of each segment or scoring plan, by id; a missing one is called by its id. */
async function namesIn({ db, tenantId }: TenantTx, table: 'segments' | 'scorings') {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id: string) => names.get(id) ?? id
}

export interface TriedSegment {
  id: string
  name: string
  enabled: boolean
  match: boolean
  /** The result of each line, with the compared values. */
  reasons: ConditionReason
}

/**
 * Which segments a persona would be in now, and why: matching ones first, then the others, by name.
 * Writes nothing.
 * @throws ProductError `not_found`
 */
export async function tryPersona(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
  { first, size }: RowRange,
): Promise<{ rows: TriedSegment[]; total: number }> {
  return inTenant(engine, tenantId, async (tx) => {
    const { definitions, conditionLanguage, facts } = await loadPersona(tx, id)
    const nameOf = await namesIn(tx, 'segments')
    const ranked = definitions
      .filter((definition) => definition.kind === 'segment')
      .map((definition) => ({
        ...definition,
        name: nameOf(definition.id),
        match: facts.segments.has(definition.id),
      }))
      .toSorted(
        (a, b) =>
          Number(b.match) - Number(a.match) ||
          a.name.localeCompare(b.name, 'en') ||
          (a.id < b.id ? -1 : 1),
      )
    const rows: TriedSegment[] = []
    for (const { id: segmentId, name, enabled, match, condition } of ranked.slice(
      first,
      first + size,
    ))
      rows.push({
        id: segmentId,
        name,
        enabled,
        match,
        reasons: (await explainer(tx.db, tenantId, conditionLanguage, condition)).explain(facts),
      })
    return { rows, total: ranked.length }
  })
}

export interface TriedScore extends ScoreExplanation {
  id: string
  name: string
  enabled: boolean
}

/**
 * The scores of a persona by each scoring plan, element by element, highest first. Writes nothing.
 * @throws ProductError `not_found`
 */
export async function tryScores(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
  { first, size }: RowRange,
): Promise<{ rows: TriedScore[]; total: number }> {
  return inTenant(engine, tenantId, async (tx) => {
    const { definitions, conditionLanguage, facts } = await loadPersona(tx, id)
    const nameOf = await namesIn(tx, 'scorings')
    const score = (planId: string) => facts.scores.get(planId) ?? 0
    const ranked = definitions
      .filter((definition) => definition.kind === 'scoring')
      .toSorted((a, b) => score(b.id) - score(a.id) || (a.id < b.id ? -1 : 1))
    const rows: TriedScore[] = []
    for (const plan of ranked.slice(first, first + size))
      rows.push({
        id: plan.id,
        name: nameOf(plan.id),
        enabled: plan.enabled,
        ...(await scoreExplainer(tx.db, tenantId, conditionLanguage, plan))(facts),
      })
    return { rows, total: ranked.length }
  })
}

/**
 * Whether an unsaved condition is true for a persona, and why.
 * @throws ProductError `not_found`; `invalid` with the path of each fault
 */
export async function tryCondition(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
  condition: unknown,
): Promise<{ match: boolean; reasons: ConditionReason }> {
  return inTenant(engine, tenantId, async (tx) => {
    const { conditionLanguage, facts } = await loadPersona(tx, id)
    await assertValid(tx, condition, 'profile', '/condition')
    const reasons = (await explainer(tx.db, tenantId, conditionLanguage, condition)).explain(facts)
    return { match: reasons.holds, reasons }
  })
}
