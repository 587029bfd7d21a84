import { Link } from '#ui/base/routing.tsx'
import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { longDate, readingTime, relatedPosts, useContentLists } from '../site/content-list.ts'
import type { SiteContent } from '../site/content.ts'
import { origin } from '../site/page-head.tsx'
import { PublicPage } from '../site/public-page.tsx'
import { Article } from './reading.tsx'

const trail = [
  ['Resources', paths.resources],
  ['Blog', paths.blog],
] as const

function Related({ slug }: { slug: string }) {
  const posts = relatedPosts(useContentLists().posts, slug)
  if (posts.length === 0) return null
  return (
    <section className="related" aria-labelledby="related-title">
      <h2 id="related-title">Related</h2>
      <ul className="plain">
        {posts.map(({ path, meta }) => (
          <li key={path}>
            <Link to={path}>{meta.title}</Link>
            <span>{longDate(meta.published!)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function PostPage({ slug, content }: { slug: string; content: SiteContent }) {
  const { title, description, published, tags = [], minutes } = content.meta
  const article = {
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: published,
    keywords: tags.join(', '),
    url: origin + paths.post(slug),
    author: { '@type': 'Organization', name: brand.legalEntity },
    publisher: { '@type': 'Organization', name: brand.legalEntity },
  }
  const tagLinks = tags.map((tag) => (
    <Link key={tag} to={`${paths.blog}#${tag.replaceAll(' ', '-')}`}>
      {tag}
    </Link>
  ))
  return (
    <PublicPage
      title={title}
      description={description}
      kind="article"
      trail={trail}
      data={[article]}
    >
      <Article
        content={content}
        trail={trail}
        meta={[longDate(published!), readingTime(minutes), ...tagLinks]}
      >
        <Related slug={slug} />
      </Article>
    </PublicPage>
  )
}
