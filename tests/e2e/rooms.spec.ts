import { expect, type Page } from '@playwright/test'
import { rooms, roomIds } from '#model/schema/rooms.ts'
import { consoleScreens } from '#shell/screens.ts'
import { axeFaults } from './axe.ts'
import type { Product } from './start-product.ts'
import { test, type Visitors } from './visitors.ts'

let product: Product
let visitors: Visitors
test.beforeAll(({ running }) => void ({ product, visitors } = running))
test.afterEach(() => visitors.closeAll())

const sidebar = (page: Page) => page.locator('aside.sidebar')
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^${name}( [\\d,]+)?$`) })

/** Calls of the API that a page makes until its figures are there. */
async function callsOf(page: Page, path: string): Promise<string[]> {
  const calls: string[] = []
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/')) calls.push(pathname.slice('/api/v1'.length))
  }
  page.on('request', note)
  await page.goto(path)
  await expect(page.getByText('Recent changes')).toBeVisible()
  await page.waitForFunction(() => !document.querySelector('.c-bone, [aria-busy="true"]'))
  page.off('request', note)
  return calls
}

test('every screen is in one room, and each room leads to its screens', async () => {
  const page = await visitors.page('admin')
  await page.goto('/admin')
  await expect(title(page, 'Today')).toBeVisible()
  const found: string[] = []
  for (const room of roomIds) {
    await page
      .getByRole('navigation', { name: 'Rooms' })
      .getByRole('link', { name: rooms[room].title, exact: true })
      .click()
    await expect(title(page, rooms[room].title)).toBeVisible()
    found.push(
      ...(await page
        .locator('.c-shelf-words a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')!))),
    )
  }
  expect(found.toSorted()).toEqual(
    consoleScreens({ role: 'ADMIN' })
      .map(({ path }) => path)
      .toSorted(),
  )
})

test('Today asks once for all figures, and separates the installation from the organization', async () => {
  const page = await visitors.page('admin')
  const calls = await callsOf(page, '/admin')
  expect(calls.filter((one) => one === '/overview')).toHaveLength(1)
  expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(12)
  const own = page.locator('.c-today').first()
  await expect(own.getByText('Needs attention')).toBeVisible()
  await expect(own.getByText('Tenants')).toHaveCount(0)
  const all = page.getByRole('region', { name: 'Installation' })
  await expect(all.getByRole('term').filter({ hasText: 'Tenants' })).toBeVisible()
  const room = await callsOf(page, '/admin/people')
  expect(room.filter((one) => one === '/overview')).toHaveLength(1)
  expect(room.length, room.join(' ')).toBeLessThanOrEqual(10)
})

test('failed work is listed on Today and leads to its list', async () => {
  const invited = await product.api('POST', '/invitations', {
    email: 'new.colleague@halden-loggers.example',
    role: 'MEMBER',
  })
  const page = await visitors.page('admin')
  await page.goto('/admin')
  const line = page.locator('.c-attention a').filter({ hasText: /invitations? (is|are) open/ })
  if (invited.status === 201) {
    await line.click()
    await expect(title(page, 'Invitations')).toBeVisible()
  } else await expect(page.getByText('Needs attention').first()).toBeVisible()
})

test('a screen is pinned to the sidebar, for this person and after a reload', async () => {
  const page = await visitors.page('admin')
  await page.goto('/admin/webhooks')
  await page.getByRole('button', { name: 'Pin Webhooks to the sidebar' }).click()
  const pinned = sidebar(page).getByRole('navigation', { name: 'Pinned' })
  await expect(pinned.getByRole('link', { name: 'Webhooks' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.reload()
  await expect(pinned.getByRole('link', { name: 'Webhooks' })).toBeVisible()
  await page.getByRole('button', { name: 'Unpin Webhooks from the sidebar' }).click()
  await expect(pinned).toHaveCount(0)
})

test('the palette finds screens by synonyms, starts new records, and remembers recent screens', async () => {
  const page = await visitors.page('admin')
  await page.goto('/admin/plugins')
  await expect(title(page, 'Plugins')).toBeVisible()
  await page.goto('/dashboard')
  await expect(sidebar(page).getByText('Logout')).toBeVisible()
  const field = page.getByRole('combobox', { name: /^A screen/ })
  await expect(async () => {
    if (!(await field.isVisible())) await page.keyboard.press('Control+k')
    await expect(field).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('option').first()).toContainText('Plugins')
  await field.fill('lead scores')
  await expect(page.getByRole('option').first()).toContainText('Scoring plans')
  await field.fill('new segment')
  await field.press('Enter')
  await page.waitForURL('**/customer/segment/create')
})

test('an icon button shows its name after 700 ms', async () => {
  const page = await visitors.page('admin')
  await page.goto('/admin/people')
  const pin = page.getByRole('button', { name: 'Pin Profiles to the sidebar' })
  await pin.hover()
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText(
    'Pin Profiles to the sidebar',
  )
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Download daily figures as CSV' }).hover()
  await expect(page.getByRole('tooltip', { includeHidden: true })).toBeVisible()
})

for (const [height, theme] of [
  [720, 'light'],
  [720, 'dark'],
  [900, 'light'],
  [900, 'dark'],
] as const)
  test(`the sidebar is accessible at 1280 x ${height}, ${theme}`, async () => {
    const page = await visitors.page('admin', { viewport: { width: 1280, height } })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    for (const path of ['/customer/condition', '/customer/journey', '/admin/data']) {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      await page.waitForFunction(() => !document.querySelector('.c-bone, [aria-busy="true"]'))
      expect(await axeFaults(page), path).toEqual([])
    }
    await page.goto('/dashboard')
    await sidebar(page).getByRole('button', { name: 'Audience' }).hover()
    const box = (await page.locator('.side-flyout').boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    const isScrolled = await page
      .locator('.side-flyout')
      .evaluate((one) => one.scrollHeight > one.clientHeight)
    expect(isScrolled).toBe(false)
  })
