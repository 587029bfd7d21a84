import { inEnglish } from '#language'
import type { EventFault, NormalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import type { Dialect } from '#engine/ingest/events/ingest-request.ts'
import { pathAsSent } from './checked-event.ts'
import type { EventValidator } from './load-schemas.ts'
import { ownEventTypes } from '#engine/kernel/own-event-types.ts'

/**
 * Validates an event against its schema. Returns the first fault as a sentence with its path in the
 * original event: strict schemas refuse the event, lenient ones only note the fault. Null: valid. It
 * is English, because it is stored with the event.
 */
export function validateEvent(
  judge: EventValidator,
  dialect: Dialect,
  incoming: NormalizedEvent,
): { outcome: 'refused' | 'noted'; fault: EventFault } | null {
  const validationResult = ownEventTypes.has(incoming.eventType)
    ? null
    : inEnglish(() => judge(incoming, incoming.scope))
  const [first, ...others] = validationResult?.faults ?? []
  if (!validationResult || !first) return null
  const more =
    others.length === 0
      ? ''
      : ` And ${others.length} more ${others.length === 1 ? 'fault' : 'faults'}.`
  return {
    outcome: validationResult.mode === 'strict' ? 'refused' : 'noted',
    fault: {
      path: pathAsSent(first.path, dialect, incoming),
      reason: `${first.message.slice(0, 300)} (schema "${validationResult.schemaId}")${more}`,
    },
  }
}
