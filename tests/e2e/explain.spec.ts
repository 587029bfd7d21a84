import { expect } from '@playwright/test'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'

let product: Product

test.beforeAll(({ workshop }) => void (product = workshop))

const company = (value: string) => ({
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: 'properties.company',
    comparisonOperator: 'equals',
    propertyValue: value,
  },
})

test('a segment says who joins before it is saved, and why a person is not in it', async ({
  page,
}) => {
  const people: Record<string, string> = {}
  for (const [name, of] of Object.entries({ 'Ina Inside': 'Inner', 'Otto Outside': 'Outer' }))
    people[name] = (
      (
        await product.api('POST', '/profiles', {
          name,
          email: `${name.split(' ')[0]!.toLowerCase()}@explained.example`,
          properties: { company: of },
        })
      ).body as { id: string }
    ).id
  expect(
    (
      await product.api('POST', '/segments', {
        id: 'explained',
        name: 'Explained',
        condition: {
          type: 'booleanCondition',
          parameterValues: {
            operator: 'or',
            subConditions: [company('Inner'), { ...company('Outer'), enabled: false }],
          },
        },
      })
    ).status,
  ).toBe(201)
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')

  // The edit form counts before anything is saved; a slow count comes after the change.
  let answer = () => {}
  const isChanged = new Promise<void>((done) => (answer = done))
  await page.route('**/conditions/preview', async (route) => {
    await isChanged
    await route.continue()
  })
  await page.goto(`${product.origin}/customer/segment/explained`)
  await page
    .getByRole('treeitem', { name: /company is "Outer"/ })
    .getByRole('checkbox')
    .check()
  const impact = page.getByRole('group', { name: 'Impact of saving' })
  await expect(impact).toContainText('1 joins')
  answer()
  await impact.getByRole('button', { name: '1 joins' }).click()
  const preview = page.getByRole('dialog', { name: 'Impact of saving' })
  await expect(preview).toContainText('1 person joins')
  await expect(preview.getByRole('link', { name: 'Otto Outside' })).toBeVisible()
  await preview.getByRole('button', { name: 'Close' }).last().click()

  // The same people are next to the condition.
  const moves = page.getByRole('group', { name: 'People by what saving does to them' })
  await expect(moves.getByRole('button', { name: 'Leaves 0' })).toBeDisabled()
  await moves.getByRole('button', { name: 'Joins 1' }).click()
  await expect(page.getByRole('list', { name: 'Joins' })).toContainText('Otto Outside')

  // A person's page asks about any record.
  await page.goto(`${product.origin}/profiles/profile/${people['Otto Outside']}`)
  await page.getByRole('button', { name: 'Why / why not' }).first().click()
  const why = page.getByRole('dialog', { name: 'Why / why not' })
  await why.getByLabel('Segment').fill('Explained')
  await page.getByRole('option', { name: /Explained/ }).click()
  await expect(why).toContainText('Otto Outside is not in Explained.')
  await expect(why).toContainText('Company is "Inner"')
  await expect(why).toContainText('Is: Outer')
  await page.keyboard.press('Escape')
  await expect(why).toBeHidden()

  // A search for someone who is not a member offers to check them.
  await page.goto(`${product.origin}/customer/segment/explained/show?tab=people`)
  await page.getByRole('searchbox').last().fill('Otto')
  await page.getByRole('button', { name: 'Check Otto Outside' }).click()
  await expect(page.getByRole('dialog', { name: 'Why / why not' })).toContainText(
    'Otto Outside is not in Explained.',
  )
})

test('the dialog fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/customer/segment/explained/show`)
  await page.getByRole('button', { name: 'Why / why not' }).first().click()
  const why = page.getByRole('dialog', { name: 'Why / why not' })
  await why.getByLabel('Person').fill('Ina')
  await page.getByRole('option', { name: /Ina Inside/ }).click()
  await expect(why).toContainText('Ina Inside is in Explained.')
  const { width } = (await why.boundingBox())!
  expect(width).toBeLessThanOrEqual(360)
  expect(await why.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
})
