import { useContentLists } from '../site/content-list.ts'
import { brand } from '#brand'
import { Opening, PublicPage, Section } from '../site/public-page.tsx'
import { Begin } from '../sections/begin.tsx'
import { Entries } from '../sections/entries.tsx'

export default function IndustriesPage() {
  const { industries } = useContentLists()
  return (
    <PublicPage
      title="Industries"
      description={
        `How companies in different industries use ${brand.name}: whom to write to, what to say ` +
        'first, when they read email, and what to leave out.'
      }
    >
      <Opening title="By industry.">
        Whom to write to, what they want to know first, when they read their email, and what to
        leave out.
      </Opening>
      <Section
        plain
        title="Your industry."
        aside={<p className="soft">Every page includes a first email you can start from.</p>}
      >
        <Entries
          of={industries.map(({ path, meta }) => ({
            name: meta.name,
            to: path,
            text: meta.description,
          }))}
        />
      </Section>
      <Begin />
    </PublicPage>
  )
}
