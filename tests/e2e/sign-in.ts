import type { Page } from '@playwright/test'

/** Signs in on the hosted page and comes back to `path`. */
export async function signIn(
  page: Page,
  origin: string,
  email: string,
  password: string,
  path = '/dashboard',
) {
  await page.goto(`${origin}${path}`)
  await page.getByText('Login / Signup').first().click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Logout').first().waitFor({ state: 'attached' })
}
