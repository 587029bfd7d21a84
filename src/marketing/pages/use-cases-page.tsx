import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { MoreLink, Opening, PublicPage, Section } from '../site/public-page.tsx'
import { Begin } from '../sections/begin.tsx'
import { Terms } from '../sections/entries.tsx'

type Case = { id: string; title: string; who: string; rows: readonly (readonly [string, string])[] }

const cases: readonly Case[] = [
  {
    id: 'first-hundred',
    title: 'The first hundred conversations.',
    who: 'A founder with a product, a website and no sales team.',
    rows: [
      [
        'You have',
        'A site that explains what you do, and a list of 50 to 300 companies that you picked ' +
          'by hand.',
      ],
      [
        'Outrider does',
        'Drafts four short emails from your own sentences, checks the list, and spreads the ' +
          'emails over weeks so you can answer every reply yourself.',
      ],
      [
        'You do',
        'Choose the companies. Answer every reply. After thirty replies, decide what your ' +
          'site should say instead.',
      ],
      [
        'You learn',
        'Which of your claims people respond to, because every email is built around one.',
      ],
    ],
  },
  {
    id: 'after-a-fair',
    title: 'After a trade fair.',
    who: 'A manufacturer who returns with a box of business cards.',
    rows: [
      [
        'You have',
        'Names, companies and a note on every card. Some of them are customers already.',
      ],
      [
        'Outrider does',
        'Imports the list with the note as a variable, sets aside customers and people in ' +
          'another campaign, and writes to each person in their own morning.',
      ],
      [
        'You do',
        'Write the note. “You asked about the small crate” is worth more than any template.',
      ],
      ['You learn', 'Who has not replied by day seven, without a reminder in your calendar.'],
    ],
  },
  {
    id: 'quiet-customers',
    title: 'Inactive customers.',
    who: 'A service company whose customers come back once a year, or don’t.',
    rows: [
      [
        'You have',
        'Purchases, visits and consents on profiles, sent by your shop or your own systems.',
      ],
      [
        'Outrider does',
        'Combines them in one profile per customer and counts, as you build the condition, ' +
          'who used to buy and stopped.',
      ],
      [
        'You do',
        'Find the reason to come back, and write the email. A journey can do the waiting and ' +
          'the sending.',
      ],
      [
        'You learn',
        'How many there are, ten of the people, and what each of them bought and when.',
      ],
    ],
  },
  {
    id: 'for-clients',
    title: 'On behalf of clients.',
    who: 'An agency that writes for five clients and must keep them separate.',
    rows: [
      ['You have', 'A site, a mailbox and a list for each client.'],
      [
        'Outrider does',
        'Keeps every client in a separate tenant, with its own suppression list and figures. ' +
          'A share link shows one campaign to the client, with names shortened to initials.',
      ],
      ['You do', 'Get written consent to write in the client’s name.'],
      ['You learn', 'How often a client opened the link. Clients never see each other’s data.'],
    ],
  },
  {
    id: 'another-country',
    title: 'A second country.',
    who: 'A company that sells well at home and knows ten buyers abroad.',
    rows: [
      ['You have', 'A page in the other language, or a clear one in English.'],
      [
        'Outrider does',
        'Schedules in the reader’s time zone, skips the holidays you list, and excludes ' +
          'people in countries that require consent unless you recorded it.',
      ],
      ['You do', 'Translate, and have a native speaker check the result.'],
      ['You learn', 'The scheduled minute for every person, in their time and in yours.'],
    ],
  },
]

export default function UseCasesPage() {
  return (
    <PublicPage
      title="Use cases"
      description={
        `Five situations in which ${brand.name} helps, with what you bring, what the ` +
        'product does and what you do.'
      }
    >
      <Opening title="When it helps.">
        Five situations, with what you bring, what Outrider takes over, and what only you can do.
      </Opening>
      {cases.map(({ id, title, who, rows }, index) => (
        <Section
          key={id}
          id={id}
          plain={index === 0}
          title={title}
          aside={<p className="soft">{who}</p>}
        >
          <Terms of={rows} />
        </Section>
      ))}
      <Section
        title="When it doesn’t."
        aside={
          <p>
            <MoreLink to={paths.guide('what-to-ask-of-your-list')}>
              What to ask of your list
            </MoreLink>
          </p>
        }
      >
        <Terms
          of={[
            [
              'Bought lists',
              'A million addresses without a reason to write to any of them. The daily limit ' +
                'alone makes that pointless here.',
            ],
            [
              'Private people',
              'Campaigns are for people at work. Consumers need to consent first, and even ' +
                'then a campaign is the wrong way to reach them.',
            ],
            [
              'Newsletters',
              'To send one text to thousands of people at once, use a newsletter tool.',
            ],
          ]}
        />
      </Section>
      <Begin />
    </PublicPage>
  )
}
