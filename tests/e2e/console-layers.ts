import type { Page } from '@playwright/test'
import { axeFaults } from './axe.ts'
import type { Product } from './start-product.ts'
import { allLooks } from './walk-screens.ts'

/** A dialog or a menu of the console: where it is, and how it opens. */
interface Layer {
  name: string
  path: string
  /** It stands in the sidebar, which a narrow screen does not show. */
  onlyWide?: true
  open(page: Page): Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const inBar = (page: Page, name: string | RegExp) =>
  page.getByRole('toolbar').getByRole('button', { name }).click()

/** Ticks the first row of a list, which brings the bar of what can be done with it. */
async function tick(page: Page) {
  // Not check(): react-admin's store tells of the choice a moment after the click.
  await page.getByRole('row').nth(1).getByRole('checkbox').click()
  await page.getByRole('toolbar').waitFor()
}

async function fromMenu(page: Page, name: string) {
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name }).click()
}

/** The segment and the type of objects whose screens have layers. */
async function makeRecords(product: Product, token: string): Promise<void> {
  await product.api('POST', '/segments', {
    id: 'layer-one',
    name: 'Layer one',
    description: 'before',
  })
  const made = await product.api(
    'POST',
    '/object-types',
    {
      id: 'vessel',
      name: 'Vessel',
      plural: 'Vessels',
      schema: { type: 'object', properties: { name: { type: 'string', maxLength: 100 } } },
    },
    { authorization: `Bearer ${token}` },
  )
  if (made.status !== 201) throw new Error(`no type of objects: ${JSON.stringify(made.body)}`)
}

const LIST = '/customer/segment'
const EDIT = '/customer/segment/layer-one'

/** What opens over a list. */
const listLayers: Layer[] = [
  { name: 'command palette', path: LIST, open: (page) => page.keyboard.press('Control+k') },
  { name: 'saved views', path: LIST, open: (page) => button(page, 'Views').click() },
  {
    name: 'a new view',
    path: LIST,
    async open(page) {
      await button(page, 'Views').click()
      await page.getByRole('menuitem', { name: 'Save as new view' }).click()
    },
  },
  { name: 'columns', path: LIST, open: (page) => button(page, 'Columns').click() },
  { name: 'export', path: LIST, open: (page) => button(page, 'Export').click() },
  { name: 'filters', path: LIST, open: (page) => button(page, 'Filter').click() },
  {
    name: 'tags of several',
    path: LIST,
    async open(page) {
      await tick(page)
      await inBar(page, 'Tags')
    },
  },
  { name: 'deleting several', path: LIST, open: (page) => inBar(page, 'Delete') },
  {
    name: 'adding to a list',
    path: '/profiles',
    async open(page) {
      await tick(page)
      await inBar(page, /list/i)
    },
  },
]

/** What opens while a record is shown or edited. */
const recordLayers = (product: Product): Layer[] => [
  {
    name: 'deleting',
    path: `${EDIT}/show`,
    open: (page) => button(page, 'Delete Layer one').click(),
  },
  {
    name: 'leaving without saving',
    path: EDIT,
    async open(page) {
      await page.getByLabel(/^Description/).fill('typed')
      await page.locator('.c-page a').first().click()
    },
  },
  {
    name: 'conflict',
    path: `${EDIT}?again`,
    async open(page) {
      await page.getByLabel(/^Description/).fill('mine')
      const { body } = await product.api<{ version: number }>('GET', '/segments/layer-one')
      await product.api('PUT', '/segments/layer-one', {
        description: 'theirs',
        version: body.version,
      })
      await button(page, 'Save segment').click()
    },
  },
  {
    name: 'restoring a version',
    path: `${EDIT}/show?tab=history`,
    open: (page) => button(page, 'Restore this version').click(),
  },
]

/** What opens from a field. */
const fieldLayers: Layer[] = [
  {
    name: 'creating in place',
    path: '/admin/users',
    async open(page) {
      await page.locator('tbody a').first().click()
      await page.getByRole('link', { name: 'Edit' }).click()
      await page.getByLabel(/^Tenant/).fill('Another')
      await page.getByRole('option', { name: /^New tenant/ }).click()
    },
  },
  {
    name: 'the menu of a picker',
    path: '/customer/goal/create',
    async open(page) {
      await page.getByLabel(/^Campaign/).click()
      await page.getByRole('listbox').getByRole('option').first().waitFor()
    },
  },
]

/** What opens over the page of one person. */
const personLayers = (person: string): Layer[] => [
  {
    name: 'what can be done with a person',
    path: person,
    open: (page) => button(page, 'More actions').click(),
  },
  { name: 'merging', path: `${person}?merge`, open: (page) => fromMenu(page, 'Merge') },
  {
    name: 'anonymising',
    path: `${person}?anonymise`,
    open: (page) => fromMenu(page, 'Anonymize'),
  },
]

const settingsLayers: Layer[] = [
  {
    name: 'deleting all data',
    path: '/settings',
    open: (page) => button(page, 'Delete all data').click(),
  },
  {
    name: 'choosing a tenant',
    path: '/settings?tenant',
    onlyWide: true,
    open: (page) => button(page, /^Switch tenant/).click(),
  },
]

/** What opens over other lists: imports, and the test of a mailbox. */
const otherListLayers: Layer[] = [
  {
    name: 'importing objects',
    path: '/custom/vessel',
    open: (page) => button(page, 'Import').click(),
  },
  {
    name: 'importing contacts',
    path: '/contacts',
    open: (page) => button(page, 'Import').click(),
  },
  {
    name: 'testing a mailbox',
    path: '/mailboxes',
    async open(page) {
      await button(page, /^Actions for/).click()
      await page.getByRole('menuitem', { name: 'Test connection' }).click()
      await page.locator('.mailbox-test').waitFor()
    },
  },
]

/**
 * Dialogs and menus of the console, each opened from the screen it belongs to; those of one screen
 * stand together.
 */
export async function consoleLayers(product: Product, token: string): Promise<Layer[]> {
  await makeRecords(product, token)
  const [profile] = (await product.api<{ id: string }[]>('GET', '/profiles?range=[0,0]')).body
  return [
    ...listLayers,
    ...recordLayers(product),
    ...fieldLayers,
    ...personLayers(`/profiles/profile/${profile!.id}`),
    ...settingsLayers,
    ...otherListLayers,
  ]
}

/**
 * What stands over the page: a dialog of the platform, a dialog or menu of MUI's, a list of
 * options, or the list of tenants.
 */
const OPEN =
  'dialog[open], [role="dialog"], [role="menu"]:popover-open, .MuiPopover-root [role="menu"], ' +
  '[role="listbox"], .tenant-panel'

/**
 * Opens each layer and has axe look at it in every size and theme; Esc must close it again. One
 * list of faults, so that a run names every one.
 */
export async function walkLayers(
  page: Page,
  product: Product,
  layers: readonly Layer[],
): Promise<string[]> {
  const wrong: string[] = []
  let at = ''
  page.on('dialog', (dialog) => void dialog.accept())
  for (const { name, path, onlyWide, open } of layers)
    try {
      if (at !== path) {
        await page.goto(`${product.origin}${path}`)
        await page.locator('h1').first().waitFor()
        await page.waitForFunction(
          () => !document.querySelector('[aria-busy="true"], .ui-skeleton, .c-bone'),
        )
      }
      at = path
      await open(page)
      await page.locator(OPEN).first().waitFor()
      for (const { size, theme } of allLooks.toReversed()) {
        if (onlyWide && size[0] < 1000) continue
        await page.setViewportSize({ width: size[0], height: size[1] })
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await page.locator(OPEN).first().waitFor()
        wrong.push(
          ...(await axeFaults(page, OPEN)).map((fault) => `${name} ${size[0]} ${theme}: ${fault}`),
        )
      }
      await page.keyboard.press('Escape')
      await page.waitForFunction((open) => !document.querySelector(open), OPEN)
    } catch (error) {
      at = ''
      wrong.push(`${name}: ${(error as Error).message.split('\n')[0]}`)
    }
  return wrong
}
