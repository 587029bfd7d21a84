import { fail } from '#model/lib/errors.ts'
import { profilesOf } from '#engine/audience/consent/address-consent.ts'
import { recordAnswer, type ConsentProof } from '#engine/audience/consent/record-answer.ts'
import { standingId } from '#engine/audience/profiles/find-person.ts'
import type { ActorScope, Engine } from '#engine/kernel/engine.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'
import type { EventEffect } from '#model/api/answers/profile-answers.ts'
import { recordConsentEvent, type ConsentAnswer } from './record-event.ts'

/**
 * Records an answer of an address about one purpose: the proof first, which holds for the address
 * from then on, then a change of consent in the timeline of each of its profiles.
 * @returns the profiles
 */
export async function recordAddressConsent(
  engine: Engine,
  scope: ActorScope,
  { address, answer }: { address: string; answer: ConsentAnswer },
  proof: ConsentProof,
): Promise<string[]> {
  const at = new Date(engine.clock.now())
  const people = await inScope(engine, scope, async (tx) => {
    const found = await profilesOf(tx, address)
    const { purpose: topicId, status, until } = answer
    const expiresAt = until && status === 'GRANTED' ? new Date(until) : null
    await recordAnswer(
      tx,
      { address, topicId, status, answeredAt: at, expiresAt, profileId: found[0] ?? null },
      proof,
    )
    return found
  })
  for (const id of people) await recordConsentEvent(engine, scope, id, { answer, at })
  return people
}

/**
 * Records a person's answer about one purpose, given to a user in conversation. It holds for all
 * profiles with the address of the person.
 * @throws ProductError `not_found`, `invalid` with the field
 */
export async function recordConsent(
  engine: Engine,
  scope: ActorScope,
  id: string,
  answer: ConsentAnswer,
): Promise<EventEffect> {
  const { tenantId } = scope
  const at = new Date(engine.clock.now())
  if (answer.until && !(Date.parse(answer.until) > at.getTime()))
    throw fail('invalid', 'A consent must expire in the future.', [
      { path: '/until', message: 'Enter a future time.' },
    ])
  const { person, others } = await inScope(engine, scope, async (tx) => {
    const { db } = tx
    const found = await standingId(db, tenantId, id)
    const { email } = await db
      .selectFrom('profiles')
      .select('email')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', found)
      .executeTakeFirstOrThrow()
    if (!email?.trim()) return { person: found, others: [] }
    const { purpose: topicId, status, until } = answer
    const expiresAt = until && status === 'GRANTED' ? new Date(until) : null
    await recordAnswer(
      tx,
      { address: email, topicId, status, answeredAt: at, expiresAt, profileId: found },
      { way: 'console', source: scope.actor.name },
    )
    return {
      person: found,
      others: (await profilesOf(tx, email)).filter((profile) => profile !== found),
    }
  })
  const effect = await recordConsentEvent(engine, scope, person, { answer, at })
  for (const other of others) await recordConsentEvent(engine, scope, other, { answer, at })
  return effect
}
