import { Link } from '#ui/base/routing.tsx'
import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { longDate, readingTime, useContentLists } from '../site/content-list.ts'
import type { SiteContent } from '../site/content.ts'
import { origin } from '../site/page-head.tsx'
import { PublicPage } from '../site/public-page.tsx'
import { Article } from './reading.tsx'

const trail = [
  ['Resources', paths.resources],
  ['Guides', `${paths.resources}#guides`],
] as const

function AdjacentGuides({ slug }: { slug: string }) {
  const { guides } = useContentLists()
  const at = guides.findIndex((guide) => guide.slug === slug)
  const before = guides[at - 1]
  const after = guides[at + 1]
  return (
    <nav className="next" aria-label="More guides">
      {before ? (
        <Link to={before.path}>
          <span>Previous</span>
          <b>{before.meta.title}</b>
        </Link>
      ) : (
        <span />
      )}
      {after ? (
        <Link to={after.path}>
          <span>Next</span>
          <b>{after.meta.title}</b>
        </Link>
      ) : null}
    </nav>
  )
}

export default function GuidePage({ slug, content }: { slug: string; content: SiteContent }) {
  const { title, description, updated, audience, minutes } = content.meta
  const article = {
    '@type': 'TechArticle',
    headline: title,
    description,
    dateModified: updated,
    url: origin + paths.guide(slug),
    author: { '@type': 'Organization', name: brand.legalEntity },
    publisher: { '@type': 'Organization', name: brand.legalEntity },
  }
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
        meta={[
          readingTime(minutes),
          ...(updated ? [`Updated ${longDate(updated)}`] : []),
          ...(audience ? [audience] : []),
        ]}
      >
        <AdjacentGuides slug={slug} />
      </Article>
    </PublicPage>
  )
}
