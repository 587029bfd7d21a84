import type { ConsentRecord } from '#model/schema/entities.generated.ts'
import { suppressionHash } from '#engine/audience/contacts/suppression-list.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import type { ScopedTx } from '#engine/kernel/tenant-tx.ts'

/** How, where and by which words an answer was given: what proves it later. */
export type ConsentProof = Pick<ConsentRecord, 'way'> &
  Partial<
    Pick<
      ConsentRecord,
      'wording' | 'formId' | 'formVersion' | 'page' | 'ipAddress' | 'source' | 'engageMessageId'
    >
  >

export interface AddressAnswer {
  address: string
  /** Empty: all emails. */
  topicId: string
  status: ConsentRecord['status']
  answeredAt: Date
  profileId?: string | null
  expiresAt?: Date | null
}

/** Appends an answer of an address to the consent records, in the caller's transaction. */
export async function recordAnswer(
  { db, engine, scope }: ScopedTx<RowParts>,
  answer: AddressAnswer,
  proof: ConsentProof,
): Promise<void> {
  const address = answer.address.trim().toLowerCase()
  await db
    .insertInto('consent_records')
    .values({
      ...baseRow(engine, scope),
      address: address.slice(0, 100),
      address_hash: suppressionHash(address),
      topic_id: answer.topicId,
      status: answer.status,
      answered_at: answer.answeredAt,
      expires_at: answer.expiresAt ?? null,
      profile_id: answer.profileId ?? null,
      way: proof.way,
      wording: proof.wording ?? '',
      form_id: proof.formId ?? null,
      form_version: proof.formVersion ?? null,
      page: (proof.page ?? '').slice(0, 500),
      ip_address: (proof.ipAddress ?? '').slice(0, 45),
      source: (proof.source ?? '').slice(0, 200),
      engage_message_id: proof.engageMessageId ?? null,
    })
    .execute()
}
