import { sql } from 'kysely'
import type { EventFacts } from '#condition/facts.ts'
import type { Todo } from '#model/schema/entities.generated.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import type { Engine, RowParts } from '#engine/kernel/engine.ts'
import type { SettledMessage } from '#engine/engage/engage-events.ts'
import { standing } from '#engine/audience/profiles/profile-draft.ts'
import { loadFacts } from '#engine/segments/load-facts.ts'
import { entrants, enroll } from './enroll.ts'
import { isOpenAt, loadJourneys, type Journeys, type PreparedEntry } from './load-journeys.ts'
import { eventFacts, type PendingEvent } from '#engine/audience/identity/pending-event.ts'
import { scopedTx, type TenantTx } from '#engine/kernel/tenant-tx.ts'

/**
 * Limits the depth of journeys that trigger each other by raised events; deeper chains are a fault
 * of the journeys.
 */
const MAX_HOPS = 10

/** Number of journeys in the chain that raised an event. */
export const hopsOf = (event: Pick<EventFacts, 'source'> | null): number =>
  event && typeof event.source['hops'] === 'number' ? event.source['hops'] : 0

interface Happened {
  personId: string
  event: EventFacts
}

/**
 * Handles events in the transaction that stores them, after memberships are updated: enrolls
 * people, and wakes executions that wait for an event.
 * @returns the enrolled people
 */
export async function followEvents(
  tx: TenantTx,
  stored: readonly PendingEvent[],
): Promise<string[]> {
  const came: string[] = []
  if (stored.length === 0) return came
  const journeys = await loadJourneys(tx)
  if (journeys.entries.length === 0 && journeys.waitsFor.size === 0) return came
  const happened = stored
    .filter((pendingEvent) => !pendingEvent.isNotice && !pendingEvent.isOwnerless)
    .map((pendingEvent): Happened => ({
      personId: standing(pendingEvent.person).id,
      event: eventFacts(pendingEvent),
    }))
  await wakeByEvents(tx, journeys, happened)
  for (const entry of journeys.entries)
    came.push(...(await enterByEvent(tx, journeys, entry, happened)))
  return came
}

async function wakeByEvents(
  { db, engine: { clock }, tenantId }: TenantTx,
  { waitsFor }: Journeys,
  happened: readonly Happened[],
) {
  const people = [
    ...new Set(
      happened
        .filter(({ event }) => waitsFor.has(event.eventType) || waitsFor.has('*'))
        .map(({ personId }) => personId),
    ),
  ]
  if (people.length === 0) return
  const now = new Date(clock.now())
  await sql`
    update journey_executions
    set due_at = ${now}
    where tenant_id = ${tenantId}
      and profile_id = any(${people}::uuid[])
      and state = 'running'
      and waits_for_event
  `.execute(db)
}

async function enterByEvent(
  tx: TenantTx,
  journeys: Journeys,
  entry: PreparedEntry,
  happened: readonly Happened[],
): Promise<string[]> {
  const { engine } = tx
  const { event: wanted } = entry
  const now = engine.clock.now()
  if (!wanted || !isOpenAt(entry, now)) return []
  const concerned = happened.filter(
    ({ event }) =>
      (wanted.types === null || wanted.types.includes(event.eventType)) && hopsOf(event) < MAX_HOPS,
  )
  if (concerned.length === 0) return []
  const people = await loadFacts(
    tx,
    [...new Set(concerned.map(({ personId }) => personId))],
    wanted.needs,
  )
  const fitting = concerned.filter(({ personId, event }) =>
    wanted.judge({ now, profile: people.get(personId) ?? null, event }),
  )
  if (fitting.length === 0) return []
  return enroll(
    tx,
    journeys,
    entry,
    entrants(
      fitting.map(({ personId, event }) => ({
        profileId: personId,
        how: `event ${event.eventType}`,
        cause: event,
        looksFrom: event.timeStamp,
      })),
    ),
  )
}

/** Wakes executions that may wait for a change of these people. */
export async function wakeChanged(
  tx: TenantTx<RowParts>,
  profileIds: readonly string[],
): Promise<void> {
  const { db, engine, tenantId } = tx
  if (profileIds.length === 0 || !(await loadJourneys(tx)).waitsForChanges) return
  const now = new Date(engine.clock.now())
  await sql`
    update journey_executions
    set due_at = ${now}
    where tenant_id = ${tenantId}
      and profile_id = any(${profileIds}::uuid[])
      and state = 'running'
      and waits_for_change
  `.execute(db)
}

/**
 * Marks executions as converted whose journey aims at a goal that the person reached.
 * @returns their people
 */
export async function convert(
  tx: TenantTx,
  goalsOf: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<string[]> {
  const { db, engine, tenantId } = tx
  if (goalsOf.size === 0) return []
  const { goals } = await loadJourneys(tx)
  const rows = [...goalsOf].flatMap(([profileId, reached]) =>
    [...reached].filter((id) => goals.has(id)).map((goalId) => ({ p: profileId, g: goalId })),
  )
  if (rows.length === 0) return []
  const now = new Date(engine.clock.now())
  const converted = await sql<{
    profile_id: string
  }>`
    update journey_executions e
    set converted_at = ${now}, due_at = case when v.ends_at_goal then ${now} else e.due_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(p uuid, g text), journey_versions v
    where e.tenant_id = ${tenantId}
      and e.profile_id = r.p
      and e.state = 'running'
      and e.converted_at is null
      and v.tenant_id = e.tenant_id
      and v.journey_id = e.journey_id
      and v.number = e.version_number
      and v.goal_id = r.g
    returning e.profile_id
  `.execute(db)
  return converted.rows.map((row) => row.profile_id)
}

/** Resumes executions whose tasks (to-dos, messages) are settled, in one statement. */
async function settleTasks(
  { db, engine: { clock }, tenantId }: TenantTx<Pick<Engine, 'clock'>>,
  tasks: readonly { taskId: string; outcome: string }[],
): Promise<void> {
  if (tasks.length === 0) return
  const rows = tasks.map(({ taskId, outcome }) => ({ t: taskId, o: outcome.slice(0, 300) }))
  await sql`
    update journey_executions e
    set
      outcome = r.o,
      due_at = case e.state when 'running' then ${new Date(clock.now())}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(t uuid, o text)
    where e.tenant_id = ${tenantId} and e.task_id = r.t and e.state in ('running', 'failed')
  `.execute(db)
}

/** Resumes journeys that wait for a to-do, when it is done or deleted. */
export const todoHooks = (engine: Pick<Engine, 'clock'>): EntityHooks<Todo> => ({
  async afterWrite(db, scope, before, after) {
    if (before && before.state !== 'done' && (!after || after.state === 'done'))
      await settleTasks(scopedTx(engine, db, scope), [
        { taskId: before.id, outcome: after ? 'done' : 'The to-do was deleted.' },
      ])
  },
})

const words = (reason: string) => reason.replaceAll('-', ' ')

/** The outcome of a step for a settled message (`send/execute.ts`). */
export const messageOutcome = (state: SettledMessage['state'], reason: string): string => {
  if (state === 'sent') return 'sent'
  if (state === 'unknown') return 'failed: It is not known whether it went out.'
  return state === 'failed' ? `failed: ${words(reason)}` : `skipped: ${words(reason) || state}`
}

/** Resumes executions that wait for their messages. Handles `messagesSettled`. */
export async function resumeAfterMessages(
  tx: TenantTx,
  rows: readonly SettledMessage[],
): Promise<void> {
  const tasks = rows
    .filter(({ ownerKind }) => ownerKind === 'journey')
    .map(({ id, state, reason }) => ({ taskId: id, outcome: messageOutcome(state, reason) }))
  await settleTasks(tx, tasks)
}
