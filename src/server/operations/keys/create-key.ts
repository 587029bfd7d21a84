import { randomToken } from '#model/random-token.ts'
import { sha256 } from '#platform/secrets.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint } from '../../endpoint.ts'
import { noteShownSecret } from '../../note-shown-secret.ts'

/** The key stands in this answer and nowhere else. */
export const createKey = endpoint({
  method: 'POST',
  path: '/api/v1/api-keys',
  access: 'write-member',
  summary: 'Create an API key; its value is shown once',
  status: 201,
  body: {
    type: 'object',
    properties: { name: { type: 'string', title: 'Name', minLength: 4, maxLength: 40 }, kind: { type: 'string', title: 'Kind', enum: ['secret', 'public'] }, scopes: { type: 'array', items: { type: 'string', maxLength: 60 } }, expiresAt: { type: 'string', format: 'date-time', nullable: true } },
    required: ['name'],
    additionalProperties: false,
  },
  async handler(input) {
    const { body, engine, caller } = input
    const { kind = 'secret', ...values } = body as { name: string; kind?: 'secret' | 'public'; scopes?: string[]; expiresAt?: string | null }
    const key = `${kind === 'secret' ? 'sk' : 'pk'}_${randomToken()}`
    const store = engine.stores.of('api-key')
    const record = await store.create({ tenantId: caller.tenantId, actor: caller.actor }, { ...values, kind, prefix: key.slice(0, 8), keyHash: sha256(key) })
    await noteShownSecret(input, store.entity, record)
    return { ...publicRecord(store.entity, { ...record }), key }
  },
})
