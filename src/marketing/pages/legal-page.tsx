import { longDate, readingTime } from '../site/content-list.ts'
import type { SiteContent } from '../site/content.ts'
import { PublicPage } from '../site/public-page.tsx'
import { Article } from './reading.tsx'

export default function LegalPage({ content }: { slug: string; content: SiteContent }) {
  const { title, description, updated, minutes } = content.meta
  return (
    <PublicPage title={title} description={description}>
      <Article content={content} meta={[`Effective ${longDate(updated!)}`, readingTime(minutes)]} />
    </PublicPage>
  )
}
