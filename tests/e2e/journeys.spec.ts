import { expect, test, type Page } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { signIn } from './sign-in.ts'
import { startProduct, type Product } from './start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})

test.afterAll(() => product?.stop())

const asAdmin = (page: Page) =>
  signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')

async function advance(duration: string) {
  const answer = await fetch(`${product.origin}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: duration }),
  })
  expect(answer.status).toBe(200)
}

async function track(event: string, userId: string) {
  const source = await product.api<{ key: string }>('POST', '/sources', {
    name: `Shop of ${userId}`,
    kind: 'server',
  })
  const sent = await fetch(`${product.origin}/v1/track`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${source.body.key}:`)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ userId, event, properties: {} }),
  })
  expect(sent.status).toBe(200)
}

const step = (page: Page, id: string) => page.locator(`[data-step="${id}"]`)
const saved = (page: Page) => expect(page.getByText('saved just now')).toBeVisible()
const graphOf = async (id: string) =>
  (
    await product.api<{
      graph: {
        nodes: {
          id: string
          kind: string
          exits: Record<string, string>
          given: Record<string, unknown>
        }[]
      }
      version: number
    }>('GET', `/journeys/${id}/dag`)
  ).body

/** What a condition about an event is made of by clicking. */
async function chooseEvent(page: Page, event: string) {
  const builder = page.getByRole('group', { name: 'Event' }).first()
  await builder.getByRole('button', { name: 'Add a line' }).first().click()
  await page.getByRole('combobox', { name: 'Add a line' }).fill('type')
  await page.getByRole('option').filter({ hasText: 'The event is of a given type' }).first().click()
  await page.getByRole('combobox', { name: 'Event type' }).fill(event)
  await page.getByRole('option', { name: event }).first().click()
}

test('a journey is built by clicking, survives a reload, is published, and an event enrolls a person', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await asAdmin(page)
  await page.goto(`${product.origin}/customer/journey`)
  await page.getByRole('link', { name: 'New journey' }).first().click()
  await page.getByLabel(/^Name/).fill('Trial to first order')
  await page.getByRole('button', { name: 'Create journey' }).click()
  await expect(page.getByRole('heading', { name: 'Trial to first order', level: 1 })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)!

  await step(page, 'entry').click()
  await chooseEvent(page, 'Trial started')
  await page.getByRole('button', { name: 'Add a step after “Entry”' }).click()
  await page.getByRole('menuitem', { name: /^Wait/ }).click()
  await page.getByLabel('Duration', { exact: true }).fill('2 days')
  await saved(page)
  // In the middle of it: what was done is there again.
  await page.reload()
  await expect(step(page, 'wait')).toContainText('Wait 2 days')
  await page.getByRole('button', { name: 'Add a step after “Wait”' }).click()
  await page.getByRole('menuitem', { name: /^To-do/ }).click()
  await expect(page.getByRole('button', { name: /^Problems/ })).toContainText('1')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByRole('button', { name: 'Publish version 1' })).toBeDisabled()
  // A problem leads to its step.
  await dialog.getByRole('button', { name: /To-do/ }).click()
  await page
    .getByLabel(/^Title/)
    .first()
    .fill('Call them')
  await expect(page.getByRole('button', { name: /^Problems/ })).toContainText('0')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByLabel('Note').fill('The first one')
  await dialog.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(page.getByText('version 1 live')).toBeVisible()

  await track('Trial started', 'journey-1')
  const door = page.getByRole('link', { name: '1 here: show people' })
  await expect(door).toBeVisible()
  await door.click()
  await expect(page.getByRole('heading', { name: 'People in Trial to first order' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('Wait')
  await advance('P2DT1H')
  await page.goto(`${product.origin}/executions/${id}`)
  await expect(page.getByRole('row').nth(1)).toContainText('Exit')
  await page.getByRole('button', { name: 'Show path' }).click()
  await expect(page.getByRole('dialog', { name: 'Path' }).getByRole('listitem')).toContainText([
    'Entry',
    'Wait',
    'To-do',
    'Exit',
  ])
})

test('a journey is built by keyboard alone in the outline, taken back, and put together again', async ({
  page,
}) => {
  await asAdmin(page)
  await product.api('POST', '/journeys', { id: 'by-keys', name: 'Built by keys' })
  await page.goto(`${product.origin}/editjourney/by-keys`)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.getByRole('button', { name: 'Outline', exact: true }).focus()
  await press('Enter')
  await step(page, 'entry').focus()
  await press('+')
  await expect(page.getByRole('menuitem', { name: /^Wait/ })).toBeFocused()
  await press('ArrowDown', 'Enter')
  // The new step has the focus; from there the next one is added on its first way.
  await expect(step(page, 'branch')).toBeFocused()
  await press('+')
  await expect(page.getByRole('menuitem', { name: /^Wait/ })).toBeFocused()
  await press('Enter')
  await expect(step(page, 'wait')).toBeFocused()
  await expect
    .poll(async () =>
      (await graphOf('by-keys')).graph.nodes
        .map(({ id, exits }) => `${id} ${Object.values(exits).toSorted().join()}`)
        .toSorted(),
    )
    .toEqual(['branch exit,wait', 'entry branch', 'exit ', 'wait exit'])
  // Settings: Enter goes there, Esc comes back.
  await press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.type('A little while')
  await press('Escape')
  await expect(step(page, 'wait')).toBeFocused()
  await expect(step(page, 'wait')).toContainText('A little while')
  await press('Control+d')
  await expect(page.locator('[data-step]')).toHaveCount(5)
  await press('Control+z')
  await expect(page.locator('[data-step]')).toHaveCount(4)
  await step(page, 'wait').focus()
  await press('ArrowUp')
  await expect(step(page, 'branch')).toBeFocused()
  await press('Escape', 'Delete')
  await expect(page.locator('[data-step]')).toHaveCount(3)
  await expect(step(page, 'entry')).toBeFocused()
  await expect
    .poll(async () =>
      (await graphOf('by-keys')).graph.nodes
        .map(({ id, exits }) => `${id} ${Object.values(exits).toSorted().join()}`)
        .toSorted(),
    )
    .toEqual(['entry wait', 'exit ', 'wait exit'])
})

test('what somebody else saved meanwhile is not written over unasked', async ({ page }) => {
  await asAdmin(page)
  await product.api('POST', '/journeys', { id: 'two-of-us', name: 'Two of us' })
  await page.goto(`${product.origin}/editjourney/two-of-us`)
  await step(page, 'exit').click()
  const { graph, version } = await graphOf('two-of-us')
  await product.api('PUT', '/journeys/two-of-us/dag', {
    version,
    graph: {
      nodes: graph.nodes.map((node) =>
        node.kind === 'entry' ? { ...node, name: 'Theirs' } : node,
      ),
    },
  })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mine')
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this journey' })
  await expect(dialog).toContainText('Different in both')
  await dialog.getByRole('button', { name: 'Use server draft' }).click()
  await expect(step(page, 'entry')).toContainText('Theirs')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(step(page, 'exit')).toContainText('Mine')
  await expect
    .poll(async () => (await graphOf('two-of-us')).graph.nodes.find(({ id }) => id === 'exit'))
    .toMatchObject({ name: 'Mine' })
})

test('people are enrolled manually, one is tried on its own clock, and a second version asks about them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await asAdmin(page)
  const graph = {
    nodes: [
      { id: 'entry', kind: 'entry', name: '', note: '', given: {}, exits: { next: 'wait' } },
      {
        id: 'wait',
        kind: 'wait',
        name: 'Do they answer?',
        note: '',
        given: {
          how: 'event',
          event: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'Answered' } },
          timeout: 'P5D',
        },
        exits: { done: 'yes', 'timed-out': 'no' },
      },
      { id: 'yes', kind: 'exit', name: 'Yes', note: '', given: {}, exits: {} },
      { id: 'no', kind: 'exit', name: 'No', note: '', given: {}, exits: {} },
    ],
  }
  await product.api('POST', '/journeys', { id: 'answers', name: 'Whoever answers', graph })
  await product.api('POST', '/journeys/answers/publish', { note: 'The first one' })
  await page.goto(`${product.origin}/editjourney/answers`)
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  await menu('Add people')
  const starting = page.getByRole('dialog', { name: 'Add people' })
  // By name: until what was typed has been looked for, others stand in the list.
  await starting.getByRole('combobox').fill('Ines')
  await starting.getByRole('option', { name: /Ines Svensson/ }).click()
  await expect(starting.getByRole('button', { name: 'Add', exact: true })).toBeEnabled()
  await starting.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(starting.getByRole('status')).toContainText('1 person added.')
  await starting.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('link', { name: '1 here: show people' })).toBeVisible()

  await page.getByRole('button', { name: 'Simulate', exact: true }).click()
  const simulate = page.getByRole('complementary', { name: 'Simulate' })
  await simulate.getByRole('combobox', { name: 'Person' }).fill('Ines')
  await page.getByRole('option', { name: /Ines Svensson/ }).click()
  await simulate.getByRole('button', { name: 'Run simulation' }).click()
  await expect(simulate.getByRole('listitem')).toContainText([
    'Entry',
    'Do they answer?',
    'No',
    'End',
  ])
  await simulate.getByRole('combobox', { name: /^Then/ }).selectOption({ label: 'Event happened' })
  await expect(simulate.getByRole('listitem')).toContainText([
    'Entry',
    'Do they answer?',
    'Yes',
    'End',
  ])
  await expect(step(page, 'yes')).toContainText('passed')

  // The step at which somebody waits is taken away: whoever is there stays on the version that has
  // it.
  await simulate.getByRole('button', { name: 'Close' }).click()
  await step(page, 'wait').click()
  await page.getByRole('button', { name: 'Delete step' }).click()
  await saved(page)
  await menu('Versions')
  const versions = page.getByRole('complementary', { name: 'Versions' })
  await expect(versions).toContainText('Removed: Do they answer?')
  await expect(step(page, 'wait')).toContainText('removed')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const publishing = page.getByRole('dialog', { name: 'Publish' })
  await expect(publishing).toContainText('Removed: Do they answer?')
  await expect(publishing).toContainText('1 person at “Do they answer?”: removed in the draft')
  await expect(publishing.getByRole('radio', { name: /to the same step/ })).toBeDisabled()
  await publishing.getByRole('button', { name: 'Publish version 2' }).click()
  await expect(page.getByText('version 2 live')).toBeVisible()

  await versions.getByRole('button', { name: 'Copy to draft' }).last().click()
  await expect
    .poll(async () => (await graphOf('answers')).graph.nodes.map(({ id }) => id).toSorted())
    .toEqual(['entry', 'no', 'wait', 'yes'])
  await menu('Pause')
  await page
    .getByRole('dialog', { name: 'Pause this journey?' })
    .getByRole('button', { name: 'Pause' })
    .click()
  await expect(page.getByText('version 2 paused')).toBeVisible()
  await page.goto(`${product.origin}/executions/answers`)
  await page.getByRole('button', { name: /^More actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page
    .getByRole('dialog', { name: 'Remove this person from the journey?' })
    .getByLabel('Reason')
    .fill('They called')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('They called')
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, viewport: { width: 1280, height: 860 } })

    test('axe finds nothing in the designer, in its panels and dialogs, and in who is where', async ({
      page,
    }) => {
      await asAdmin(page)
      await product.api('POST', '/journeys', { id: `look-${colorScheme}`, name: 'To look at' })
      await page.goto(`${product.origin}/editjourney/look-${colorScheme}`)
      await page.getByRole('button', { name: 'Add a step after “Entry”' }).click()
      await page.getByRole('menuitem', { name: /^Branch/ }).click()
      await expect(step(page, 'branch')).toBeVisible()
      await page.getByRole('button', { name: 'Add branch', exact: true }).click()
      await saved(page)
      expect(await axeFaults(page)).toEqual([])
      await page.getByRole('button', { name: 'Outline', exact: true }).click()
      expect(await axeFaults(page)).toEqual([])
      await page.getByRole('button', { name: /^Problems/ }).click()
      expect(await axeFaults(page)).toEqual([])
      await page.getByRole('button', { name: 'Simulate', exact: true }).click()
      expect(await axeFaults(page)).toEqual([])
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(page.getByText('Fix the errors before you publish')).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      await page.goto(`${product.origin}/executions/look-${colorScheme}`)
      await expect(
        page.getByText('No one has entered yet. Publish the journey to let people in.'),
      ).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
    })
  })
