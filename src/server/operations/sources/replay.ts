import { replayRefused } from '#engine/ingest/events/replay.ts'
import { publicRecord } from '#store/row-codec.ts'
import { recordScope } from '../../crud/crud-endpoints.ts'
import { readAgain } from '../../dialects/read-again.ts'
import { endpoint } from '../../base/endpoint.ts'

/** The body's `payload` replaces the original one. */
export const postReplay = endpoint({
  method: 'POST',
  path: '/api/v1/refused-events/:id/replay',
  access: 'write-audience',
  summary: 'Take a refused event after all, as it came or corrected',
  body: {
    type: 'object',
    properties: { payload: { type: 'object', title: 'Payload', additionalProperties: true } },
    additionalProperties: false,
  },
  async handler(input) {
    const { entity } = input.engine.stores.of('event-refusal')
    const { payload } = input.body
    const record = await replayRefused(
      input.engine,
      recordScope(entity, 'write', input),
      input.params.id,
      (refusal) =>
        readAgain(
          refusal.dialect,
          payload ?? refusal.payload,
          refusal.eventType,
          Date.parse(refusal.receivedAt),
        ),
    )
    return publicRecord(entity, { ...record })
  },
})
