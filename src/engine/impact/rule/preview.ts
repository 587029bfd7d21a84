import { say } from '#language'
import { sql, type RawBuilder } from 'kysely'
import { isAction } from '#catalog/actions/action.ts'
import { namedInActions } from '#catalog/actions/named-in-actions.ts'
import { eventTypesOf } from '#catalog/conditions/event-types.ts'
import { matchAll } from '#condition/condition.ts'
import { fail } from '#model/lib/errors.ts'
import type { EntityId } from '#model/schema/entities.generated.ts'
import type { RecordLink } from '#model/api/explanation.ts'
import type { ImpactPerson } from '#model/api/impact.ts'
import { onlyRow } from '#model/lib/only-row.ts'
import type { RecordValues } from '#model/schema/record-values.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { ruleFaults } from '#engine/rules/check-rule.ts'
import { loadActionLanguage } from '#engine/rules/load-action-language.ts'
import { loadLanguage, type TenantLanguage } from '#engine/segments/load-language.ts'
import { namedRecords } from '#engine/kernel/named-records.ts'
import { line, peopleText, type ImpactPreview, type ImpactQuestion } from '../impact-kind.ts'

/** How far back events are counted. */
const DAYS = 7
/** The latest events that are counted; beyond them, the counts are lower bounds. */
const MAX_EVENTS = 20_000

/** What decides whether a rule applies to an event. */
interface Applied {
  condition: unknown
  scope: string
  enabled: boolean
  once: 'profile_id' | 'session_id' | null
}

const applied = (values: RecordValues): Applied => ({
  condition: values['condition'] ?? matchAll,
  scope: String(values['scope'] ?? ''),
  enabled: values['enabled'] !== false,
  once: onceOf(values),
})

function onceOf(values: RecordValues): Applied['once'] {
  if (values['raiseEventOnlyOnce']) return null
  if (values['raiseEventOnlyOnceForProfile']) return 'profile_id'
  return values['raiseEventOnlyOnceForSession'] ? 'session_id' : null
}

/** The rule as stored (null for a new one), and as it would be saved. */
async function rulesOf({ tx, scope, id, values }: ImpactQuestion): Promise<{
  before: Applied | null
  after: Applied
  actions: unknown
}> {
  const stored =
    id === null ? null : await tx.engine.stores.of('rule').get(scope, id, { db: tx.db })
  if (id !== null && !stored) throw fail('not_found', 'There is no such rule.')
  const merged = { ...stored, ...values }
  const faults = await ruleFaults(tx, {
    condition: merged['condition'],
    actions: merged['actions'],
  })
  const [fault] = faults
  if (fault !== undefined)
    throw fail(
      'invalid',
      say('The rule cannot be saved: {fault}', { fault: fault.message }),
      faults,
    )
  return {
    before: stored ? applied(stored) : null,
    after: applied(merged),
    actions: merged['actions'] ?? [],
  }
}

/** SQL condition: no earlier event of the person or visit has the type and target of event `e`. */
const isFirst = (column: 'profile_id' | 'session_id'): RawBuilder<boolean> => sql<boolean>`
  not exists (
    select
    from events o
    where o.tenant_id = e.tenant_id
      and ${sql.ref(`o.${column}`)} = ${sql.ref(`e.${column}`)}
      and o.event_type = e.event_type
      and o.target ->> 'itemId' is not distinct from e.target ->> 'itemId'
      and o.target ->> 'itemType' is not distinct from e.target ->> 'itemType'
      and o.id < e.id
  )
`

function appliesSql(
  { evaluator, moment }: TenantLanguage,
  { condition, scope, enabled, once }: Applied,
): RawBuilder<boolean> {
  if (!enabled) return sql<boolean>`false`
  const holds = evaluator.compile(
    condition,
    { profile: { alias: 'p' }, session: { alias: 's' }, event: { alias: 'e' } },
    moment.now,
  )
  return sql<boolean>`
    (
      ${holds}
      and ${scope === '' ? sql`true` : sql`e.scope = ${scope}`}
      and ${once === null ? sql`true` : isFirst(once)}
    )
  `
}

/** The latest events of people, each with whether the rule applies before and after saving. */
function eventsSql(
  { tx: { tenantId }, now }: ImpactQuestion,
  conditionLanguage: TenantLanguage,
  { before, after }: { before: Applied | null; after: Applied },
): RawBuilder<unknown> {
  const typesOf = (rule: Applied | null) =>
    rule ? eventTypesOf(rule.condition, conditionLanguage.language.expand) : []
  const [was, becomes] = [typesOf(before), typesOf(after)]
  const types = was === null || becomes === null ? null : [...new Set([...was, ...becomes])]
  const since = new Date(now - DAYS * DAY_MS)
  const latest =
    types === null
      ? sql`received_at > ${since} order by received_at desc`
      : sql`event_type = any(${types}::text[]) and time_stamp > ${since} order by time_stamp desc`
  return sql`
    select
      e.id,
      e.profile_id,
      ${before ? appliesSql(conditionLanguage, before) : sql`false`} as was,
      ${appliesSql(conditionLanguage, after)} as becomes
    from (
      select *
      from events
      where tenant_id = ${tenantId} and profile_id is not null and ${latest}
      limit ${MAX_EVENTS}
    ) e
    join profiles p on p.tenant_id = ${tenantId} and p.id = e.profile_id
    left join sessions s on s.tenant_id = ${tenantId} and s.id = e.session_id
  `
}

/** Clauses in a row, which may contain commas. */
const clauses = (parts: readonly string[]): string =>
  parts.reduce((before, part) => say('{before}; {part}', { before, part }))

/** The actions in words, with links to the records that they name. */
async function actionLine(
  { tx }: ImpactQuestion,
  conditionLanguage: TenantLanguage,
  actions: unknown,
) {
  const { db, tenantId } = tx
  const language = await loadActionLanguage(db, tenantId)
  const on = (Array.isArray(actions) ? actions : [])
    .filter(isAction)
    .filter(({ enabled }) => enabled !== false)
  const named = namedInActions(on)
  const links: RecordLink[] = []
  for (const entity of new Set(named.map((reference) => reference.entity)))
    links.push(
      ...(await namedRecords(
        tx,
        entity as EntityId,
        named.filter((reference) => reference.entity === entity).map(({ id }) => id),
      )),
    )
  const nameOf = (entity: string, id: string) =>
    links.find((link) => link.entity === entity && link.id === id)?.name ?? id
  const says = on.map((action) =>
    language.describe(action, {
      property: (path) => conditionLanguage.titleOf('profile', `properties.${path}`),
      name: nameOf,
    }),
  )
  const count = on.length
  return line(
    'actions',
    count,
    say({ one: '{count} action', other: '{count} actions' }, { count }),
    {
      says:
        count === 0
          ? say('No action runs')
          : say('Each match runs: {actions}', { actions: clauses(says) }),
      links,
    },
  )
}

/** How many recent events the rule would match, and how many the stored one does. */
function matchesLine(was: number, becomes: number, isNew: boolean) {
  const wouldRun = say(
    {
      one: '{count} event of the last {days} days would have run it',
      other: '{count} events of the last {days} days would have run it',
    },
    { count: becomes, days: DAYS },
  )
  const direction = becomes > was ? 'positive' : 'negative'
  const matchNow = say({ one: '{count} matches now', other: '{count} match now' }, { count: was })
  return line(
    'matches',
    becomes,
    say({ one: '{count} event matches', other: '{count} events match' }, { count: becomes }),
    {
      says: isNew ? wouldRun : clauses([wouldRun, matchNow]),
      tone: becomes === was ? 'neutral' : direction,
    },
  )
}

/** How many recent events a rule matches before and after saving, and what its actions do. */
export const rule: ImpactPreview = {
  id: 'rule',
  async preview(question) {
    const { tx } = question
    const rules = await rulesOf(question)
    const conditionLanguage = await loadLanguage(tx)
    const { rows } = await sql<Record<'seen' | 'was' | 'becomes' | 'people', string>>`
      select
        count(*) as seen,
        count(*) filter (where was) as was,
        count(*) filter (where becomes) as becomes,
        count(distinct profile_id) filter (where becomes) as people
      from (${eventsSql(question, conditionLanguage, rules)}) one
    `.execute(tx.db)
    const found = onlyRow(rows)
    const [seen, was, becomes] = [Number(found.seen), Number(found.was), Number(found.becomes)]
    const people = Number(found.people)
    const exact = seen < MAX_EVENTS
    return {
      lines: [
        matchesLine(was, becomes, rules.before === null),
        line('people', people, peopleText(people), {
          says: say({ one: 'for {count} person', other: 'for {count} people' }, { count: people }),
          hasPeople: true,
        }),
        await actionLine(question, conditionLanguage, rules.actions),
      ],
      exact,
      basis: exact
        ? say('All events of the last {days} days, with the people as they are now', {
            days: DAYS,
          })
        : say('The latest {number} events, with the people as they are now', {
            number: MAX_EVENTS,
          }),
    }
  },
  async people(question, { of, first, size }) {
    if (of !== 'people') return null
    const { tx } = question
    const rules = await rulesOf(question)
    const matching = sql`
      select distinct profile_id
      from (${eventsSql(question, await loadLanguage(tx), rules)}) one
      where becomes
    `
    const { rows } = await sql<ImpactPerson>`
      select p.id, p.name, p.email
      from (${matching}) m
      join profiles p on p.tenant_id = ${tx.tenantId} and p.id = m.profile_id
      order by p.name, p.id
      limit ${size} offset ${first}
    `.execute(tx.db)
    const { rows: all } = await sql<{ n: string }>`
      select count(*) as n from (${matching}) m
    `.execute(tx.db)
    return { rows, total: Number(onlyRow(all).n) }
  },
}
