import type { Content, LiveContent } from '#marketing/site/content.ts'
import type { ContentDocument } from '#platform/content/content-source.ts'

/** The public pages over content from outside. */
export interface LivePages {
  /** A page as HTML with the content that its browser needs; null when there is no such page. */
  render(path: string): Promise<{ head: string; app: string; live: LiveContent } | null>
  /** The content of one page, for browsers that go on to it. */
  content(path: string): Content | null
  sitemap(origin: string): string
  /** What every page gets: the lists by kind, and the FAQ. */
  shared: LiveContent
  feed(origin: string): string
  /** Documents whose Markdown cannot be shown, and why. */
  faults: readonly { what: string; why: string }[]
}

/**
 * What the server uses of the program that prerenders. It is loaded beside the server and never
 * built into it, because it brings every component.
 */
export interface LiveRenderer {
  createLivePages(documents: readonly ContentDocument[]): LivePages
  /** Puts head, markup and the styles that they need into the shell of the pages. */
  fillPage(shell: string, css: string, head: string, app: string): string
  /** Stands in rendered pages for the site's origin. */
  ORIGIN_MARK: string
}
