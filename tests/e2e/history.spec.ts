import { expect } from '@playwright/test'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'

let product: Product

test.beforeAll(({ workshop }) => void (product = workshop))

interface Goal {
  id: string
  name: string
  version: number
}

const goal = async () => (await product.api<Goal>('GET', '/goals/first-call')).body
const rename = async (name: string) => {
  const answer = await product.api<Goal>('PUT', '/goals/first-call', {
    name,
    version: (await goal()).version,
  })
  expect(answer.status).toBe(200)
}

test('every change of a record is there page by page, and each version comes back, unless somebody was faster', async ({
  page,
}) => {
  await product.api('POST', '/goals', { id: 'first-call', name: 'Name number 0' })
  for (let n = 1; n <= 24; n++) await rename(`Name number ${n}`)
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  // The form leads to the history too.
  await page.goto(`${product.origin}/customer/goal/first-call`)
  await page.getByRole('link', { name: 'History' }).click()
  const entries = page.getByRole('list').filter({ hasText: 'Goal "' }).last().getByRole('listitem')
  await expect(entries).toHaveCount(20)
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect(entries).toHaveCount(25)
  await expect(page.getByRole('button', { name: 'Show older' })).toBeHidden()
  await expect(
    entries.first().getByRole('button', { name: 'Restore this version' }),
    'the version that stands',
  ).toBeHidden()

  const third = entries.filter({ hasText: 'Name number 3' }).last()
  await third.getByRole('button', { name: 'Restore this version' }).click()
  const dialog = page.getByRole('dialog', { name: 'Restore this version' })
  await expect(dialog.getByRole('row', { name: /Name/ }).last()).toContainText('Name number 24')
  await rename('Faster')
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('Someone else changed this record')).toBeVisible()
  expect((await goal()).name).toBe('Faster')

  await expect(entries.first()).toContainText('Faster')
  await entries
    .filter({ hasText: 'created' })
    .last()
    .getByRole('button', { name: 'Restore this version' })
    .click()
  await expect(dialog).toContainText('Name number 0')
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Name number 0')
  expect((await goal()).name).toBe('Name number 0')
  await expect(entries.first(), 'restoring is an entry of its own').toContainText('Ada Admin')
})
