import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'

let product: Product

test.beforeAll(({ workshop }) => void (product = workshop))

const SOURCE = `<mjml>
  <mj-body>
    <mj-section>
      <mj-column>
        <mj-text  color='#111111'>Hello {{ properties.firstName | default: "there" }}</mj-text>
        <mj-raw>{% if properties.plan == "pro" %}</mj-raw>
        <mj-button href="https://halden-loggers.example/a?b=1&amp;c=2">Go</mj-button>
        <mj-raw>{% endif %}</mj-raw>
      </mj-column>
      <mj-column><mj-text>Second</mj-text></mj-column>
    </mj-section>
    <my-thing   odd />
  </mj-body>
</mjml>
`

const rows = (page: Page) => page.getByRole('treeitem')
const row = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name }).first()

async function sourceOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Source', exact: true }).click()
  const source = await page.getByLabel('MJML source').inputValue()
  await page.getByRole('button', { name: 'Blocks', exact: true }).click()
  return source
}

async function open(page: Page, id: string) {
  const made = await product.api('POST', '/email-template', {
    id,
    name: `Letter ${id}`,
    subject: 'Hello',
    source: SOURCE,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/customer/template/${id}`)
  await expect(rows(page).first()).toBeVisible()
}

test('an email is changed by keyboard alone, and undo gives the same bytes', async ({ page }) => {
  await open(page, 'by-keyboard')
  expect(await sourceOf(page)).toBe(SOURCE)
  const said = page.locator('.te > [role=status]')

  // Moves a frame as a whole, and refuses to go further.
  await rows(page).first().focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown')
  await expect(row(page, /^Only when properties.plan/)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(said).toHaveText('Liquid moved: 1 of 4 in Column')
  await expect(row(page, /^Only when properties.plan/)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(said).toHaveText("Liquid can't move further in this direction")
  const moved = await sourceOf(page)
  expect(moved.indexOf('endif')).toBeLessThan(moved.indexOf('Hello'))

  // Duplicates and deletes a text, and adds a footer.
  await row(page, /^Text Second/).click()
  await page.keyboard.press('Control+d')
  await expect(page.getByRole('treeitem', { name: /^Text Second/ })).toHaveCount(2)
  await page.keyboard.press('Delete')
  await expect(page.getByRole('treeitem', { name: /^Text Second/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Add block' }).press('Enter')
  // An open menu takes the focus to its first item.
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.getByRole('menuitem', { name: 'Footer' }).press('Enter')
  expect(await sourceOf(page)).toContain('<a href="{{ unsubscribe_url }}">Unsubscribe</a>')

  // Changes an attribute.
  await row(page, /^Button Go/).focus()
  await row(page, /^Button Go/).click()
  await page.keyboard.press('Enter')
  await page
    .getByRole('group', { name: 'Properties' })
    .getByLabel('Link')
    .fill('https://a.example/?x&y')
  expect(await sourceOf(page)).toContain('<mj-button href="https://a.example/?x&amp;y">Go')

  while (await page.getByRole('button', { name: 'Undo' }).isEnabled())
    await page.getByRole('button', { name: 'Undo' }).click()
  expect(await sourceOf(page)).toBe(SOURCE)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    expect(await axeFaults(page), scheme).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a block is dragged to another column, and a forbidden place refuses it', async ({ page }) => {
  await open(page, 'by-mouse')
  const canvas = page.getByRole('region', { name: 'Email canvas' })
  const hello = canvas.locator('.te-of-mj-text').filter({ hasText: 'Hello' })
  await hello.dragTo(canvas.locator('.te-of-mj-text').filter({ hasText: 'Second' }), {
    targetPosition: { x: 20, y: 2 },
  })
  const moved = await sourceOf(page)
  expect(moved.indexOf('Go<')).toBeLessThan(moved.indexOf('Hello'))
  expect(moved.indexOf('Hello')).toBeLessThan(moved.indexOf('Second'))
  expect(moved.replace(/\s/g, '').length).toBe(SOURCE.replace(/\s/g, '').length)
  await row(page, /^Section/).dragTo(row(page, /^Text Second/))
  expect(await sourceOf(page)).toBe(moved)
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await sourceOf(page)).toBe(SOURCE)
})

test('a source that cannot be read keeps its blocks, and names the line', async ({ page }) => {
  await open(page, 'by-source')
  await page.getByRole('button', { name: 'Source', exact: true }).click()
  const source = page.getByLabel('MJML source')
  await source.fill(SOURCE.replace('</mj-button>', ''))
  await expect(page.getByText(/Line 7: <mj-button> is not closed/)).toBeVisible()
  await page.getByRole('button', { name: 'Blocks', exact: true }).click()
  await expect(source).toBeVisible()
  await source.fill(SOURCE.replace('>Go<', '>Start<'))
  await page.getByRole('button', { name: 'Blocks', exact: true }).click()
  await expect(row(page, /^Button Start/)).toBeVisible()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('heading', { name: 'Letter by-source' })).toBeVisible()
  const saved = async () =>
    ((await product.api('GET', '/email-template/by-source')).body as { source: string }).source
  await expect.poll(saved).toBe(SOURCE.replace('>Go<', '>Start<'))
})
