import { expect } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { signIn } from './sign-in.ts'
import { test } from './visitors.ts'

test('the results of all emails are grouped, and a figure opens its emails', async ({
  page,
  workshop,
}) => {
  await signIn(page, workshop.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${workshop.origin}/admin/messaging`)
  await page.getByRole('main').getByRole('link', { name: 'Email results' }).click()
  await page.getByLabel('Period').selectOption('365')
  await page.getByLabel('Group by').selectOption('Receiving domain')
  await expect(page.getByRole('heading', { name: 'By receiving domain' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  const figure = page.getByRole('button', { name: /^Replied, \S+\.example: \d+\./ }).first()
  const count = Number(await figure.textContent())
  await figure.press('Enter')
  const heading = page.getByRole('heading', { name: /^Replied: \S+\.example$/ })
  await expect(heading).toBeFocused()
  const emails = page.getByRole('region', { name: /^Replied: / }).getByRole('row')
  await expect(emails).toHaveCount(count + 1)
  expect(await axeFaults(page)).toEqual([])

  await emails.getByRole('link').first().click()
  await expect(page.getByRole('main').getByText('Accepted').first()).toBeVisible()
  await page.goBack()
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(heading).toBeHidden()
  await page.goBack()
  await expect(heading).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('email-results.csv')
})
