import {
  endOtherSessions,
  endSession,
  listSessions,
} from '#engine/administration/accounts/end-sessions.ts'
import { fail } from '#model/lib/errors.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'

const careOf = ({ engine, request }: EndpointInput) => ({
  engine,
  identity: request.server.context.identity,
})

function personIn({ caller }: EndpointInput): { userId: string; current: string | null } {
  if (caller.actor.kind !== 'user')
    throw fail('forbidden', 'An API key is not a person, and has no sessions.')
  return { userId: caller.actor.id, current: caller.sessionId ?? null }
}

export const getSessions = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/sessions',
  access: 'person',
  summary: 'Where the current user is signed in',
  async handler(input) {
    const { userId, current } = personIn(input)
    return listSessions(careOf(input), userId, current)
  },
})

/** Read-only people may still sign out. */
export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/me/sessions/:session',
  access: 'person',
  summary: 'Sign out one device of the current user',
  status: 204,
  handler: (input) =>
    endSession(careOf(input), personIn(input).userId, input.params.session, input.caller.actor),
})

export const endOthers = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/sessions/end-others',
  idempotency: 'lease',
  access: 'person',
  summary: 'Sign out every device of the current user but this one',
  status: 204,
  async handler(input) {
    const { userId, current } = personIn(input)
    await endOtherSessions(careOf(input), userId, current, input.caller.actor)
  },
})
