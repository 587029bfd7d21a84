import type { User } from '../schema/entities.generated.ts'

/**
 * The roles of people in an organization, as the account page names them: a member who owns it
 * manages its people (decision 074); administrators also use the console.
 */
export const teamRoles = ['member', 'owner', 'administrator'] as const
export type TeamRole = (typeof teamRoles)[number]

type RoleFields = Required<Pick<User, 'role' | 'owner'>>

/** The role of a user's row; operators are named separately. */
export const teamRoleOf = ({
  role,
  owner,
}: Partial<Pick<User, 'role' | 'owner'>>): TeamRole | 'operator' => {
  if (role === 'ADMIN') return 'operator'
  if (role === 'TENANT_ADMIN') return 'administrator'
  return owner ? 'owner' : 'member'
}

/** The fields of a user's row for a role. */
export const roleFields = (role: TeamRole): RoleFields => ({
  role: role === 'administrator' ? 'TENANT_ADMIN' : 'MEMBER',
  owner: role === 'owner',
})

/** The roles that a person may give: none above their own. */
export const givableRoles = (role: TeamRole | 'operator'): readonly TeamRole[] => {
  if (role === 'member') return []
  return role === 'owner' ? ['member', 'owner'] : teamRoles
}
