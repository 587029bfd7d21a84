import type { ProfileFacts } from '#condition/facts.ts'
import type { Dependencies } from '#condition/kind.ts'

type EventPart = 'properties' | 'source' | 'target'
const EVENT_PARTS: readonly EventPart[] = ['properties', 'source', 'target']

/** The facts of one profile that a condition depends on, and all others of another profile. */
export function mixFacts(
  needs: Dependencies,
  one: ProfileFacts,
  other: ProfileFacts,
): ProfileFacts {
  const reads = (name: string, subject = 'profile') =>
    [...needs.properties].some(
      (path) => path === `${subject}:${name}` || path.startsWith(`${subject}:${name}.`),
    )
  const keep = <K extends keyof ProfileFacts>(fact: K, isNeeded: boolean) =>
    isNeeded ? one[fact] : other[fact]
  return {
    id: keep('id', reads('itemId')),
    name: keep('name', reads('name')),
    email: keep('email', reads('email')),
    tags: keep('tags', reads('tags')),
    anonymous: keep('anonymous', reads('anonymous')),
    firstSeenAt: keep('firstSeenAt', reads('firstSeenAt')),
    lastSeenAt: keep('lastSeenAt', reads('lastSeenAt')),
    properties: keep('properties', reads('properties')),
    systemProperties: keep('systemProperties', reads('systemProperties')),
    consents: keep('consents', needs.consents || reads('consents')),
    segments: keep('segments', needs.segments.size > 0 || reads('segments')),
    lists: keep('lists', needs.lists.size > 0 || reads('lists')),
    scores: keep('scores', needs.scorings.size > 0 || reads('scores')),
    goals: keep('goals', needs.goals.size > 0),
    campaigns: keep('campaigns', needs.campaigns.size > 0),
    journeys: keep('journeys', needs.journeys.size > 0),
    mails: keep('mails', needs.mails),
    membershipPeriods: mixPeriods(needs, one, other),
    events: mixEvents(needs, one, other, reads),
  }
}

const mixPeriods = (needs: Dependencies, one: ProfileFacts, other: ProfileFacts) => [
  ...one.membershipPeriods.filter(({ segmentId }) => needs.membershipPeriods.has(segmentId)),
  ...other.membershipPeriods.filter(({ segmentId }) => !needs.membershipPeriods.has(segmentId)),
]

function mixEvents(
  needs: Dependencies,
  one: ProfileFacts,
  other: ProfileFacts,
  reads: (name: string, subject: string) => boolean,
) {
  const isNeeded = ({ eventType }: ProfileFacts['events'][number]) =>
    needs.eventTypes.has('*') || needs.eventTypes.has(eventType)
  return [
    ...one.events.filter(isNeeded).map((event) => {
      const kept = (part: EventPart) => (reads(part, 'event') ? event[part] : {})
      const [properties, source, target] = EVENT_PARTS.map(kept) as [object, object, object]
      return { ...event, properties, source, target } as typeof event
    }),
    ...other.events.filter((event) => !isNeeded(event)),
  ]
}
