import { fail } from '#model/lib/errors.ts'
import { messageOf } from '#model/lib/thrown.ts'
import type { EndpointInput } from '../../base/endpoint.ts'

/**
 * Sets at the identity provider whether this person may sign in. Blocking also ends every session
 * there; the product itself refuses the person by the user's row.
 * @throws ProductError `unavailable` when the provider could not be reached; retrying is safe
 */
export async function syncProvider(
  { request }: Pick<EndpointInput, 'request'>,
  subject: string,
  active: boolean,
): Promise<void> {
  if (!subject) return
  const { identity, engine } = request.server.context
  try {
    await identity.setBlocked(subject, !active)
  } catch (error) {
    engine.log.warn({ fault: messageOf(error) }, 'the identity provider could not be told')
    throw fail(
      'unavailable',
      active
        ? "Saved here, but couldn't notify the identity provider that this account is switched on. Please try again."
        : "Saved here, but couldn't notify the identity provider that this account is switched off. Please try again.",
    )
  }
}
