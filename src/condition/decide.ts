import type { PersonFacts, ProfileFacts, Reads } from './facts.ts'
import { fold, equalsCaseFolded } from './fold.ts'
import type { Predicate } from './kind.ts'

/** What is asked of the value that stands under a name right below the properties of a person. */
export interface Question {
  name: string
  /**
   * A number has two ends, a text is one text or one of two; of anything else only the judge knows.
   */
  ask: 'number' | 'text' | 'texts' | 'other'
  least: number
  most: number
  /** As `fold` gives them. */
  text: string
  second: string
  /** The opposite is asked. */
  negative: boolean
  /**
   * For values of another kind, where there is no person to look at, and within an element of a
   * list.
   */
  otherwise: Predicate
}

/** Where an answer leads: to the next question, or to what the whole condition says. */
type Next = Step | boolean

interface Step extends Question {
  /** Where those who ask much of one person keep the value. */
  slot: number
  yes: Next
  no: Next
}

/** So many names have a slot; values under other names are read each time. */
const MAX_SLOTS = 200
const slots = new Map<string, number>()

function slotOf(name: string): number {
  if (!slots.has(name) && slots.size < MAX_SLOTS) slots.set(name, slots.size)
  return slots.get(name) ?? MAX_SLOTS
}

/**
 * Of one kind from the beginning, whatever they will hold: that is what makes looking into them
 * quick.
 */
function empty(): undefined[] {
  const made: undefined[] = []
  for (let n = 0; n < slots.size; n++) made.push(undefined)
  return made
}

/**
 * Facts for those who ask many conditions about one person at one moment: what one of them has
 * read, the next does not read again. Whoever makes them writes nothing to the properties of the
 * person while they are asked.
 */
export const sharedFacts = (now: number, profile: ProfileFacts): PersonFacts => ({
  now,
  profile,
  reads: { values: empty(), folded: empty() },
})

/** Makes the steps of a judge, which end where they are told to. */
type Plan = (yes: Next, no: Next) => Next

const plans = new WeakMap<Predicate, Plan>()

/** All steps have one shape: looking at one costs the same whatever it asks. */
const step = (
  { name, ask, least, most, text, second, negative, otherwise }: Question,
  yes: Next,
  no: Next,
): Step => ({
  name,
  ask,
  least,
  most,
  text,
  second,
  negative,
  otherwise,
  slot: ask === 'other' ? MAX_SLOTS : slotOf(name),
  yes,
  no,
})

const called = (judge: Predicate): Question => ({
  name: '',
  ask: 'other',
  least: Number.NEGATIVE_INFINITY,
  most: Number.POSITIVE_INFINITY,
  text: '',
  second: '',
  negative: false,
  otherwise: judge,
})

function readInto(reads: Reads, slot: number, value: unknown): unknown {
  reads.values[slot] = value
  if (typeof value === 'string') reads.folded[slot] = fold(value)
  return value
}

/**
 * Questions that stand in groups within groups are asked in one loop, each answer leading on to the
 * next that can still decide: no call for a group, none for the comparisons that most conditions
 * are made of, and nothing is allocated.
 */
function judgeOf(plan: Plan): Predicate {
  const begin = plan(true, false)
  if (typeof begin === 'boolean') return () => begin
  const judge: Predicate = (facts, inside) => {
    const properties = inside === undefined ? facts.profile?.properties : undefined
    const reads = facts.reads
    for (let at = begin; ;) {
      let says: boolean
      if (at.ask === 'other' || properties === undefined) says = at.otherwise(facts, inside)
      else {
        const shared = reads !== undefined && at.slot < reads.values.length
        const value = shared
          ? (reads.values[at.slot] ?? readInto(reads, at.slot, properties[at.name]))
          : properties[at.name]
        if (typeof value === 'number')
          says =
            at.ask === 'number'
              ? (value >= at.least && value <= at.most) !== at.negative
              : at.otherwise(facts, inside)
        else if (typeof value !== 'string' || at.ask === 'number')
          says = at.otherwise(facts, inside)
        else if (shared) {
          const folded = reads.folded[at.slot]
          says =
            (folded === at.text || (at.ask === 'texts' && folded === at.second)) !== at.negative
        } else
          says =
            (equalsCaseFolded(value, at.text) ||
              (at.ask === 'texts' && equalsCaseFolded(value, at.second))) !== at.negative
      }
      const next: Next = says ? at.yes : at.no
      if (typeof next === 'boolean') return next
      at = next
    }
  }
  plans.set(judge, plan)
  return judge
}

const planOf = (judge: Predicate): Plan =>
  plans.get(judge) ?? ((yes, no) => step(called(judge), yes, no))

const together = (judges: readonly Predicate[], plan: Plan): Predicate =>
  judges.length === 1 ? judges[0]! : judgeOf(plan)

/** A judge that asks one thing. */
export const asking = (question: Question): Predicate =>
  judgeOf((yes, no) => step(question, yes, no))

/** True when all of them are; of none, true. */
export const allOf = (judges: readonly Predicate[]): Predicate =>
  together(judges, (yes, no) => judges.reduceRight<Next>((next, one) => planOf(one)(next, no), yes))

/** True when one of them is; of none, false. */
export const anyOf = (judges: readonly Predicate[]): Predicate =>
  together(judges, (yes, no) => judges.reduceRight<Next>((next, one) => planOf(one)(yes, next), no))

/** True when it is not. */
export const opposite = (judge: Predicate): Predicate =>
  judgeOf((yes, no) => planOf(judge)(no, yes))
