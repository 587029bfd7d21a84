import { message, say } from '#language'
import { isCondition, joinPointer } from '#condition/condition.ts'
import type { Dependencies, Predicate } from '#condition/kind.ts'
import type { Language } from '#condition/language.ts'
import { fail } from '#model/lib/errors.ts'
import { inOrder } from '#model/schema/in-order.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { causesFor } from './changes.ts'
import { loadLanguage, type TenantLanguage } from './load-language.ts'
import { versionedCache } from '#engine/kernel/versioned-cache.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { required } from '#model/lib/lookup.ts'

interface Common {
  id: string
  /** Kind and id: `segment:buyers`. */
  key: string
  enabled: boolean
  needs: Dependencies
}

export interface SegmentDefinition extends Common {
  kind: 'segment'
  condition: unknown
  predicate: Predicate
}

export interface ScoringElement {
  /**
   * Short hash of the condition, which keeps the start time of an element when the plan around it
   * changes.
   */
  mark: string
  name: string
  condition: unknown
  value: number
  predicate: Predicate
  clock: boolean
}

export interface ScoringDefinition extends Common {
  kind: 'scoring'
  elements: readonly ScoringElement[]
}

/** A stored result about people: membership in a segment, or points of a scoring plan. */
export type Definition = SegmentDefinition | ScoringDefinition

export interface Definitions {
  conditionLanguage: TenantLanguage
  /** All segments and scoring plans in dependency order. */
  ordered: readonly Definition[]
  /** The definitions with these keys and all that depend on them, in order. */
  withDependents(chosen: ReadonlySet<string>): readonly Definition[]
  /** The definitions whose result time alone can change and all that depend on them, in order. */
  timed: readonly Definition[]
  /**
   * The definitions that these causes (`causesIn`) can affect and all that depend on them, in
   * order. Memoized, because most events have the same causes.
   */
  concernedBy(causes: readonly string[]): readonly Definition[]
}

/** Maximum number of memoized combinations of causes; others are computed each time. */
const MAX_COMBINATIONS = 1000

const SCORES = 'profile:scores.'
/** Read by every plan in addition to its conditions (Apache Unomi's name). */
const MODIFIERS = 'profile:systemProperties.scoreModifiers'

/** Keys of the definitions that a condition depends on. */
export const madeOf = (needs: Dependencies): string[] => [
  ...[...needs.segments].map((id) => `segment:${id}`),
  ...[...needs.scorings].map((id) => `scoring:${id}`),
  ...[...needs.properties]
    .filter((path) => path.startsWith(SCORES))
    .map((path) => `scoring:${path.slice(SCORES.length)}`),
]

function joined(all: readonly Dependencies[], more: readonly string[]): Dependencies {
  const union = (name: Exclude<keyof Dependencies, 'mails' | 'consents' | 'clock'>) =>
    new Set(all.flatMap((dependencies) => [...dependencies[name]]))
  return {
    properties: new Set([...union('properties'), ...more]),
    eventTypes: union('eventTypes'),
    segments: union('segments'),
    lists: union('lists'),
    scorings: union('scorings'),
    goals: union('goals'),
    campaigns: union('campaigns'),
    journeys: union('journeys'),
    membershipPeriods: union('membershipPeriods'),
    mails: all.some((dependencies) => dependencies.mails),
    consents: all.some((dependencies) => dependencies.consents),
    clock: all.some((dependencies) => dependencies.clock),
  }
}

export interface PlainElement {
  name?: string
  condition: unknown
  value: number
}

/** Compiles a plan, saved or not. */
export function planOf(
  { language, evaluator }: TenantLanguage,
  id: string,
  enabled: boolean,
  elements: readonly PlainElement[],
): ScoringDefinition {
  const needs = elements.map(({ condition }) => language.dependsOn(condition))
  return {
    kind: 'scoring',
    id,
    key: `scoring:${id}`,
    enabled,
    needs: joined(needs, [MODIFIERS]),
    elements: elements.map(({ name = '', condition, value }, at) => ({
      mark: sha256(JSON.stringify(condition)).slice(0, 12),
      name,
      condition,
      value,
      predicate: evaluator.prepare(condition),
      clock: needs[at]!.clock,
    })),
  }
}

/** The tenant's compiled segments and scoring plans, reloaded only when one of them has changed. */
export const loadDefinitions = versionedCache(
  ['condition_types', 'segments', 'scorings', 'property_types'],
  async (tx): Promise<Definitions> => {
    const { db, tenantId } = tx
    const conditionLanguage = await loadLanguage(tx)
    const segments = await db
      .selectFrom('segments')
      .select(['id', 'enabled', 'condition'])
      .where('tenant_id', '=', tenantId)
      .orderBy('id')
      .execute()
    const plans = await db
      .selectFrom('scorings')
      .select(['id', 'enabled', 'elements'])
      .where('tenant_id', '=', tenantId)
      .orderBy('id')
      .execute()
    const all: Definition[] = [
      ...segments.map(({ id, enabled, condition }): Definition => ({
        kind: 'segment',
        id,
        key: `segment:${id}`,
        enabled,
        condition,
        needs: conditionLanguage.language.dependsOn(condition),
        predicate: conditionLanguage.evaluator.prepare(condition),
      })),
      ...plans.map(({ id, enabled, elements }) => planOf(conditionLanguage, id, enabled, elements)),
    ]
    const byKey = new Map(all.map((definition) => [definition.key, definition]))
    // Saving rejects cycles; a remaining one is cut where it started.
    return {
      conditionLanguage,
      ...ways(inOrder(all, ({ needs }) => madeOf(needs).map((key) => byKey.get(key)))),
    }
  },
)

function ways(ordered: readonly Definition[]): Omit<Definitions, 'conditionLanguage'> {
  const parts = new Map(ordered.map(({ key, needs }) => [key, madeOf(needs)]))
  const byCause = new Map<string, string[]>()
  for (const { key, needs } of ordered)
    for (const cause of causesFor(needs)) byCause.set(cause, [...(byCause.get(cause) ?? []), key])
  const withDependents = (chosen: ReadonlySet<string>) => {
    if (chosen.size === 0) return []
    const found = new Set(chosen)
    // The list is in dependency order, so one pass reaches all transitive dependents.
    return ordered.filter(({ key }) => {
      if (!found.has(key) && !required(parts, key).some((needed) => found.has(needed))) return false
      found.add(key)
      return true
    })
  }
  const remembered = new Map<string, readonly Definition[]>()
  return {
    ordered,
    withDependents,
    timed: withDependents(
      new Set(ordered.filter(({ enabled, needs }) => enabled && needs.clock).map(({ key }) => key)),
    ),
    concernedBy(causes) {
      // Drops causes that concern no definition, so that more lookups share a memoized entry.
      const telling = causes.filter((cause) => byCause.has(cause)).toSorted()
      const name = JSON.stringify(telling)
      const known =
        remembered.get(name) ??
        withDependents(new Set(telling.flatMap((cause) => required(byCause, cause))))
      if (remembered.size < MAX_COMBINATIONS) remembered.set(name, known)
      return known
    },
  }
}

/** JSON Pointer to the place where a condition references a segment or plan. */
function placeOf(language: Language, root: unknown, key: string, base: string): string {
  let found = base
  const names = (value: unknown, id: string) =>
    Array.isArray(value) ? value.includes(id) : value === id
  const visit = (value: unknown, path: string) => {
    if (!isCondition(value)) return
    const [kind, id] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
    const {
      type,
      parameterValues: { segments, segmentId, scoringPlanId, propertyName },
    } = value
    if (kind === 'segment' && type === 'profileSegmentCondition' && names(segments, id))
      found = joinPointer(path, 'parameterValues', 'segments')
    if (kind === 'segment' && type === 'segmentHistoryCondition' && names(segmentId, id))
      found = joinPointer(path, 'parameterValues', 'segmentId')
    if (kind === 'scoring' && type === 'scoringCondition' && names(scoringPlanId, id))
      found = joinPointer(path, 'parameterValues', 'scoringPlanId')
    if (kind === 'scoring' && propertyName === `scores.${id}`)
      found = joinPointer(path, 'parameterValues', 'propertyName')
    for (const part of language.partsOf(value))
      visit(part.condition, joinPointer(path, 'parameterValues', ...part.steps))
  }
  visit(root, base)
  return found
}

/** A property condition on the list of segments would depend on all of them, including itself. */
const readsAllSegments = (needs: Dependencies) => needs.properties.has('profile:segments')

const selfReferences = {
  segment: [
    message('A segment cannot compare the list of all segments; name them with "Segment" instead.'),
    message('The segment would be made of itself: {way}.'),
  ],
  scoring: [
    message(
      'A scoring plan cannot compare the list of all segments; name them with "Segment" instead.',
    ),
    message('The plan would be made of itself: {way}.'),
  ],
} as const

/**
 * Rejects a segment or plan that depends on itself, directly or indirectly, or on all segments at
 * once.
 * @throws ProductError `invalid` with the path in the condition and the cycle
 */
export async function assertAcyclic(
  tx: TenantTx<Pick<Engine, 'clock'>>,
  kind: Definition['kind'],
  id: string,
  conditions: readonly { condition: unknown; path: string }[],
): Promise<void> {
  const {
    conditionLanguage: { language },
    ordered,
  } = await loadDefinitions(tx)
  const refuse = (path: string, message: string) => fail('invalid', message, [{ path, message }])
  const needsOf = new Map(ordered.map((definition) => [definition.key, madeOf(definition.needs)]))
  const key = `${kind}:${id}`
  const wayBack = (from: string, way: readonly string[]): readonly string[] | null => {
    if (from === key) return [...way, from]
    if (way.includes(from)) return null
    for (const next of needsOf.get(from) ?? []) {
      const found = wayBack(next, [...way, from])
      if (found) return found
    }
    return null
  }
  for (const { condition, path } of conditions) {
    const needs = language.dependsOn(condition)
    if (readsAllSegments(needs)) throw refuse(path, say(selfReferences[kind][0]))
    for (const first of madeOf(needs)) {
      const way = wayBack(first, [key])
      if (way)
        throw refuse(
          placeOf(language, condition, first, path),
          say(selfReferences[kind][1], {
            way: way.map((step) => step.slice(step.indexOf(':') + 1)).join(' → '),
          }),
        )
    }
  }
}
