import { madeOf, type Definition } from './definitions.ts'
import { eventPartsOf, type EventPart, type WantedBelongings } from './load-facts.ts'

/**
 * What they belong to, as far as these ask for it; beside that, whether they are in these very
 * segments.
 */
function wantedBy(asked: readonly Definition[]): WantedBelongings {
  const names = new Set(asked.flatMap(({ key, needs }) => [key, ...madeOf(needs)]))
  const idsOf = (kind: Definition['kind']) =>
    new Set(
      [...names].flatMap((name) =>
        name.startsWith(`${kind}:`) ? [name.slice(kind.length + 1)] : [],
      ),
    )
  return {
    segments: asked.some(({ needs }) => needs.properties.has('profile:segments'))
      ? null
      : idsOf('segment'),
    scorings: idsOf('scoring'),
    lists: asked.some(({ needs }) => needs.lists.size > 0 || needs.properties.has('profile:lists')),
    goals: asked.some(({ needs }) => needs.goals.size > 0),
    campaigns: asked.some(({ needs }) => needs.campaigns.size > 0),
    journeys: asked.some(({ needs }) => needs.journeys.size > 0),
    stays: new Set(asked.flatMap(({ needs }) => [...needs.stays])),
    mails: asked.some(({ needs }) => needs.mails),
  }
}

/** Definitions that are asked in one go, and what they ask for. */
interface Asked {
  asked: readonly Definition[]
  belongings: WantedBelongings
  types: ReadonlySet<string>
  eventParts: ReadonlySet<EventPart>
}

function readyToAsk(asked: readonly Definition[]): Asked {
  return {
    asked,
    belongings: wantedBy(asked),
    types: new Set(asked.flatMap(({ needs }) => [...needs.eventTypes])),
    eventParts: eventPartsOf(asked.map(({ needs }) => needs)),
  }
}

/** What most changes concern is the same list each time (`concernedBy`). */
const readied = new WeakMap<readonly Definition[], Asked>()

/** What has to be read for all of these at once. */
export function askedTogether(lists: readonly (readonly Definition[])[]): Asked {
  const [only, ...others] = lists
  if (!only || others.length > 0) return readyToAsk([...new Set(lists.flat())])
  const known = readied.get(only) ?? readyToAsk(only)
  readied.set(only, known)
  return known
}

/**
 * Segments for each person, on average, past which all segments of the batch are asked of
 * everybody: one look that finds more.
 */
const FEW = 20

/**
 * Who is asked about which segments: of a batch in which one person's property changed, the others
 * are not asked about all that depends on it.
 */
export function pairsOf(
  concerned: ReadonlyMap<string, readonly Definition[]>,
): WantedBelongings['pairs'] {
  const people: string[] = []
  const segments: string[] = []
  for (const [id, list] of concerned) {
    const asked = askedTogether([list]).belongings.segments
    if (asked === null || people.length + asked.size > FEW * concerned.size) return null
    for (const segment of asked) {
      people.push(id)
      segments.push(segment)
    }
  }
  return { people, segments }
}
