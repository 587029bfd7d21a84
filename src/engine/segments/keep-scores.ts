import { sql } from 'kysely'
import { dateText } from '#condition/date-math.ts'
import type { PersonFacts, ProfileFacts } from '#condition/facts.ts'
import { isObject } from '#model/lib/is-object.ts'
import type { Db } from '#platform/database/database.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import type { Definition, ScoringDefinition } from './definitions.ts'
import type { TenantLanguage } from './load-language.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** Actor that writes scores. */
export const SCORES = 'scoring'

/** Since when each matching element gives its points, by its mark. */
export type ScoreParts = Record<string, string>

interface KeptScore {
  value: number
  parts: ScoreParts
}
/** Stored scores by person and plan. */
export type KeptScores = ReadonlyMap<string, KeptScore>

export interface ScoreUpdate {
  profileId: string
  scoringId: string
  before: number
  value: number
  parts: ScoreParts
}

const keyOf = (profileId: string, scoringId: string) => `${profileId} ${scoringId}`

/**
 * Points that a user added or removed manually, independent of the elements (Apache Unomi's
 * `scoreModifiers`).
 */
export function modifierOf(
  { systemProperties }: Pick<ProfileFacts, 'systemProperties'>,
  scoringId: string,
): number {
  const { scoreModifiers } = systemProperties
  const given =
    isObject(scoreModifiers) && Object.hasOwn(scoreModifiers, scoringId)
      ? scoreModifiers[scoringId]
      : 0
  return typeof given === 'number' && Number.isFinite(given) ? given : 0
}

export async function loadScores(
  db: Db,
  tenantId: string,
  ids: readonly string[],
  concerned: readonly Definition[],
): Promise<KeptScores> {
  const plans = concerned.filter(({ kind }) => kind === 'scoring').map(({ id }) => id)
  if (plans.length === 0 || ids.length === 0) return new Map()
  const { rows } = await sql<{
    profile_id: string
    scoring_id: string
    value: number
    parts: ScoreParts
  }>`
    select profile_id, scoring_id, value, parts
    from scores
    where tenant_id = ${tenantId}
      and profile_id = any(${ids}::uuid[])
      and scoring_id = any(${plans}::text[])
  `.execute(db)
  return new Map(
    rows.map((row) => [
      keyOf(row.profile_id, row.scoring_id),
      { value: row.value, parts: row.parts },
    ]),
  )
}

const same = (a: ScoreParts, b: ScoreParts) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([mark, since]) => b[mark] === since)

/**
 * Computes the score of one person by one plan: the change, if any, and the next time at which the
 * score can change without an event. Updates the person's facts.
 */
export function scorePerson(
  facts: PersonFacts,
  scoring: ScoringDefinition,
  { evaluator }: TenantLanguage,
  keptScores: KeptScores,
): { change: ScoreUpdate | null; dueAt: number | null } {
  const { profile, now } = facts
  const before = keptScores.get(keyOf(profile.id, scoring.id)) ?? { value: 0, parts: {} }
  const parts: ScoreParts = {}
  let value = scoring.enabled ? modifierOf(profile, scoring.id) : 0
  let dueAt: number | null = null
  for (const { mark, condition, predicate, value: points, clock } of scoring.enabled
    ? scoring.elements
    : []) {
    if (predicate(facts)) {
      value += points
      parts[mark] = before.parts[mark] ?? dateText(now)
    }
    const flip = clock ? evaluator.nextTransitionAt(condition, predicate, profile, now) : null
    if (flip !== null && (dueAt === null || flip < dueAt)) dueAt = flip
  }
  const scores = profile.scores as Map<string, number>
  if (value === 0 && Object.keys(parts).length === 0) scores.delete(scoring.id)
  else scores.set(scoring.id, value)
  const change =
    value === before.value && same(parts, before.parts)
      ? null
      : { profileId: profile.id, scoringId: scoring.id, before: before.value, value, parts }
  return { change, dueAt }
}

/** A score of 0 without a matching element is deleted: a missing row means 0. */
export async function writeScores(
  { db, engine, tenantId }: TenantTx<RowParts>,
  changes: readonly ScoreUpdate[],
): Promise<void> {
  if (changes.length === 0) return
  const now = new Date(engine.clock.now())
  const rows = changes.map((change) => ({
    id: engine.newId(),
    h: engine.newId(),
    p: change.profileId,
    s: change.scoringId,
    b: change.before,
    v: change.value,
    parts: change.parts,
    gone: change.value === 0 && Object.keys(change.parts).length === 0,
  }))
  const given = sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id uuid, h uuid, p uuid, s text, b float8, v float8, parts jsonb, gone boolean
    )
  `
  await sql`
    delete from scores x
    using ${given}
    where r.gone and x.tenant_id = ${tenantId} and x.profile_id = r.p and x.scoring_id = r.s
  `.execute(db)
  await sql`
    insert into scores (
      id, tenant_id, scoring_id, profile_id, value, parts, created_at, created_by, updated_at,
      updated_by
    )
    select r.id, ${tenantId}, r.s, r.p, r.v, r.parts, ${now}, ${SCORES}, ${now}, ${SCORES}
    from ${given}
    where not r.gone
    on conflict (tenant_id, scoring_id, profile_id)
    do update set
      value = excluded.value, parts = excluded.parts, version = scores.version + 1,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by
  `.execute(db)
  await sql`
    insert into score_changes (
      id, tenant_id, scoring_id, profile_id, before, value, changed_at, created_at, created_by,
      updated_at, updated_by
    )
    select r.h, ${tenantId}, r.s, r.p, r.b, r.v, ${now}, ${now}, ${SCORES}, ${now}, ${SCORES}
    from ${given}
    where r.v <> r.b
  `.execute(db)
}
