import type { TeamRole } from '../team.ts'

/** One person of the organization. */
export interface TeamPerson {
  id: string
  name: string
  email: string
  role: TeamRole | 'operator'
  readOnly: boolean
  active: boolean
  lastSeenAt: string | null
  isMe: boolean
  /** Whether the caller may change this person's role, deactivate or remove them. */
  changeable: boolean
  version: number
}

/** `GET /team`: the people of the caller's organization. */
export interface Team {
  people: TeamPerson[]
  total: number
  /** Whether the caller manages the people. */
  manages: boolean
  /** The roles that the caller may give. */
  givable: readonly TeamRole[]
}

/**
 * A person who was invited or signed up and has no account in an organization yet. `invited`: the
 * invitation is open; `expired`: its link no longer works; `unverified`: signed up, and the email
 * address is not verified.
 */
export interface PendingPerson {
  email: string
  name: string
  state: 'invited' | 'expired' | 'unverified'
  /** Absent for people who signed up without an invitation. */
  invitation?: Invitation
  /** When the person was invited or signed up. */
  since: string
}

export interface Invitation {
  id: string
  role: TeamRole | 'operator'
  tenantId: string
  tenantName: string
  invitedBy: string
  expiresAt: string
}

/** A person who was invited. */
export interface InvitedPerson extends PendingPerson {
  invitation: Invitation
}

/** `GET /team/invitations`. */
export interface InvitedPeople {
  people: InvitedPerson[]
  total: number
}

/** `GET /users/pending`. */
export interface PendingPeople {
  people: PendingPerson[]
  total: number
  /** False: the identity provider does not list accounts that are not verified. */
  listsUnverified: boolean
}

/** `GET /users/{id}/account`: what the identity provider says about a user. */
export interface AccountState {
  provider: 'embedded' | 'auth0'
  /** Null when the provider does not say. */
  emailVerified: boolean | null
  hasPassword: boolean | null
  /** Whether "Sign out everywhere" also ends the sessions at the provider. */
  endsSessions: boolean
}
