import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { knownApiKey } from '#engine/administration/accounts/api-keys.ts'
import {
  personOf,
  tenantName,
  type SignedInPerson,
} from '#engine/administration/accounts/person-of.ts'
import { noteLook } from '#engine/administration/tenants/note-look.ts'
import { refusalOf, type EndpointAccess, type Rights } from '#model/schema/access.ts'
import type { Actor } from '#model/api/actor.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import { familyOf } from '#model/schema/key-scopes.ts'
import { keyEndSentences } from '#model/api/key-standing.ts'
import { InvalidToken } from '#platform/identity/identity.ts'
import { keepDevice, sightingOf } from './device-cookie.ts'
import type { AppContext } from '../base/app-context.ts'
import { rightsPath, type Caller, type Endpoint } from '../base/endpoint.ts'
import { verifiedCaller } from './call-limits.ts'
import { checkTenantOpen } from '#engine/kernel/tenant-open.ts'
import { say } from '#language'

export const stranger: Caller = {
  actor: { kind: 'public', id: '', name: 'visitor' },
  tenantId: '',
  role: 'NONE',
  readOnly: false,
  email: '',
  personId: '',
  scopes: [],
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

const SECRET_KEY = /^sk_[\w-]{8,}$/

/** Sets the caller of every request; endpoints then use `mayCall`. */
export function authenticate(app: FastifyInstance) {
  app.decorateRequest('caller', undefined as unknown as Caller)
  app.addHook('onRequest', async (request, reply) => {
    // Error responses need a caller too.
    request.caller = stranger
    if (request.url.startsWith('/api/'))
      request.caller = await verifiedCaller(request, reply, stranger, () =>
        callerOf(app.context, request, reply),
      )
  })
}

async function callerOf(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  const header = request.headers['x-api-key']
  const bearerKey = token && SECRET_KEY.test(token) ? token : undefined
  const key = typeof header === 'string' ? header : bearerKey
  if (key) return keyCaller(context, key)
  if (!token) return stranger
  return personCaller(context, request, reply, token)
}

async function keyCaller({ engine }: AppContext, key: string): Promise<Caller> {
  const known = await knownApiKey(engine, key)
  if (!known) throw fail('unauthenticated', 'This API key is not known, or was revoked.')
  const { row, standing } = known
  if (standing.state !== 'active')
    throw fail('unauthenticated', say(keyEndSentences[standing.state]))
  await checkTenantOpen(engine, row.tenant_id)
  if (row.kind !== 'secret')
    throw fail('forbidden', 'A public key may only send events. Use a secret key.')
  const { role, readOnly } = standing
  return {
    actor: { kind: 'api-key', id: row.id, name: row.name },
    tenantId: row.tenant_id,
    role,
    readOnly,
    email: '',
    personId: row.maker_id ?? '',
    scopes: row.scopes,
  }
}

async function personCaller(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<Caller> {
  let person: SignedInPerson
  try {
    person = await personOf(context, token, sightingOf(context, request))
  } catch (error) {
    if (error instanceof InvalidToken)
      throw fail('unauthenticated', 'The sign-in is no longer valid. Please sign in again.')
    throw error
  }
  const { user, sessionId, newDeviceId } = person
  keepDevice(context, request, reply, newDeviceId)
  const wanted = request.headers['x-tenant-id']
  const chosen =
    user.role === 'ADMIN' && typeof wanted === 'string' && wanted !== '' ? wanted : user.tenant_id
  if (!isUuid(chosen)) throw fail('malformed', 'X-Tenant-Id must be the id of a tenant.')
  const actor: Actor = {
    kind: 'user',
    id: user.id,
    name: [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email,
  }
  if (chosen !== user.tenant_id) {
    const name = await tenantName(context.engine, chosen)
    if (name === null) throw fail('not_found', 'There is no such tenant.')
    await noteLook(context.engine, { tenantId: chosen, actor }, name)
  }
  return {
    actor,
    tenantId: chosen,
    role: user.role,
    readOnly: user.read_only,
    isOwner: user.owner,
    email: user.email,
    personId: user.id,
    scopes: [],
    sessionId,
  }
}

/** A caller's rights in the format of the access table. */
const rightsOf = ({ actor, role, readOnly, isOwner = false, scopes }: Caller): Rights => ({
  role,
  readOnly,
  isOwner,
  scopes,
  isKey: actor.kind === 'api-key',
})

/** Whether this caller may call an endpoint with that class and address. */
export const mayCall = (caller: Caller, access: EndpointAccess, path: string): boolean =>
  refusalOf(access, familyOf(path), rightsOf(caller)) === null

/** @throws ProductError 401 or 403 when this caller may not call that endpoint */
export function checkAccess(one: Pick<Endpoint, 'access' | 'path' | 'successor'>, caller: Caller) {
  const refusal = refusalOf(one.access, familyOf(rightsPath(one)), rightsOf(caller))
  if (refusal) throw fail(refusal.code, refusal.sentence)
}
