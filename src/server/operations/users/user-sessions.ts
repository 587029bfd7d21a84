import {
  endOtherSessions,
  endSession,
  listSessions,
} from '#engine/administration/accounts/end-sessions.ts'
import { fail } from '#model/errors.ts'
import { isUuid } from '#model/ids.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'

const careOf = ({ engine, request }: EndpointInput) => ({
  engine,
  identity: request.server.context.identity,
})

function userIn({ params }: EndpointInput): string {
  if (!isUuid(params.id!)) throw fail('not_found', 'There is no such user.')
  return params.id!
}

/** The caller's own session is marked, and kept when all others end. */
const currentOf = ({ caller, params }: EndpointInput) =>
  caller.actor.id === params.id ? (caller.sessionId ?? null) : null

export const getUserSessions = endpoint({
  method: 'GET',
  path: '/api/v1/users/:id/sessions',
  access: 'operator',
  summary: 'Where a user is signed in',
  handler: async (input) => listSessions(careOf(input), userIn(input), currentOf(input)),
})

export const deleteUserSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/:id/sessions/:session',
  access: 'write-operator',
  summary: 'Sign out one device of a user',
  status: 204,
  handler: async (input) =>
    endSession(careOf(input), userIn(input), input.params.session!, input.caller.actor),
})

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/v1/users/:id/sessions/end-all',
  idempotency: 'lease',
  access: 'write-operator',
  summary: 'Sign out every device of a user',
  status: 204,
  handler: async (input) =>
    endOtherSessions(careOf(input), userIn(input), currentOf(input), input.caller.actor),
})
