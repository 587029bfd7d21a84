import { expect, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'

let product: Product

test.beforeAll(({ workshop }) => void (product = workshop))

const inSegment = (id: string) => ({
  type: 'profileSegmentCondition',
  parameterValues: { segments: [id] },
})

/** Segments of its own for each test. */
async function makeSegments(segments: readonly object[]) {
  for (const data of segments)
    expect(await product.api('POST', '/segments', data)).toMatchObject({ status: 201 })
}

const rows = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/**
 * Does something that is kept on the server, and waits until it is: what is read before would be
 * without it.
 */
async function kept(page: Page, ending: RegExp, act: () => Promise<void>) {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && ending.test(new URL(answer.url()).pathname),
  )
  await act()
  expect((await answered).ok()).toBe(true)
}

async function openSegments(page: Page, search: string) {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(
    `${product.origin}/customer/segment?filter=${encodeURIComponent(JSON.stringify({ q: search }))}`,
  )
  await expect(rows(page, search).first()).toBeVisible()
}

test('several records are tagged, deactivated and deleted at once, and deleting is undone', async ({
  page,
}) => {
  await makeSegments([
    { id: 'bulk-one', name: 'Bulk one' },
    { id: 'bulk-two', name: 'Bulk two' },
    { id: 'bulk-three', name: 'Bulk three' },
  ])
  await openSegments(page, 'Bulk')
  await page.getByLabel('Select Bulk one').check()
  await page.getByLabel('Select Bulk two').check()
  const bar = page.getByRole('toolbar', { name: 'Actions for the selected segments' })
  await bar.getByRole('button', { name: 'Tags' }).click()
  await page.getByLabel('Tags', { exact: true }).fill('autumn')
  await page.getByLabel('Tags', { exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Tags added to 2')).toBeVisible()
  await bar.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('2 deactivated')).toBeVisible()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rows(page, 'Bulk')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page, 'Bulk')).toHaveCount(3)
  expect(await product.api('GET', '/segments/bulk-one')).toMatchObject({
    body: { name: 'Bulk one', tags: ['autumn'], enabled: false },
  })
})

test('what others need is not deleted: the dialog names them with links, and offers to delete the rest', async ({
  page,
}) => {
  await makeSegments([
    { id: 'need-base', name: 'Needed base' },
    { id: 'need-user', name: 'Needed by nobody', condition: inSegment('need-base') },
  ])
  await openSegments(page, 'Needed')
  await page.getByLabel('Select Needed base').check()
  const bar = page.getByRole('toolbar', { name: 'Actions for the selected segments' })
  await bar.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('In use.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Needed by nobody' }).click()
  await expect(page.getByRole('heading', { name: 'Needed by nobody' })).toBeVisible()
  await page.goto(`${product.origin}/customer/segment/need-base/show?tab=used`)
  await expect(
    page.getByRole('tabpanel').getByRole('link', { name: 'Needed by nobody' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Delete Needed base' }).click()
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'Needed by nobody' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).last().click()
  await page.goto(`${product.origin}/customer/segment/need-user/show`)
  await page.getByRole('button', { name: 'Delete Needed by nobody' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Restored')).toBeVisible()
  await expect(rows(page, 'Needed by nobody')).toHaveCount(1)
})

test(
  'a list is kept as a view, shared, opened first, renamed and deleted; columns stay with the person',
  { tag: '@whole-browser' },
  async ({ page, browser }) => {
    await makeSegments([
      { id: 'view-on', name: 'Viewed on' },
      { id: 'view-off', name: 'Viewed off', enabled: false },
    ])
    await openSegments(page, 'Viewed')
    const views = (on: Page) => on.locator('button[aria-haspopup="menu"]', { hasText: 'Views' })
    const tab = (name: string | RegExp) =>
      page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name })
    await page.getByRole('button', { name: 'Columns' }).click()
    await kept(page, /\/preferences$/, () => page.getByRole('checkbox', { name: 'Owner' }).click())
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: 'Owner' })).toHaveCount(0)
    await page.reload()
    await expect(rows(page, 'Viewed').first()).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Owner' })).toHaveCount(0)

    await views(page).click()
    await page.getByRole('menuitem', { name: 'Save as new view' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Calm view')
    await page.getByLabel('Share with all admins').check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Calm view saved')).toBeVisible()
    await expect(tab('Calm view 2')).toHaveAttribute('aria-current', 'true')
    await views(page).click()
    await kept(page, /\/preferences$/, () =>
      page.getByRole('menuitem', { name: 'Set as default' }).click(),
    )
    await tab('All segments').click()
    await expect(page.getByRole('row')).not.toHaveCount(3)
    await expect(tab('All segments')).toHaveAttribute('aria-current', 'true')
    await page.goto(`${product.origin}/customer/segment`)
    await expect(page.getByRole('row')).toHaveCount(3)
    expect(new URL(page.url()).searchParams.get('filter')).toBe('{"q":"Viewed"}')

    await page.getByLabel('Search segments').fill('Viewed off')
    await expect(page.getByRole('row')).toHaveCount(2)
    await views(page).click()
    await kept(page, /\/saved-views\//, () =>
      page.getByRole('menuitem', { name: 'Save changes' }).click(),
    )
    await views(page).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Calmer view')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Calmer view saved')).toBeVisible()

    const other = await browser.newPage()
    await signIn(other, product.origin, 'admin@halden-loggers.example', 'demo-pass')
    await other.goto(`${product.origin}/customer/segment`)
    await expect(other.getByRole('row')).toHaveCount(2)
    await other.close()

    await views(page).click()
    await page.getByRole('menuitem', { name: 'Delete view' }).click()
    await expect(page.getByText('Calmer view deleted')).toBeVisible()
    // The list without the view is shown, and with it remembered, a moment after the toast.
    await expect(page.getByLabel('Search segments')).toHaveValue('')
    await expect(rows(page, 'Viewed on')).toBeVisible()
    await page.goto(`${product.origin}/customer/segment`)
    await expect(page.getByRole('row')).not.toHaveCount(2)
    await expect(rows(page, 'Viewed on')).toBeVisible()

    await tab('Off').click()
    await expect(rows(page, 'Viewed off')).toBeVisible()
    await expect(rows(page, 'Viewed on')).toHaveCount(0)
    await expect(tab(/^Off \d+$/)).toHaveAttribute('aria-current', 'true')
    expect(new URL(page.url()).searchParams.get('filter')).toBe('{"enabled":false}')
  },
)

test('what others write stands in an open list by itself, and what was chosen stays chosen', async ({
  page,
}) => {
  await makeSegments([{ id: 'live-one', name: 'Live one' }])
  await openSegments(page, 'Live')
  await page.getByLabel('Select Live one').check()
  await makeSegments([{ id: 'live-two', name: 'Live two' }])
  await expect(rows(page, 'Live')).toHaveCount(2)
  await expect(page.getByLabel('Select Live one')).toBeChecked()
})

test('all records that match are selected beyond the page, get a field set, and get it back', async ({
  page,
}) => {
  await makeSegments(
    Array.from({ length: 12 }, (_unused, at) => ({ id: `many-${at}`, name: `Many ${at}` })),
  )
  await openSegments(page, 'Many')
  await page.goto(
    `${product.origin}/customer/segment?filter=${encodeURIComponent('{"q":"Many"}')}&perPage=10`,
  )
  await expect(rows(page, 'Many')).toHaveCount(10)
  await page.getByLabel('Select all on this page').check()
  const bar = page.getByRole('toolbar', { name: 'Actions for the selected segments' })
  await expect(bar.getByText('10 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Select all 12' }).click()
  await expect(bar.getByText('12 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Set a field' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Field').selectOption('Description')
  await dialog.getByLabel('Value').fill('Set together')
  await dialog.getByRole('button', { name: 'Set a field' }).click()
  await expect(page.getByText('12 changed')).toBeVisible()
  expect(await product.api('GET', '/segments/many-11')).toMatchObject({
    body: { description: 'Set together' },
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/12 (brought back|restored)/i)).toBeVisible()
  const { body } = await product.api<{ description: unknown }>('GET', '/segments/many-11')
  expect(body.description || '').toBe('')
})

test('a filter is chosen from the menu, kept in the address, and removed', async ({ page }) => {
  await makeSegments([
    { id: 'filter-on', name: 'Filtered on' },
    { id: 'filter-off', name: 'Filtered off', enabled: false },
  ])
  await openSegments(page, 'Filtered')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Enabled' }).click()
  // The chosen filter has the focus, not the button of the menu.
  await expect(page.getByRole('combobox', { name: 'Enabled' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'No' }).click()
  await expect(rows(page, 'Filtered')).toHaveCount(1)
  const filter = () => new URL(page.url()).searchParams.get('filter')
  expect(JSON.parse(filter()!)).toEqual({ q: 'Filtered', enabled: false })
  await page.getByRole('button', { name: 'Remove filter' }).click()
  await expect(rows(page, 'Filtered')).toHaveCount(2)
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})

test('everyone who matches the filters is changed by a job that is followed and undone', async ({
  page,
}) => {
  for (const name of ['Rita Rowan', 'Rolf Rowan', 'Rosa Rowan'])
    expect(
      await product.api('POST', '/profiles', { name, properties: { company: 'Rowan' } }),
    ).toMatchObject({ status: 201 })
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(
    `${product.origin}/profiles?filter=${encodeURIComponent(JSON.stringify({ q: 'Rowan' }))}`,
  )
  await expect(rows(page, 'Rowan')).toHaveCount(3)
  await page.getByRole('button', { name: 'Change all' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 3 people' })
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await dialog.getByLabel('Property').selectOption({ label: 'Number of visits' })
  await dialog.getByLabel('Value').fill('many')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Number of visits must be a number.')
  await expect(dialog.getByLabel('Value'), 'what was typed stays').toHaveValue('many')
  await dialog.getByLabel('Property').selectOption({ label: 'Job title' })
  await dialog.getByLabel('Value').fill('Forester')
  // Someone who came meanwhile is not changed unseen.
  await product.api('POST', '/profiles', { name: 'Ruth Rowan' })
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('dialog', { name: 'Change 4 people' })).toContainText('Look again.')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Changed 4 records')).toBeVisible()
  await expect(rows(page, 'Forester')).toHaveCount(4)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Restored 4 records')).toBeVisible()
  await expect(rows(page, 'Forester')).toHaveCount(0)
})
