import { below, isCondition } from '#condition/condition.ts'
import type { Dependencies, Judge } from '#condition/kind.ts'
import type { Language } from '#condition/language.ts'
import { fail } from '#model/errors.ts'
import { inOrder } from '#model/in-order.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '../engine.ts'
import { loadLanguage, type TenantLanguage } from './load-language.ts'
import { prepared } from './prepared.ts'

export interface Definition {
  id: string
  enabled: boolean
  condition: unknown
  needs: Dependencies
  judge: Judge
}

export interface Definitions {
  spoken: TenantLanguage
  /** Every segment, those that others are made of before these. */
  ordered: readonly Definition[]
  /** The segments themselves and all that are made of them, in order. */
  withDependents(chosen: ReadonlySet<string>): Definition[]
}

/** The tenant's segments, ready to be asked; read and prepared again only when one of them has changed. */
export const loadDefinitions = prepared(['segments', 'property_types'], async (db, engine, tenantId): Promise<Definitions> => {
  const spoken = await loadLanguage(db, engine, tenantId)
  const rows = await db.selectFrom('segments').select(['id', 'enabled', 'condition']).where('tenant_id', '=', tenantId).orderBy('id').execute()
  const byId = new Map(rows.map(({ id, enabled, condition }): [string, Definition] => [id, { id, enabled, condition, needs: spoken.language.dependsOn(condition), judge: spoken.meaning.prepare(condition) }]))
  // Circles, which saving refuses, end where they began.
  const ordered = inOrder([...byId.values()], ({ needs }) => [...needs.segments].map((id) => byId.get(id)))
  return {
    spoken, ordered,
    withDependents(chosen) {
      const all = new Set(chosen)
      // In order, so one pass reaches whatever is made of what was found before.
      return ordered.filter((one) => {
        if (!all.has(one.id) && ![...one.needs.segments].some((id) => all.has(id))) return false
        all.add(one.id)
        return true
      })
    },
  }
})

/** Where a condition names a segment, as a JSON Pointer. */
function placeOf(language: Language, root: unknown, segmentId: string): string {
  let found = '/condition'
  const visit = (value: unknown, path: string) => {
    if (!isCondition(value)) return
    const named = value.parameterValues.segments
    if (value.type === 'profileSegmentCondition' && (Array.isArray(named) ? named.includes(segmentId) : named === segmentId)) found = below(path, 'parameterValues', 'segments')
    for (const part of language.partsOf(value)) visit(part.condition, below(path, 'parameterValues', ...part.steps))
  }
  visit(root, '/condition')
  return found
}

/** A property condition on the list of segments would depend on every one of them, itself included. */
function asksForAllSegments(needs: Dependencies): boolean {
  return needs.properties.has('profile:segments')
}

/**
 * Refuses a segment that would be made of itself, however long the way, or of all segments at once.
 * @throws ProductError `invalid` with the place in the condition and the way round
 */
export async function refuseCircle(db: Db, engine: Pick<Engine, 'clock'>, tenantId: string, id: string, condition: unknown): Promise<void> {
  const { spoken: { language }, ordered } = await loadDefinitions(db, engine, tenantId)
  const needs = language.dependsOn(condition)
  const refuse = (path: string, message: string) => fail('invalid', message, [{ path, message }])
  if (asksForAllSegments(needs)) throw refuse('/condition', 'A segment cannot compare the list of all segments; name them with "Segment" instead.')
  const needsOf = new Map(ordered.map((one) => [one.id, one.needs.segments]))
  const wayBack = (from: string, way: readonly string[]): readonly string[] | null => {
    if (from === id) return [...way, from]
    if (way.includes(from)) return null
    for (const next of needsOf.get(from) ?? []) {
      const found = wayBack(next, [...way, from])
      if (found) return found
    }
    return null
  }
  for (const first of needs.segments) {
    const way = wayBack(first, [id])
    if (way) throw refuse(placeOf(language, condition, first), `The segment would be made of itself: ${way.join(' → ')}.`)
  }
}
