import { revokeSessions } from '#engine/administration/accounts/revoke-sessions.ts'
import type { Team, TeamPerson } from '#model/api/answers/team.ts'
import { rankOf, type Role } from '#model/schema/access.ts'
import type { User } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { givableRoles, roleFields, teamRoleOf, teamRoles } from '#model/api/team.ts'
import { mayCall } from '../../plugins/authenticate.ts'
import { endpoint, type Caller, type EndpointInput } from '../../base/endpoint.ts'
import { pageOf, scopeOf, versionIn } from '../../base/scope-of.ts'
import { syncProvider } from '../users/sync-provider.ts'
import { changeUser } from '../users/update-user.ts'

const params = { id: { type: 'string', 'x-ref': 'user' } } as const

/** The caller's role in the organization. */
const callerTeamRole = ({ role, isOwner = false }: Caller) =>
  teamRoleOf({ role: role as Role, owner: isOwner })

function personView(user: User, caller: Caller, manages: boolean): TeamPerson {
  const { id, email, first_name, last_name, readOnly, active, lastSeenAt, version } = user
  return {
    id,
    name: [first_name, last_name].filter(Boolean).join(' '),
    email,
    role: teamRoleOf(user),
    readOnly: readOnly === true,
    active: active !== false,
    lastSeenAt: lastSeenAt ?? null,
    isMe: id === caller.actor.id,
    changeable:
      manages &&
      id !== caller.actor.id &&
      rankOf(user.role ?? 'MEMBER') <= rankOf(caller.role as Role),
    version: version!,
  }
}

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/v1/team',
  access: 'person',
  summary: 'The people of the organization',
  query: { range: { type: 'string' }, filter: { type: 'string' } },
  async handler(input): Promise<Team> {
    const { caller, engine } = input
    const { first, size, filter } = pageOf(input)
    const manages = mayCall(caller, 'write-team', '/api/v1/team')
    const { rows, total } = await engine.stores.of('user').list(
      { tenantId: '', actor: caller.actor },
      {
        filter: {
          tenantId: caller.tenantId,
          ...(filter.q ? { q: String(filter.q) } : {}),
        },
        sort: ['email', 'ASC'],
        range: [first, first + size - 1],
      },
    )
    return {
      people: rows.map((user) => personView(user, caller, manages)),
      total,
      manages,
      givable: manages ? givableRoles(callerTeamRole(caller)) : [],
    }
  },
})

/** The version that a change is based on, and the person when they belong to the organization. */
async function colleagueIn(input: EndpointInput<'/:id'>): Promise<User> {
  const { params: given, caller, engine } = input
  const user = await engine.stores.of('user').get({ tenantId: '', actor: caller.actor }, given.id)
  if (user?.tenantId !== caller.tenantId)
    throw fail('not_found', 'There is no such person in your organization.')
  if (user.id === caller.actor.id)
    throw fail('wrong_state', 'You cannot change your own access. Ask another owner.')
  return user
}

export const putTeamPerson = endpoint({
  method: 'PUT',
  path: '/api/v1/team/:id',
  params,
  access: 'write-team',
  summary: 'Change the role of a person in the organization',
  body: {
    type: 'object',
    properties: {
      role: { type: 'string', enum: teamRoles, title: 'Role' },
      version: { type: 'integer', title: 'Version' },
    },
    required: ['role'],
    additionalProperties: false,
  },
  async handler(input) {
    const { caller, engine, body } = input
    const { id } = await colleagueIn(input)
    const values = roleFields(body.role)
    const user = await changeUser(input, id, values, (users, before, db) =>
      users.update({ tenantId: '', actor: caller.actor }, before.id, versionIn(input), values, {
        db,
      }),
    )
    // Open streams have the rights of the moment they were opened, so they are ended.
    await revokeSessions(engine, id)
    return personView(user, caller, true)
  },
})

const switching = (active: boolean) =>
  endpoint({
    method: 'POST',
    path: `/api/v1/team/:id/${active ? 'activate' : 'deactivate'}`,
    params,
    idempotency: 'lease',
    access: 'write-team',
    summary: active
      ? 'Let a person of the organization sign in again'
      : 'Keep a person of the organization out and end their sessions',
    async handler(input) {
      const { caller, engine } = input
      const { id } = await colleagueIn(input)
      const user = await changeUser(input, id, { active }, (users, before, db) =>
        users.update({ tenantId: '', actor: caller.actor }, before.id, null, { active }, { db }),
      )
      if (!active) await revokeSessions(engine, id)
      await syncProvider(input, user.subject ?? '', active)
      return personView(user, caller, true)
    },
  })

export const activateTeamPerson = switching(true)
export const deactivateTeamPerson = switching(false)

export const deleteTeamPerson = endpoint({
  method: 'DELETE',
  path: '/api/v1/team/:id',
  params,
  access: 'write-team',
  summary: 'Remove a person from the organization',
  status: 204,
  async handler(input) {
    const { id } = await colleagueIn(input)
    await changeUser(input, id, null, (users, before, db) =>
      users.remove(scopeOf(input), before.id, null, { db }),
    )
    await revokeSessions(input.engine, id)
  },
})
