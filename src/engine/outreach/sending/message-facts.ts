import { sql } from 'kysely'
import { logEvents, type CampaignEvent } from '#engine/outreach/lifecycle/campaign-log.ts'
import { asSystem, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { Message, Outreach } from '#model/schema/entities.generated.ts'

/** An email whose outcome is being recorded, with the received result. */
export interface MessageFacts extends TenantTx {
  message: Message
  outreach: Outreach
  reply: string
  now: number
}

/** Adds an entry about the email to its campaign's log. */
export const log = (
  facts: MessageFacts,
  type: CampaignEvent,
  text: string,
  data: Record<string, unknown> = {},
) =>
  logEvents(asSystem(facts), [
    {
      campaignId: facts.message.campaignId,
      outreachId: facts.message.outreachId,
      contactId: facts.message.contactId,
      messageId: facts.message.id,
      type,
      text,
      data: { stepId: facts.message.stepId, ...data },
    },
  ])

/** Updates the email's row and releases its lease. */
export const setMessage = (
  { db, message, reply, now }: MessageFacts,
  values: Partial<Record<'state' | 'provider_id' | 'plan_reason', string>> & {
    planned_at?: Date | null
    earliest_at?: Date
    accepted_at?: Date | null
    bounced_at?: Date
  },
) =>
  db
    .updateTable('messages')
    .set({
      ...(values as object),
      smtp_reply: reply,
      lease_until: null,
      lease_owner: null,
      look_at: null,
      updated_at: new Date(now),
      version: sql`version + 1`,
    })
    .where('id', '=', message.id)
    .execute()
