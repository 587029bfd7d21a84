import { isObject } from '#model/lib/is-object.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { versionedCache } from '#engine/kernel/versioned-cache.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import type { JsonObject } from '#model/schema/record-values.ts'

/**
 * Conditions that a page must report on actively, because their events are only sent when requested
 * (Apache Unomi's tag `trackedCondition`).
 */
const WATCHED: ReadonlySet<unknown> = new Set(['formEventCondition', 'videoViewEventCondition'])
/** Bounds the answer, because the number of conditions is unlimited. */
const MAX = 100

interface Tracked {
  /** Empty: any site. */
  scope: string
  condition: { type: string; parameterValues: JsonObject }
}

function watchedIn(value: unknown, found: Tracked['condition'][]) {
  if (Array.isArray(value)) for (const one of value) watchedIn(one, found)
  if (!isObject(value)) return
  if (WATCHED.has(value.type) && isObject(value.parameterValues))
    found.push({ type: String(value.type), parameterValues: value.parameterValues })
  else for (const one of Object.values(value)) watchedIn(one, found)
}

/** The tracked conditions in a tenant's enabled rules and goals. */
const loadTracked = versionedCache(
  ['rules', 'goals'],
  async ({ db, tenantId }): Promise<readonly Tracked[]> => {
    const rules = await db
      .selectFrom('rules')
      .select(['scope', 'condition'])
      .where('tenant_id', '=', tenantId)
      .where('enabled', '=', true)
      .orderBy('priority')
      .orderBy('id')
      .execute()
    const goals = await db
      .selectFrom('goals')
      .select(['start_event', 'target_event'])
      .where('tenant_id', '=', tenantId)
      .where('enabled', '=', true)
      .orderBy('id')
      .execute()
    const asked = [
      ...rules.map(({ scope, condition }) => ({ scope, of: condition })),
      ...goals.map((goal) => ({ scope: '', of: [goal.start_event, goal.target_event] })),
    ]
    return asked.flatMap(({ scope, of }) => {
      const found: Tracked['condition'][] = []
      watchedIn(of, found)
      return found.map((condition) => ({ scope, condition }))
    })
  },
)

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * The conditions that a page must report: those of its site and its path, or without a path.
 * Without duplicates.
 */
export function trackedOn(
  engine: Engine,
  tenantId: string,
  source: JsonObject,
): Promise<Tracked['condition'][]> {
  return inTenant(engine, tenantId, async (tx) => {
    const properties = isObject(source.properties) ? source.properties : {}
    const path = text(isObject(properties.pageInfo) ? properties.pageInfo.pagePath : '')
    const scope = text(source.scope)
    const fits = ({ scope: of, condition: { parameterValues } }: Tracked) =>
      (of === '' || of === scope) &&
      (text(parameterValues.pagePath) === '' || text(parameterValues.pagePath) === path)
    const seen = new Map(
      (await loadTracked(tx))
        .filter(fits)
        .map(({ condition }) => [JSON.stringify(condition), condition]),
    )
    return [...seen.values()].slice(0, MAX)
  })
}
