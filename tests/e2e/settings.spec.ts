import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { packArchive, unpackArchive } from '#platform/archive.ts'
import { signIn } from './sign-in.ts'
import { startProduct, type Product } from './start-product.ts'

let product: Product

// All data of the organization is deleted here, so the product is not shared.
test.beforeAll(async () => {
  product = await startProduct()
})

test.afterAll(() => product?.stop())

interface Goal {
  name: string
  version: number
}

test('the configuration goes out as a file, comes back by a plan, and is not changed by itself', async ({
  page,
}, info) => {
  await product.api('POST', '/goals', { id: 'demo', name: 'Booked a demo' })
  await product.api('POST', '/goals', { id: 'kept', name: 'Changed on both' })
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/settings`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export configuration' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^configuration-\d{4}-\d\d-\d\d\.tar\.gz$/)
  const file = info.outputPath('configuration.tar.gz')
  await download.saveAs(file)

  const archiveField = page.getByLabel('Import archive')
  const plan = page.getByRole('region', { name: 'Import preview' })
  await archiveField.setInputFiles(file)
  await expect(plan).toContainText('There is nothing to import.')
  await expect(plan.getByRole('button', { name: /^Import/ })).toBeHidden()
  await plan.getByRole('button', { name: 'Cancel' }).click()

  const changed = unpackArchive(readFileSync(file)).map((one) => {
    if (!/goals\/(demo|kept)\.json/.test(one.name)) return one
    return {
      ...one,
      text: JSON.stringify({
        ...JSON.parse(one.text),
        name: `${one.name.includes('demo') ? 'Saw a demo' : 'From the archive'}`,
      }),
    }
  })
  writeFileSync(
    file,
    packArchive([
      ...changed,
      { name: 'goals/fresh.json', text: JSON.stringify({ id: 'fresh', name: 'Made elsewhere' }) },
    ]),
  )
  const kept = (await product.api<Goal>('GET', '/goals/kept')).body
  await product.api('PUT', '/goals/kept', { name: 'From here', version: kept.version })
  await archiveField.setInputFiles(file)
  await expect(plan.getByRole('status')).toHaveText(/1 to create1 to change1 conflict\d+ unchanged/)
  await plan.getByText('Saw a demo').first().click()
  await expect(plan.getByRole('row', { name: /Booked a demo/ })).toContainText('Saw a demo')
  await plan.getByRole('button', { name: 'Import 2 records' }).click()
  await expect(page.getByText('2 records imported')).toBeVisible()
  const names = await Promise.all(
    ['demo', 'kept', 'fresh'].map(
      async (id) => (await product.api<Goal>('GET', `/goals/${id}`)).body.name,
    ),
  )
  expect(names).toEqual(['Saw a demo', 'From here', 'Made elsewhere'])
})

test('a test mail arrives, and all data goes only when the name is typed', async ({ page }) => {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/settings`)
  await page.getByRole('button', { name: 'Send me a test email' }).click()
  await expect(page.getByText('Test email sent to admin@halden-loggers.example')).toBeVisible()
  await expect
    .poll(async () =>
      (
        await product.api<{ subject: string }[]>(
          'GET',
          '/dev/mail/messages?to=admin@halden-loggers.example',
        )
      ).body.some((mail) => mail.subject.includes('test mail')),
    )
    .toBe(true)
  await page.getByRole('button', { name: 'Delete all data' }).click()
  const dialog = page.getByRole('dialog')
  const sure = dialog.getByRole('button', { name: 'Delete all data' })
  await dialog.getByRole('textbox').fill('halden')
  await expect(sure).toBeDisabled()
  await dialog.getByRole('textbox').fill('Halden Loggers')
  await sure.click()
  await expect(page.getByText(/\d+ records deleted/)).toBeVisible()
  await page.goto(`${product.origin}/profiles`)
  await expect(page.getByRole('heading', { name: /No profiles yet/ })).toBeVisible()
})
