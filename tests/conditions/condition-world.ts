import { checkToolsAt } from '#condition/check-tools.ts'
import { sql, type RawBuilder } from 'kysely'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { conditionEvaluators } from '#catalog/conditions/evaluators.ts'
import type { ProfileFacts, SessionFacts, Subject } from '#condition/facts.ts'
import { createLanguage, type SavedConditionType } from '#condition/language.ts'
import { createEvaluator } from '#condition/evaluate.ts'
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
  PROFILES,
  SEGMENTS,
  TENANT,
  visit,
  type PersonInput,
} from './sample-facts.ts'

export const ZONE = 'Europe/Berlin'

/**
 * Declared types of the people of the tests; everything else is undeclared and goes by the value.
 */
/** A transition as an instant in SQL: infinity where memory decides, or for never. */
const dueSql = (flip: RawBuilder<unknown> | 'never' | null): RawBuilder<unknown> =>
  flip === null || flip === 'never' ? sql`'infinity'::timestamptz` : flip

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
export const evaluatorWith = (saved: readonly SavedConditionType[] = []) =>
  createEvaluator(languageWith(saved), conditionEvaluators, { zone: ZONE, typeOf })
export const checkTools = { typeOf, exists: () => null, ...checkToolsAt({ now: NOW, zone: ZONE }) }
export const describeTools = {
  property: (_subject: Subject, path: string) => path.split('.').at(-1)!,
  name: (_kind: string, id: string) => id,
}

/** What one bulk query says of one condition. */
export interface BulkAnswer {
  ids: Set<string>
  /** Where the transition time comes from. */
  transition: 'never' | 'sql' | 'memory'
  /** By profile: the instant before which the answer stays; infinity where SQL gives none. */
  dueAt: Map<string, number>
}

/** A database with people in it, where a condition can be asked of all at once. */
export async function createConditionWorld() {
  const database = await openTestDatabase()
  await database.system(insertDefinitions)
  /** For each expression: the ids of the rows in which it is true. */
  async function idsWhere(
    expressions: readonly RawBuilder<boolean>[],
    id: RawBuilder<string>,
    from: RawBuilder<unknown>,
  ): Promise<Set<string>[]> {
    const columns = expressions.map((one, at) => sql`${one} as ${sql.ref(`c${at}`)}`)
    const { rows } = await database.tenant(TENANT, (db) =>
      sql<
        Record<string, unknown> & { id: string }
      >`select ${id} as id, ${sql.join(columns)} from ${from}`.execute(db),
    )
    return expressions.map(
      (_one, at) => new Set(rows.filter((row) => row[`c${at}`] === true).map((row) => row.id)),
    )
  }
  return {
    database,
    async add(people: readonly ProfileFacts[]) {
      await database.system((db) => insertPeople(db, people))
    },
    /** For each condition: the ids of the people for whom it is true. */
    async matching(
      conditions: readonly unknown[],
      saved: readonly SavedConditionType[] = [],
    ): Promise<Set<string>[]> {
      const evaluator = evaluatorWith(saved)
      const rows = { profile: { alias: 'p' } }
      return idsWhere(
        conditions.map((one) => evaluator.compile(one, rows, NOW)),
        sql`p.id::text`,
        sql`profiles p where p.tenant_id = ${TENANT}`,
      )
    },
    /** For each condition: the ids of the visits for which it is true. */
    async matchingVisits(conditions: readonly unknown[]): Promise<Set<string>[]> {
      const rows = { session: { alias: 's' } }
      return idsWhere(
        conditions.map((one) => evaluatorWith().compile(one, rows, NOW)),
        sql`s.id`,
        sql`sessions s where s.tenant_id = ${TENANT}`,
      )
    },
    /** For each condition: the ids of the events for which it is true. */
    async matchingEvents(conditions: readonly unknown[]): Promise<Set<string>[]> {
      const rows = { event: { alias: 'e' }, profile: { alias: 'p' } }
      return idsWhere(
        conditions.map((one) => evaluatorWith().compile(one, rows, NOW)),
        sql`e.id::text`,
        sql`events e join profiles p on p.tenant_id = e.tenant_id and p.id = e.profile_id
          where e.tenant_id = ${TENANT}`,
      )
    },
    /**
     * The same as one bulk query over all people, with the instant before which each answer stays:
     * null where SQL leaves that to memory, infinity for never.
     */
    async matchingAll(conditions: readonly unknown[]): Promise<BulkAnswer[]> {
      const all = evaluatorWith().compileAll({ tenantId: TENANT, now: NOW })
      const asked = conditions.map((one) => ({ holds: all.holds(one), flip: all.transition(one) }))
      const columns = asked.flatMap(({ holds, flip }, at) => [
        sql`${holds} as ${sql.ref(`holds${at}`)}`,
        sql`extract(epoch from ${dueSql(flip)})::float8 * 1000 as ${sql.ref(`due${at}`)}`,
      ])
      const { rows } = await database.tenant(TENANT, (db) =>
        sql<Record<string, unknown> & { id: string }>`
          select p.id::text as id, ${sql.join(columns)} from profiles p ${all.joins()}
          where p.tenant_id = ${TENANT}`.execute(db),
      )
      return asked.map(({ flip }, at) => ({
        ids: new Set(rows.filter((row) => row[`holds${at}`] === true).map((row) => row.id)),
        transition: flip === null ? 'memory' : flip === 'never' ? 'never' : 'sql',
        dueAt: new Map(rows.map((row) => [row.id, Number(row[`due${at}`])])),
      }))
    },
    async addVisits(visits: readonly SessionFacts[]) {
      if (visits.length === 0) return
      await database.system((db) => insertVisits(db, visits))
    },
    /** Lets the planner know how much there is. */
    analyze: () => database.system(async (db) => void (await sql`analyze`.execute(db))),
    clear: () =>
      database.system(
        async (db) =>
          void (await sql`truncate profiles, sessions, events, messages, replies, segment_members,
            list_members, scores, goal_reaches, journey_executions, contacts, outreaches cascade`.execute(
            db,
          )),
      ),
    close: () => database.close(),
  }
}
export type ConditionWorld = Awaited<ReturnType<typeof createConditionWorld>>
export type { Database }
