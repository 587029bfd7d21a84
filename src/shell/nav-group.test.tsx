// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { RouterBridge } from '#shell/router-bridge.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminItem, adminSections, mainItems } from './menu.ts'
import { NavGroup } from './nav-group.tsx'
import { isActive } from './screens.ts'

const audience = () => adminSections()[0]!
const show = (path: string, inDrawer = false) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <RouterBridge>
        <NavGroup section={audience()} inDrawer={inDrawer} />
      </RouterBridge>
    </MemoryRouter>,
  )
const link = () => screen.queryByRole('link', { name: 'Profiles' })
/**
 * jsdom has no PointerEvent with a pointer type; React derives enter and leave from over and out.
 */
const pointer = (kind: 'pointerOver' | 'pointerOut', element: Element) => {
  const event = createEvent[kind](element, { bubbles: true })
  Object.defineProperty(event, 'pointerType', { value: 'mouse' })
  fireEvent(element, event)
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('opens on hover and closes 200 ms after the pointer left', () => {
  show('/dashboard')
  const group = screen.getByRole('navigation', { name: 'Audience' })
  expect(link()).toBeNull()
  pointer('pointerOver', group)
  expect(link()).toBeTruthy()
  pointer('pointerOut', group)
  act(() => void vi.advanceTimersByTime(199))
  expect(link()).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  expect(link()).toBeNull()
})

test('coming back in time keeps it open', () => {
  show('/dashboard')
  const group = screen.getByRole('navigation', { name: 'Audience' })
  pointer('pointerOver', group)
  pointer('pointerOut', group)
  act(() => void vi.advanceTimersByTime(150))
  pointer('pointerOver', group)
  act(() => void vi.advanceTimersByTime(1000))
  expect(link()).toBeTruthy()
})

test('opens and closes by keyboard; Escape gives the focus back', () => {
  show('/dashboard')
  const head = screen.getByRole('button', { name: 'Audience' })
  fireEvent.click(head)
  expect(head.getAttribute('aria-expanded')).toBe('true')
  expect(link()).toBeTruthy()
  link()!.focus()
  fireEvent.keyDown(link()!, { key: 'Escape' })
  expect(link()).toBeNull()
  expect(document.activeElement).toBe(head)
})

test('the group that holds the page stays open', () => {
  show('/customer/segment/12')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Segments' }).getAttribute('aria-current')).toBe('page')
})

test('the sidebar holds what the specification lists, in its order', () => {
  expect(mainItems().map((item) => [item.label, item.path])).toEqual([
    ['Start New Campaign', '/start-new'],
    ['My Campaigns', '/campaigns'],
    ['Dashboard', '/dashboard'],
    ['Home', '/'],
  ])
  const groups = adminSections().map(({ label, items }) => [
    label,
    items.map((item) => [item.label, item.path]),
  ])
  expect(groups).toEqual([
    [
      'Audience',
      [
        ['Profiles', '/profiles'],
        ['Segments', '/customer/segment'],
        ['Properties', '/properties'],
        ['Rules', '/customer/rule'],
        ['Actions', '/customer/action'],
        ['Conditions', '/customer/condition'],
        ['Events', '/customer/events'],
        ['Logs', '/logs'],
      ],
    ],
    [
      'Design Studio',
      [
        ['Engage', '/customer/engage/nodes'],
        ['Journey', '/customer/journey'],
        ['Settings', '/settings'],
      ],
    ],
  ])
  expect(adminItem()).toMatchObject({ label: 'Admin', path: '/admin' })
})

test.each([
  ['/', '/pricing', false],
  ['/campaigns', '/campaigns/1/configure', true],
  ['/campaigns', '/campaigns-old', false],
  ['/admin', '/admin/tenants', false],
  ['/customer/journey', '/editjourney/7', true],
])('%s at %s: %s', (path, at, active) => {
  expect(isActive({ path }, at)).toBe(active)
})

test('the item one is at is brought into view, and no other', () => {
  const brought: (string | null)[] = []
  Element.prototype.scrollIntoView = function () {
    brought.push(this.textContent)
  }
  show('/profiles')
  expect(brought).toEqual(['Profiles'])
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})
