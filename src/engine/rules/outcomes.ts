import { sql } from 'kysely'
import type { ActionStep } from '#catalog/actions/rule-trial.ts'
import { PREPARED } from '#platform/database/database.ts'
import { standing } from '#engine/audience/profiles/profile-draft.ts'
import type { RuleRun } from './run-rules.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** Actor that writes the effects of rules. */
export const RULES = 'rules'

export interface Firing {
  ruleId: string
  event: PendingEvent
  isKept: boolean
  steps: ActionStep[]
  /** Why the rule was not executed; empty when it was. */
  stopped: string
}

export interface RuleCounts {
  evaluations: number
  executions: number
  failures: number
  /** Milliseconds. */
  conditionsTime: number
  actionsTime: number
}

export function newCounts() {
  const all = new Map<string, RuleCounts>()
  return {
    all: all,
    of(ruleId: string): RuleCounts {
      const ruleCounts = all.get(ruleId) ?? {
        evaluations: 0,
        executions: 0,
        failures: 0,
        conditionsTime: 0,
        actionsTime: 0,
      }
      all.set(ruleId, ruleCounts)
      return ruleCounts
    },
  }
}

/**
 * Limits the stored firings per batch and rule, successful and faulty ones: enough to show what a
 * rule does without duplicating the event log.
 */
const MAX_DONE = 20
const MAX_FAILURES = 100

export const outcomeOf = ({
  steps,
  stopped,
}: Pick<Firing, 'steps' | 'stopped'>): 'done' | 'partly' | 'failed' | 'stopped' => {
  if (stopped !== '') return 'stopped'
  if (steps.every(({ outcome }) => outcome === 'done')) return 'done'
  return steps.every(({ outcome }) => outcome === 'failed') ? 'failed' : 'partly'
}

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const short = (value: unknown) => {
  const text = plain(value)
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

/** Summarizes a firing in one line: the changes, or why there are none. */
export function summaryOf({ steps, stopped }: Pick<Firing, 'steps' | 'stopped'>): string {
  const faults = steps.map(({ reason }) => reason).filter(Boolean)
  const changes = steps
    .flatMap((step) => step.changes)
    .map(({ what, before, after }) => {
      if (what.startsWith('list ')) return `${after === true ? 'on' : 'off'} ${what}`
      if (what.startsWith('event ')) return `raised ${what}`
      return before === null
        ? `${what}: ${short(after)}`
        : `${what}: ${short(before)} → ${short(after)}`
    })
  return (stopped || [...faults, ...changes].join('; ') || 'Nothing had to be changed.').slice(
    0,
    300,
  )
}

function keptFirings(firings: readonly Firing[]): Firing[] {
  const counted = new Map<string, number>()
  return firings.filter((firing) => {
    const isDone = outcomeOf(firing) === 'done'
    const key = `${firing.ruleId} ${isDone}`
    const before = counted.get(key) ?? 0
    counted.set(key, before + 1)
    return before < (isDone ? MAX_DONE : MAX_FAILURES)
  })
}

/** A person who was added to a list or removed from it. */
export interface ListMove {
  profileId: string
  listId: string
  /** True: added. */
  on: boolean
}

/**
 * Writes the effects of a batch's rules other than on profiles, after the profiles are written.
 * Returns the changed list memberships.
 */
export async function writeOutcomes(
  tx: TenantTx,
  { world: { pending }, firings, counts }: RuleRun,
  now: Date,
): Promise<ListMove[]> {
  const { db, tenantId } = tx
  const visits = [...pending.visits].map(([id, properties]) => ({
    id,
    properties,
    gone: Object.keys(properties).filter((name) => properties[name] === null),
  }))
  const setVisits = () =>
    sql`
      update sessions s
      set
        properties = (s.properties || r.properties) - r.gone,
        updated_at = ${now},
        updated_by = ${RULES}
      from (
        select v.id, v.properties, array(select jsonb_array_elements_text(v.gone)) as gone
        from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as v(
          id text, properties jsonb, gone jsonb
        )
      ) r
      where s.tenant_id = ${tenantId} and s.id = r.id
    `.execute(db)
  const [moved] = await Promise.all([
    writeLists(tx, pending.lists, now),
    visits.length > 0 && setVisits(),
    writeFirings(tx, keptFirings(firings), now),
    writeCounts(tx, counts.all, firings, now),
  ])
  return moved
}

async function writeLists(
  { db, engine, tenantId }: TenantTx,
  wanted: RuleRun['world']['pending']['lists'],
  now: Date,
): Promise<ListMove[]> {
  const last = new Map<string, { p: string; l: string; on: boolean; id: string }>()
  for (const [draft, lists] of wanted)
    for (const [listId, on] of lists)
      last.set(`${standing(draft).id} ${listId}`, {
        p: standing(draft).id,
        l: listId,
        on,
        id: engine.newId(),
      })
  const add = [...last.values()].filter(({ on }) => on)
  const remove = [...last.values()].filter(({ on }) => !on)
  if (add.length > 0)
    await sql`
      insert into list_members (
        id, tenant_id, list_id, profile_id, created_at, created_by, updated_at, updated_by
      )
      select r.id, ${tenantId}, r.l, r.p, ${now}, ${RULES}, ${now}, ${RULES}
      from jsonb_to_recordset(${JSON.stringify(add)}::jsonb) as r(id uuid, p uuid, l text)
      on conflict do nothing
    `.execute(db)
  if (remove.length > 0)
    await sql`
      delete from list_members m
      using jsonb_to_recordset(${JSON.stringify(remove)}::jsonb) as r(p uuid, l text)
      where m.tenant_id = ${tenantId} and m.profile_id = r.p and m.list_id = r.l
    `.execute(db)
  return [...last.values()].map(({ p, l, on }) => ({ profileId: p, listId: l, on }))
}

async function writeFirings(
  { db, engine, tenantId }: TenantTx,
  firings: readonly Firing[],
  now: Date,
) {
  if (firings.length === 0) return
  const rows = firings.map((firing) => ({
    id: engine.newId(),
    rule_id: firing.ruleId,
    outcome: outcomeOf(firing),
    summary: summaryOf(firing),
    event_type: firing.event.incoming.eventType.slice(0, 100),
    event_id: firing.isKept ? firing.event.id : null,
    profile_id: standing(firing.event.person).id,
    steps: firing.steps,
  }))
  await sql`${PREPARED}
    insert into rule_firings (
      id, tenant_id, rule_id, outcome, summary, event_type, event_id, profile_id, steps, fired_at,
      created_at, created_by, updated_at, updated_by
    )
    select
      r.id, ${tenantId}, r.rule_id, r.outcome, r.summary, r.event_type, r.event_id, r.profile_id,
      r.steps, ${now}, ${now}, ${RULES}, ${now}, ${RULES}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id uuid, rule_id text, outcome text, summary text, event_type text, event_id uuid,
      profile_id uuid, steps jsonb
    )
  `.execute(db)
}

/**
 * Uses one statement for all rules of a batch, so that the cost does not grow with the number of
 * events.
 */
async function writeCounts(
  { db, engine, tenantId }: TenantTx,
  counts: ReadonlyMap<string, RuleCounts>,
  firings: readonly Firing[],
  now: Date,
) {
  const fired = new Set(firings.filter(({ stopped }) => stopped === '').map(({ ruleId }) => ruleId))
  const rows = [...counts].map(
    ([ruleId, { evaluations, executions, failures, conditionsTime, actionsTime }]) => ({
      id: engine.newId(),
      rule_id: ruleId,
      evaluations,
      executions,
      failures,
      conditions_time: conditionsTime,
      actions_time: actionsTime,
      fired: fired.has(ruleId),
    }),
  )
  if (rows.length === 0) return
  await sql`${PREPARED}
    insert into rule_stats (
      id, tenant_id, rule_id, evaluations, executions, failures, conditions_time, actions_time,
      since, last_fired_at, created_at, created_by, updated_at, updated_by
    )
    select
      r.id,
      ${tenantId},
      r.rule_id,
      r.evaluations,
      r.executions,
      r.failures,
      r.conditions_time,
      r.actions_time,
      ${now},
      case when r.fired then ${now}::timestamptz end,
      ${now},
      ${RULES},
      ${now},
      ${RULES}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id uuid, rule_id text, evaluations float8, executions float8, failures float8,
      conditions_time float8, actions_time float8, fired boolean
    )
    order by r.rule_id
    on conflict (tenant_id, rule_id)
    do update set
      evaluations = rule_stats.evaluations + excluded.evaluations,
      executions = rule_stats.executions + excluded.executions,
      failures = rule_stats.failures + excluded.failures,
      conditions_time = rule_stats.conditions_time + excluded.conditions_time,
      actions_time = rule_stats.actions_time + excluded.actions_time,
      last_fired_at = coalesce(excluded.last_fired_at, rule_stats.last_fired_at),
      version = rule_stats.version + 1,
      updated_at = excluded.updated_at,
      updated_by = excluded.updated_by
  `.execute(db)
}
