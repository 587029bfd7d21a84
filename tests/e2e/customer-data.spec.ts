import { expect, test } from '@playwright/test'
import { signIn } from './sign-in.ts'
import { startProduct, type Product } from './start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})

test.afterAll(() => product?.stop())

test('a file of people is mapped, tried and imported; rejected rows can be downloaded; it is exported', async ({
  page,
}) => {
  const { body: config } = await product.api<{ id: string }>('POST', '/import-configs', {
    name: 'People of the CRM',
  })
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/customer/import/${config.id}/show`)
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'crm.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Adresse;Vorname;Shoe size\nuna@firm.example;Una;38\nnobody;Bo;44\n'),
  })
  const property = page.getByLabel('Property for Adresse')
  await expect(page.getByLabel('Property for Vorname')).toHaveValue('firstName')
  await property.fill('email')
  await page.getByRole('button', { name: 'Try it' }).click()
  const trial = page.getByRole('region', { name: 'What the import would do' })
  await expect(trial).toContainText(
    '1 would be created, 0 changed, 0 stay as they are, 1 be refused',
  )
  await expect(trial).toContainText('Row 2, Adresse')
  expect(
    (
      await product.api<unknown[]>(
        'GET',
        `/profiles?filter=${encodeURIComponent('{"email":"una@firm.example"}')}`,
      )
    ).body,
  ).toEqual([])
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  // The product works for the demo organisation once it has lived through its past.
  await expect(
    page.getByText('1 created, 0 changed, 0 as they were, 1 refused, 0 partly taken'),
  ).toBeVisible({ timeout: 180_000 })
  const { mapping } = (
    await product.api<{ mapping: Record<string, string> }>('GET', `/import-configs/${config.id}`)
  ).body
  expect(mapping).toMatchObject({ Adresse: 'email', Vorname: 'firstName' })
  const [errors] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download what was refused' }).click(),
  ])
  expect(errors.suggestedFilename()).toBe('import-errors.csv')
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
  await page.getByLabel('Property for gone').clear()
  await page.getByLabel('Property for gone').pressSequentially('Deletes the person')
  await expect(
    page.getByText('Rows that say yes, true, 1 or x in "gone" delete their person.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('region', { name: 'What the import would do' })).toContainText(
    '0 would be created, 0 changed, 1 deleted, 1 stay as they are',
  )
  expect(await people()).toEqual(['eva@firm.example', 'finn@firm.example'])
  await expect(page.getByLabel('Property for gone')).toHaveValue('Deletes the person')
  await expect(page.getByRole('tabpanel').getByText('Deletes the person')).toBeAttached()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(
    page.getByText('0 created, 0 changed, 1 deleted, 1 as they were, 0 refused, 0 partly taken'),
  ).toBeVisible({ timeout: 180_000 })
  expect(await people()).toEqual(['finn@firm.example'])
  await page.getByRole('button', { name: 'Bring back who was deleted' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 person is back' })).toBeVisible()
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
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.reload()
  await expect(page.getByText('The secret was shown when it was made.')).toBeVisible()
  await expect(secret).toBeHidden()
  await page.getByRole('tab', { name: /Deliveries/ }).click()
  await page.getByRole('link', { name: 'webhook.test' }).first().click()
  await expect(page.getByText('Waiting')).toBeVisible()
  await expect(page.getByText('"type": "webhook.test"')).toBeVisible()
})
