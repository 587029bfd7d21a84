import { madeOf, type Definition } from './definitions.ts'
import type { WantedFacts } from './load-belongings.ts'
import { eventPartsOf, type EventPart } from './load-facts.ts'

/**
 * The memberships that these definitions need, and the current memberships in the definitions
 * themselves.
 */
function wantedBy(definitions: readonly Definition[]): WantedFacts {
  const names = new Set(definitions.flatMap(({ key, needs }) => [key, ...madeOf(needs)]))
  const idsOf = (kind: Definition['kind']) =>
    new Set(
      [...names].flatMap((name) =>
        name.startsWith(`${kind}:`) ? [name.slice(kind.length + 1)] : [],
      ),
    )
  return {
    segments: definitions.some(({ needs }) => needs.properties.has('profile:segments'))
      ? null
      : idsOf('segment'),
    scorings: idsOf('scoring'),
    lists: definitions.some(
      ({ needs }) => needs.lists.size > 0 || needs.properties.has('profile:lists'),
    ),
    goals: definitions.some(({ needs }) => needs.goals.size > 0),
    campaigns: definitions.some(({ needs }) => needs.campaigns.size > 0),
    journeys: definitions.some(({ needs }) => needs.journeys.size > 0),
    membershipPeriods: new Set(definitions.flatMap(({ needs }) => [...needs.membershipPeriods])),
    mails: definitions.some(({ needs }) => needs.mails),
  }
}

/** Definitions that are evaluated together, and the data they need. */
interface EvaluationPlan {
  definitions: readonly Definition[]
  belongings: WantedFacts
  types: ReadonlySet<string>
  eventParts: ReadonlySet<EventPart>
}

function createPlan(definitions: readonly Definition[]): EvaluationPlan {
  return {
    definitions: definitions,
    belongings: wantedBy(definitions),
    types: new Set(definitions.flatMap(({ needs }) => [...needs.eventTypes])),
    eventParts: eventPartsOf(definitions.map(({ needs }) => needs)),
  }
}

/** Memoized by list, because most changes concern the same list (`concernedBy`). */
const readied = new WeakMap<readonly Definition[], EvaluationPlan>()

/** Combines lists of definitions and the data they need. */
export function planEvaluation(lists: readonly (readonly Definition[])[]): EvaluationPlan {
  const [only, ...others] = lists
  if (!only || others.length > 0) return createPlan([...new Set(lists.flat())])
  const known = readied.get(only) ?? createPlan(only)
  readied.set(only, known)
  return known
}

/**
 * Average number of segments per person above which all segments of the batch are loaded for all
 * people: one larger lookup is then faster.
 */
const FEW = 20

/**
 * Pairs of people and the segments to check for them. In a batch where one person's property
 * changed, the segments that depend on it are only checked for that person.
 */
export function pairsOf(
  concerned: ReadonlyMap<string, readonly Definition[]>,
): WantedFacts['pairs'] {
  const people: string[] = []
  const segments: string[] = []
  for (const [id, list] of concerned) {
    const asked = planEvaluation([list]).belongings.segments
    if (asked === null || people.length + asked.size > FEW * concerned.size) return null
    for (const segment of asked) {
      people.push(id)
      segments.push(segment)
    }
  }
  return { people, segments }
}
