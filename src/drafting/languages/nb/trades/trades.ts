import type { AnyTrade, Trades } from '../../trade-ids.ts'
import { advising } from './advising.ts'
import { building } from './building.ts'
import { equipping } from './equipping.ts'
import { guiding } from './guiding.ts'
import { making } from './making.ts'
import { serving } from './serving.ts'
import { supplying } from './supplying.ts'

/** Every trade: its words, and what firms of it say. */
export const trades: Trades = {
  ...making,
  ...supplying,
  ...building,
  ...equipping,
  ...advising,
  ...guiding,
  ...serving,
}

/** Why customers of any trade call, by the kind of sale, and what one who answers gets. */
export const anyTrade: AnyTrade = {
  job: {
    when: [
      'den faste leverandøren ikke har tid før fristen',
      'et tilbud virker høyt og de vil ha ett til',
      'en jobb er for liten eller for spesiell for andre',
    ],
    gets: [
      'en pris etter bilde, tegning eller beskrivelse',
      'et svar på om det lar seg gjøre og når',
    ],
  },
  service: {
    when: [
      'en kollega har sluttet og arbeidet blir liggende',
      'leverandøren stadig sender nye folk',
      'arbeidet tar mer tid for hver måned',
    ],
    gets: ['en fast pris per måned', 'en prat om hva som trengs'],
  },
}
