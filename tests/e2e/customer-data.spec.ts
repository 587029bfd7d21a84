import { expect } from '@playwright/test'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'

let product: Product

test.beforeAll(({ workshop }) => void (product = workshop))

test('a file of people is mapped, tested and imported; rejected rows can be downloaded; it is exported', async ({
  page,
}) => {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/customer/import`)
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'crm.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Adresse;Vorname;Shoe size\nuna@firm.example;Una;38\nnobody;Bo;44\n'),
  })
  await expect(page.getByText('CSV · separated by semicolons · UTF-8')).toBeVisible()
  await expect(page.getByLabel('Property for Vorname', { exact: true })).toHaveValue('firstName')
  await page.getByLabel('Property for Adresse', { exact: true }).selectOption('email')
  await expect(page.getByLabel('Name of the new property for Shoe size')).toHaveValue('Shoe size')
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Test run' }).click()
  const trial = page.getByRole('region', { name: 'Test run' })
  await expect(trial).toContainText('1 new, 1 rejected')
  await expect(trial.getByRole('row').filter({ hasText: 'Adresse' })).toContainText('nobody')
  expect(
    (
      await product.api<unknown[]>(
        'GET',
        `/profiles?filter=${encodeURIComponent('{"email":"una@firm.example"}')}`,
      )
    ).body,
  ).toEqual([])
  await page.getByRole('button', { name: 'Import 1 person' }).click()
  // The product works for the demo organisation once it has lived through its past.
  await expect(page.getByText('2 of 2 rows')).toBeVisible({ timeout: 180_000 })
  expect(
    (await product.api<{ valueType: string }>('GET', '/property-types/shoeSize')).body.valueType,
  ).toBe('long')
  await page.getByLabel('Name', { exact: true }).fill('People of the CRM')
  const [errors] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download rejected rows' }).click(),
  ])
  expect(errors.suggestedFilename()).toBe('import-errors.csv')
  await page.getByRole('button', { name: 'Save import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People of the CRM' })).toBeVisible()
  const { mapping } = (
    await product.api<{ mapping: Record<string, string> }[]>('GET', '/import-configs')
  ).body.at(0)!
  expect(mapping).toMatchObject({ Adresse: 'email', Vorname: 'firstName' })
  const { body: exported } = await product.api<{ id: string }>('POST', '/export-configs', {
    name: 'Everybody',
  })
  await page.goto(`${product.origin}/customer/export/${exported.id}/show`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Everybody.csv')
  await expect(page.getByRole('tab', { name: /Export runs\s*1/ })).toBeVisible()
})

test('a column of a file says who is to be taken away, and they can be brought back', async ({
  page,
}) => {
  const people = async () =>
    (
      await product.api<{ email: string }[]>(
        'GET',
        `/profiles?filter=${encodeURIComponent('{"email":["eva@firm.example","finn@firm.example"]}')}`,
      )
    ).body
      .map(({ email }) => email)
      .toSorted()
  for (const [name, email] of [
    ['Eva', 'eva@firm.example'],
    ['Finn', 'finn@firm.example'],
  ])
    await product.api('POST', '/profiles', { name, email })
  const { body: config } = await product.api<{ id: string }>('POST', '/import-configs', {
    name: 'Who left',
  })
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/customer/import/${config.id}/show`)
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'left.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('email;gone\neva@firm.example;yes\nfinn@firm.example;no\n'),
  })
  await page.getByLabel('Property for gone', { exact: true }).selectOption('Deletes the person')
  await expect(
    page.getByText('Rows with yes, true, 1 or x in "gone" delete their person.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Test run' }).click()
  await expect(page.getByRole('region', { name: 'Test run' })).toContainText(
    '1 deleted, 1 unchanged',
  )
  expect(await people()).toEqual(['eva@firm.example', 'finn@firm.example'])
  await page.getByRole('button', { name: 'Import 1 person' }).click()
  await expect(page.getByText('2 of 2 rows')).toBeVisible({ timeout: 180_000 })
  expect(await people()).toEqual(['finn@firm.example'])
  await page.getByRole('button', { name: 'Restore deleted people' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 person restored' })).toBeVisible()
  expect(await people()).toEqual(['eva@firm.example', 'finn@firm.example'])
})

test('the secret of a webhook is shown once, and a failed delivery is listed with its content', async ({
  page,
}) => {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/admin/webhooks/create`)
  await page.getByLabel('Name', { exact: false }).first().fill('Orders to the ERP')
  await page.getByLabel('Address', { exact: false }).first().fill('https://hooks.invalid/orders')
  await page.getByRole('button', { name: 'Create webhook' }).click()
  const secret = page.getByLabel('Signing secret')
  await expect(secret).toHaveValue(/^whsec_/)
  await page.getByRole('button', { name: 'Send test' }).click()
  await expect(page.getByText('Test message sent')).toBeVisible()
  await page.reload()
  await expect(page.getByText('The secret was shown when it was created.')).toBeVisible()
  await expect(secret).toBeHidden()
  await page.getByRole('tab', { name: /deliveries/i }).click()
  await page.getByRole('link', { name: 'webhook.test' }).first().click()
  await expect(page.getByText('Waiting')).toBeVisible()
  await expect(page.getByText('"type": "webhook.test"')).toBeVisible()
})
