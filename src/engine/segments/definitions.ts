import { isCondition, below } from '#condition/condition.ts'
import type { Dependencies, Judge } from '#condition/kind.ts'
import type { Language } from '#condition/language.ts'
import { fail } from '#model/errors.ts'
import { inOrder } from '#model/in-order.ts'
import type { Db } from '#platform/database/database.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Engine } from '../engine.ts'
import { loadLanguage, type TenantLanguage } from './load-language.ts'
import { prepared } from './prepared.ts'

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
  judge: Judge
}

export interface ScoringElement {
  /** Short name of the condition, by which its beginning is kept when the plan is changed around it. */
  mark: string
  name: string
  condition: unknown
  value: number
  judge: Judge
  clock: boolean
}

export interface ScoringDefinition extends Common {
  kind: 'scoring'
  elements: readonly ScoringElement[]
}

/** What is kept of people: whether they belong, or how many points they have. */
export type Definition = SegmentDefinition | ScoringDefinition

export interface Definitions {
  spoken: TenantLanguage
  /** Every segment and scoring plan, those that others are made of before these. */
  ordered: readonly Definition[]
  /** Those with these keys and all that are made of them, in order. */
  withDependents(chosen: ReadonlySet<string>): Definition[]
}

const SCORES = 'profile:scores.'
/** What every plan reads of a person beside its conditions (Apache Unomi's name). */
const MODIFIERS = 'profile:systemProperties.scoreModifiers'

/** Keys of the definitions that a condition is made of. */
export const madeOf = (needs: Dependencies): string[] => [
  ...[...needs.segments].map((id) => `segment:${id}`),
  ...[...needs.scorings].map((id) => `scoring:${id}`),
  ...[...needs.properties].filter((path) => path.startsWith(SCORES)).map((path) => `scoring:${path.slice(SCORES.length)}`),
]

function joined(all: readonly Dependencies[], more: readonly string[]): Dependencies {
  const union = (name: Exclude<keyof Dependencies, 'consents' | 'clock'>) => new Set(all.flatMap((one) => [...one[name]]))
  return {
    properties: new Set([...union('properties'), ...more]), eventTypes: union('eventTypes'), segments: union('segments'), lists: union('lists'), scorings: union('scorings'), goals: union('goals'), campaigns: union('campaigns'),
    consents: all.some((one) => one.consents), clock: all.some((one) => one.clock),
  }
}

export interface PlainElement {
  name?: string
  condition: unknown
  value: number
}

/** A plan ready to be asked, also one that is not saved. */
export function planOf({ language, meaning }: TenantLanguage, id: string, enabled: boolean, elements: readonly PlainElement[]): ScoringDefinition {
  const needs = elements.map(({ condition }) => language.dependsOn(condition))
  return {
    kind: 'scoring', id, key: `scoring:${id}`, enabled, needs: joined(needs, [MODIFIERS]),
    elements: elements.map(({ name = '', condition, value }, at) => ({ mark: sha256(JSON.stringify(condition)).slice(0, 12), name, condition, value, judge: meaning.prepare(condition), clock: needs[at]!.clock })),
  }
}

/** The tenant's segments and scoring plans, ready to be asked; read and prepared again only when one of them has changed. */
export const loadDefinitions = prepared(['condition_types', 'segments', 'scorings', 'property_types'], async (db, engine, tenantId): Promise<Definitions> => {
  const spoken = await loadLanguage(db, engine, tenantId)
  const segments = await db.selectFrom('segments').select(['id', 'enabled', 'condition']).where('tenant_id', '=', tenantId).orderBy('id').execute()
  const plans = await db.selectFrom('scorings').select(['id', 'enabled', 'elements']).where('tenant_id', '=', tenantId).orderBy('id').execute()
  const all: Definition[] = [
    ...segments.map(({ id, enabled, condition }): Definition => ({ kind: 'segment', id, key: `segment:${id}`, enabled, condition, needs: spoken.language.dependsOn(condition), judge: spoken.meaning.prepare(condition) })),
    ...plans.map(({ id, enabled, elements }) => planOf(spoken, id, enabled, elements)),
  ]
  const byKey = new Map(all.map((one) => [one.key, one]))
  // Circles, which saving refuses, end where they began.
  const ordered = inOrder(all, ({ needs }) => madeOf(needs).map((key) => byKey.get(key)))
  return {
    spoken, ordered,
    withDependents(chosen) {
      const found = new Set(chosen)
      // In order, so one pass reaches whatever is made of what was found before.
      return ordered.filter((one) => {
        if (!found.has(one.key) && !madeOf(one.needs).some((key) => found.has(key))) return false
        found.add(one.key)
        return true
      })
    },
  }
})

/** Where a condition names a segment or plan, as a JSON Pointer. */
function placeOf(language: Language, root: unknown, key: string, base: string): string {
  let found = base
  const names = (value: unknown, id: string) => (Array.isArray(value) ? value.includes(id) : value === id)
  const visit = (value: unknown, path: string) => {
    if (!isCondition(value)) return
    const [kind, id] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
    const { type, parameterValues: { segments, scoringPlanId, propertyName } } = value
    if (kind === 'segment' && type === 'profileSegmentCondition' && names(segments, id)) found = below(path, 'parameterValues', 'segments')
    if (kind === 'scoring' && type === 'scoringCondition' && names(scoringPlanId, id)) found = below(path, 'parameterValues', 'scoringPlanId')
    if (kind === 'scoring' && propertyName === `scores.${id}`) found = below(path, 'parameterValues', 'propertyName')
    for (const part of language.partsOf(value)) visit(part.condition, below(path, 'parameterValues', ...part.steps))
  }
  visit(root, base)
  return found
}

/** A property condition on the list of segments would depend on every one of them, itself included. */
const asksForAllSegments = (needs: Dependencies) => needs.properties.has('profile:segments')

const what = { segment: ['A segment', 'The segment'], scoring: ['A scoring plan', 'The plan'] } as const

/**
 * Refuses a segment or plan that would be made of itself, however long the way, or of all segments at once.
 * @throws ProductError `invalid` with the place in the condition and the way round
 */
export async function refuseCircle(db: Db, engine: Pick<Engine, 'clock'>, tenantId: string, kind: Definition['kind'], id: string, conditions: readonly { condition: unknown; path: string }[]): Promise<void> {
  const { spoken: { language }, ordered } = await loadDefinitions(db, engine, tenantId)
  const refuse = (path: string, message: string) => fail('invalid', message, [{ path, message }])
  const needsOf = new Map(ordered.map((one) => [one.key, madeOf(one.needs)]))
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
    if (asksForAllSegments(needs)) throw refuse(path, `${what[kind][0]} cannot compare the list of all segments; name them with "Segment" instead.`)
    for (const first of madeOf(needs)) {
      const way = wayBack(first, [key])
      if (way) throw refuse(placeOf(language, condition, first, path), `${what[kind][1]} would be made of itself: ${way.map((one) => one.slice(one.indexOf(':') + 1)).join(' → ')}.`)
    }
  }
}
