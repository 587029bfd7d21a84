import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { longDate, readingTime, useContentLists } from '../site/content-list.ts'
import { MoreLink, Opening, PublicPage, Section } from '../site/public-page.tsx'
import { Entries } from '../sections/entries.tsx'

const LATEST = 4

export default function ResourcesPage() {
  const { guides, posts, industries, solutions } = useContentLists()
  return (
    <PublicPage
      title="Resources"
      description={
        'Guides and notes on business email outreach: mailboxes, lists, first emails, ' +
        `replies, the law, and running ${brand.name} yourself.`
      }
    >
      <Opening title="Guides and notes.">
        Written for the people who do the work. Most of it is useful with or without {brand.name}.
      </Opening>
      <Section
        plain
        id="guides"
        title="Guides."
        aside={<p className="soft">In the order you need them.</p>}
      >
        <Entries
          of={guides.map(({ path, meta }) => ({
            name: meta.title,
            to: path,
            text: meta.description,
            note: readingTime(meta.minutes),
          }))}
        />
      </Section>
      <Section
        title="From the blog."
        aside={
          <p>
            <MoreLink to={paths.blog}>All posts</MoreLink>
          </p>
        }
      >
        <Entries
          of={posts.slice(0, LATEST).map(({ path, meta }) => ({
            name: meta.title,
            to: path,
            text: meta.description,
            note: longDate(meta.published!),
          }))}
        />
      </Section>
      <Section
        title="By industry."
        aside={
          <p>
            <MoreLink to={paths.industries}>All industries</MoreLink>
          </p>
        }
      >
        <Entries
          of={industries.map(({ path, meta }) => ({
            name: meta.name,
            to: path,
            text: meta.description,
          }))}
        />
      </Section>
      <Section
        title="By country."
        aside={
          <p>
            <MoreLink to={paths.solutions}>All countries</MoreLink>
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
    </PublicPage>
  )
}
