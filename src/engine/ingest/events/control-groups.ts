import { sql } from 'kysely'
import { isObject } from '#model/lib/is-object.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { Visitor } from './visitor.ts'

/** A personalization with a control group, which sees everything, to measure the effect. */
export interface ControlGroup {
  id: string
  /** Percentage of people in the control group. */
  percentage: number
  /** Drawn again for each visit. */
  storeInSession: boolean
}

/** A stored draw, in Apache Unomi's format: `personalizationStrategyStatus`. */
interface Drawn {
  personalizationId: string
  inControlGroup: boolean
  timeStamp: string
}

const STATUS = 'personalizationStrategyStatus'
/** Pages choose the ids, so the number of stored draws per person is bounded. */
const MAX_REMEMBERED = 100

const drawnIn = (systemProperties: Readonly<Record<string, unknown>> | undefined): Drawn[] => {
  const kept = systemProperties?.[STATUS]
  return Array.isArray(kept)
    ? kept.filter(
        (one): one is Drawn =>
          isObject(one) &&
          typeof one.personalizationId === 'string' &&
          typeof one.inControlGroup === 'boolean',
      )
    : []
}

/** Deterministic, so that concurrent calls draw the same result. */
const isDrawn = (who: string, { id, percentage }: ControlGroup) =>
  (Number.parseInt(sha256(`${who} ${id}`).slice(0, 8), 16) / 0x1_0000_0000) * 100 < percentage

/**
 * Draws whether a visitor is in the control groups, by the id of the personalization. The first
 * draw is stored on the person or the visit, so that a changed percentage moves no visitor; nothing
 * is stored for anonymous browsing.
 */
export async function drawControlGroups(
  engine: Engine,
  tenantId: string,
  { profile, session, browsesAnonymously }: Visitor,
  groups: readonly ControlGroup[],
): Promise<Map<string, boolean>> {
  const found = new Map<string, boolean>()
  for (const kind of ['person', 'visit'] as const) {
    const groupsOfKind = groups.filter(
      ({ storeInSession }) => storeInSession === (kind === 'visit'),
    )
    const record = kind === 'visit' ? session : profile
    const remembered = drawnIn(record?.system_properties)
    const fresh = new Map<string, Drawn>()
    for (const group of groupsOfKind) {
      const known = remembered.find(({ personalizationId }) => personalizationId === group.id)
      const inControlGroup = known?.inControlGroup ?? isDrawn(record?.id ?? profile.id, group)
      found.set(group.id, inControlGroup)
      if (!known)
        fresh.set(group.id, {
          personalizationId: group.id,
          inControlGroup,
          timeStamp: new Date(engine.clock.now()).toISOString(),
        })
    }
    if (fresh.size === 0 || !record || (kind === 'person' && browsesAnonymously)) continue
    const next = JSON.stringify({
      [STATUS]: [...remembered, ...fresh.values()].slice(-MAX_REMEMBERED),
    })
    await engine.database.tenant(tenantId, (db) =>
      sql`
        update ${sql.table(kind === 'visit' ? 'sessions' : 'profiles')}
        set system_properties = system_properties || ${next}::jsonb, version = version + 1
        where tenant_id = ${tenantId} and id = ${record.id}
      `.execute(db),
    )
  }
  return found
}
