import { expect } from '@playwright/test'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'

let product: Product

test.beforeAll(({ workshop }) => void (product = workshop))

test('two people edit one record: the second sees both versions, and what they choose stays', async ({
  browser,
}) => {
  await product.api('POST', '/segments', {
    id: 'shared',
    name: 'Shared segment',
    description: 'as it was',
  })
  const path = `${product.origin}/customer/segment/shared`
  const newPage = async () => (await browser.newContext()).newPage()
  const [first, second] = [await newPage(), await newPage()]
  for (const page of [first, second]) {
    await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
    await page.goto(path)
    await expect(page.getByLabel(/^Description/)).toHaveValue('as it was')
  }
  await first.getByLabel(/^Description/).fill('by the first')
  await second.getByLabel(/^Description/).fill('by the second')
  await first.getByRole('button', { name: 'Save segment' }).click()
  await expect(first.getByText('Shared segment saved')).toBeVisible()
  await second.getByRole('button', { name: 'Save segment' }).click()
  const dialog = second.getByRole('dialog', { name: 'Changed by someone else' })
  await expect(dialog).toContainText('by the first')
  await expect(dialog).toContainText('by the second')
  await dialog
    .getByRole('radio', { name: /theirs/i })
    .first()
    .check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await product.api('GET', '/segments/shared')).toMatchObject({
    body: { description: 'by the first' },
  })
})
