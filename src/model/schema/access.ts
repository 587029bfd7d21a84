/**
 * The one access table, which the server's access check, OpenAPI, the console's menu and routes,
 * and the page "Who may do what" read. Every endpoint declares an access class; a caller kind
 * either has a class or does not (decision 053).
 */
import { message, say } from '#language'
import type { Entity, Role } from './entity.ts'
import { scopesAllow } from './key-scopes.ts'

export type { Role } from './entity.ts'

/** Roles of people, each including the rights of the ones before it. */
export const roles: readonly Role[] = ['MEMBER', 'TENANT_ADMIN', 'ADMIN']

/**
 * The role of a secret key: a key works within one organization, so it never has an operator's
 * rights.
 */
export type KeyRole = Exclude<Role, 'ADMIN'>

export const rankOf = (role: Role): number => roles.indexOf(role)

/** The lower of two roles. */
export const lowerRole = <A extends Role>(role: A, other: Role): A | Role =>
  rankOf(role) <= rankOf(other) ? role : other

/** The highest role of a key made by a person with this role. */
export const keyRoleOf = (role: Role): KeyRole => (role === 'MEMBER' ? 'MEMBER' : 'TENANT_ADMIN')

/**
 * Endpoint classes without sign-in: `write-key` endpoints check the write key themselves,
 * `development` endpoints exist only in development.
 */
export type OpenAccess = 'public' | 'development' | 'write-key'

/**
 * `member`: everyone in an organization and its keys. `person`: the same without keys. `audience`:
 * the organization's administrators and the keys with their rights. `tenant-admin`: the same
 * without keys. `team`: administrators and owners, who manage the people of the organization.
 * `operator`: the people who run the installation.
 */
export type SignedInAccess = 'member' | 'person' | 'audience' | 'tenant-admin' | 'team' | 'operator'

/**
 * `write-` marks endpoints that change data: refused to read-only callers, and to keys whose scopes
 * only read.
 */
export type EndpointAccess = OpenAccess | SignedInAccess | `write-${SignedInAccess}`

/**
 * A caller kind is a person's role, or a secret key with that role's rights. `OWNER` is a member who
 * owns the organization (decision 074).
 */
export type CallerKind = Role | 'OWNER' | `KEY_${KeyRole}`

export const callerKinds: readonly CallerKind[] = [
  'MEMBER',
  'OWNER',
  'TENANT_ADMIN',
  'ADMIN',
  'KEY_MEMBER',
  'KEY_TENANT_ADMIN',
]

const accessTable: Record<SignedInAccess, Record<CallerKind, boolean>> = {
  member: {
    MEMBER: true,
    OWNER: true,
    TENANT_ADMIN: true,
    ADMIN: true,
    KEY_MEMBER: true,
    KEY_TENANT_ADMIN: true,
  },
  person: {
    MEMBER: true,
    OWNER: true,
    TENANT_ADMIN: true,
    ADMIN: true,
    KEY_MEMBER: false,
    KEY_TENANT_ADMIN: false,
  },
  audience: {
    MEMBER: false,
    OWNER: false,
    TENANT_ADMIN: true,
    ADMIN: true,
    KEY_MEMBER: false,
    KEY_TENANT_ADMIN: true,
  },
  'tenant-admin': {
    MEMBER: false,
    OWNER: false,
    TENANT_ADMIN: true,
    ADMIN: true,
    KEY_MEMBER: false,
    KEY_TENANT_ADMIN: false,
  },
  team: {
    MEMBER: false,
    OWNER: true,
    TENANT_ADMIN: true,
    ADMIN: true,
    KEY_MEMBER: false,
    KEY_TENANT_ADMIN: false,
  },
  operator: {
    MEMBER: false,
    OWNER: false,
    TENANT_ADMIN: false,
    ADMIN: true,
    KEY_MEMBER: false,
    KEY_TENANT_ADMIN: false,
  },
}

const needs: Record<SignedInAccess, string> = {
  member: message('Sign in first.'),
  person: message('Only a signed-in user can do this.'),
  audience: message('Only administrators of the organization can do this.'),
  'tenant-admin': message('Only administrators of the organization can do this.'),
  team: message('Only owners and administrators of the organization can do this.'),
  operator: message('Only operators of this installation can do this.'),
}

export interface Rights {
  /** `NONE`: not signed in. For a key, its current role. */
  role: Role | 'NONE'
  isKey: boolean
  /** Whether a member owns the organization. */
  isOwner?: boolean
  /** Whether the caller may change nothing. */
  readOnly: boolean
  /** The scopes of a secret key; empty for people and for keys without limits. */
  scopes: readonly string[]
}

export interface Refusal {
  code: 'unauthenticated' | 'forbidden'
  sentence: string
}

export const classOf = (access: EndpointAccess): OpenAccess | SignedInAccess =>
  access.replace(/^write-(?!key$)/, '') as OpenAccess | SignedInAccess

export const changes = (access: EndpointAccess): boolean =>
  access.startsWith('write-') && access !== 'write-key'

export const isOpenAccess = (access: EndpointAccess): access is OpenAccess =>
  access === 'public' || access === 'development' || access === 'write-key'

/**
 * Whether callers of a kind have an access class, before read-only access and scopes are
 * considered.
 */
export const hasAccess = (kind: CallerKind, access: EndpointAccess): boolean =>
  isOpenAccess(access) || accessTable[classOf(access) as SignedInAccess][kind]

/** Whether any secret key may call it, so that its family can be a scope. */
export const isForKeys = (access: EndpointAccess): boolean =>
  !isOpenAccess(access) && hasAccess('KEY_TENANT_ADMIN', access)

/**
 * Why a caller may not call an endpoint; null when it may.
 * @param family of the endpoint's address (`familyOf`), which the scopes of a key name
 */
export function refusalOf(
  access: EndpointAccess,
  family: string,
  { role, isKey, isOwner = false, readOnly, scopes }: Rights,
): Refusal | null {
  if (isOpenAccess(access)) return null
  if (role === 'NONE') return { code: 'unauthenticated', sentence: say('Sign in first.') }
  const forbidden = (sentence: string): Refusal => ({ code: 'forbidden', sentence })
  const person = role === 'MEMBER' && isOwner ? 'OWNER' : role
  const kind: CallerKind = isKey ? `KEY_${keyRoleOf(role)}` : person
  if (!hasAccess(kind, access)) {
    const need = say(needs[classOf(access) as SignedInAccess])
    if (!isKey) return forbidden(need)
    if (hasAccess('KEY_TENANT_ADMIN', access))
      return forbidden(say('{need} This key has the permissions of a member.', { need }))
    return forbidden(
      hasAccess('TENANT_ADMIN', access)
        ? say('API keys cannot do this. A user must sign in.')
        : say('API keys cannot do this. An operator must sign in.'),
    )
  }
  if (changes(access) && readOnly)
    return forbidden(say("You have read-only access, so you can't change anything."))
  if (!scopesAllow(scopes, family, changes(access)))
    return forbidden(
      say('This key is limited to {scopes}. It needs {needed} for this.', {
        scopes: scopes.join(', '),
        needed: `${family}:${changes(access) ? 'write' : 'read'}`,
      }),
    )
  return null
}

/**
 * The access class of an entity's generated endpoints; null where the schema says `none`. Records
 * that span organizations are for people: administrators of one organization only see those that
 * name it.
 */
export function entityAccess(
  { access, scope }: Pick<Entity, 'access' | 'scope'>,
  what: 'read' | 'write',
): EndpointAccess | null {
  const level = access[what]
  if (level === 'none') return null
  const admins = scope === 'tenant' ? 'audience' : 'tenant-admin'
  const who: SignedInAccess = level === 'admin' ? admins : level
  return what === 'read' ? who : `write-${who}`
}

/** Whether people with a role may read, or change, an entity's records. */
export function roleMay(
  role: Role,
  entity: Pick<Entity, 'access' | 'scope'>,
  what: 'read' | 'write',
): boolean {
  const access = entityAccess(entity, what)
  return access !== null && hasAccess(role, access)
}
