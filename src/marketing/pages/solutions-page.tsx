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
        `What writing to firms in one country asks of you, and how ${brand.name} keeps to ` +
        'it: hours, holidays, rules and manners, place by place.'
      }
    >
      <Opening title="By place.">
        The same mail is welcome in one country and unlawful in the next. These pages say what
        changes at the border, and what the program does about it.
      </Opening>
      <Section
        plain
        title="Where your readers are."
        aside={
          <p className="soft">
            Rules as we understand them on the date that stands on each page. They are no legal
            advice.
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
