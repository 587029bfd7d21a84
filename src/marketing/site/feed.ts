import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { contentList, type ContentLists } from './content-list.ts'
import type { ContentEntry } from './content.ts'

export const FEED_PATH = '/feed.xml'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * The blog as RSS 2.0. Feeds need absolute URLs: `origin` is that of the published site, without a
 * trailing slash.
 */
export function blogFeed(
  origin: string,
  posts: readonly ContentEntry[] = contentList.posts,
): string {
  const items = posts.map(
    ({ path, meta }) => `    <item>
      <title>${escaped(meta.title)}</title>
      <link>${origin}${path}</link>
      <guid isPermaLink="true">${origin}${path}</guid>
      <pubDate>${new Date(`${meta.published}T08:00:00Z`).toUTCString()}</pubDate>
      <description>${escaped(meta.description)}</description>
${(meta.tags ?? []).map((tag) => `      <category>${escaped(tag)}</category>\n`).join('')}    </item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(brand.name)}</title>
    <link>${origin}${paths.blog}</link>
    <description>${escaped(`Notes from making ${brand.name}.`)}</description>
    <language>en</language>
    <atom:link href="${origin}${FEED_PATH}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
  </channel>
</rss>
`
}

/** `sitemap.xml` of the given paths, each with the day of its last change if the text has one. */
export function sitemap(
  origin: string,
  addresses: readonly string[],
  lists: ContentLists = contentList,
): string {
  const changed = new Map(
    Object.values(lists).flatMap((entries) =>
      entries.map(({ path, meta }) => [path, meta.updated ?? meta.published] as const),
    ),
  )
  const entries = addresses.map(
    (path) =>
      `  <url><loc>${origin}${path}</loc>${changed.get(path) ? `<lastmod>${changed.get(path)}</lastmod>` : ''}</url>`,
  )
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n` +
    `</urlset>\n`
  )
}

/** `robots.txt`: allows the public pages and blocks private ones. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    'Disallow: /shared/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
