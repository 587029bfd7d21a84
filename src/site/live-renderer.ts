import type { SiteContent, LiveContent } from '#marketing/site/content.ts'
import type { ContentDocument } from '#platform/content/content-source.ts'

/** The public pages with content from an external source. */
export interface LivePages {
  /** Renders a page as HTML with the content for its browser; null if there is no such page. */
  render(path: string): Promise<{ head: string; app: string; live: LiveContent } | null>
  /** The content of one page, for browsers that navigate to it. */
  content(path: string): SiteContent | null
  sitemap(origin: string): string
  /** Sent with every page: the lists by kind, and the FAQ. */
  shared: LiveContent
  feed(origin: string): string
  /** Documents whose Markdown is invalid, and why. */
  faults: readonly { what: string; why: string }[]
}

/**
 * The server's interface to the prerendering bundle, which is loaded at runtime and never bundled
 * with the server, because it contains every component.
 */
export interface LiveRenderer {
  createLivePages(documents: readonly ContentDocument[]): LivePages
  /** Inserts head, markup and the styles they use into the shell of the pages. */
  fillPage(shell: string, css: string, head: string, app: string): string
  /** Placeholder for the site's origin in rendered pages. */
  ORIGIN_MARK: string
}
