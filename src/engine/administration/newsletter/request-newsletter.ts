import { sql } from 'kysely'
import { brand } from '#brand'
import { fail } from '#model/lib/errors.ts'
import { randomToken } from '#model/lib/random-token.ts'
import { sha256 } from '#platform/secrets.ts'
import { systemScope, type Engine } from '#engine/kernel/engine.ts'
import { messageOf } from '#model/lib/thrown.ts'

/**
 * Minimum time between two links to an address, regardless of the requester. The earlier link stays
 * valid.
 */
const BETWEEN_MAILS = 10 * 60_000

const scope = systemScope('')

/**
 * Sends a double opt-in link to an address that asked for the newsletter. The result is the same
 * for known, confirmed and new addresses.
 * @param source the company dashboard key of the form, or empty
 * @throws ProductError `unavailable` when the email could not be sent; another request then sends
 * it again
 */
export async function requestNewsletter(
  engine: Engine,
  email: string,
  source: string,
): Promise<void> {
  const { database, stores, systemMailer, clock, publicUrl, log } = engine
  const store = stores.of('newsletter-subscription')
  const token = randomToken()
  const id = await database.system(async (db) => {
    // Serializes concurrent requests: the second finds that a link was sent.
    await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 7421003))`.execute(db)
    const known = (await store.list(scope, { filter: { email } }, { db })).rows[0]
    const waits = known?.mailedAt && clock.now() - Date.parse(known.mailedAt) < BETWEEN_MAILS
    if (known?.state === 'confirmed' || (known?.state === 'pending' && waits)) return null
    const values = {
      email,
      state: 'pending' as const,
      tokenHash: sha256(token),
      mailedAt: new Date(clock.now()).toISOString(),
      source,
    }
    return known
      ? (await store.update(scope, known.id, null, values, { db })).id
      : (await store.create(scope, values, { db })).id
  })
  if (id === null) return
  const text =
    `Someone, probably you, asked for the ${brand.name} newsletter for this address.\n\n` +
    `Confirm it here; the same link leaves it later:\n${publicUrl}/newsletter/${token}\n\n` +
    'If it was not you, do nothing: without the confirmation you get no further email.\n'
  try {
    await systemMailer.send({ to: email, subject: `Confirm your ${brand.name} newsletter`, text })
  } catch (error) {
    log.warn({ fault: messageOf(error) }, 'a newsletter confirmation could not be sent')
    await store.update(scope, id, null, { mailedAt: null })
    throw fail('unavailable', 'The confirmation could not be sent. Please try again in a minute.')
  }
}
