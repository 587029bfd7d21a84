import {
  keyViews,
  makeKey,
  revokeKey,
  type KeyCaller,
} from '#engine/administration/accounts/make-key.ts'
import { fail } from '#model/lib/errors.ts'
import { publicRecord } from '#store/row-codec.ts'
import { readListQuery } from '../../base/read-list-query.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { noteShownSecret } from '../../base/note-shown-secret.ts'
import { readVersion, scopeOf, sendPage, versionIn } from '../../base/scope-of.ts'
import { checkScopes } from './check-scopes.ts'

const storeOf = ({ engine }: EndpointInput) => engine.stores.of('api-key')
const callerOf = ({ caller }: EndpointInput): KeyCaller => ({
  kind: caller.actor.kind as KeyCaller['kind'],
  id: caller.actor.id,
  personId: caller.personId,
  role: caller.role as KeyCaller['role'],
})

export const listKeys = endpoint({
  method: 'GET',
  path: '/api/v1/api-keys',
  access: 'member',
  summary: 'API keys, page by page, with their maker and what each may do at this moment',
  query: Object.fromEntries(
    ['sort', 'range', 'filter', 'after'].map((name) => [name, { type: 'string' }]),
  ),
  async handler(input) {
    const { rows, total, first } = await storeOf(input).list(
      scopeOf(input),
      readListQuery(input.query),
    )
    const shown = rows.map(
      (row) => publicRecord(storeOf(input).entity, { ...row }) as { id: string },
    )
    return sendPage(input, 'api-keys', first, {
      rows: await keyViews(input.engine, scopeOf(input), callerOf(input), shown),
      total,
    })
  },
})

export const getKey = endpoint({
  method: 'GET',
  path: '/api/v1/api-keys/:id',
  access: 'member',
  summary: 'One API key, with its maker and what it may do at this moment',
  async handler(input) {
    const record = await storeOf(input).get(scopeOf(input), input.params.id)
    if (!record) throw fail('not_found', 'There is no such API key.')
    input.reply.header('etag', `"${record.version}"`)
    const [view] = await keyViews(input.engine, scopeOf(input), callerOf(input), [
      publicRecord(storeOf(input).entity, { ...record }) as { id: string },
    ])
    return view
  },
})

/** Only this response contains the key. */
export const createKey = endpoint({
  method: 'POST',
  path: '/api/v1/api-keys',
  access: 'write-member',
  summary: 'Create an API key within your own rights; its value is shown once',
  answersSecret: true,
  status: 201,
  body: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name', minLength: 4, maxLength: 40 },
      kind: { type: 'string', title: 'Kind', enum: ['secret', 'public'] },
      role: { type: 'string', title: 'Rights', enum: ['MEMBER', 'TENANT_ADMIN'] },
      scopes: { type: 'array', items: { type: 'string', maxLength: 60 } },
      expiresAt: { type: 'string', format: 'date-time', nullable: true },
    },
    required: ['name'],
    additionalProperties: false,
  },
  async handler(input) {
    const { kind = 'secret', ...values } = input.body
    checkScopes(input, values.scopes ?? [])
    const { record, key } = await makeKey(input.engine, scopeOf(input), callerOf(input), {
      ...values,
      kind,
    })
    await noteShownSecret(input, storeOf(input).entity, record)
    return { ...publicRecord(storeOf(input).entity, { ...record }), key }
  },
})

export const deleteKey = endpoint({
  method: 'DELETE',
  path: '/api/v1/api-keys/:id',
  access: 'write-member',
  summary: 'Revoke an API key and every key that it made',
  undoable: true,
  async handler(input) {
    const asked = readVersion(input.query.version) ?? versionIn({ ...input, body: undefined })
    return publicRecord(storeOf(input).entity, {
      ...(await revokeKey(
        input.engine,
        scopeOf(input),
        callerOf(input),
        { id: input.params.id, version: asked },
        input.removal,
      )),
    })
  },
})
