import { Link } from '#ui/base/routing.tsx'
import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { longDate, readingTime, useContentLists } from '../site/content-list.ts'
import type { ContentEntry } from '../site/content.ts'
import { FEED_PATH } from '../site/feed.ts'
import { Opening, PublicPage, Section } from '../site/public-page.tsx'
import { Entries } from '../sections/entries.tsx'

const trail = [['Resources', paths.resources]] as const

/** Tags with their posts, the most frequent first. */
function topics(all: readonly ContentEntry[]) {
  const tags = [...new Set(all.flatMap(({ meta }) => meta.tags ?? []))]
  return tags
    .map((tag) => ({ tag, posts: all.filter(({ meta }) => meta.tags?.includes(tag)) }))
    .sort((a, b) => b.posts.length - a.posts.length || a.tag.localeCompare(b.tag))
}

export default function BlogPage() {
  const { posts } = useContentLists()
  return (
    <PublicPage
      title="Blog"
      description={
        `Notes from building ${brand.name}: what we decided, what we measured, and what we left ` +
        'out.'
      }
      trail={trail}
    >
      <Opening title="Blog." trail={trail}>
        Decisions from building {brand.name}, and the reasons behind them. Subscribe to the{' '}
        <a className="link" href={FEED_PATH}>
          feed
        </a>{' '}
        in your reader.
      </Opening>
      <Section plain title="All posts.">
        <Entries
          of={posts.map(({ path, meta }) => ({
            name: meta.title,
            to: path,
            text: meta.description,
            note: `${longDate(meta.published!)}, ${readingTime(meta.minutes)}`,
          }))}
        />
      </Section>
      <Section title="By topic.">
        <dl className="terms">
          {topics(posts).map(({ tag, posts: tagged }) => [
            <dt key={tag} id={tag.replaceAll(' ', '-')}>
              {tag}
            </dt>,
            <dd key={`${tag} posts`}>
              {tagged.map(({ path, meta }) => (
                <p key={path}>
                  <Link className="link" to={path}>
                    {meta.title}
                  </Link>
                </p>
              ))}
            </dd>,
          ])}
        </dl>
      </Section>
    </PublicPage>
  )
}
