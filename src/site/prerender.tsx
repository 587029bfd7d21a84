import type { RouteObject } from 'react-router-dom'
import { consolePaths } from '#console/console-routes.tsx'
import { publicPaths } from '#marketing/pages.tsx'
import { NotFound } from '#shell/not-found.tsx'
import { routes } from './routes.tsx'
import { render } from './render-page.tsx'
import { lightPage } from './light-pages.tsx'

/** Also exports the feeds of the blog and the list of prerendered paths. */
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

/** Patterns of all addresses with a page, public, customer or console; all others return 404. */
export const appPatterns = (): string[] =>
  [...new Set([...patternsOf(routes), ...consolePaths.map((path) => `/${path}`)])].sort()

/**
 * Renders one page to HTML without a browser.
 * @returns the content of the head, and the markup of the root element
 * @throws Error if the path has no public page
 */
export async function renderPage(path: string): Promise<{ head: string; app: string }> {
  const load = lightPage(path)
  if (!load) throw new Error(`${path} has no page that can be prerendered`)
  return render(path, await load())
}

/** The 404 page. */
export const renderNotFound = (): Promise<{ head: string; app: string }> => render('/404', NotFound)
