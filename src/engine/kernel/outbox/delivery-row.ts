import type { Engine } from '#engine/kernel/engine.ts'
import { jsonb } from '#platform/database/jsonb.ts'

/** Actor that writes deliveries. */
const WEBHOOKS = 'webhooks'

/** Builds the row of a queued webhook delivery. */
export function deliveryRow(
  engine: Pick<Engine, 'newId'>,
  tenantId: string,
  webhookId: string,
  eventType: string,
  payload: Record<string, unknown>,
  now: Date,
) {
  const id = engine.newId()
  return {
    id,
    tenant_id: tenantId,
    version: 1,
    created_at: now,
    created_by: WEBHOOKS,
    updated_at: now,
    updated_by: WEBHOOKS,
    webhook_id: webhookId,
    message_id: `msg_${id}`,
    event_type: eventType.slice(0, 100),
    state: 'waiting' as const,
    attempts: 0,
    due_at: now,
    last_tried_at: null,
    status: null,
    milliseconds: null,
    answer: '',
    payload: jsonb(payload),
  }
}
