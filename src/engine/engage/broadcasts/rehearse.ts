import { sql } from 'kysely'
import type { BroadcastRehearsal, RehearsalWarning } from '#model/api/answers/broadcast-answers.ts'
import type { Broadcast } from '#model/schema/entities.generated.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#model/lib/time-units.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { unknownAddresses } from './audience.ts'
import { lockBroadcast } from './change-state.ts'
import { canarySizeOf, planDepartures, type Group } from './departures.ts'
import { missingValues } from './missing-values.ts'
import { selectPeople, type Selection } from './select-people.ts'
import { readSenderHours, spansOf } from './sender-hours.ts'
import { freezeTimeOf, countPeople } from './start.ts'
import { firstLocalTime } from './local-times.ts'

/** A broadcast that takes longer is reported as too slow. */
const HORIZON = 365 * DAY_MS
const TOP = 10

/**
 * What the broadcast would do if it were started now: it reads the selection that is frozen, and
 * plans departures with the functions that release people.
 * @throws ProductError `invalid` without an audience, `not_found`
 */
export const rehearse = (
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
): Promise<BroadcastRehearsal> =>
  inTenant(engine, tenantId, async (tx) => {
    const broadcast = await lockBroadcast(tx.db, tenantId, id)
    const now = engine.clock.now()
    const start = broadcast.timing === 'local' ? now : freezeTimeOf(broadcast, now)
    const count = await countPeople(tx, broadcast)
    const selection = await selectPeople(tx, broadcast, start)
    const sender = await readSenderHours(tx, selection.reach.engage)
    const canarySize = canarySizeOf(broadcast.canaryPercent, count.gets)
    const groups = await groupsOf(tx, selection, canarySize)
    const { first, last } = planDepartures({
      groups,
      perHour: broadcast.perHour,
      gap: (sender?.gapMinutes ?? 0) * MINUTE_MS,
      spans: spansOf(sender, groups[0]?.at ?? start, HORIZON),
      canaryWait: (broadcast.canaryHours ?? 4) * HOUR_MS,
    })
    const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
    return {
      ...count,
      canarySize,
      firstAt: iso(first),
      lastAt: iso(last),
      sender: sender && {
        name: sender.address,
        perDay: sender.perDay(now),
        gapMinutes: sender.gapMinutes,
      },
      version: selection.version,
      domains: await topDomains(tx, selection),
      zones: topZones(selection),
      warnings: [
        ...(await warningsOf(tx, broadcast, selection, now)),
        ...(first !== null && last === null ? [{ kind: 'too-slow' as const }] : []),
      ],
      stop: selection.reach.stop,
    }
  })

/** Recipients by the time at which their turn comes. */
async function groupsOf(
  { db }: TenantTx,
  { judged }: Selection,
  canarySize: number,
): Promise<Group[]> {
  const { rows } = await sql<{ due_at: Date; n: number; canary: number }>`
    select due_at, count(*)::int as n, (count(*) filter (where turn < ${canarySize}))::int as canary
    from (${judged}) judged
    where reason = ''
    group by due_at
    order by due_at
  `.execute(db)
  return rows.map(({ due_at: at, n, canary }) => ({
    at: new Date(at).getTime(),
    count: n,
    canary,
  }))
}

async function topDomains(
  { db }: TenantTx,
  { judged }: Selection,
): Promise<BroadcastRehearsal['domains']> {
  const { rows } = await sql<{ domain: string; people: number }>`
    select split_part(recipient_key, '@', 2) as domain, count(*)::int as people
    from (${judged}) judged
    where reason = '' and recipient_key is not null
    group by 1
    order by people desc, domain
    limit ${TOP}
  `.execute(db)
  return rows
}

function topZones({ localTimes }: Selection): BroadcastRehearsal['zones'] {
  const zones = new Map<string, { at: number; people: number }>()
  for (const { zone, at, people } of localTimes) {
    const known = zones.get(zone)
    zones.set(zone, { at, people: people + (known?.people ?? 0) })
  }
  return [...zones]
    .map(([zone, { at, people }]) => ({ zone, at: new Date(at).toISOString(), people }))
    .toSorted((a, b) => b.people - a.people)
    .slice(0, TOP)
}

async function warningsOf(
  tx: TenantTx,
  broadcast: Broadcast,
  selection: Selection,
  now: number,
): Promise<RehearsalWarning[]> {
  const { engage } = selection.reach
  const warnings: RehearsalWarning[] = []
  const isEmail = (engage.channel ?? 'email') === 'email'
  if (isEmail && !engage.topicId) warnings.push({ kind: 'no-topic' })
  if (engage.capCount) warnings.push({ kind: 'message-limit' })
  warnings.push(...(await missingValues(tx, selection)))
  const unknown = await unknownAddresses(tx, broadcast, TOP)
  if (unknown.count > 0) warnings.push({ kind: 'unknown-addresses', ...unknown })
  const over = selection.localTimes.filter(({ at }) => at <= now)
  if (broadcast.timing === 'local' && firstLocalTime(broadcast) < now && over.length > 0)
    warnings.push({
      kind: 'local-time-over',
      people: over.reduce((sum, { people }) => sum + people, 0),
    })
  if (await hasUnpublishedDraft(tx, selection))
    warnings.push({ kind: 'unpublished-draft', version: selection.version! })
  return warnings
}

/** Whether the template was changed after its last publication. */
async function hasUnpublishedDraft(
  { db, tenantId }: TenantTx,
  { reach: { engage }, version }: Selection,
): Promise<boolean> {
  if (version === null) return false
  const { rows } = await sql`
    select
    from templates t
    join template_versions v
      on v.tenant_id = t.tenant_id and v.template_id = t.id and v.number = ${version}
    where t.tenant_id = ${tenantId}
      and t.id = ${engage.templateId}
      and (t.language, t.subject, t.source, t.text)
        is distinct from (v.language, v.subject, v.source, v.text)
  `.execute(db)
  return rows.length > 0
}
