import type { AnyTrade, Trades } from '../../trade-ids.ts'
import { advising } from './advising.ts'
import { assisting } from './assisting.ts'
import { building } from './building.ts'
import { crafting } from './crafting.ts'
import { equipping } from './equipping.ts'
import { guiding } from './guiding.ts'
import { industrial } from './industrial.ts'
import { making } from './making.ts'
import { serving } from './serving.ts'
import { sitework } from './sitework.ts'
import { supplying } from './supplying.ts'

/** Every trade: its words, and what firms of it say. */
export const trades: Trades = {
  ...industrial,
  ...making,
  ...supplying,
  ...building,
  ...equipping,
  ...crafting,
  ...sitework,
  ...assisting,
  ...advising,
  ...guiding,
  ...serving,
}

/** What one who answers a firm of any trade gets, by the kind of sale. */
export const anyTrade: AnyTrade = {
  job: {
    gets: [
      'a price from a photo, a drawing or a short description',
      'a visit with a written quote',
    ],
  },
  service: {
    gets: ['a fixed monthly price', 'a first call about what you need'],
  },
}
