import { dateText } from '#condition/date-math.ts'
import type { EventFacts } from '#condition/facts.ts'
import { eventFacts, type PendingEvent } from '#engine/audience/identity/pending-event.ts'
import { standing } from '#engine/audience/profiles/profile-draft.ts'
import type { KnownPerson } from '#engine/segments/load-facts.ts'
import { isSighting, type Touched } from './write-people.ts'

/** Converts a value to the form in which the database returns it. */
const asStored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const dateOrNull = (time: number | null) => (time === null ? null : dateText(time))

/**
 * The state of people after the intake's writes, with their new events.
 * @param touched people who were in the database before: where a batch only sees one again, the values
 * are those that the database returned
 */
export function knownPeople(
  touched: readonly Touched[],
  stored: readonly PendingEvent[],
): Map<string, KnownPerson> {
  const events = new Map<string, EventFacts[]>(touched.map(({ draft }) => [draft.id, []]))
  for (const event of stored) events.get(standing(event.person).id)?.push(eventFacts(event))
  return new Map(
    touched.map(({ draft, parts }) => {
      const { id, name, email, tags, anonymous, properties, systemProperties, consents } = draft
      const json = { properties, systemProperties, consents }
      return [
        id,
        {
          id,
          name,
          email,
          tags,
          anonymous,
          firstSeenAt: dateOrNull(draft.firstSeenAt),
          lastSeenAt: dateOrNull(draft.lastSeenAt),
          ...(isSighting(parts) ? json : asStored(json)),
          events: events.get(id)!,
        },
      ]
    }),
  )
}
