import {
  endOtherSessions,
  endSession,
  listSessions,
} from '#engine/administration/accounts/end-sessions.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { careOf, lowerUserIn, userIn } from './own-users.ts'

/** The caller's own session is marked, and kept when all others end. */
const currentOf = ({ caller, params }: EndpointInput) =>
  caller.actor.id === params.id ? (caller.sessionId ?? null) : null

export const getUserSessions = endpoint({
  method: 'GET',
  path: '/api/v1/users/:id/sessions',
  access: 'operator',
  summary: 'Where a user is signed in',
  handler: async (input) => listSessions(careOf(input), (await userIn(input)).id, currentOf(input)),
})

export const deleteUserSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/:id/sessions/:session',
  access: 'write-operator',
  summary: 'Sign out one device of a user',
  status: 204,
  handler: async (input) =>
    endSession(careOf(input), (await userIn(input)).id, input.params.session, input.caller.actor),
})

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/v1/users/:id/sessions/end-all',
  idempotency: 'lease',
  access: 'write-tenant-admin',
  summary: 'Sign out every device of a user',
  status: 204,
  handler: async (input) =>
    endOtherSessions(
      careOf(input),
      (await lowerUserIn(input)).id,
      currentOf(input),
      input.caller.actor,
    ),
})
