import { expect, test } from '@playwright/test'
import { signIn } from './sign-in.ts'
import { startProduct, type Product } from './start-product.ts'

let product: Product

// The properties to choose from are those of the organization, so the product is not shared.
test.beforeAll(async () => {
  product = await startProduct()
})

test.afterAll(() => product?.stop())

test('a rule is made by clicking; an event changes the person, and the firing is listed', async ({
  page,
}) => {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/customer/rule`)
  await page.getByRole('link', { name: 'New rule' }).first().click()
  await page.getByLabel(/^Name/).fill('Upgraded customers')

  // When: the event type is Upgraded.
  await page.getByRole('button', { name: 'Add a line' }).first().click()
  await page.getByRole('combobox', { name: 'Add a line' }).fill('type')
  await page.getByRole('option').filter({ hasText: 'The event is of a given type' }).first().click()
  await page.getByRole('combobox', { name: 'Event type' }).fill('Upgraded')
  await page.getByRole('option', { name: 'Upgraded' }).first().click()

  // Then: the plan is what the event says, and the customer is counted; the second one is moved to
  // the front by keyboard.
  const actions = page.getByRole('group', { name: 'Actions' })
  await actions.getByRole('button', { name: 'Add action' }).click()
  await page.getByRole('menuitem', { name: 'Set a property' }).click()
  await actions.getByRole('combobox', { name: 'Property' }).fill('plan')
  await page.getByRole('option').filter({ hasText: /^plan/i }).first().click()
  await actions.getByLabel('Value', { exact: true }).fill('eventProperty::properties.plan')
  await actions.getByRole('button', { name: 'Add action' }).click()
  await page.getByRole('menuitem', { name: 'Increment a property' }).click()
  await actions.getByRole('combobox', { name: 'Property' }).last().fill('upgrades')
  await page.getByRole('option', { name: 'upgrades', exact: true }).click()
  await actions.getByRole('listitem', { name: 'Action 2 of 2' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(
    actions.getByRole('listitem', { name: 'Action 1 of 2: Increment a property' }),
  ).toBeFocused()
  await page.getByRole('button', { name: 'Create rule' }).click()
  await expect(page.getByText("Set plan to the event's plan").first()).toBeVisible()

  const source = await product.api<{ key: string }>('POST', '/sources', {
    name: 'Our shop',
    kind: 'server',
  })
  const sent = await fetch(`${product.origin}/v1/track`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${source.body.key}:`)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ userId: 'u-77', event: 'Upgraded', properties: { plan: 'gold' } }),
  })
  expect(sent.status).toBe(200)

  await page.reload()
  await expect(
    page.getByRole('region', { name: 'Statistics' }).getByText('1', { exact: true }).first(),
  ).toBeVisible()
  await page.getByRole('tab', { name: /^Rule runs/ }).click()
  await page.getByRole('link', { name: 'properties.upgrades: 1; properties.plan: gold' }).click()
  await page
    .getByRole('link', { name: /^Visitor/ })
    .first()
    .click()
  await expect(page.getByText('gold').first()).toBeVisible()
})
