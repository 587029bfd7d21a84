import type { Suppression } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Engine, Scope } from '#engine/kernel/engine.ts'
import { logEvents, type CampaignEvent } from '#engine/delivery/sequences/campaign-log.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import { endSequence, OPEN_STATES, type Ending } from '#engine/delivery/sequences/end-sequence.ts'
import { enqueueDomainEvents } from '#engine/kernel/outbox/enqueue-domain-events.ts'
import { domainOf, isPublicProvider } from './address-lists.ts'
import { addressFault, normaliseAddress } from './normalise-contact.ts'

export type SuppressionReason = Suppression['reason']

const ENDINGS: Record<
  SuppressionReason,
  { state: Ending['state']; words: string; event: CampaignEvent }
> = {
  unsubscribed: { state: 'unsubscribed', words: 'Opted out', event: 'unsubscribed' },
  'replied-opt-out': {
    state: 'unsubscribed',
    words: 'Asked by reply not to be written to',
    event: 'unsubscribed',
  },
  bounced: { state: 'bounced', words: 'The address does not exist', event: 'stopped' },
  complained: { state: 'complained', words: 'Reported the mail as spam', event: 'complained' },
  manual: { state: 'excluded', words: 'On the suppression list', event: 'person-excluded' },
  imported: { state: 'excluded', words: 'On the suppression list', event: 'person-excluded' },
}

/** How the list says that somebody is on it. */
export const suppressionWords = (reason: SuppressionReason): string => ENDINGS[reason].words

export const suppressionHash = (value: string): string => sha256(value.trim().toLowerCase())

/**
 * What people write on the list, as key: an address, or a domain with or without "@" or "*." before
 * it. Null with a sentence when it is neither.
 */
export function readSuppression(
  text: string,
): { kind: Suppression['kind']; value: string } | { fault: string } {
  const bare = normaliseAddress(text)
  if (bare.includes('@') && !bare.startsWith('@'))
    return addressFault(bare) ? { fault: addressFault(bare)! } : { kind: 'address', value: bare }
  const domain = bare.replace(/^(@|\*\.|https?:\/\/|www\.)+/, '').replace(/\/.*$/, '')
  if (!/^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(domain))
    return { fault: 'Write an e-mail address or a domain, for example company.com.' }
  if (isPublicProvider(domain))
    return { fault: `${domain} is a public mail provider: suppress single addresses there.` }
  return { kind: 'domain', value: domain }
}

export interface SuppressInput {
  kind: Suppression['kind']
  value: string
  reason: SuppressionReason
  source: string
  /** The person whose act it was, so that the log entry credits the right campaign. */
  outreachId?: string
  messageId?: string
}

/**
 * Nothing is sent to the address (or anybody at the domain) any more: the entry is made, people are
 * taken out of every campaign of the workspace and their plans are cancelled, in one transaction.
 * Doing it twice changes nothing.
 * @returns true when the entry is new.
 */
export async function suppress(
  db: Db,
  engine: Engine,
  scope: Scope,
  input: SuppressInput,
): Promise<boolean> {
  const value = input.value.trim().toLowerCase()
  const inserted = await db
    .insertInto('suppressions')
    .values({
      ...baseRow(engine, scope),
      kind: input.kind,
      value,
      value_hash: suppressionHash(value),
      reason: input.reason,
      source: input.source.slice(0, 200),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'kind', 'value_hash']).doNothing())
    .returning('id')
    .execute()
  await stopOutreachFor(db, engine, scope, { ...input, value })
  const isOptOut = input.reason === 'unsubscribed' || input.reason === 'replied-opt-out'
  if (inserted.length > 0 && isOptOut)
    await enqueueDomainEvents(db, engine, scope.tenantId, [
      {
        type: 'contact.opted-out',
        data: { email: value, reason: input.reason, source: input.source },
      },
    ])
  return inserted.length > 0
}

/**
 * Takes whom an entry of the list is about out of every campaign, and cancels their plans. Doing it
 * twice changes nothing.
 */
export async function stopOutreachFor(
  db: Db,
  engine: Pick<Engine, 'clock' | 'newId'>,
  scope: Scope,
  input: SuppressInput,
): Promise<void> {
  const ending = ENDINGS[input.reason]
  const people = await peopleOf(db, input.kind, input.value)
  // An opt-out, bounce or complaint also holds for people whose sequence has ended otherwise: it is
  // what is true of them now.
  const from: Ending['from'] = ['unsubscribed', 'bounced', 'complained'].includes(ending.state)
    ? [...OPEN_STATES, 'replied', 'finished', 'stopped', 'excluded']
    : OPEN_STATES
  const ended = await endSequence(db, engine, scope, people, {
    state: ending.state,
    reason: ending.words,
    excludedBy: 'suppressed',
    from,
  })
  const credited = ended.find((row) => row.id === input.outreachId)
  await logEvents(
    db,
    engine,
    scope,
    ended.map((row) => ({
      campaignId: row.campaign_id,
      outreachId: row.id,
      contactId: row.contact_id,
      messageId: row === credited ? input.messageId : null,
      type: row === credited || !input.outreachId ? ending.event : 'stopped',
      text: `${ending.words} (${input.source})`.slice(0, 500),
      data: { reason: input.reason },
    })),
  )
}

async function peopleOf(db: Db, kind: Suppression['kind'], value: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outreaches')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.tenant_id', '=', 'outreaches.tenant_id')
        .onRef('contacts.id', '=', 'outreaches.contact_id'),
    )
    .select('outreaches.id')
    .where((eb) =>
      kind === 'address'
        ? eb('contacts.email', '=', value)
        : eb.or([
            eb('contacts.email', 'like', `%@${value.replaceAll('_', '\\_')}`),
            eb('contacts.email', 'like', `%.${value.replaceAll('_', '\\_')}`),
          ]),
    )
    .orderBy('outreaches.id')
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Which of these addresses are suppressed, by address, domain or parent domain, and why. Hashes
 * outlive deletion (outreach design, section 2).
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
        row.kind === 'domain' ? 'The domain is on the suppression list' : ENDINGS[row.reason].words,
      )
  }
  return found
}
