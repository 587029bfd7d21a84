import { choiceWords } from '#catalog/fields/words.ts'
import { inSentence, message, say } from '#language'
import { sql } from 'kysely'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { lockPeople } from '#engine/kernel/locks.ts'
import { inScope, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { changed } from '#engine/segments/changed.ts'
import { entrants, enroll, isInside } from './enroll.ts'
import { loadJourneys, type Journeys, type PreparedEntry } from './load-journeys.ts'
import { journeyOf } from './publish.ts'

/** Maximum number of named people per call. */
export const MAX_NAMED = 1000

export interface Starting {
  profileIds?: readonly string[]
  segmentId?: string
  listId?: string
  isTest?: boolean
}

export interface ManualStart {
  started: number
  /** Of the named people: who was not enrolled, and why. */
  refused: { profileId: string; reason: string }[]
}

/**
 * Enrolls people in a live journey: named ones, or all current members of a segment or list, in one
 * statement. The entry's condition applies; its limit on repeated entries does not. Tests are
 * excluded from all figures.
 * @throws ProductError `not_found`, `wrong_state` when it is not live, `invalid` for an unknown
 * segment or list
 */
export async function startJourney(
  engine: Engine,
  scope: ActorScope,
  id: string,
  { profileIds = [], segmentId, listId, isTest = false }: Starting,
): Promise<ManualStart> {
  const { tenantId } = scope
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    await lockPeople(db, tenantId)
    const journey = await journeyOf(tx, id)
    if (journey.state !== 'live')
      throw fail(
        'wrong_state',
        journey.state === 'draft'
          ? 'This journey was never published. Publish it first.'
          : say('This journey is {state}. No one can enter.', {
              state: inSentence(choiceWords(journey.state)),
            }),
      )
    const journeys = await loadJourneys(tx)
    const entry = journeys.entries.find(({ journeyId }) => journeyId === id)
    if (!entry) throw fail('wrong_state', 'The live version has no entry.')
    const how = `${isTest ? 'a test by' : 'put in by'} ${scope.actor.name}`
    const start: Start = { ...tx, journeyId: id, journeys, entry, how, isTest }
    const all: string[] = []
    const refused: ManualStart['refused'] = []
    if (profileIds.length > 0) {
      const named = await startNamed(start, profileIds)
      all.push(...named.came)
      refused.push(...named.refused)
    }
    for (const group of [
      { table: 'segments', column: 'segment', chosen: segmentId },
      { table: 'user_lists', column: 'list', chosen: listId },
    ] as const)
      if (group.chosen) all.push(...(await startMembers(start, { ...group, chosen: group.chosen })))
    const started = all.length
    await changed(tx, [{ profileIds: all, journeys: true }])
    await engine.stores.note(
      scope,
      {
        action: 'update',
        entity: 'journey',
        entityId: id,
        summary:
          `${started} ${started === 1 ? 'person was' : 'people were'} put into the journey` +
          (isTest ? ' as a test' : ''),
        facts: { started, segmentId: segmentId ?? null, listId: listId ?? null, isTest },
      },
      { db },
    )
    return { started, refused }
  })
}

/** Input for enrolling people manually. */
interface Start extends TenantTx {
  journeyId: string
  journeys: Journeys
  entry: PreparedEntry
  /** The user, as shown in the journey's log. */
  how: string
  isTest: boolean
}

function refusalOf(isInside: boolean | undefined): string {
  if (isInside === undefined) return 'There is no such profile.'
  return isInside ? 'Already in the journey.' : 'Does not match the entry conditions.'
}

/**
 * Enrolls named people.
 * @returns who was enrolled, and why each of the others was not
 */
async function startNamed(
  start: Start,
  profileIds: readonly string[],
): Promise<{ came: ReadonlySet<string>; refused: ManualStart['refused'] }> {
  const { db, tenantId, journeyId, journeys, entry, how, isTest } = start
  const wanted = [...new Set(profileIds.map((id) => id.toLowerCase()))]
  const came = new Set(
    await enroll(
      start,
      journeys,
      entry,
      entrants(wanted.filter(isUuid).map((profileId) => ({ profileId, how }))),
      { byHand: true, isTest },
    ),
  )
  const known = await sql<{
    id: string
    inside: boolean
  }>`
    select
      p.id,
      ${isInside(tenantId, journeyId, isTest)} as inside
    from profiles p
    where p.tenant_id = ${tenantId} and p.id = any(${wanted.filter(isUuid)}::uuid[])
  `.execute(db)
  const people = new Map(known.rows.map((row) => [row.id, row.inside]))
  const refused = wanted
    .filter((profileId) => !came.has(profileId))
    .map((profileId) => ({
      profileId,
      reason: refusalOf(people.get(profileId)),
    }))
  return { came, refused }
}

const unknownAudience = {
  segment: message('There is no such segment.'),
  list: message('There is no such list.'),
}

/**
 * Enrolls all current members of a segment or list.
 * @returns the enrolled people
 */
async function startMembers(
  start: Start,
  {
    table,
    column,
    chosen,
  }: { table: 'segments' | 'user_lists'; column: 'segment' | 'list'; chosen: string },
): Promise<readonly string[]> {
  const { db, tenantId, journeys, entry, how, isTest } = start
  if (
    !(await db
      .selectFrom(table)
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', chosen)
      .executeTakeFirst())
  )
    throw fail('invalid', say(unknownAudience[column]), [
      { path: `/${column}Id`, message: say(unknownAudience[column]) },
    ])
  const members =
    column === 'segment'
      ? sql`segment_members m where m.tenant_id = ${tenantId} and m.segment_id = ${chosen} and m.left_at is null`
      : sql`list_members m where m.tenant_id = ${tenantId} and m.list_id = ${chosen}`
  return enroll(
    start,
    journeys,
    entry,
    sql`
      select
        m.profile_id, null::jsonb as cause, null::timestamptz as looks_from,
        ${how.slice(0, 120)}::text as how
      from ${members}
    `,
    { byHand: true, isTest },
  )
}
