import { expect, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'
import { tokenOf } from './walk-screens.ts'

let product: Product
test.beforeAll(({ workshop }) => void (product = workshop))

const HENRIK = 'henrik@halden-loggers.example'
const MARIT = 'marit@halden-loggers.example'
const NOT_FOUND = '404 - Page Not Found'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('an organization admin uses the console for the own organization', async ({ browser }) => {
  const page = await (
    await browser.newContext({ serviceWorkers: 'block', baseURL: product.origin })
  ).newPage()
  await signIn(page, product.origin, HENRIK, 'demo-pass', '/admin')
  await expect(heading(page, 'Today')).toBeVisible()
  await expect(page.getByText('Installation', { exact: true })).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Rooms' }).getByText('Organization').click()
  await expect(page.locator('.c-shelves').getByRole('link', { name: 'Users' })).toBeVisible()
  await page.goto('/admin/administration')
  await expect(heading(page, NOT_FOUND)).toBeVisible()
  await page.goto('/admin/messaging')
  await expect(heading(page, 'Messages')).toBeVisible()
  await page.keyboard.press('Control+k')
  for (const name of ['Tenants', 'Health', 'Plugins', 'System properties', 'Newsletter']) {
    await page.getByRole('combobox', { name: /^A screen/ }).fill(name)
    await expect(page.getByRole('option', { name: new RegExp(`^${name}`) })).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('.tenant-box')).toHaveCount(0)

  for (const path of [
    '/admin/tenants',
    '/admin/health',
    '/admin/specification',
    '/admin/system-properties',
    '/admin/plugins',
  ]) {
    await page.goto(path)
    await expect(heading(page, NOT_FOUND), path).toBeVisible()
  }
  for (const [path, title] of [
    ['/profiles', 'Profiles'],
    ['/customer/segment', 'Segments'],
    ['/settings', 'Settings'],
    ['/admin/roles', 'Access matrix'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, title), path).toBeVisible()
  }

  await page.goto('/admin/users')
  await expect(page.getByRole('row').filter({ hasText: MARIT })).toBeVisible()
  const token = await tokenOf(page, product.origin)
  const { body: users } = await product.api<{ id: string }[]>(
    'GET',
    `/users?filter=${encodeURIComponent(JSON.stringify({ email: MARIT }))}`,
    undefined,
    { authorization: `Bearer ${token}` },
  )
  await page.goto(`/admin/users/${users[0]!.id}`)
  await expect(page.getByText('Tenant', { exact: true })).toHaveCount(0)
  const role = page.getByRole('combobox', { name: 'Role' })
  await expect(role).toBeVisible()
  await expect(role.getByRole('option', { name: 'Operator' })).toHaveCount(0)
})

test('a member makes a key within their rights and reads who may do what', async ({ browser }) => {
  const page = await (
    await browser.newContext({ serviceWorkers: 'block', baseURL: product.origin })
  ).newPage()
  await signIn(page, product.origin, MARIT, 'demo-pass', '/account')
  await page.getByRole('button', { name: 'New key' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Rights')).toHaveCount(0)
  await dialog.getByLabel('Name', { exact: true }).fill('Marit key')
  await dialog.getByLabel('Expires').selectOption({ label: 'In 30 days' })
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const done = dialog.getByRole('button', { name: 'Done' })
  await expect(done).toBeVisible()
  const key = await dialog.getByRole('textbox').inputValue()
  await done.click()
  const row = page.getByRole('row').filter({ hasText: 'Marit key' })
  await expect(row).toContainText('Marit Holm')
  await expect(row).toContainText('Member')
  const status = async (path: string) =>
    (await product.api('GET', path, undefined, { authorization: `Bearer ${key}` })).status
  expect([
    await status('/contacts'),
    await status('/profiles/export'),
    await status('/segments'),
  ]).toEqual([200, 403, 403])
  await page.getByRole('link', { name: 'Access matrix' }).click()
  await expect(heading(page, 'Access matrix')).toBeVisible()
  await expect(page.getByRole('row', { name: /Profiles and events/ })).toContainText('Full')
})
