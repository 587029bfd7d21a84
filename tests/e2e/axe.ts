import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

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

async function faultsOf(page: Page, inside?: string): Promise<string[]> {
  // What passed is not told of in full, and a page without frames is asked in one go: otherwise a
  // second page is opened to put the answers of frames together. That finds the same in a quarter
  // of the time.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
  const { violations } = await (inside ? builder.include(inside) : builder).analyze()
  return violations.map(
    (one) => `${one.id} (${one.nodes.length}) ${one.nodes[0]?.target.join(' ')}`,
  )
}
