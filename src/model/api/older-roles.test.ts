import { describe, expect, it } from 'vitest'
import { currentRole, givenRoles, olderRoles } from './older-roles.ts'

describe('older roles', () => {
  it.each([
    ['ROLE_USER', 'MEMBER'],
    ['ROLE_BUS_ADMIN', 'TENANT_ADMIN'],
    ['ROLE_SYS_ADMIN', 'ADMIN'],
  ])('%s becomes %s', (older, now) => expect(currentRole(older)).toBe(now))

  it.each(['MEMBER', 'TENANT_ADMIN', 'ADMIN', 'role_user', 'toString', '', null, 7])(
    '%s stays as it is',
    (given) => expect(currentRole(given)).toBe(given),
  )

  it('are the only names besides those of the product', () =>
    expect(givenRoles).toEqual(['MEMBER', 'TENANT_ADMIN', 'ADMIN', ...Object.keys(olderRoles)]))
})
