import { paths } from '#client/paths.ts'
import { longDate, useContentLists } from '../site/content-list.ts'
import type { SiteContent } from '../site/content.ts'
import { origin } from '../site/page-head.tsx'
import { PublicPage } from '../site/public-page.tsx'
import { Article } from './reading.tsx'
import { OtherPages } from '../sections/other-pages.tsx'

const trail = [['Industries', paths.industries]] as const

export default function IndustryPage({ slug, content }: { slug: string; content: SiteContent }) {
  const { title, description, updated } = content.meta
  const { industries } = useContentLists()
  const page = {
    '@type': 'WebPage',
    name: title,
    description,
    dateModified: updated,
    url: origin + paths.industry(slug),
  }
  return (
    <PublicPage title={title} description={description} kind="article" trail={trail} data={[page]}>
      <Article
        content={content}
        trail={trail}
        meta={[content.meta.name, ...(updated ? [`Updated ${longDate(updated)}`] : [])]}
      >
        <OtherPages label="Other industries" entries={industries} without={slug} />
      </Article>
    </PublicPage>
  )
}
