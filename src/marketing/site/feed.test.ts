import { expect, it } from 'vitest'
import { contentList } from './content-list.ts'
import { blogFeed } from './feed.ts'

it('lists every post once, newest first, with whole addresses', () => {
  const feed = blogFeed('https://outrider.example')
  const links = [...feed.matchAll(/<item>[\s\S]*?<link>([^<]+)<\/link>/g)].map((found) => found[1])
  expect(links).toEqual(contentList.posts.map(({ path }) => `https://outrider.example${path}`))
  const dates = [...feed.matchAll(/<pubDate>([^<]+)<\/pubDate>/g)].map((found) =>
    Date.parse(found[1]!),
  )
  expect(dates).toEqual([...dates].sort((a, b) => b - a))
  expect(feed).not.toMatch(/&(?!amp;|lt;|gt;)/)
})
