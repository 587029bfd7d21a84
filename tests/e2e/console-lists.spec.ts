import { expect, test, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import { startProduct, type Product } from './start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})

test.afterAll(() => product?.stop())

const inSegment = (id: string) => ({ type: 'profileSegmentCondition', parameterValues: { segments: [id] } })

/** Segments of its own for each test. */
async function makeSegments(segments: readonly object[]) {
  for (const data of segments) expect(await product.api('POST', '/segments', data)).toMatchObject({ status: 201 })
}

const rows = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function openSegments(page: Page, search: string) {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/customer/segment?filter=${encodeURIComponent(JSON.stringify({ q: search }))}`)
  await expect(rows(page, search).first()).toBeVisible()
}

test('several records are tagged, deactivated and deleted at once, and deleting is undone', async ({ page }) => {
  await makeSegments([{ id: 'bulk-one', name: 'Bulk one' }, { id: 'bulk-two', name: 'Bulk two' }, { id: 'bulk-three', name: 'Bulk three' }])
  await openSegments(page, 'Bulk')
  await page.getByLabel('Select Bulk one').check()
  await page.getByLabel('Select Bulk two').check()
  const bar = page.getByRole('toolbar', { name: 'For the selected segments' })
  await bar.getByRole('button', { name: 'Tags' }).click()
  await page.getByLabel('Tags', { exact: true }).fill('autumn')
  await page.getByLabel('Tags', { exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Tags added to 2')).toBeVisible()
  await bar.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('2 deactivated')).toBeVisible()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rows(page, 'Bulk')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page, 'Bulk')).toHaveCount(3)
  expect(await product.api('GET', '/segments/bulk-one')).toMatchObject({ body: { name: 'Bulk one', tags: ['autumn'], enabled: false } })
})

test('what others need is not deleted: the dialog names them with links, and offers to delete the rest', async ({ page }) => {
  await makeSegments([{ id: 'need-base', name: 'Needed base' }, { id: 'need-user', name: 'Needed by nobody', condition: inSegment('need-base') }])
  await openSegments(page, 'Needed')
  await page.getByLabel('Select Needed base').check()
  const bar = page.getByRole('toolbar', { name: 'For the selected segments' })
  await bar.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('It is still needed.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Needed by nobody' }).click()
  await expect(page.getByRole('heading', { name: 'Needed by nobody' })).toBeVisible()
  await page.goto(`${product.origin}/customer/segment/need-base/show?tab=used`)
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Needed by nobody' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Needed base' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Needed by nobody' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).last().click()
  await page.goto(`${product.origin}/customer/segment/need-user/show`)
  await page.getByRole('button', { name: 'Delete Needed by nobody' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Brought back')).toBeVisible()
  await expect(rows(page, 'Needed by nobody')).toHaveCount(1)
})
