import { contentAddress } from './content-address.ts'
import type { ContentEntry, ContentKind, ContentMeta } from './content.ts'
import { useLiveContent } from './live-content.tsx'

const files = import.meta.glob<ContentMeta>('../content/*/*.md', {
  query: '?meta',
  import: 'default',
  eager: true,
})

export type Listed = Exclude<ContentKind, 'legal'>
export type ContentLists = Readonly<Record<Listed, readonly ContentEntry[]>>

function entriesOf(kind: Listed): ContentEntry[] {
  const contentEntries = Object.entries(files)
    .filter(([file]) => file.startsWith(`../content/${kind}/`))
    .map(([file, meta]): ContentEntry => {
      const slug = file.slice(file.lastIndexOf('/') + 1, -'.md'.length)
      return { slug, path: contentAddress[kind](slug), meta }
    })
  return inOrder(kind, contentEntries)
}

/** Sorts posts by date, newest first, and everything else by its order, then by title. */
export function inOrder(kind: ContentKind, entries: readonly ContentEntry[]): ContentEntry[] {
  const newest = (entry: ContentEntry) => entry.meta.published ?? ''
  const place = (entry: ContentEntry) => Number(entry.meta.order ?? Number.MAX_SAFE_INTEGER)
  return [...entries].sort(
    (a, b) =>
      (kind === 'posts' ? newest(b).localeCompare(newest(a)) : place(a) - place(b)) ||
      a.meta.title.localeCompare(b.meta.title),
  )
}

/**
 * All content files without their texts: guides, solutions and industries in their order, posts
 * newest first.
 */
export const contentList: ContentLists = {
  guides: entriesOf('guides'),
  posts: entriesOf('posts'),
  solutions: entriesOf('solutions'),
  industries: entriesOf('industries'),
}

/** Other posts with a common tag, most common tags first, at most three. */
export function relatedPosts(
  posts: readonly ContentEntry[],
  slug: string,
): readonly ContentEntry[] {
  const own = new Set(posts.find((post) => post.slug === slug)?.meta.tags)
  const shared = (post: ContentEntry) => (post.meta.tags ?? []).filter((tag) => own.has(tag)).length
  return posts
    .filter((post) => post.slug !== slug && shared(post) > 0)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, 3)
}

/** `1 minute`, `8 minutes`. */
export const readingTime = (minutes: number): string =>
  `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * `18 November 2026` for `2026-11-18`. Formats by hand: loading the browser's date formats takes
 * longer than hydrating the page.
 */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[month! - 1]} ${year}`
}

/**
 * The lists of index pages, adjacent and related posts: those of the live source for kinds it has.
 */
export function useContentLists(): ContentLists {
  const live = useLiveContent()
  return live ? { ...contentList, ...live.kinds } : contentList
}
