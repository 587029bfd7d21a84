import { sha256 } from '#platform/secrets.ts'
import type { Engine } from '#engine/kernel/engine.ts'

/** The subscription with this token from an email, if any. */
export function subscriptionOf({ database }: Engine, token: string) {
  return database.system((db) =>
    db
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'state'])
      .where('token_hash', '=', sha256(token))
      .executeTakeFirst(),
  )
}
