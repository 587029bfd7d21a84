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
      'den faste leverandør ikke har tid før fristen',
      'et tilbud virker højt, og de vil have et mere',
      'en opgave er for lille eller for speciel til andre',
    ],
    gets: [
      'en pris efter foto, tegning eller beskrivelse',
      'et svar på, om og hvornår det kan lade sig gøre',
    ],
  },
  service: {
    when: [
      'en kollega er stoppet, og arbejdet bliver liggende',
      'leverandøren hele tiden sender nye folk',
      'arbejdet tager mere tid for hver måned',
    ],
    gets: ['en fast pris pr. måned', 'en snak om, hvad I har brug for'],
  },
}
