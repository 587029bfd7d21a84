import type { RouteObject } from 'react-router-dom'
import { consoleRoutes } from '#console/console-routes.tsx'
import { publicPaths } from '#marketing/pages.tsx'
import { NotFound } from '#shell/not-found.tsx'
import { routes } from './routes.tsx'
import { render } from './render-page.tsx'
import { lightPage } from './light-pages.tsx'

/** What the blog offers to readers of feeds; every address that gets a page of its own. */
export { blogFeed, robots, sitemap } from '#marketing/site/feed.ts'
export { publicPaths }
export { createLivePages } from './live-pages.tsx'
export { splitFontFaces } from './page-styles.ts'
export { fillPage, lateShell, withBoot } from './page-shell.ts'
export { cardName, ORIGIN_MARK } from '#marketing/site/page-head.tsx'

const patternsOf = (list: readonly RouteObject[], above = ''): string[] =>
  list.flatMap((route) => {
    const path = route.path?.startsWith('/')
      ? route.path
      : [above, route.path].filter(Boolean).join('/')
    return [
      ...(route.path && route.path !== '*' ? [path.startsWith('/') ? path : `/${path}`] : []),
      ...patternsOf(route.children ?? [], path),
    ]
  })

/**
 * The pattern of every address that has a page, public, customer's or console's: all others answer
 * 404.
 */
export const appPatterns = (): string[] =>
  [...new Set([...patternsOf(routes), ...patternsOf(consoleRoutes)])].sort()

/**
 * One page as HTML, made without a browser.
 * @returns what belongs into the head, and the markup of the root element
 * @throws Error when the path has no public page
 */
export async function renderPage(path: string): Promise<{ head: string; app: string }> {
  const load = lightPage(path)
  if (!load) throw new Error(`${path} has no page that can be prerendered`)
  return render(path, await load())
}

/** The page of addresses that do not exist. */
export const renderNotFound = (): Promise<{ head: string; app: string }> => render('/404', NotFound)
