import { createSource, rollSourceKey } from '#engine/ingest/events/write-keys.ts'
import type { Source } from '#model/schema/entities.generated.ts'
import { publicRecord } from '#store/row-codec.ts'
import { recordScope, writable } from '../../crud/crud-endpoints.ts'
import { noteShownSecret } from '../../base/note-shown-secret.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'

const entityIn = ({ engine }: EndpointInput) => engine.stores.of('source').entity

/** The public record with its key, which only this response contains. */
async function withKey(input: EndpointInput, { key, ...record }: Source & { key: string }) {
  await noteShownSecret(input, entityIn(input), record)
  return { ...publicRecord(entityIn(input), record), key }
}

export const postSource = endpoint({
  method: 'POST',
  path: '/api/v1/sources',
  access: 'write-audience',
  summary: 'Create a source; its write key is shown once',
  answersSecret: true,
  status: 201,
  handler: async (input) =>
    withKey(
      input,
      await createSource(
        input.engine,
        recordScope(entityIn(input), 'write', input),
        writable(entityIn(input), input.body, true),
      ),
    ),
})

export const postSourceKey = endpoint({
  method: 'POST',
  path: '/api/v1/sources/:id/key',
  access: 'write-audience',
  summary: 'A new write key in place of the old one, shown once',
  answersSecret: true,
  handler: async (input) =>
    withKey(
      input,
      await rollSourceKey(
        input.engine,
        recordScope(entityIn(input), 'write', input),
        input.params.id,
      ),
    ),
})
