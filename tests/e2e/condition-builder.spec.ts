import { expect, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'
import { tokenOf } from './walk-screens.ts'

let product: Product

test.beforeAll(({ workshop }) => void (product = workshop))

/** Presses Tab until the focus is where it should be. */
async function tabTo(page: Page, selector: string, most = 80): Promise<void> {
  for (let n = 0; n < most; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector))
      return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${selector} is not reached by Tab`)
}

/** Adds a line behind the focused row and finds what it says. */
async function addLine(page: Page, typed: string, option: string): Promise<void> {
  await page.keyboard.press('Insert')
  await expect(page.getByRole('combobox', { name: 'Add a line' })).toBeFocused()
  await page.keyboard.type(typed)
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible()
  await expect(page.locator('.MuiAutocomplete-option.Mui-focused')).toContainText(option)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Add a line' })).toHaveCount(0)
}

const onItem = (page: Page) => expect(page.locator('[role=treeitem]:focus')).toHaveCount(1)

test('a nested segment is made, saved and opened again by keyboard alone', async ({ page }) => {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/customer/segment/create`)
  await expect(page.getByRole('tree')).toBeVisible()

  await tabTo(page, 'input[name=name]')
  await page.keyboard.type('Nordic or eager')
  await tabTo(page, '[role=treeitem]')

  // The first line: country is one of NO, SE.
  await addLine(page, 'country', 'Country')
  await page.keyboard.press('Tab')
  await page.keyboard.type('is one')
  await tabTo(page, 'input[aria-label=Values]')
  for (const country of ['NO', 'SE']) {
    await page.keyboard.type(country)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Escape')
  await onItem(page)

  // Behind it another, in a group of its own: the number of visits, or an event.
  await addLine(page, 'number of visits', 'Number of visits')
  await tabTo(page, 'input[aria-label=Value]')
  await page.keyboard.type('10')
  await page.keyboard.press('Escape')
  await onItem(page)
  await page.keyboard.press('Control+g')
  await expect(page.locator('[role=treeitem]:focus')).toHaveAttribute(
    'aria-label',
    'Any of, one line',
  )
  await addLine(page, 'did something', 'Did something')
  await tabTo(page, 'input[aria-label="Event type"]')
  await page.keyboard.type('purchase')
  await expect(page.getByRole('option', { name: 'purchase' }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await tabTo(page, 'select[aria-label=When]')
  await page.keyboard.type('in the last')
  await page.keyboard.press('Escape')
  await onItem(page)
  await expect(page.locator('[role=treeitem]:focus')).toHaveAttribute(
    'aria-label',
    'did "purchase" in the last 30 days',
  )

  // Taken away, taken back, switched off.
  await page.keyboard.press('Delete')
  await expect(page.getByRole('treeitem', { name: /did "purchase"/ })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('treeitem', { name: /did "purchase"/ })).toHaveCount(1)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(page.getByRole('treeitem', { name: /^country is one of/ })).toHaveCount(2)
  await page.keyboard.press(' ')
  await expect(
    page.getByRole('treeitem', { name: 'country is one of "NO", "SE", off' }),
  ).toHaveCount(1)
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.locator('.cb-say')).toHaveText(
    'In wordsPeople who match: country is one of "NO", "SE" and (number of ' +
      'visits is at least 10 or did "purchase" in the last 30 days).',
  )

  await tabTo(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/nordic-or-eager\/show$/)
  await expect(page.locator('.cb-say')).toContainText(
    'People who match: country is one of "NO", "SE"',
  )

  const token = await tokenOf(page, product.origin)
  const { body } = await product.api<{ condition: unknown }>(
    'GET',
    '/segments/nordic-or-eager',
    undefined,
    { authorization: `Bearer ${token}` },
  )
  const country = {
    type: 'profilePropertyCondition',
    parameterValues: {
      propertyName: 'properties.country',
      comparisonOperator: 'in',
      propertyValues: ['NO', 'SE'],
    },
  }
  expect(body.condition).toEqual({
    type: 'booleanCondition',
    parameterValues: {
      operator: 'and',
      subConditions: [
        { ...country, enabled: false },
        country,
        {
          type: 'booleanCondition',
          parameterValues: {
            operator: 'or',
            subConditions: [
              {
                type: 'profilePropertyCondition',
                parameterValues: {
                  propertyName: 'properties.visits',
                  comparisonOperator: 'greaterThanOrEqualTo',
                  propertyValueInteger: 10,
                },
              },
              {
                type: 'pastEventCondition',
                parameterValues: {
                  operator: 'eventsOccurred',
                  eventCondition: {
                    type: 'eventTypeCondition',
                    parameterValues: { eventTypeId: 'purchase' },
                  },
                  numberOfDays: 30,
                },
              },
            ],
          },
        },
      ],
    },
  })

  await page.goto(`${product.origin}/customer/segment/nordic-or-eager`)
  await expect(page.getByRole('treeitem')).toHaveCount(6)
  await expect(
    page.getByRole('treeitem', { name: 'number of visits is at least 10' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Save/ }), 'opening changes nothing').toHaveCount(
    0,
  )
})

test('JSON goes both ways: what cannot be read waits, what is wrong is named by its path', async ({
  page,
}) => {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/customer/segment/nordic-exporters`)
  await page.getByRole('button', { name: 'JSON' }).click()
  const text = page.getByLabel('Condition as JSON')
  const before = await text.inputValue()
  await text.fill(before.replace('"in"', '"isAbout"'))
  await expect(page.getByText('/parameterValues/comparisonOperator')).toBeVisible()
  await text.fill(before.slice(0, -2))
  await expect(page.getByText('Invalid JSON:')).toBeVisible()
  await page.getByRole('button', { name: 'Build' }).click()
  await page.getByRole('button', { name: 'JSON' }).click()
  expect(await text.inputValue()).toBe(before.slice(0, -2))
  await text.fill(before.replace('"NO"', '"FI"'))
  await page.getByRole('button', { name: 'Build' }).click()
  await expect(
    page.getByRole('treeitem', { name: 'country is one of "FI", "SE", "DK"' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(
    page.getByRole('treeitem', { name: 'country is one of "NO", "SE", "DK"' }),
  ).toBeVisible()
})

test('the first click on a new form does what it says, although the name is still empty', async ({
  page,
}) => {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/customer/segment/create`)
  await expect(page.locator('input[name=name]')).toBeFocused()
  await page.getByRole('button', { name: 'Add a line' }).click()
  await expect(page.getByRole('combobox', { name: 'Add a line' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create segment' }).click()
  await expect(page.getByText('Name is required.')).toBeVisible()
})
