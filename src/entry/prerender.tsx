import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { publicPaths } from '#marketing/pages.tsx'
import { routes } from './routes.tsx'

/** What the blog offers to readers of feeds; every address that gets a page of its own. */
export { blogFeed } from '#marketing/feed.ts'
export { publicPaths }

/** React hoists title, meta and link to the front of the stream when the tree has no head. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/

/**
 * One page as HTML, made without a browser.
 * @returns what belongs into the head, and the markup of the root element
 * @throws Error when the path redirects or does not exist
 */
export async function renderPage(path: string): Promise<{ head: string; app: string }> {
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(`http://prerender${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`)
  if (context.errors) throw new Error(`${path} cannot be prerendered: ${JSON.stringify(Object.values(context.errors))}`)
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </StrictMode>,
  )
  let html = ''
  for await (const chunk of prelude) html += chunk
  const head = html.match(HOISTED)?.[0] ?? ''
  return { head, app: html.slice(head.length) }
}
