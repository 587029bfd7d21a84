import { fail } from '#model/errors.ts'
import { scopesAllow, scopesOf } from '#model/key-scopes.ts'
import { randomToken } from '#model/random-token.ts'
import { sha256 } from '#platform/secrets.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint, type EndpointInput } from '../../endpoint.ts'
import { noteShownSecret } from '../../note-shown-secret.ts'

/**
 * @throws ProductError `invalid` for a scope that means nothing: a word written wrong would make a key that may do nothing;
 * `forbidden` for a key that would give another more than it has itself.
 */
function checkScopes({ request, caller }: EndpointInput, scopes: readonly string[]) {
  const known = scopesOf(request.server.keyFamilies)
  const faults = scopes.flatMap((scope, at) =>
    known.includes(scope)
      ? []
      : [
          {
            path: `/scopes/${at}`,
            message: `"${scope}" is no scope. Known are read, write, and either for one family, such as contacts:read.`,
          },
        ],
  )
  if (faults.length > 0) throw fail('invalid', faults[0]!.message, faults)
  const asked = scopes.length > 0 ? scopes : ['write']
  const beyond = asked.find(
    (scope) =>
      !request.server.keyFamilies
        .filter((family) => scopesAllow([scope], family, false))
        .every((family) => scopesAllow(caller.scopes, family, scopesAllow([scope], family, true))),
  )
  if (beyond)
    throw fail('forbidden', 'A key can only make keys that may do as much as itself, or less.', [
      { path: '/scopes', message: `"${beyond}" is more than this key may do.` },
    ])
}

/** The key stands in this answer and nowhere else. */
export const createKey = endpoint({
  method: 'POST',
  path: '/api/v1/api-keys',
  access: 'write-member',
  summary: 'Create an API key; its value is shown once',
  status: 201,
  body: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name', minLength: 4, maxLength: 40 },
      kind: { type: 'string', title: 'Kind', enum: ['secret', 'public'] },
      scopes: { type: 'array', items: { type: 'string', maxLength: 60 } },
      expiresAt: { type: 'string', format: 'date-time', nullable: true },
    },
    required: ['name'],
    additionalProperties: false,
  },
  async handler(input) {
    const { body, engine, caller } = input
    checkScopes(input, (body as { scopes?: string[] }).scopes ?? [])
    const { kind = 'secret', ...values } = body as {
      name: string
      kind?: 'secret' | 'public'
      scopes?: string[]
      expiresAt?: string | null
    }
    const key = `${kind === 'secret' ? 'sk' : 'pk'}_${randomToken()}`
    const store = engine.stores.of('api-key')
    const record = await store.create(
      { tenantId: caller.tenantId, actor: caller.actor },
      { ...values, kind, prefix: key.slice(0, 8), keyHash: sha256(key) },
    )
    await noteShownSecret(input, store.entity, record)
    return { ...publicRecord(store.entity, { ...record }), key }
  },
})
