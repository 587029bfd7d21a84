import type { FastifyInstance, FastifyRequest } from 'fastify'
import { validApiKey } from '#engine/accounts/api-keys.ts'
import { checkTenantOpen, personOf, tenantName, type Person } from '#engine/accounts/person-of.ts'
import { noteLook } from '#engine/tenants/note-look.ts'
import type { Actor } from '#model/actor.ts'
import { fail } from '#model/errors.ts'
import { isUuid } from '#model/ids.ts'
import { familyOf, scopesAllow } from '#model/key-scopes.ts'
import { InvalidToken } from '#platform/identity/identity.ts'
import type { AppContext } from '../app-context.ts'
import type { Caller, Endpoint } from '../endpoint.ts'

export const stranger: Caller = {
  actor: { kind: 'public', id: '', name: 'visitor' },
  tenantId: '',
  role: 'NONE',
  readOnly: false,
  email: '',
  scopes: [],
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

const SECRET_KEY = /^sk_[\w-]{8,}$/

/** Gives every request its caller; endpoints then ask `mayCall`. */
export function authenticate(app: FastifyInstance) {
  app.decorateRequest('caller', undefined as unknown as Caller)
  app.addHook('onRequest', async (request) => {
    request.caller = request.url.startsWith('/api/')
      ? await callerOf(app.context, request)
      : stranger
  })
}

async function callerOf(context: AppContext, request: FastifyRequest): Promise<Caller> {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  const key =
    typeof request.headers['x-api-key'] === 'string'
      ? request.headers['x-api-key']
      : token && SECRET_KEY.test(token)
        ? token
        : undefined
  if (key) return keyCaller(context, key)
  if (!token) return stranger
  return personCaller(context, request, token)
}

async function keyCaller({ engine }: AppContext, key: string): Promise<Caller> {
  const row = await validApiKey(engine, key)
  if (!row) throw fail('unauthenticated', 'This API key is not known, or no longer valid.')
  await checkTenantOpen(engine, row.tenant_id)
  if (row.kind !== 'secret')
    throw fail('forbidden', 'A public key may only send events. Use a secret key.')
  return {
    actor: { kind: 'api-key', id: row.id, name: row.name },
    tenantId: row.tenant_id,
    role: 'MEMBER',
    readOnly: false,
    email: '',
    scopes: row.scopes,
  }
}

async function personCaller(
  context: AppContext,
  request: FastifyRequest,
  token: string,
): Promise<Caller> {
  let person: Person
  try {
    person = await personOf(context, token)
  } catch (error) {
    if (error instanceof InvalidToken)
      throw fail('unauthenticated', 'The sign-in is no longer valid. Please sign in again.')
    throw error
  }
  const { user } = person
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
    email: user.email,
    scopes: [],
  }
}

/** @throws ProductError 401 or 403 when this caller may not call that endpoint. */
export function checkAccess({ access, path }: Pick<Endpoint, 'access' | 'path'>, caller: Caller) {
  if (access === 'public' || access === 'write-key' || access === 'development') return
  if (caller.role === 'NONE') throw fail('unauthenticated', 'Sign in first.')
  const writes = access.startsWith('write-')
  const isKey = caller.actor.kind === 'api-key'
  if (isKey && access.endsWith('person')) throw fail('forbidden', 'An API key is not a person.')
  if (
    caller.role !== 'ADMIN' &&
    (access.endsWith('admin') || (access.endsWith('audience') && !isKey))
  )
    throw fail('forbidden', 'Only admins may do this.')
  if (writes && caller.readOnly)
    throw fail('forbidden', 'You may look at everything here and change nothing.')
  const family = familyOf(path)
  if (!scopesAllow(caller.scopes, family, writes))
    throw fail(
      'forbidden',
      `This key is limited to ${caller.scopes.join(', ')}. It needs ${family}:${writes ? 'write' : 'read'} for this.`,
    )
}
