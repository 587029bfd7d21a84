import { replayDelivery, replayFailed, sendTest } from '#engine/webhooks/replay-deliveries.ts'
import { createWebhook, rollSecret } from '#engine/webhooks/save-webhook.ts'
import type { EntityId, Webhook, WebhookDelivery } from '#model/schema/entities.generated.ts'
import { publicRecord } from '#store/row-codec.ts'
import { recordScope, writable } from '../../crud/crud-endpoints.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { noteShownSecret } from '../../base/note-shown-secret.ts'

const entityIn = ({ engine }: EndpointInput, id: EntityId = 'webhook') =>
  engine.stores.of(id).entity
const scope = (input: EndpointInput) => recordScope(entityIn(input), 'write', input)

/** The public record with its secret, which only this response contains. */
async function withSecret(input: EndpointInput, record: Webhook) {
  await noteShownSecret(input, entityIn(input), record)
  return { ...publicRecord(entityIn(input), { ...record }), secret: record.secret }
}
const shown = (input: EndpointInput, delivery: WebhookDelivery) =>
  publicRecord(entityIn(input, 'webhook-delivery'), { ...delivery })

export const postWebhook = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks',
  access: 'write-audience',
  summary: 'Create a webhook; its secret is shown once',
  answersSecret: true,
  status: 201,
  handler: async (input) =>
    withSecret(
      input,
      await createWebhook(input.engine, scope(input), writable(entityIn(input), input.body, true)),
    ),
})
export const postWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks/:id/secret',
  access: 'write-audience',
  summary: 'A new secret in place of the old one, shown once',
  answersSecret: true,
  handler: async (input) =>
    withSecret(input, await rollSecret(input.engine, scope(input), input.params.id)),
})
export const postWebhookTest = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks/:id/test',
  access: 'write-audience',
  summary: 'Send a test message',
  status: 201,
  rateLimit: 30,
  handler: async (input) =>
    shown(input, await sendTest(input.engine, scope(input), input.params.id)),
})
export const postWebhookReplay = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks/:id/replay',
  access: 'write-audience',
  summary: 'Send everything again that was given up',
  handler: (input) => replayFailed(input.engine, scope(input), input.params.id),
})
export const postDeliveryReplay = endpoint({
  method: 'POST',
  path: '/api/v1/webhook-deliveries/:id/replay',
  access: 'write-audience',
  summary: 'Send a message again',
  handler: async (input) =>
    shown(input, await replayDelivery(input.engine, scope(input), input.params.id)),
})
