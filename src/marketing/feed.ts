import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { contentList } from './content-list.ts'

export const FEED_PATH = '/feed.xml'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The blog as RSS 2.0. A feed needs whole addresses: `origin` is where the site is published, without a slash at the end. */
export function blogFeed(origin: string): string {
  const items = contentList.posts.map(
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
