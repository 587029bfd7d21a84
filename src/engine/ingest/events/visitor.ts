import { sql } from 'kysely'
import type { ProfileRow, SessionRow } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { personalNames } from '#engine/ingest/events/anonymize.ts'
import { privacyOf } from '#engine/audience/profiles/privacy.ts'
import { profileNamed } from '#engine/audience/profiles/profile-named.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'

export interface Visitor {
  profile: ProfileRow
  session: SessionRow | null
  segments: string[]
  scores: Record<string, number>
  browsesAnonymously: boolean
}

/** The profile of a visit, or null. */
export async function profileOfVisit(
  engine: Engine,
  tenantId: string,
  sessionId: string,
): Promise<string | null> {
  const row = await engine.database.tenant(tenantId, (db) =>
    db
      .selectFrom('sessions')
      .select('profile_id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sessionId)
      .executeTakeFirst(),
  )
  return row?.profile_id ?? null
}

async function readVisitor(
  db: Db,
  tenantId: string,
  sessionId: string,
  profileId: string,
): Promise<Visitor | null> {
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  const known = await profileNamed(db, tenantId, session?.profile_id ?? profileId)
  if (!known) return null
  const browsesAnonymously = privacyOf(known.system_properties).requireAnonymousProfile
  const profile = browsesAnonymously ? await withoutPersonal(db, tenantId, known) : known
  const members = await db
    .selectFrom('segment_members')
    .select('segment_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('profile_id', '=', profile.id)
    .where('left_at', 'is', null)
    .orderBy('segment_id')
    .execute()
  const scores = await db
    .selectFrom('scores')
    .select(['scoring_id', 'value'])
    .where('tenant_id', '=', tenantId)
    .where('profile_id', '=', profile.id)
    .execute()
  return {
    profile,
    session: session ?? null,
    segments: members.map((row) => row.segment_id),
    scores: Object.fromEntries(scores.map((row) => [row.scoring_id, row.value])),
    browsesAnonymously,
  }
}

/** Removes personal data from the answer to an anonymous visitor. */
async function withoutPersonal(db: Db, tenantId: string, profile: ProfileRow): Promise<ProfileRow> {
  const names = await personalNames(db, tenantId)
  return {
    ...profile,
    name: '',
    email: null,
    properties: Object.fromEntries(
      Object.entries(profile.properties).filter(([name]) => !names.includes(name)),
    ),
  }
}

/**
 * Whether each condition is true for the profile and the visit now. Unreadable conditions are
 * false.
 */
async function holdFor(
  tx: TenantTx,
  profileId: string,
  sessionId: string,
  conditions: readonly unknown[],
): Promise<boolean[]> {
  const { db, engine, tenantId } = tx
  if (conditions.length === 0) return []
  const { evaluator } = await loadLanguage(tx)
  const columns = conditions.map((condition) =>
    evaluator.compile(
      condition,
      { profile: { alias: 'p' }, session: { alias: 's' } },
      engine.clock.now(),
    ),
  )
  const { rows } = await sql<{
    held: boolean[]
  }>`
    select array[${sql.join(columns)}]::boolean[] as held
    from profiles p
    left join sessions s on s.tenant_id = p.tenant_id and s.id = ${sessionId}
    where p.tenant_id = ${tenantId} and p.id = ${profileId}
  `.execute(db)
  return rows[0]?.held ?? conditions.map(() => false)
}

/**
 * The data for an answer to the visitor's browser: profile, results of the conditions, concealed
 * properties.
 */
export function answerVisitor(
  engine: Engine,
  tenantId: string,
  sessionId: string,
  profileId: string,
  conditions: readonly unknown[],
): Promise<{ visitor: Visitor; held: boolean[]; concealed: Set<string> } | null> {
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const visitor = await readVisitor(db, tenantId, sessionId, profileId)
    if (!visitor) return null
    const concealed = await sql<{
      id: string
    }>`select id from property_types where tenant_id = ${tenantId} and tags @> '["concealed"]'::jsonb`.execute(
      db,
    )
    return {
      visitor,
      held: await holdFor(tx, visitor.profile.id, sessionId, conditions),
      concealed: new Set(concealed.rows.map((row) => row.id)),
    }
  })
}
