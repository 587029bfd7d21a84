import type { Suppression } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { sha256 } from '#platform/secrets.ts'
import { domainOf, isPublicProvider } from './address-lists.ts'
import { addressFault, normaliseAddress } from './normalise-contact.ts'

export type SuppressionReason = Suppression['reason']

/** Labels for the reasons of a suppression. */
export const suppressionWords: Readonly<Record<SuppressionReason, string>> = {
  unsubscribed: 'Opted out',
  'replied-opt-out': 'Asked by reply not to be written to',
  bounced: 'The address does not exist',
  complained: 'Reported the email as spam',
  manual: 'On the suppression list',
  imported: 'On the suppression list',
}

export const suppressionHash = (value: string): string => sha256(value.trim().toLowerCase())

/**
 * Parses an entry of the suppression list to its key: an address, or a domain with or without a
 * leading "@" or "*.". Returns an error message otherwise.
 */
export function readSuppression(
  text: string,
): { kind: Suppression['kind']; value: string } | { fault: string } {
  const bare = normaliseAddress(text)
  if (bare.includes('@') && !bare.startsWith('@'))
    return addressFault(bare) ? { fault: addressFault(bare)! } : { kind: 'address', value: bare }
  const domain = bare.replace(/^(@|\*\.|https?:\/\/|www\.)+/, '').replace(/\/.*$/, '')
  if (!/^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(domain))
    return { fault: 'Enter an email address or a domain, for example company.com.' }
  if (isPublicProvider(domain))
    return { fault: `${domain} is a public email provider: suppress single addresses there.` }
  return { kind: 'domain', value: domain }
}

/**
 * The suppressed addresses among these, by address, domain or parent domain, with the reason.
 * Hashes outlive deletion.
 */
export async function suppressedAmong(
  db: Db,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const hashes = new Map<string, string[]>()
  for (const email of emails) {
    const parts = domainOf(email).split('.')
    hashes.set(email, [
      suppressionHash(email),
      ...parts.slice(0, -1).map((_, index) => suppressionHash(parts.slice(index).join('.'))),
    ])
  }
  if (hashes.size === 0) return new Map()
  const rows = await db
    .selectFrom('suppressions')
    .select(['kind', 'value_hash', 'reason'])
    .where('value_hash', 'in', [...new Set([...hashes.values()].flat())])
    .execute()
  const found = new Map<string, string>()
  for (const [email, keys] of hashes) {
    const row = rows.find((one) =>
      one.kind === 'address' ? one.value_hash === keys[0] : keys.slice(1).includes(one.value_hash),
    )
    if (row)
      found.set(
        email,
        row.kind === 'domain'
          ? 'The domain is on the suppression list'
          : suppressionWords[row.reason],
      )
  }
  return found
}
