import { paths } from '#client/paths.ts'
import type { ContentEntry, ContentKind, ContentMeta } from './content.ts'

const files = import.meta.glob<ContentMeta>('./content/*/*.md', { query: '?meta', import: 'default', eager: true })

type Listed = Exclude<ContentKind, 'legal'>

const address: Record<Listed, (slug: string) => string> = { guides: paths.guide, posts: paths.post, solutions: paths.solution, industries: paths.industry }

function entriesOf(kind: Listed): ContentEntry[] {
  const found = Object.entries(files)
    .filter(([file]) => file.startsWith(`./content/${kind}/`))
    .map(([file, meta]): ContentEntry => {
      const slug = file.slice(file.lastIndexOf('/') + 1, -'.md'.length)
      return { slug, path: address[kind](slug), meta }
    })
  const newest = (entry: ContentEntry) => entry.meta.published ?? ''
  return kind === 'posts' ? found.sort((a, b) => newest(b).localeCompare(newest(a))) : found.sort((a, b) => Number(a.meta.order) - Number(b.meta.order))
}

/** All content files without their texts: guides, solutions and industries in their order, posts newest first. */
export const contentList: Readonly<Record<Listed, readonly ContentEntry[]>> = {
  guides: entriesOf('guides'),
  posts: entriesOf('posts'),
  solutions: entriesOf('solutions'),
  industries: entriesOf('industries'),
}

/** Other posts that share a tag, most shared tags first, at most three. */
export function relatedPosts(slug: string): readonly ContentEntry[] {
  const own = new Set(contentList.posts.find((post) => post.slug === slug)?.meta.tags)
  const shared = (post: ContentEntry) => (post.meta.tags ?? []).filter((tag) => own.has(tag)).length
  return contentList.posts
    .filter((post) => post.slug !== slug && shared(post) > 0)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, 3)
}

/** `1 minute`, `8 minutes`. */
export const readingTime = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`

/** `18 November 2026`. */
export const longDate = (date: string): string => new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
