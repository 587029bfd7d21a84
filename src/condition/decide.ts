import type { PersonFacts, ProfileFacts, Reads } from './facts.ts'
import { fold, equalsCaseFolded } from './fold.ts'
import type { Predicate } from './kind.ts'

/** A test of the value of a property directly below the properties of a person. */
export interface TestNode {
  name: string
  /**
   * A number is tested against two limits, a text against one or two texts; other values need the
   * general predicate.
   */
  kind: 'number' | 'text' | 'texts' | 'other'
  min: number
  max: number
  /** Folded texts (`fold`). */
  text: string
  second: string
  /** Whether the result is negated. */
  negative: boolean
  /** For values of another kind, where there is no person, and within an element of a list. */
  otherwise: Predicate
}

/** The target of a result: the next test, or the result of the whole condition. */
type Branch = Step | boolean

interface Step extends TestNode {
  /** The slot in which a caller with many tests of one person caches the value. */
  slot: number
  yes: Branch
  no: Branch
}

/** How many names have a slot; values under other names are read each time. */
const MAX_SLOTS = 200
const slots = new Map<string, number>()

function slotOf(name: string): number {
  if (!slots.has(name) && slots.size < MAX_SLOTS) slots.set(name, slots.size)
  return slots.get(name) ?? MAX_SLOTS
}

/** All slots hold the same kind from the beginning, which keeps reads monomorphic and fast. */
function empty(): undefined[] {
  const made: undefined[] = []
  for (let n = 0; n < slots.size; n++) made.push(undefined)
  return made
}

/**
 * Facts for evaluating many conditions of one person at one moment: a property that one condition
 * has read is not read again by the next. The caller must not write to the person's properties
 * while they are in use.
 */
export const sharedFacts = (now: number, profile: ProfileFacts): PersonFacts => ({
  now,
  profile,
  reads: { values: empty(), folded: empty() },
})

/** Makes the steps of a predicate, which end at the given targets. */
type Plan = (yes: Branch, no: Branch) => Branch

const plans = new WeakMap<Predicate, Plan>()

/** All steps have one object shape, so that reading any of them costs the same. */
const step = (
  { name, kind, min, max, text, second, negative, otherwise }: TestNode,
  yes: Branch,
  no: Branch,
): Step => ({
  name,
  kind,
  min,
  max,
  text,
  second,
  negative,
  otherwise,
  slot: kind === 'other' ? MAX_SLOTS : slotOf(name),
  yes,
  no,
})

const called = (predicate: Predicate): TestNode => ({
  name: '',
  kind: 'other',
  min: Number.NEGATIVE_INFINITY,
  max: Number.POSITIVE_INFINITY,
  text: '',
  second: '',
  negative: false,
  otherwise: predicate,
})

function readInto(reads: Reads, slot: number, value: unknown): unknown {
  reads.values[slot] = value
  if (typeof value === 'string') reads.folded[slot] = fold(value)
  return value
}

/**
 * Runs the tests of nested groups in one loop, in which each result leads to the next test that can
 * still decide: no call per group, none for the most common comparisons, and no allocation.
 */
function predicateOf(plan: Plan): Predicate {
  const begin = plan(true, false)
  if (typeof begin === 'boolean') return () => begin
  const predicate: Predicate = (facts, inside) => {
    const properties = inside === undefined ? facts.profile?.properties : undefined
    const reads = facts.reads
    for (let at = begin; ;) {
      let says: boolean
      if (at.kind === 'other' || properties === undefined) says = at.otherwise(facts, inside)
      else {
        const shared = reads !== undefined && at.slot < reads.values.length
        const value = shared
          ? (reads.values[at.slot] ?? readInto(reads, at.slot, properties[at.name]))
          : properties[at.name]
        if (typeof value === 'number')
          says =
            at.kind === 'number'
              ? (value >= at.min && value <= at.max) !== at.negative
              : at.otherwise(facts, inside)
        else if (typeof value !== 'string' || at.kind === 'number')
          says = at.otherwise(facts, inside)
        else if (shared) {
          const folded = reads.folded[at.slot]
          says =
            (folded === at.text || (at.kind === 'texts' && folded === at.second)) !== at.negative
        } else
          says =
            (equalsCaseFolded(value, at.text) ||
              (at.kind === 'texts' && equalsCaseFolded(value, at.second))) !== at.negative
      }
      const next: Branch = says ? at.yes : at.no
      if (typeof next === 'boolean') return next
      at = next
    }
  }
  plans.set(predicate, plan)
  return predicate
}

const planOf = (predicate: Predicate): Plan =>
  plans.get(predicate) ?? ((yes, no) => step(called(predicate), yes, no))

const together = (judges: readonly Predicate[], plan: Plan): Predicate =>
  judges.length === 1 ? judges[0]! : predicateOf(plan)

/** A predicate with a single test. */
export const comparisonTest = (question: TestNode): Predicate =>
  predicateOf((yes, no) => step(question, yes, no))

/** True when all predicates are; true for an empty list. */
export const allOf = (judges: readonly Predicate[]): Predicate =>
  together(judges, (yes, no) =>
    judges.reduceRight<Branch>((next, predicate) => planOf(predicate)(next, no), yes),
  )

/** True when one predicate is; false for an empty list. */
export const anyOf = (judges: readonly Predicate[]): Predicate =>
  together(judges, (yes, no) =>
    judges.reduceRight<Branch>((next, predicate) => planOf(predicate)(yes, next), no),
  )

/** Negates a predicate. */
export const not = (predicate: Predicate): Predicate =>
  predicateOf((yes, no) => planOf(predicate)(no, yes))
