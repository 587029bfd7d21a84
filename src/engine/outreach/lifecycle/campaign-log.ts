import type { RowParts } from '#engine/kernel/engine.ts'
import { announce } from '#engine/kernel/announce.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import {
  enqueueDomainEvents,
  type DomainEventType,
} from '#engine/kernel/outbox/enqueue-domain-events.ts'
import type { ScopedTx } from '#engine/kernel/tenant-tx.ts'
import { jsonb } from '#platform/database/jsonb.ts'

/**
 * All entries of a campaign's log. Statistics are counted from these, so the meaning of a name
 * never changes.
 */
export type CampaignEvent =
  | 'created'
  | 'drafted'
  | 'draft-failed'
  | 'edited'
  | 'people-added'
  | 'person-excluded'
  | 'person-included'
  | 'launched'
  | 'launch-undone'
  | 'paused'
  | 'resumed'
  | 'completed'
  | 'reactivated'
  | 'archived'
  | 'restored'
  | 'accepted'
  | 'deferred'
  | 'refused'
  | 'rejected'
  | 'unknown'
  | 'assumed-sent'
  | 'found-sent'
  | 'not-sent'
  | 'bounced'
  | 'replied'
  | 'positive'
  | 'positive-withdrawn'
  | 'out-of-office'
  | 'auto-reply'
  | 'unsubscribed'
  | 'complained'
  | 'stopped'
  | 'finished'
  | 'held'
  | 'resent'
  | 'answered'
  | 'called'
  | 'label-changed'
  | 'shared'
  | 'share-revoked'
  | 'trial-extended'
  | 'guard'

export interface LogEntry {
  campaignId: string
  outreachId?: string | null
  contactId?: string | null
  messageId?: string | null
  type: CampaignEvent
  text: string
  data?: Record<string, unknown>
  /** When it happened; defaults to now. */
  at?: number
}

/** Events that change the inbox. */
const REPLIES: ReadonlySet<CampaignEvent> = new Set([
  'replied',
  'out-of-office',
  'auto-reply',
  'bounced',
  'complained',
  'answered',
  'label-changed',
])

/** Events that webhooks can subscribe to, by their public name. */
const HAPPENINGS: Partial<Record<CampaignEvent, DomainEventType>> = {
  launched: 'campaign.launched',
  paused: 'campaign.paused',
  resumed: 'campaign.resumed',
  completed: 'campaign.completed',
  accepted: 'mail.sent',
  bounced: 'mail.bounced',
  complained: 'mail.complained',
  replied: 'reply.received',
  positive: 'reply.positive',
}

/** Appends to the campaign's log, in the transaction of the logged change. */
export async function logEvents(
  tx: ScopedTx<RowParts>,
  entries: readonly LogEntry[],
): Promise<void> {
  const { db, engine, scope } = tx
  if (entries.length === 0) return
  await db
    .insertInto('campaign_logs')
    .values(
      entries.map((entry) => ({
        ...baseRow(engine, scope),
        campaign_id: entry.campaignId,
        outreach_id: entry.outreachId ?? null,
        contact_id: entry.contactId ?? null,
        message_id: entry.messageId ?? null,
        type: entry.type,
        text: entry.text.slice(0, 500),
        data: jsonb(entry.data ?? {}),
        at: new Date(entry.at ?? engine.clock.now()),
      })),
    )
    .execute()
  await enqueueDomainEvents(
    tx,
    entries.flatMap(({ campaignId, outreachId, contactId, messageId, type, text, data, at }) =>
      HAPPENINGS[type]
        ? [
            {
              type: HAPPENINGS[type],
              ...(at === undefined ? {} : { at }),
              data: {
                ...data,
                campaignId,
                outreachId: outreachId ?? null,
                contactId: contactId ?? null,
                messageId: messageId ?? null,
                text,
                by: scope.actor.name,
              },
            },
          ]
        : [],
    ),
  )
  for (const campaignId of new Set(entries.map((entry) => entry.campaignId)))
    await announce(db, scope.tenantId, 'campaign', { id: campaignId })
  if (entries.some(({ type }) => REPLIES.has(type))) await announce(db, scope.tenantId, 'reply')
}
