import { message, say } from '#language'
import { domainOf } from '#model/lib/address-domain.ts'
import type { Suppression } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { sha256 } from '#platform/secrets.ts'
import { isPublicProvider } from './address-lists.ts'
import { addressFault, normalizeAddress } from './normalize-contact.ts'

export type SuppressionReason = Suppression['reason']

/**
 * The reasons by which a person opted out of messages that they may opt out of. Receipts and other
 * transactional messages still reach them; the other reasons concern the address, and withhold all.
 */
export const optOutReasons = [
  'unsubscribed',
  'replied-opt-out',
] as const satisfies readonly SuppressionReason[]

export const isOptOut = (reason: SuppressionReason): boolean =>
  (optOutReasons as readonly SuppressionReason[]).includes(reason)

/** Labels for the reasons of a suppression, in English. */
export const suppressionWords: Readonly<Record<SuppressionReason, string>> = {
  unsubscribed: message('Opted out'),
  'replied-opt-out': message('Asked by reply not to be written to'),
  bounced: message('The address does not exist'),
  complained: message('Reported the email as spam'),
  manual: message('On the suppression list'),
  imported: message('On the suppression list'),
}

export const suppressionHash = (value: string): string => sha256(value.trim().toLowerCase())

/**
 * Parses an entry of the suppression list to its key: an address, or a domain with or without a
 * leading "@" or "*.". Returns an error message otherwise.
 */
export function readSuppression(
  text: string,
): { kind: Suppression['kind']; value: string } | { fault: string } {
  const bare = normalizeAddress(text)
  if (bare.includes('@') && !bare.startsWith('@'))
    return addressFault(bare) ? { fault: addressFault(bare)! } : { kind: 'address', value: bare }
  const domain = bare.replace(/^(@|\*\.|https?:\/\/|www\.)+/, '').replace(/\/[\s\S]*/, '')
  if (!/^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(domain))
    return { fault: message('Enter an email address or a domain, for example company.com.') }
  if (isPublicProvider(domain))
    return {
      fault: say('{domain} is a public email provider: suppress single addresses there.', {
        domain,
      }),
    }
  return { kind: 'domain', value: domain }
}

/** The hashes of an address, and of its domain and parent domains, as the list stores them. */
export function suppressionKeys(email: string): { address: string; domains: string[] } {
  const parts = domainOf(email).split('.')
  return {
    address: suppressionHash(email),
    domains: parts.slice(0, -1).map((_, index) => suppressionHash(parts.slice(index).join('.'))),
  }
}

/**
 * The suppressed addresses among these, by address, domain or parent domain, with the reason in
 * English.
 * Hashes outlive deletion.
 */
export async function suppressedAmong(
  db: Db,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const hashes = new Map<string, string[]>()
  for (const email of emails) {
    const { address, domains } = suppressionKeys(email)
    hashes.set(email, [address, ...domains])
  }
  if (hashes.size === 0) return new Map()
  const rows = await db
    .selectFrom('suppressions')
    .select(['kind', 'value_hash', 'reason'])
    .where('value_hash', 'in', [...new Set([...hashes.values()].flat())])
    .execute()
  const found = new Map<string, string>()
  for (const [email, keys] of hashes) {
    const row = rows.find((candidate) =>
      candidate.kind === 'address'
        ? candidate.value_hash === keys[0]
        : keys.slice(1).includes(candidate.value_hash),
    )
    if (row)
      found.set(
        email,
        row.kind === 'domain'
          ? message('The domain is on the suppression list')
          : suppressionWords[row.reason],
      )
  }
  return found
}
