import { expect, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'

let product: Product

test.beforeAll(({ workshop }) => void (product = workshop))

const asAdmin = (page: Page, path: string) =>
  signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass').then(() =>
    page.goto(`${product.origin}${path}`),
  )

test('the logs stand side by side, and what they are filtered by stands in the address', async ({
  page,
}) => {
  await asAdmin(page, '/logs')
  const tabs = page.getByRole('navigation', { name: 'Kinds of log' })
  await expect(tabs.getByRole('link')).toHaveText([
    'Audit log',
    'Journey execution log',
    'Campaign log',
    'Event log',
    'Email log',
    'Engage log',
  ])
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Action', exact: true }).click()
  await page.getByLabel('Action', { exact: true }).click()
  await page.getByRole('option', { name: 'Create' }).click()
  await page.keyboard.press('Escape')
  await expect
    .poll(() => new URL(page.url()).searchParams.get('filter'))
    .toContain('"action":["create"]')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove filter' })).toBeVisible()
  for (const [name, path, heading] of [
    ['Event log', '/logs/events', 'Events, table'],
    ['Email log', '/logs/mail', 'Email log, table'],
    ['Engage log', '/logs/engage', 'Engage deliveries, table'],
  ] as const) {
    await tabs.getByRole('link', { name }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    await expect(page.getByRole('region', { name: heading })).toBeVisible()
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
})

test('a row opens in place, with the time to the second, and the record stays in the logs', async ({
  page,
}) => {
  await asAdmin(page, '/logs')
  const table = page.getByRole('region', { name: 'Logs, table' })
  await expect(table.locator('time').first()).toHaveText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  await table
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Open full record' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/logs\/.+\/show$/)
  await page.goto(`${product.origin}/logs/mail`)
  const emails = page.getByRole('region', { name: 'Email log, table' })
  await expect(emails).not.toContainText('Message …')
  await page.getByRole('searchbox').fill('halden')
  await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toContain('halden')
  await emails
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Open full record' }).click()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText(
    'Email log',
  )
})

test('what is refused is seen with field and reason while it happens', async ({ page }) => {
  const { key } = (
    await product.api<{ key: string }>('POST', '/sources', { name: 'Followed site' })
  ).body
  const track = (body: object) =>
    fetch(`${product.origin}/v1/track`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${key}:`)}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await track({ userId: 'una', event: 'Early', timestamp: 'soon' })).status).toBe(400)
  await asAdmin(page, '/admin/refused-events')
  await expect(page.getByRole('region', { name: 'Rejected events, table' })).toContainText('Early')
  await page.getByRole('button', { name: 'Follow live' }).click()
  await track({ userId: 'una' })
  const line = page
    .getByRole('row')
    .filter({ hasText: 'A track call needs the name of the event.' })
  await expect(line).toContainText('/event')
  await page.getByRole('button', { name: 'Stop following' }).click()
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(
    line.getByText('A track call needs the name of the event.'),
    'also where only two columns have room',
  ).toBeInViewport()
})

test('the chain is proved by a button, and the first entry that does not hold is named', async ({
  page,
}) => {
  await asAdmin(page, '/logs')
  await expect(page.getByText(/^[\d,]+ entries verified at \d\d:\d\d/)).toBeVisible()
  await page.getByRole('button', { name: 'Verify integrity' }).click()
  const dialog = page.getByRole('dialog', { name: 'Audit log verified' })
  await expect(dialog.getByRole('status')).toHaveText(/[\d,]+ entries, no changes detected\./)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  // Nobody can harm the log through the product; that harm is found is tested where the database
  // can be reached (tests/api/audit-chain.test.ts).
  const tenant = (await product.api<{ id: string }>('GET', '/tenants/me')).body
  const faults = [
    { position: 3, entryId: null, kind: 'removed' },
    { position: 9, entryId: null, kind: 'changed' },
  ]
  await page.route('**/api/v1/system-auditlog/verify', (route) =>
    route.fulfill({
      json: { ok: false, entries: 12, chains: [{ tenantId: tenant.id, entries: 12, faults }] },
    }),
  )
  await page.getByRole('button', { name: 'Verify integrity' }).click()
  const alert = page.getByRole('dialog', { name: 'Audit log was changed' }).getByRole('alert')
  await expect(alert).toContainText('First invalid entry:Entry 3 was removed.')
  await expect(alert).toContainText('Entry 9 was changed.')
  await expect(alert).toContainText('Halden')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').filter({ hasText: 'Audit log was changed' })).toBeVisible()
})

test('the overview shows what runs and what is stuck, and both can be acted on', async ({
  page,
}) => {
  await asAdmin(page, '/logs')
  // A job of the demo is over before anybody looks; what the server does with these calls is tested
  // with the jobs.
  let state = 'dead'
  await page.route(/\/api\/v1\/jobs\?/, (route) =>
    route.fulfill({
      headers: { 'content-range': 'jobs 0-0/1' },
      json: [
        {
          id: 'one',
          kind: 'import-contacts',
          state,
          stage: 'Reading rows',
          done: 4,
          total: 10,
          error: state === 'dead' ? 'The file broke off' : '',
          createdAt: new Date().toISOString(),
          version: 1,
        },
      ],
    }),
  )
  await page.route('**/api/v1/jobs/one/*', (route) => {
    state = route.request().url().endsWith('/retry') ? 'running' : 'cancelled'
    return route.fulfill({ json: { id: 'one', state } })
  })
  await page.goto(`${product.origin}/admin`)
  const line = page.getByRole('listitem').filter({ hasText: 'Import contacts' })
  await expect(line).toContainText('The file broke off')
  await line.getByRole('button', { name: 'Run again' }).click()
  await expect(line.getByRole('progressbar', { name: '4 of 10' })).toBeVisible()
  await line.getByRole('button', { name: 'Stop' }).click()
  await expect(line.getByRole('button', { name: 'Run again' })).toBeVisible()
})
