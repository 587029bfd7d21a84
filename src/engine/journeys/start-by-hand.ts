import { sql } from 'kysely'
import { fail } from '#model/errors.ts'
import { isUuid } from '#model/ids.ts'
import type { Engine, Scope } from '../engine.ts'
import { lockPeople } from '../lock-people.ts'
import { keepMemberships } from '../segments/keep-memberships.ts'
import { comers, letIn } from './let-in.ts'
import { loadJourneys } from './load-journeys.ts'
import { journeyOf } from './publish.ts'

/** People of one call who are named. */
export const MOST_NAMED = 1000

export interface Starting {
  profileIds?: readonly string[]
  segmentId?: string
  listId?: string
  isTest?: boolean
}

export interface Started {
  started: number
  /** Of those who were named: who did not come in, and why. */
  refused: { profileId: string; reason: string }[]
}

/**
 * Puts people into a journey that is live: those who are named, or all who are in a segment or on a list at this moment, in one statement. The entry's
 * own condition about people counts; how often they may come in does not. A test is left out of every figure.
 * @throws ProductError `not_found`, `wrong_state` when it is not live, `invalid` for an unknown segment or list
 */
export async function startJourney(
  engine: Engine,
  scope: Scope,
  id: string,
  { profileIds = [], segmentId, listId, isTest = false }: Starting,
): Promise<Started> {
  const { tenantId } = scope
  return engine.database.tenant(tenantId, async (db) => {
    await lockPeople(db, tenantId)
    const journey = await journeyOf(db, engine, scope, id)
    if (journey.state !== 'live')
      throw fail(
        'wrong_state',
        journey.state === 'draft'
          ? 'This journey was never published. Publish it first.'
          : `This journey is ${journey.state}. Nobody can come in.`,
      )
    const journeys = await loadJourneys(db, engine, tenantId)
    const entry = journeys.entries.find(({ journeyId }) => journeyId === id)
    if (!entry) throw fail('wrong_state', 'The live version has no entry.')
    const how = `${isTest ? 'a test by' : 'put in by'} ${scope.actor.name}`
    let started = 0
    const all: string[] = []
    const refused: Started['refused'] = []
    if (profileIds.length > 0) {
      const wanted = [...new Set(profileIds.map((one) => one.toLowerCase()))]
      const came = new Set(
        await letIn(
          db,
          engine,
          tenantId,
          journeys,
          entry,
          comers(
            wanted.filter(isUuid).map((profileId) => ({ profileId })),
            how,
          ),
          { byHand: true, isTest },
        ),
      )
      started += came.size
      all.push(...came)
      const known = await sql<{
        id: string
        inside: boolean
      }>`select p.id, exists (select from journey_executions e where e.tenant_id = p.tenant_id and e.journey_id = ${id} and e.open_for = p.id) as inside from profiles p where p.tenant_id = ${tenantId} and p.id = any(${wanted.filter(isUuid)}::uuid[])`.execute(
        db,
      )
      const people = new Map(known.rows.map((row) => [row.id, row.inside]))
      for (const profileId of wanted)
        if (!came.has(profileId))
          refused.push({
            profileId,
            reason: !people.has(profileId)
              ? 'There is no such profile.'
              : people.get(profileId)
                ? 'They are in the journey already.'
                : 'The entry is not for them.',
          })
    }
    for (const [table, column, chosen] of [
      ['segments', 'segment', segmentId],
      ['user_lists', 'list', listId],
    ] as const) {
      if (!chosen) continue
      if (
        !(await db
          .selectFrom(table)
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('id', '=', chosen)
          .executeTakeFirst())
      )
        throw fail('invalid', `There is no such ${column}.`, [
          { path: `/${column}Id`, message: `There is no ${column} "${chosen}".` },
        ])
      const members =
        column === 'segment'
          ? sql`segment_members m where m.tenant_id = ${tenantId} and m.segment_id = ${chosen} and m.left_at is null`
          : sql`list_members m where m.tenant_id = ${tenantId} and m.list_id = ${chosen}`
      const came = await letIn(
        db,
        engine,
        tenantId,
        journeys,
        entry,
        sql`select m.profile_id, null::jsonb as cause, null::timestamptz as looks_from, ${how.slice(0, 120)}::text as how from ${members}`,
        { byHand: true, isTest },
      )
      started += came.length
      all.push(...came)
    }
    await keepMemberships(db, engine, tenantId, [{ profileIds: all, journeys: true }])
    await engine.stores.note(
      scope,
      {
        action: 'update',
        entity: 'journey',
        entityId: id,
        summary: `${started} ${started === 1 ? 'person was' : 'people were'} put into the journey${isTest ? ' as a test' : ''}`,
        facts: { started, segmentId: segmentId ?? null, listId: listId ?? null, isTest },
      },
      { db },
    )
    return { started, refused }
  })
}
