import { expect, type Page } from '@playwright/test'
import { resourceName } from '#model/schema/resource.ts'
import { roomIds, rooms } from '#model/schema/rooms.ts'
import { registry } from '#console/core/registry.ts'
import { axeFaults } from './axe.ts'
import { callerOf, newest } from './fill-screens.ts'
import type { Product } from './start-product.ts'

export interface Screen {
  name: string
  path: string
}

export interface Look {
  size: readonly [width: number, height: number]
  theme: 'light' | 'dark'
}

const sizes = [
  [1280, 900],
  [360, 780],
] as const

/** One size by day and the other by night, for where looking at all four would take too long. */
export const twoLooks: readonly Look[] = [
  { size: [1280, 900], theme: 'light' },
  { size: [360, 780], theme: 'dark' },
]

/** Every screen is looked at like this: wide and narrow, by day and by night. */
export const allLooks: readonly Look[] = sizes.flatMap((size) =>
  (['light', 'dark'] as const).map((theme) => ({ size, theme })),
)

interface WalkOptions {
  looks?: readonly Look[]
  /** Where pictures are kept; none are without it. */
  picture?: ((screen: Screen, look: Look) => string) | undefined
}

/**
 * Opens each screen once and looks at it in every size and theme: a heading, nothing still loading,
 * nothing wider than the window, nothing that axe objects to, no error in the page. One expectation
 * for all of them, so that a run names every fault.
 */
export async function walkScreens(
  page: Page,
  product: Product,
  screens: readonly Screen[],
  { looks = allLooks, picture }: WalkOptions = {},
): Promise<void> {
  const wrong: string[] = []
  let where = ''
  page.on('pageerror', (error) => wrong.push(`${where}: ${error.message}`))
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) wrong.push(`${where}: ${message.text()}`)
  })
  for (const screen of screens) {
    where = screen.name
    await page.setViewportSize({ width: looks[0]!.size[0], height: looks[0]!.size[1] })
    await page.emulateMedia({ colorScheme: looks[0]!.theme, reducedMotion: 'reduce' })
    await page.goto(`${product.origin}${screen.path}`)
    await page
      .locator('h1')
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => wrong.push(`${screen.name}: no heading`))
    for (const { size, theme } of looks) {
      await page.setViewportSize({ width: size[0], height: size[1] })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      // The network is never idle: live events keep one request open. Placeholders tell when the
      // page is there.
      await page
        .waitForFunction(
          () => !document.querySelector('[aria-busy="true"], .ui-skeleton, .c-bone'),
          null,
          { timeout: 8000 },
        )
        .catch(() => wrong.push(`${screen.name}: still loading`))
      const at = `${screen.name} ${size[0]} ${theme}`
      if (picture) await page.screenshot({ path: picture(screen, { size, theme }) })
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (sideways > 1) wrong.push(`${at}: ${sideways} px wider than the window`)
      wrong.push(...(await axeFaults(page)).map((fault) => `${at}: ${fault}`))
    }
  }
  expect([...new Set(wrong)]).toEqual([])
}

/** The console's own pages, made by hand. */
export async function handMadeScreens(product: Product): Promise<Screen[]> {
  const [profile] = (await product.api<{ id: string }[]>('GET', '/profiles?range=[0,0]')).body
  const [journey] = (await product.api<{ id: string }[]>('GET', '/journeys?range=[0,0]')).body
  const [template] = (await product.api<{ id: string }[]>('GET', '/email-template?range=[0,0]'))
    .body
  return [
    { name: 'admin', path: '/admin' },
    { name: 'specification', path: '/admin/specification' },
    ...roomIds.map((room) => ({ name: `room-${room}`, path: rooms[room].path })),
    { name: 'settings', path: '/settings' },
    ...['executions', 'campaigns', 'events', 'mail', 'engage'].map((tab) => ({
      name: `logs-${tab}`,
      path: `/logs/${tab}`,
    })),
    { name: 'profile', path: `/profiles/profile/${profile!.id}` },
    { name: 'journey-designer', path: `/editjourney/${journey!.id}` },
    { name: 'journey-new', path: '/addJourney' },
    { name: 'journey-executions', path: `/executions/${journey!.id}` },
    { name: 'template', path: `/customer/template/${template!.id}/show` },
  ]
}

/**
 * List, page, form and new form of the resources that pass `wanted`: what each offers, with its
 * newest record.
 */
export async function generatedScreens(
  product: Product,
  token: string,
  wanted: (entityId: string) => boolean = () => true,
): Promise<Screen[]> {
  const screens: Screen[] = []
  for (const { entity, resource } of registry.all) {
    if (!wanted(entity.id)) continue
    const name = resourceName(resource).replaceAll('/', '-')
    screens.push({ name, path: resource.path })
    if (resource.operations.includes('create'))
      screens.push({ name: `${name}-create`, path: `${resource.path}/create` })
    const record = await newest(callerOf(product, token), entity.path)
    if (!record) continue
    const id = encodeURIComponent(record.id)
    if (resource.operations.includes('get') && !resource.recordPath)
      screens.push(
        { name: `${name}-show`, path: `${resource.path}/${id}/show` },
        ...(entity.audit
          ? [{ name: `${name}-history`, path: `${resource.path}/${id}/show?tab=history` }]
          : []),
      )
    if (resource.operations.includes('update'))
      screens.push({ name: `${name}-edit`, path: `${resource.path}/${id}` })
  }
  return screens
}

/** The bearer token that the signed-in page sends, read from one of its calls. */
export async function tokenOf(page: Page, origin: string): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest(
      (one) => one.url().includes('/api/v1/') && !!one.headers()['authorization'],
    ),
    page.goto(`${origin}/admin`),
  ])
  return request.headers()['authorization']!.replace(/^Bearer /, '')
}
