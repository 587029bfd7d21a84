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
        'A site that says what you do, and a list of fifty to three hundred firms that you picked by hand.',
      ],
      [
        'The program does',
        'Drafts four short mails from your own sentences, checks the list, and spreads the ' +
          'mails over the weeks so that you can answer each reply yourself.',
      ],
      [
        'Remains yours',
        'Choosing the firms. Every answer. Deciding after thirty replies what the site should say instead.',
      ],
      [
        'You will see',
        'Which of your claims people answer to, because each mail is built from one.',
      ],
    ],
  },
  {
    id: 'after-a-fair',
    title: 'After a trade fair.',
    who: 'A maker who comes home with a box of cards.',
    rows: [
      ['You have', 'Names, firms and a note on each card. Some of them are customers already.'],
      [
        'The program does',
        'Takes the list in with the note as a variable, sets aside customers and people ' +
          'who are in another campaign, and writes to each in their own morning.',
      ],
      [
        'Remains yours',
        'The note. “You asked about the small crate” is worth more than any template.',
      ],
      [
        'You will see',
        'Who has not answered by day seven, without a reminder in anybody’s calendar.',
      ],
    ],
  },
  {
    id: 'quiet-customers',
    title: 'Customers who went quiet.',
    who: 'A service firm whose customers come back once a year, or do not.',
    rows: [
      [
        'You have',
        'Purchases, visits and consents on profiles, sent in by your shop or your own systems.',
      ],
      [
        'The program does',
        'Puts all of it on one profile for each customer, and counts, while you build the ' +
          'condition, who used to buy and has stopped.',
      ],
      [
        'Remains yours',
        'The reason to come back, and the mail. A journey can do the waiting and the sending once both are written.',
      ],
      [
        'You will see',
        'The number, ten of the people behind it, and on each profile what was bought and when.',
      ],
    ],
  },
  {
    id: 'for-clients',
    title: 'On behalf of clients.',
    who: 'An agency that writes for five firms and must not mix them up.',
    rows: [
      ['You have', 'A site, a mailbox and a list for each client.'],
      [
        'The program does',
        'Keeps each client in a tenant of its own, with its own suppression list and ' +
          'figures. A share link shows one campaign to the client, with names cut to ' +
          'initials.',
      ],
      ['Remains yours', 'Consent to write in the client’s name, in writing.'],
      [
        'You will see',
        'How often a client opened the link. The client sees nothing that belongs to another.',
      ],
    ],
  },
  {
    id: 'another-country',
    title: 'A second country.',
    who: 'A firm that sells well at home and knows ten buyers abroad.',
    rows: [
      ['You have', 'A page in the other language, or a clear one in English.'],
      [
        'The program does',
        'Plans in the reader’s time zone, skips the holidays that you list, and leaves out ' +
          'people in countries that ask for consent first unless you recorded one.',
      ],
      [
        'Remains yours',
        'The translation, and a second pair of eyes that grew up with the language.',
      ],
      ['You will see', 'For each person the minute that is planned, by their clock and by yours.'],
    ],
  },
]

export default function UseCasesPage() {
  return (
    <PublicPage
      title="Use cases"
      description={
        `Five situations in which ${brand.name} is of use, with what you bring, what the ` +
        'program does and what remains your own work.'
      }
    >
      <Opening title="When it is of use.">
        Five situations, each with what you bring, what the program takes over, and what no program
        can do for you.
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
        title="When it is not."
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
              'A million addresses without a reason to write to any of them. The daily ' +
                'ceiling alone makes this pointless here.',
            ],
            [
              'Private people',
              'Campaigns are for people at their place of work. Consumers need to consent ' +
                'first, and a campaign is the wrong way to write to them even then.',
            ],
            [
              'Newsletters',
              'One text to thousands at the same minute is the work of a newsletter tool.',
            ],
          ]}
        />
      </Section>
      <Begin />
    </PublicPage>
  )
}
