import { expect, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'
import { tokenOf } from './walk-screens.ts'

let product: Product

test.beforeAll(({ workshop }) => void (product = workshop))

const focused = (page: Page) =>
  page.evaluate(() => ({
    label: document.activeElement?.getAttribute('aria-label') ?? '',
    role: document.activeElement?.getAttribute('role') ?? '',
  }))

/** Presses Tab until the focus is on what is called so. */
async function tabTo(page: Page, label: string | RegExp, most = 60): Promise<void> {
  const is = (name: string) => (typeof label === 'string' ? name === label : label.test(name))
  for (let n = 0; n < most; n++) {
    if (is((await focused(page)).label)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(label)} is not reached by Tab`)
}

async function tabToTree(page: Page): Promise<void> {
  for (let n = 0; n < 80 && (await focused(page)).role !== 'treeitem'; n++)
    await page.keyboard.press('Tab')
  await expect(page.locator('[role=treeitem]:focus')).toHaveCount(1)
}

async function addLine(page: Page, kind: string): Promise<void> {
  await page.keyboard.press('Insert')
  await expect(page.getByRole('combobox', { name: 'Add a line' })).toBeFocused()
  await page.keyboard.type(kind)
  await expect(page.locator('.MuiAutocomplete-option.Mui-focused')).toContainText(kind)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Add a line' })).toHaveCount(0)
}

/** What stands in a field is replaced by what is typed. */
async function typeInto(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, label)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

async function pick(
  page: Page,
  label: string | RegExp,
  typed: string,
  option: string,
): Promise<void> {
  await tabTo(page, label)
  await page.keyboard.type(typed)
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible()
  await expect(page.locator('.MuiAutocomplete-option.Mui-focused')).toContainText(option)
  await page.keyboard.press('Enter')
}

async function leaveLine(page: Page, says: string): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=treeitem]:focus')).toHaveAttribute('aria-label', says)
}

test('every kind of parameter is filled by keyboard alone, and what is wrong is named where it stands', async ({
  page,
}) => {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/customer/segment/create`)
  await expect(page.getByRole('tree')).toBeVisible()
  for (
    let n = 0;
    n < 80 &&
    !(await page.evaluate(() => document.activeElement?.matches('input[name=name]') === true));
    n++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.type('Filled by keyboard')
  await tabToTree(page)

  // A choice, a record, and a number with its unit: nothing, then half a day.
  await addLine(page, 'Joined or left a segment')
  await tabTo(page, 'Change')
  await page.keyboard.type('left')
  await pick(page, 'Segment', 'nordic', 'Nordic exporters')
  await typeInto(page, /in the last/i, '0')
  await page.keyboard.press('Tab')
  await expect(page.getByText('In the last must be at least 0.001.')).toBeVisible()
  await tabTo(page, 'Unit')
  await page.keyboard.type('hours')
  await page.keyboard.press('Shift+Tab')
  await typeInto(page, /in the last/i, '1')
  await expect(page.locator(':focus'), 'stays as it was typed').toHaveValue('1')
  await page.keyboard.press('End')
  await page.keyboard.type('2')
  await expect(page.getByText('In the last must be')).toHaveCount(0)
  await leaveLine(page, 'left the segment "Nordic exporters" in the last 12 hours')

  // A whole number with two ends, and dates.
  await addLine(page, 'Did something')
  await pick(page, 'Event type', 'purchase', 'purchase')
  await typeInto(page, 'Minimum number of times', '1.5')
  await expect(page.locator(':focus'), 'is not taken, and marked').toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await page.keyboard.press('Control+a')
  await page.keyboard.type('3')
  await expect(page.locator(':focus')).not.toHaveAttribute('aria-invalid')
  await leaveLine(page, 'did "purchase" at least 3 times')

  // Nested, switched off, taken away and taken back.
  await page.keyboard.press('Control+g')
  await expect(page.locator('[role=treeitem]:focus')).toHaveAttribute(
    'aria-label',
    'Any of, one line',
  )
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  await expect(page.locator('[role=treeitem]:focus')).toHaveAttribute(
    'aria-label',
    'did "purchase" at least 3 times, off',
  )
  await page.keyboard.press('Delete')
  await expect(page.getByRole('treeitem', { name: /did "purchase"/ })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('treeitem', { name: /did "purchase"/ })).toHaveCount(1)

  for (
    let n = 0;
    n < 60 &&
    !(await page.evaluate(() => document.activeElement?.matches('button[type=submit]') === true));
    n++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/filled-by-keyboard\/show$/)
  const { body } = await product.api<{ condition: unknown }>(
    'GET',
    '/segments/filled-by-keyboard',
    undefined,
    { authorization: `Bearer ${await tokenOf(page, product.origin)}` },
  )
  expect(JSON.stringify(body.condition)).toContain('"movement":"left"')
  expect(JSON.stringify(body.condition)).toContain('"numberOfDays":0.5')
  expect(JSON.stringify(body.condition)).toContain('"enabled":false')
})

test('the place of a visit on the map: each number has its name, and one that is too small is refused by name', async ({
  page,
}) => {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${product.origin}/customer/rule/create`)
  await expect(page.getByRole('tree').first()).toBeVisible()
  await tabToTree(page)
  await addLine(page, 'Visit location on the map')
  await typeInto(page, 'Latitude', '-95')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Latitude must be at least -90.')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await typeInto(page, 'Latitude', '59,1')
  await typeInto(page, 'Longitude', '11.4')
  await typeInto(page, 'Radius', 'ten')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Enter the radius with a unit, such as 10km.')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await typeInto(page, 'Radius', '5km')
  await leaveLine(page, 'the visit came from within 5km of 59.1, 11.4')
  for (const name of ['latitude', 'longitude', 'radius'])
    await expect(page.locator('.cb-word', { hasText: name }).first()).toBeVisible()
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
})

test('dates, people by id, scores, goals and steps are filled by keyboard alone', async ({
  page,
}) => {
  const everything = { type: 'matchAllCondition', parameterValues: {} }
  expect(
    (
      await product.api('POST', '/scoring', {
        id: 'by-keyboard',
        name: 'Keyboard fit',
        elements: [{ condition: everything, value: 1 }],
      })
    ).status,
  ).toBe(201)
  expect(
    (
      await product.api('POST', '/goals', {
        id: 'by-keyboard',
        name: 'Keyboard order',
        targetEvent: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'purchase' } },
      })
    ).status,
  ).toBe(201)
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/customer/segment/create`)
  await expect(page.getByRole('tree')).toBeVisible()
  for (
    let n = 0;
    n < 80 &&
    !(await page.evaluate(() => document.activeElement?.matches('input[name=name]') === true));
    n++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.type('All by keyboard')
  await tabToTree(page)

  // A date: a day, then counted from now, then an expression that cannot be read, mended.
  await addLine(page, 'Last seen')
  await tabTo(page, 'Value: Date format')
  await page.keyboard.type('relative')
  await typeInto(page, 'Value: Amount', '3')
  await tabTo(page, 'Value: Unit')
  await page.keyboard.type('weeks')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('as')
  await typeInto(page, 'Value', 'soon')
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('now-3w/d')
  await expect(page.locator(':focus')).not.toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')

  await addLine(page, 'Specific people')
  await tabTo(page, 'Ids')
  await page.keyboard.type('01900000-0000-7000-8000-000000000001')
  await page.keyboard.press('Enter')
  await page.keyboard.type('01900000-0000-7000-8000-000000000002')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Remove 01900000/ })).toHaveCount(2)
  await page.keyboard.press('Escape')

  await addLine(page, 'Score')
  await pick(page, 'Scoring plan', 'keyboard', 'Keyboard fit')
  await typeInto(page, 'Score', '12')
  await page.keyboard.press('Escape')

  await addLine(page, 'Goal')
  await tabTo(page, 'Reached')
  await page.keyboard.type('not')
  await pick(page, 'Goal', 'keyboard', 'Keyboard order')
  await page.keyboard.press('Escape')

  await addLine(page, 'Did steps in order')
  await typeInto(page, 'Within', '48')
  await pick(page, 'Event type', 'purchase', 'purchase')
  await page.keyboard.press('Tab')
  await pick(page, 'Event type', 'view', 'view')
  await page.keyboard.press('Escape')

  for (
    let n = 0;
    n < 80 &&
    !(await page.evaluate(() => document.activeElement?.matches('button[type=submit]') === true));
    n++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/all-by-keyboard\/show$/)
  const { body } = await product.api<{ condition: unknown }>(
    'GET',
    '/segments/all-by-keyboard',
    undefined,
    { authorization: `Bearer ${await tokenOf(page, product.origin)}` },
  )
  const kept = JSON.stringify(body.condition)
  for (const part of [
    '"now-3w/d"',
    '"ids":["01900000-0000-7000-8000-000000000001","01900000-0000-7000-8000-000000000002"]',
    '"scoringPlanId":"by-keyboard"',
    '"scoreValue":12',
    '"goalId":"by-keyboard"',
    '"comparisonOperator":"missing"',
    '"withinHours":48',
    '"eventTypeId":"purchase"',
  ])
    expect(kept).toContain(part)
})
