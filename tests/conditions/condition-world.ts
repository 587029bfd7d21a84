import { sql } from 'kysely'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { conditionMeanings } from '#catalog/conditions/meanings.ts'
import type { ProfileFacts, SessionFacts, Subject } from '#condition/facts.ts'
import { createLanguage, type SavedConditionType } from '#condition/language.ts'
import { createMeaning } from '#condition/meaning.ts'
import type { ValueKind } from '#condition/operands.ts'
import type { Database } from '#platform/database/database.ts'
import { openTestDatabase } from '#tests/support/open-database.ts'
import { NOW, TENANT } from './sample-facts.ts'
import { insertDefinitions, insertPeople, insertVisits } from './world-rows.ts'

export {
  CAMPAIGNS,
  GOALS,
  JOURNEYS,
  LISTS,
  NOW,
  person,
  PLANS,
  SEGMENTS,
  TENANT,
  visit,
  type PersonInput,
} from './sample-facts.ts'

export const ZONE = 'Europe/Berlin'

/**
 * Declared types of the people of the tests; everything else is undeclared and goes by the value.
 */
const declared: Record<string, ValueKind> = {
  'properties.age': 'number',
  'properties.country': 'text',
  'properties.birthDate': 'date',
  'properties.vip': 'boolean',
  'properties.since': 'date',
}
export const typeOf = (_subject: Subject, path: string): ValueKind | null => declared[path] ?? null

export const languageWith = (saved: readonly SavedConditionType[] = []) =>
  createLanguage(conditionDefinitions, saved)
export const meaningWith = (saved: readonly SavedConditionType[] = []) =>
  createMeaning(languageWith(saved), conditionMeanings, { zone: ZONE, typeOf })
export const checkTools = { typeOf, moment: { now: NOW, zone: ZONE }, exists: () => null }
export const describeTools = {
  property: (_subject: Subject, path: string) => path.split('.').at(-1)!,
  name: (_kind: string, id: string) => id,
}

/** A database with people in it, where a condition can be asked of all at once. */
export async function createConditionWorld() {
  const database = await openTestDatabase()
  await database.system(insertDefinitions)
  return {
    database,
    async add(people: readonly ProfileFacts[]) {
      await database.system((db) => insertPeople(db, people))
    },
    /** Ids of the people for whom the condition is true, by the database. */
    async matching(
      condition: unknown,
      saved: readonly SavedConditionType[] = [],
    ): Promise<Set<string>> {
      const where = meaningWith(saved).compile(condition, { profile: { alias: 'p' } }, NOW)
      const { rows } = await database.tenant(TENANT, (db) =>
        sql<{
          id: string
        }>`select p.id::text as id from profiles p where p.tenant_id = ${TENANT} and ${where}`.execute(
          db,
        ),
      )
      return new Set(rows.map((row) => row.id))
    },
    /**
     * The same, asked of everybody at once, with when to look again at each person: null where only
     * memory can say, infinity for never.
     */
    async matchingAll(
      condition: unknown,
    ): Promise<{ ids: Set<string>; dueAt: Map<string, number> | null }> {
      const all = meaningWith().compileAll({ tenantId: TENANT, now: NOW })
      const [holds, flip] = [all.holds(condition), all.flip(condition)]
      const due = flip === null || flip === 'never' ? sql`'infinity'::timestamptz` : flip
      const { rows } = await database.tenant(TENANT, (db) =>
        sql<{
          id: string
          holds: boolean
          due: number
        }>`select p.id::text as id, ${holds} as holds, extract(epoch from ${due})::float8 * 1000 as due from profiles p ${all.joins()} where p.tenant_id = ${TENANT}`.execute(
          db,
        ),
      )
      return {
        ids: new Set(rows.filter((row) => row.holds).map((row) => row.id)),
        dueAt: flip === null ? null : new Map(rows.map((row) => [row.id, Number(row.due)])),
      }
    },
    async addVisits(visits: readonly SessionFacts[]) {
      if (visits.length === 0) return
      await database.system((db) => insertVisits(db, visits))
    },
    /** Ids of the visits for which the condition is true, by the database. */
    async matchingVisits(condition: unknown): Promise<Set<string>> {
      const where = meaningWith().compile(condition, { session: { alias: 's' } }, NOW)
      const { rows } = await database.tenant(TENANT, (db) =>
        sql<{
          id: string
        }>`select s.id from sessions s where s.tenant_id = ${TENANT} and ${where}`.execute(db),
      )
      return new Set(rows.map((row) => row.id))
    },
    clear: () =>
      database.system(
        async (db) =>
          void (await sql`truncate profiles, sessions, events, messages, replies, segment_members, list_members, scores, goal_reaches, journey_executions, contacts, outreaches cascade`.execute(
            db,
          )),
      ),
    close: () => database.close(),
  }
}
export type ConditionWorld = Awaited<ReturnType<typeof createConditionWorld>>
export type { Database }
