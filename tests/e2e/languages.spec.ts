import { expect, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'

let product: Product
test.beforeAll(({ workshop }) => void (product = workshop))

const html = (page: Page) => page.locator('html')

/** Chooses a language in the account; the page loads again in it. */
async function choose(page: Page, label: string, language: string, code: string) {
  await page.getByLabel(label, { exact: true }).selectOption({ label: language })
  await expect(html(page)).toHaveAttribute('lang', code)
}

/** A heading, the words of a list and its schema, and a sentence of a condition. */
const screens = [
  {
    code: 'de',
    name: 'Deutsch',
    account: 'Konto',
    field: 'Sprache',
    segments: 'Segmente',
    column: 'Mitglieder',
    prices: 'Preise',
    missing: 'Seite nicht gefunden',
  },
  {
    code: 'fr',
    name: 'Français',
    account: 'Compte',
    field: 'Langue',
    segments: 'Segments',
    column: 'Membres',
    prices: 'Tarifs',
    missing: 'Page introuvable',
  },
  {
    code: 'es',
    name: 'Español',
    account: 'Cuenta',
    field: 'Idioma',
    segments: 'Segmentos',
    column: 'Miembros',
    prices: 'Precios',
    missing: 'página no encontrada',
  },
]

test('a person reads the product in another language, and in English again', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: product.origin })
  const page = await context.newPage()
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass', '/account')
  let field = 'Language'
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await choose(page, field, screen.name, screen.code)
      field = screen.field
      await expect(page.getByRole('heading', { level: 1, name: screen.account })).toBeVisible()
      await page.goto('/customer/segment')
      await expect(page.getByRole('heading', { level: 1, name: screen.segments })).toBeVisible()
      await expect(page.getByRole('columnheader', { name: screen.column })).toBeVisible()
      await page.goto('/no-such-page')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(screen.missing)
      // The public pages are prerendered in English, and change once they are alive.
      await page.goto('/pricing')
      await expect(html(page)).toHaveAttribute('lang', screen.code)
      await expect(page.getByRole('link', { name: screen.prices }).first()).toBeVisible()
      await page.goto('/account')
    })
  }
  await choose(page, field, 'English', 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await context.close()
})

test('a sentence that the server writes is in the language of its reader', async () => {
  const answerIn = async (language: string) => {
    const headers = { 'accept-language': language }
    const answer = await fetch(`${product.origin}/api/v1/segments`, { headers })
    return (await answer.json()) as { title: string }
  }
  const [english, german] = [await answerIn('en'), await answerIn('de')]
  expect(english.title).toBe('Sign in first')
  expect(german.title).not.toBe(english.title)
})
