import { expect, test } from 'vitest'
import { adminSections, isInRooms, pinnedItems } from './menu.ts'
import { consoleScreens, isActive, roomItems, screenAt } from './screens.ts'

const screens = consoleScreens({ role: 'ADMIN' })

test.each([
  ['/profiles', '/profiles'],
  ['/profiles/profile/01900000-0000-7000-8000-000000000001', '/profiles'],
  ['/profiles/persona/buyer-berta', '/customer/persona'],
  ['/customer/persona/buyer-berta', '/customer/persona'],
  ['/customer/segment/nordic/show', '/customer/segment'],
])('%s is a page of %s', (pathname, path) =>
  expect(screens.filter((item) => isActive(item, pathname)).map((screen) => screen.path)).toEqual([
    path,
  ]),
)

test.each([
  ['/customer/engage/messages/1/show', '/customer/engage/messages'],
  ['/settings/repositories', '/settings/repositories'],
  ['/admin/data/share', '/admin/data/share'],
  ['/admin/data', undefined],
  ['/nowhere', undefined],
])('%s belongs to the screen %s', (pathname, path) =>
  expect(screenAt(screens, pathname)?.path).toBe(path),
)

const listed = adminSections().flatMap(({ items }) => items)

test.each([
  ['/admin', true],
  ['/admin/people', true],
  ['/admin/users/7', true],
  ['/customer/persona', true],
  ['/profiles', false],
  ['/logs/mail', false],
  ['/dashboard', false],
])('the Admin link is current at %s: %s', (pathname, current) =>
  expect(isInRooms(pathname, listed)).toBe(current),
)

test('a pinned screen is current itself, instead of the Admin link', () => {
  const pinned = pinnedItems(['/admin/users', '/gone'], [], 'ADMIN')
  expect(pinned.map(({ label }) => label)).toEqual(['Users'])
  expect(isInRooms('/admin/users', [...listed, ...pinned])).toBe(false)
})

test('pins of screens that a role may not open are not shown', () =>
  expect(pinnedItems(['/admin/tenants', '/admin/users'], [], 'TENANT_ADMIN')).toHaveLength(1))

test('rooms are offered by role', () => {
  const titles = (role: 'ADMIN' | 'TENANT_ADMIN') => roomItems({ role }).map(({ label }) => label)
  const own = ['Today', 'People', 'Messages', 'Data', 'Organization']
  expect(titles('ADMIN')).toEqual([...own, 'Administration'])
  expect(titles('TENANT_ADMIN')).toEqual(own)
})
