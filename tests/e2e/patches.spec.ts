import { expect } from '@playwright/test'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'

let product: Product

test.beforeAll(({ workshop }) => void (product = workshop))

test('a patch is made by picking the kind and the record, looked at, and applied', async ({
  page,
}) => {
  await product.api('POST', '/goals', { id: 'called-us', name: 'Called us' })
  await product.api('POST', '/goals', { id: 'wrote-us', name: 'Wrote to us' })
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/admin/patches/create`)
  await page.getByLabel(/^Name/).fill('Rename a goal')
  const kind = page.getByLabel(/^Kind of record/)
  await expect(kind.getByRole('option', { name: 'Segment', exact: true })).toBeAttached()
  await expect(
    kind.getByRole('option', { name: 'Profile', exact: true }),
    'people are no configuration',
  ).not.toBeAttached()
  await kind.selectOption({ label: 'Goal' })

  const record = page.getByLabel(/^Id of the record/)
  const offered = page.locator('datalist:has(option) option')
  await expect(offered).toContainText(['Called us', 'Wrote to us'])
  await record.fill('wrote')
  await expect(offered).toHaveText(['Wrote to us'])
  await record.fill('called-us')
  await expect(record.locator('..').getByText('Called us', { exact: true }).last()).toBeVisible()

  await page.getByLabel(/^Data/).fill('{ "name": "Rang us" }')
  await page.getByRole('button', { name: 'Create patch' }).click()
  await expect(page.getByText('Changes the record.')).toBeVisible()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByText('Patch applied')).toBeVisible()
  expect(await product.api('GET', '/goals/called-us')).toMatchObject({ body: { name: 'Rang us' } })
  await expect(page.getByText('Goal', { exact: true }).first()).toBeVisible()
})
