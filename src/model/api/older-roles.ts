import { roles } from '../schema/access.ts'
import type { Role } from '../schema/entity.ts'

/**
 * The roles of the older product (specification, sections 4 and 6) with the role that each becomes.
 * The one place that knows them: they are accepted wherever a role is given, and never stored.
 */
export const olderRoles: Readonly<Record<string, Role>> = {
  ROLE_USER: 'MEMBER',
  ROLE_BUS_ADMIN: 'TENANT_ADMIN',
  ROLE_SYS_ADMIN: 'ADMIN',
}

/** Every name that a role may be given by. */
export const givenRoles: readonly string[] = [...roles, ...Object.keys(olderRoles)]

/** The role for a given name; a name of the product, and anything else, stays as it is. */
export const currentRole = <A>(given: A): A | Role =>
  typeof given === 'string' && Object.hasOwn(olderRoles, given) ? olderRoles[given]! : given

/** The older names that become a role. */
export const olderNamesOf = (role: Role): string[] =>
  Object.keys(olderRoles).filter((name) => olderRoles[name] === role)
