import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'

let product: Product

test.beforeAll(({ workshop }) => void (product = workshop))

test('a segment is worked out anew, taken away as a file, switched off and on; who left stays to be read', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const name of ['Gail', 'Gus'])
    await product.api('POST', '/profiles', {
      name: `${name} Guest`,
      email: `${name.toLowerCase()}@guests.example`,
      properties: { company: 'Guests' },
    })
  expect(
    (
      await product.api('POST', '/segments', {
        id: 'guests',
        name: 'All guests',
        condition: {
          type: 'profilePropertyCondition',
          parameterValues: {
            propertyName: 'properties.company',
            comparisonOperator: 'equals',
            propertyValue: 'Guests',
          },
        },
      })
    ).status,
  ).toBe(201)
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/customer/segment/guests/show`)
  await expect(page.getByRole('tab', { name: /People\s*2/ })).toBeVisible()

  await page.getByRole('button', { name: 'Recalculate' }).click()
  const toast = (text: string) => page.getByRole('status').filter({ hasText: text })
  // The product works for the demo organisation once it has lived through its past.
  await expect(toast('All guests was recalculated')).toContainText('No changes.', {
    timeout: 90_000,
  })

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('All guests.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(3)
  expect(lines.join('\n')).toContain('gail@guests.example')

  await page.getByRole('button', { name: 'Deactivate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deactivate All guests?' })
  await expect(dialog).toContainText('Removes all members now.')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByRole('tab', { name: /People\s*0/ })).toBeVisible()
  await page.getByRole('tab', { name: /Former members\s*2/ }).click()
  await expect(page.getByRole('region', { name: 'Former members' })).toContainText('Gus Guest')
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(page.getByRole('tab', { name: /People\s*2/ })).toBeVisible()
})

test('a scoring plan says why somebody has their score, and is worked out anew', async ({
  page,
}) => {
  await product.api('POST', '/profiles', { name: 'Pia Points', properties: { company: 'Points' } })
  const holds = {
    type: 'profilePropertyCondition',
    parameterValues: {
      propertyName: 'properties.company',
      comparisonOperator: 'equals',
      propertyValue: 'Points',
    },
  }
  expect(
    (
      await product.api('POST', '/scoring', {
        id: 'pointed',
        name: 'Points for all',
        elements: [{ condition: holds, value: 7 }],
      })
    ).status,
  ).toBe(201)
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/customer/scoring/pointed/show`)
  await page.getByRole('tab', { name: /People\s*1/ }).click()
  await page
    .getByRole('row')
    .filter({ hasText: 'Pia Points' })
    .getByRole('button', { name: /^Explain the score/ })
    .click()
  const dialog = page.getByRole('dialog', { name: '7 points in “Points for all”' })
  await expect(dialog).toContainText('company is "Points"')
  await expect(dialog.getByRole('heading').first()).toHaveCSS('text-align', 'start')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Recalculate' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Points for all was recalculated' }),
  ).toBeVisible({ timeout: 90_000 })
})
