import { sql } from 'kysely'
import type {
  ChangedValue,
  EventEffect,
  NamedReference,
} from '#model/api/answers/profile-answers.ts'
import type { ProfileRow } from '#model/schema/entities.generated.ts'
import type { JsonObject } from '#model/schema/record-values.ts'
import type { Db } from '#platform/database/database.ts'

export interface PersonState {
  profile: ProfileRow
  segments: Map<string, string>
  scores: Map<string, number>
  goals: Map<string, { name: string; reached: number }>
}

/** What a person's page shows and an event may change. */
export async function loadPersonState(
  db: Db,
  tenantId: string,
  profileId: string,
): Promise<PersonState> {
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  const segments = await sql<NamedReference>`
    select s.id, s.name
    from segment_members m
    join segments s on s.tenant_id = m.tenant_id and s.id = m.segment_id
    where m.tenant_id = ${tenantId} and m.profile_id = ${profileId} and m.left_at is null
  `.execute(db)
  const scores = await db
    .selectFrom('scores')
    .select(['scoring_id', 'value'])
    .where('tenant_id', '=', tenantId)
    .where('profile_id', '=', profileId)
    .execute()
  const goals = await sql<NamedReference & { times: string }>`
    select g.id, g.name, count(*) as times
    from goal_reaches r
    join goals g on g.tenant_id = r.tenant_id and g.id = r.goal_id
    where r.tenant_id = ${tenantId} and r.profile_id = ${profileId} and r.reached_at is not null
    group by g.id, g.name
  `.execute(db)
  return {
    profile,
    segments: new Map(segments.rows.map((row) => [row.id, row.name])),
    scores: new Map(scores.map((row) => [row.scoring_id, Number(row.value)])),
    goals: new Map(
      goals.rows.map((row) => [row.id, { name: row.name, reached: Number(row.times) }]),
    ),
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

function changedValues(prefix: string, before: JsonObject, after: JsonObject): ChangedValue[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return names
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => ({
      name: `${prefix}${name}`,
      before: before[name] ?? null,
      after: after[name] ?? null,
    }))
}

const comparedFields = ({ name, email, anonymous, tags }: ProfileRow): JsonObject => ({
  name,
  email,
  anonymous,
  tags,
})

/** What changed between two states of a person. */
export function changesBetween(
  before: PersonState,
  after: PersonState,
): Pick<EventEffect, 'changed' | 'entered' | 'left' | 'goals'> {
  const missingFrom = (others: Map<string, string>, named: Map<string, string>) =>
    [...named].filter(([id]) => !others.has(id)).map(([id, name]) => ({ id, name }))
  return {
    changed: [
      ...changedValues('', comparedFields(before.profile), comparedFields(after.profile)),
      ...changedValues('properties.', before.profile.properties, after.profile.properties),
      ...changedValues('consents.', before.profile.consents, after.profile.consents),
      ...changedValues(
        'scores.',
        Object.fromEntries(before.scores),
        Object.fromEntries(after.scores),
      ),
    ],
    entered: missingFrom(before.segments, after.segments),
    left: missingFrom(after.segments, before.segments),
    goals: [...after.goals]
      .filter(([id, { reached }]) => reached > (before.goals.get(id)?.reached ?? 0))
      .map(([id, { name }]) => ({ id, name })),
  }
}
