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
        `How firms in different trades can use ${brand.name}: whom to write to, what to say ` +
        'first, when they read mail, and what to leave out.'
      }
    >
      <Opening title="By trade.">
        Whom to write to, what they will want to know first, when they read their mail, and which
        sentence to leave out.
      </Opening>
      <Section
        plain
        title="What you sell."
        aside={<p className="soft">Each page has a first mail that you can take as a start.</p>}
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
