import { useContentLists } from '../site/content-list.ts'
import { brand } from '#brand'
import { Opening, PublicPage, Section } from '../site/public-page.tsx'
import { Begin } from '../sections/begin.tsx'
import { Entries } from '../sections/entries.tsx'

export default function SolutionsPage() {
  const { solutions } = useContentLists()
  return (
    <PublicPage
      title="Solutions"
      description={
        `What email outreach in each country requires, and how ${brand.name} helps: ` +
        'sending hours, holidays, rules and etiquette, country by country.'
      }
    >
      <Opening title="By country.">
        The same email is welcome in one country and unlawful in the next. These pages explain the
        differences and what the product does about them.
      </Opening>
      <Section
        plain
        title="Where your readers are."
        aside={
          <p className="soft">
            Rules as we understand them on the date shown on each page. This is not legal advice.
          </p>
        }
      >
        <Entries
          of={solutions.map(({ path, meta }) => ({
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
