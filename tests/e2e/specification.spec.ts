import { expect } from '@playwright/test'
import { sentences } from '#model/api/specification.generated.ts'
import { axeFaults } from './axe.ts'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'

let product: Product

test.beforeAll(({ workshop }) => void (product = workshop))

const count = (state: string) => sentences.filter((one) => one.state === state).length

test('the specification is found in its room, searched and filtered by state', async ({
  browser,
}) => {
  const page = await (
    await browser.newContext({ serviceWorkers: 'block', baseURL: product.origin })
  ).newPage()
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass', '/admin')
  await page.goto('/admin/administration')
  await page.getByRole('main').getByRole('link', { name: 'Specification', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Specification' })).toBeVisible()
  await expect(page.getByText(`1 to 30 of ${sentences.length}`)).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search sentences' }).fill('submenu close delay')
  const sentence = page.getByRole('listitem').filter({ hasText: 'Submenu close delay 200 ms.' })
  await expect(sentence).toContainText('Held by a test')
  await expect(sentence).toContainText('src/shell/nav-group.test.tsx')

  await page.getByRole('searchbox', { name: 'Search sentences' }).fill('no such sentence')
  await expect(page.getByText('No sentence matches.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search sentences' }).fill('')

  const states = page.getByRole('combobox', { name: 'State' })
  await states.selectOption({ label: `Differs or decided here (${count('decided')})` })
  await expect(page.getByText('docs/decisions/', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Held by a test', { exact: true })).toHaveCount(0)
  if (count('open') > 0) {
    await states.selectOption({ label: `Open (${count('open')})` })
    await expect(page.locator('.f-dot', { hasText: 'Open' })).toHaveCount(count('open'))
  }

  for (const [width, colorScheme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await axeFaults(page), `${width} px, ${colorScheme}`).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true)
  }
})
