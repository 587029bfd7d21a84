import { expect, test } from 'vitest'
import { adminSections, isActive } from './menu.ts'

const activeAt = (pathname: string) =>
  adminSections()
    .flatMap(({ items }) => items)
    .filter((item) => isActive(item, pathname))
    .map(({ path }) => path)

test.each([
  ['/profiles', '/profiles'],
  ['/profiles/profile/01900000-0000-7000-8000-000000000001', '/profiles'],
  ['/profiles/persona/buyer-berta', '/customer/persona'],
  ['/customer/persona/buyer-berta', '/customer/persona'],
  ['/customer/segment/nordic/show', '/customer/segment'],
])('%s is a page of %s', (pathname, path) => expect(activeAt(pathname)).toEqual([path]))
