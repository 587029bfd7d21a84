import { expect, test, type Page } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { signIn } from './sign-in.ts'
import { startProduct, type Product } from './start-product.ts'

let product: Product
let person: string
let other: string

const wrong: string[] = []
const widthOver = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** One wait, one look: faults are collected, so that a run names every one. */
async function look(page: Page, what: string) {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"], .ui-skeleton, .c-bone'),
    null,
    { timeout: 8000 },
  )
  if ((await widthOver(page)) > 1) wrong.push(`${what}: wider than the window`)
  wrong.push(...(await axeFaults(page)).map((fault) => `${what}: ${fault}`))
}

const make = async (path: string, body: object) =>
  (await product.api<{ id: string; key: string }>('POST', path, body)).body

test.beforeAll(async () => {
  product = await startProduct()
  const { key } = await make('/sources', { name: 'Our website' })
  await fetch(`${product.origin}/v1/batch`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${key}:`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      batch: [
        {
          type: 'identify',
          userId: 'crm-1',
          anonymousId: 'browser-1',
          traits: { firstName: 'Tova', lastName: 'Ek', email: 'tova@ek.example', city: 'Lund' },
          context: { sessionId: 'visit-1' },
        },
        { type: 'track', userId: 'crm-1', event: 'Trial started', properties: { plan: 'growth' } },
        {
          type: 'identify',
          userId: 'crm-2',
          traits: { firstName: 'Tova', lastName: 'Older', city: 'Oslo', seats: 3 },
        },
      ],
    }),
  })
  const named = async (value: string) =>
    (
      await product.api<{ profileId: string }[]>(
        'GET',
        `/aliases?filter=${encodeURIComponent(JSON.stringify({ kind: 'user', value }))}`,
      )
    ).body[0]!.profileId
  ;[person, other] = [await named('crm-1'), await named('crm-2')]
  await make('/segments', {
    id: 'trials',
    name: 'In a trial',
    condition: {
      type: 'pastEventCondition',
      parameterValues: {
        eventCondition: {
          type: 'eventTypeCondition',
          parameterValues: { eventTypeId: 'Trial started' },
        },
      },
    },
  })
})

test.afterAll(() => product?.stop())

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
})

const open = (page: Page, tab = '') =>
  page.goto(`${product.origin}/profiles/profile/${person}${tab && `?tab=${tab}`}`)
const act = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('every tab of a profile passes axe, fits a narrow window, and the chosen tab is in sight', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await open(page)
  await page.getByRole('tab').first().waitFor()
  // Counts that load later make tabs wider, so that fewer have room.
  for (let at = 0; at < (await page.getByRole('tab').count()); at++) {
    const tab = page.getByRole('tab').nth(at)
    const name = (await tab.textContent()) ?? ''
    // Arrow keys alone lead through them.
    if (at > 0)
      await page
        .getByRole('tab')
        .nth(at - 1)
        .press('ArrowRight')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(tab).toBeInViewport({ ratio: 0.9 })
    await page.setViewportSize({ width: 360, height: 780 })
    if ((await widthOver(page)) > 1) wrong.push(`${name}: wider than a narrow window`)
    await page.setViewportSize({ width: 1280, height: 900 })
    await look(page, name)
  }
  // The others are in a menu, from which the chosen one comes into the row.
  const more = page.locator('.c-tab-more')
  const others = page.getByRole('dialog', { name: 'More tabs' }).getByRole('button')
  await more.click()
  const names = await others.allTextContents()
  await page.keyboard.press('Escape')
  for (const name of names) {
    await more.click()
    // The tab that gave its place to the one before is in the menu now.
    await others.filter({ hasText: name }).first().click()
    const chosen = page.getByRole('tab', { selected: true })
    await expect(chosen).toHaveText(name)
    await expect(chosen).toBeInViewport({ ratio: 0.9 })
    await look(page, name)
  }
  expect(wrong.splice(0)).toEqual([])
})

test('two profiles are merged after a look at the result, and two again from the history', async ({
  page,
}) => {
  await open(page)
  await act(page, 'Merge')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Profile to merge').fill('Older')
  await dialog.getByRole('option', { name: 'Tova Older' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'City' })).toContainText(
    'This profile: Lund. Other profile: Oslo. Uses the profile seen last.',
  )
  await look(page, 'merge')
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByText('Profiles merged')).toBeVisible()
  // The address of the one that is gone leads to the one that stands.
  await page.goto(`${product.origin}/profiles/profile/${other}`)
  await expect(page).toHaveURL(new RegExp(person))
  await open(page, 'history')
  await page.getByRole('region', { name: 'Merges' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Merge undone')).toBeVisible()
  expect(await product.api('GET', `/profiles/${other}`)).toMatchObject({
    status: 200,
    body: { properties: { city: 'Oslo' } },
  })
  expect(wrong.splice(0)).toEqual([])
})

test('a test event tells what changed by it; a consent, a note and a to-do are kept', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Send test event' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Event type').fill('identify')
  await dialog.getByLabel('Properties').fill('{ "city": ')
  await expect(dialog.getByText('Not a valid JSON object.')).toBeVisible()
  await look(page, 'test event')
  await dialog.getByLabel('Properties').fill('{ "city": "Malmö" }')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByText('City: Lund to Malmö')).toBeVisible()
  await look(page, 'what changed')
  await page.keyboard.press('Escape')
  await open(page, 'consents')
  await page.getByRole('button', { name: 'Record an answer' }).click()
  await dialog.getByLabel('Purpose').fill('newsletter')
  await look(page, 'consent')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('tabpanel').getByText('Newsletter: Given')).toBeVisible()
  await open(page, 'notes')
  await page.getByLabel('New note').fill('Writes in Swedish.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('button', { name: 'Delete note' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('tabpanel').getByText('Writes in Swedish.')).toBeVisible()
  await open(page, 'todos')
  await page.getByLabel('New to-do').fill('Call her')
  await page.keyboard.press('Enter')
  await page.getByLabel('Mark Call her as done').click()
  await expect(page.getByRole('region', { name: 'Done' }).getByText('Call her')).toBeVisible()
  expect(wrong.splice(0)).toEqual([])
})

test('people are put on a new list from the list of profiles, and taken off on its page', async ({
  page,
}) => {
  await page.goto(
    `${product.origin}/profiles?filter=${encodeURIComponent(JSON.stringify({ q: 'Tova' }))}`,
  )
  await page.getByLabel('Select Tova Ek').click()
  await page.getByLabel('Select Tova Older').click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Add to list' }).click()
  const dialog = page.getByRole('dialog')
  await look(page, 'add to list')
  await dialog.getByLabel('Or create a list').fill('Two Tovas')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('2 people added')).toBeVisible()
  await page.goto(`${product.origin}/profiles/list/two-tovas`)
  await look(page, 'people on a list')
  await page.getByLabel('Select Tova Older').check()
  await page.getByRole('button', { name: 'Remove 1 person' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Tova' })).toHaveCount(1)
  await page.goto(`${product.origin}/profiles/segment/trials`)
  await expect(page.getByRole('link', { name: 'Tova Ek' })).toBeVisible()
  await look(page, 'people in a segment')
  expect(wrong.splice(0)).toEqual([])
})

test('a persona says what it would be in and why', async ({ page }) => {
  await make('/personas', {
    id: 'tester',
    name: 'Trial tester',
    events: [{ eventType: 'Trial started', daysAgo: 3 }],
  })
  await page.goto(`${product.origin}/profiles/persona/tester?tab=segments`)
  const row = page.getByRole('row').filter({ hasText: 'In a trial' })
  await expect(row.getByText('Would be a member')).toBeVisible()
  await row.getByText('Results by line').click()
  await look(page, 'persona')
  await page.getByRole('tab', { name: 'Try a condition' }).click()
  await expect(page.getByText('Trial tester matches.')).toBeVisible()
  await look(page, 'try a condition')
  expect(wrong.splice(0)).toEqual([])
})

test('anonymising shows what goes, and leaves somebody whom nobody knows', async ({ page }) => {
  await open(page)
  await act(page, 'Anonymize')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Name and email')).toBeVisible()
  await look(page, 'anonymise')
  await dialog.getByRole('button', { name: 'Anonymize permanently' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Visitor')
  await expect(page).not.toHaveURL(new RegExp(person))
  expect(wrong.splice(0)).toEqual([])
})

test('a suppression says what decided it and is undone, and erasing takes the contact only if asked', async ({
  page,
}) => {
  const add = async (email: string) => {
    const { id } = await make('/profiles', { name: 'Ida Holt', email })
    const contact = await make('/contacts', { firstName: 'Ida', lastName: 'Holt', email })
    return { id, contact: contact.id }
  }
  const isThere = async (path: string) => (await product.api('GET', path)).status === 200
  const [keeps, goes] = [await add('ida@kept.example'), await add('ida@gone.example')]
  await make('/suppressions', { value: 'ida@kept.example', reason: 'bounced' })

  await page.goto(`${product.origin}/profiles/profile/${keeps.id}`)
  const notice = page.getByRole('status').filter({ hasText: 'ida@kept.example' })
  await expect(notice).toContainText('Bounced')
  await look(page, 'suppressed')
  await notice.getByRole('button', { name: /Undo/ }).click()
  await expect(notice).toHaveCount(0)

  await act(page, 'Erase')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  const withContact = dialog.getByRole('checkbox', { name: /Also erase the contact/ })
  await expect(withContact).toBeChecked()
  await look(page, 'erase')
  await page.setViewportSize({ width: 360, height: 780 })
  if ((await widthOver(page)) > 1) wrong.push('erase: wider than a narrow window')
  await page.setViewportSize({ width: 1280, height: 900 })
  await withContact.uncheck()
  await dialog.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(page.getByText('Profile erased')).toBeVisible()
  expect(await isThere(`/profiles/${keeps.id}`)).toBe(false)
  expect(await isThere(`/contacts/${keeps.contact}`)).toBe(true)

  await page.goto(`${product.origin}/profiles/profile/${goes.id}`)
  await act(page, 'Erase')
  await dialog.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(page.getByText('Profile erased')).toBeVisible()
  expect(await isThere(`/profiles/${goes.id}`)).toBe(false)
  expect(await isThere(`/contacts/${goes.contact}`)).toBe(false)
  expect(wrong.splice(0)).toEqual([])
})
