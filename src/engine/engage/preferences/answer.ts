import { profilesOf } from '#engine/audience/consent/address-consent.ts'
import { recordAnswer, type ConsentProof } from '#engine/audience/consent/record-answer.ts'
import { isOptOut, suppressionHash } from '#engine/audience/contacts/suppression-list.ts'
import { suppressionsOf } from '#engine/audience/contacts/suppressions-of.ts'
import { noteOptOut } from '#engine/engage/messages/note-opt-out.ts'
import { cancelPlanned } from '#engine/engage/messages/settle.ts'
import { suppress } from '#engine/audience/contacts/suppress.ts'
import { recordAddressConsent } from '#engine/ingest/people/record-consent.ts'
import { systemScope, type ActorScope, type Engine } from '#engine/kernel/engine.ts'
import { asSystem, inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { PreferenceLink } from './find-link.ts'

/** Actor of the answers that recipients give. */
const linkScope = (tenantId: string): ActorScope => {
  const scope = systemScope(tenantId)
  return { ...scope, actor: { ...scope.actor, name: 'opt-out link' } }
}

/** The proof of an answer behind a link. */
const proofOf = ({ from }: PreferenceLink, proof: ConsentProof): ConsentProof => ({
  source: 'opt-out link',
  ...('engageMessageId' in from ? { engageMessageId: from.engageMessageId } : {}),
  ...proof,
})

/** Notes an opt-out on the email whose link was used; the log of a campaign has its own. */
const noteOnEmail = async (tx: TenantTx, { from }: PreferenceLink): Promise<void> => {
  if ('engageMessageId' in from) await noteOptOut(tx, from.engageMessageId)
}

/**
 * Unsubscribes an address from a topic and cancels its unsent messages, or subscribes it again, for
 * all its profiles. Idempotent.
 */
export async function answerTopic(
  engine: Engine,
  link: PreferenceLink,
  { topicId, gets }: { topicId: string; gets: boolean },
  proof: ConsentProof,
): Promise<void> {
  const topic = link.topics.find((offeredTopic) => offeredTopic.id === topicId)
  if (!topic) return
  const { tenantId, email } = link
  if (topic.gets !== gets)
    await recordAddressConsent(
      engine,
      linkScope(tenantId),
      { address: email, answer: { purpose: topicId, status: gets ? 'GRANTED' : 'REVOKED' } },
      proofOf(link, proof),
    )
  if (gets) return
  await inTenant(engine, tenantId, async (tx) => {
    await noteOnEmail(tx, link)
    for (const profileId of await profilesOf(tx, email))
      await cancelPlanned(
        tx,
        { profileId, topicId },
        { reason: 'left-topic', detail: 'The person left the topic' },
      )
  })
}

/**
 * Suppresses the address for all messages except transactional ones, for all its profiles and
 * contacts. Answers about topics stay as they are. Idempotent.
 */
export async function leaveAll(
  engine: Engine,
  link: PreferenceLink,
  proof: ConsentProof,
): Promise<void> {
  const { tenantId, email, from } = link
  await inTenant(engine, tenantId, async (tx) => {
    await noteOnEmail(tx, link)
    const isNew = await suppress(asSystem(tx), {
      kind: 'address',
      value: email,
      reason: 'unsubscribed',
      source: 'opt-out link',
      ...('outreachId' in from ? from : {}),
    })
    const people = await profilesOf(tx, email)
    if (isNew)
      await recordAnswer(
        { ...tx, scope: linkScope(tenantId) },
        {
          address: email,
          topicId: '',
          status: 'REVOKED',
          answeredAt: new Date(engine.clock.now()),
          profileId: people[0] ?? null,
        },
        proofOf(link, proof),
      )
    for (const profileId of people)
      await cancelPlanned(
        tx,
        { profileId, exceptTransactional: true },
        { reason: 'suppressed', detail: 'The person opted out' },
      )
  })
}

/**
 * Takes back the address's own opt-out of all messages; entries of the suppression list that the
 * person did not make stay. Idempotent.
 * @returns whether the address may get emails now
 */
export async function receiveAgain(
  engine: Engine,
  { tenantId, email }: Pick<PreferenceLink, 'tenantId' | 'email'>,
  proof: ConsentProof,
): Promise<boolean> {
  const removed = await inTenant(engine, tenantId, async (tx) => {
    const rows = await suppressionsOf(tx, email)
    if (rows.some((row) => row.kind === 'domain' || !isOptOut(row.reason))) return null
    const gone = await tx.db
      .deleteFrom('suppressions')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', 'address')
      .where('value_hash', '=', suppressionHash(email))
      .where('reason', 'in', ['unsubscribed', 'replied-opt-out'])
      .returning('id')
      .execute()
    if (gone.length > 0)
      await recordAnswer(
        { ...tx, scope: linkScope(tenantId) },
        {
          address: email,
          topicId: '',
          status: 'GRANTED',
          answeredAt: new Date(engine.clock.now()),
          profileId: (await profilesOf(tx, email))[0] ?? null,
        },
        proof,
      )
    return gone
  })
  for (const { id } of removed ?? [])
    await engine.stores.note(linkScope(tenantId), {
      action: 'delete',
      entity: 'suppression',
      entityId: id,
      summary: 'The person wants to receive emails again',
    })
  return removed !== null
}
