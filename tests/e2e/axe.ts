import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * What axe objects to in a page as it stands, a line each: the rule, how many elements, and where
 * the first is. Every rule is asked.
 * @param inside selector of the part to look at; absent: all of it
 */
export async function axeFaults(page: Page, inside?: string): Promise<string[]> {
  return withoutMails(page, () => faultsOf(page, inside))
}

/**
 * Mails are shown in frames in which nothing can run, axe neither: it would wait for its answer for
 * ever. They are no part of our pages.
 */
async function withoutMails<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const frames = await page.locator('iframe[sandbox=""]').count()
  if (frames === 0) return look()
  const taken = await page.evaluateHandle(() =>
    [...document.querySelectorAll('iframe[sandbox=""]')].map((frame) => {
      const place = document.createElement('div')
      frame.replaceWith(place)
      return { frame, place }
    }),
  )
  try {
    return await look()
  } finally {
    await taken.evaluate((all) => all.forEach(({ frame, place }) => place.replaceWith(frame)))
  }
}

interface Violation {
  id: string
  nodes: { target: unknown[] }[]
}

/** What passed is not told of in full, which takes a part of the time. */
const OPTIONS = { resultTypes: ['violations'] } satisfies axe.RunOptions

/**
 * Loads axe into the page once and runs it there. The builder loads it twice for each look, which
 * takes as long as the look itself.
 */
async function violationsOfOneFrame(page: Page, inside?: string): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ inside, options }) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe }
      const context = inside ? { include: [[inside]] } : document
      return (await loaded.run(context as axe.ElementContext, options)).violations
    },
    { inside, options: OPTIONS },
  )
}

/** A page with frames is looked at by the builder, which puts the answers of frames together. */
async function violationsOfFrames(page: Page, inside?: string): Promise<Violation[]> {
  const builder = new AxeBuilder({ page }).options(OPTIONS)
  return (await (inside ? builder.include(inside) : builder).analyze()).violations
}

async function faultsOf(page: Page, inside?: string): Promise<string[]> {
  const look = page.frames().length === 1 ? violationsOfOneFrame : violationsOfFrames
  return (await look(page, inside)).map(
    (one) => `${one.id} (${one.nodes.length}) ${one.nodes[0]?.target.join(' ')}`,
  )
}
