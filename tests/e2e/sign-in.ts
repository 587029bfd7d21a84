import type { BrowserContext, Page } from '@playwright/test'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** What the browser kept of each person who signed in, by product and email. */
const kept = new Map<string, State>()

/** Takes over what another window kept when this person signed in. */
async function restore(page: Page, { cookies, origins }: State, origin: string) {
  await page.context().addCookies(cookies)
  const items = origins.find((one) => one.origin === origin)?.localStorage ?? []
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, items)
}

/**
 * Signs in on the hosted page and comes to `path`. A person who has signed in at this product before
 * in this process goes on with that session, unless `anew`.
 */
export async function signIn(
  page: Page,
  origin: string,
  email: string,
  password: string,
  path = '/dashboard',
  { anew = false } = {},
) {
  const key = `${origin} ${email}`
  const state = kept.get(key)
  if (state && !anew) await restore(page, state, origin)
  await page.goto(`${origin}${path}`)
  const isSignedIn = page.getByText('Logout').first()
  if (!state || anew) {
    await page.getByText('Login / Signup').first().click()
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await isSignedIn.waitFor({ state: 'attached' })
  kept.set(key, await page.context().storageState())
}
