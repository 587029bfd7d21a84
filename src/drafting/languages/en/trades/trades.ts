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
      'their usual supplier has no time before the deadline',
      'a quote looks too high and they want a second one',
      'a job is too small or too unusual for others',
    ],
    gets: [
      'a price from a photo, a drawing or a short description',
      'an answer on whether we can do it and when',
    ],
  },
  service: {
    when: [
      'a colleague has left and the work is left undone',
      'their provider keeps changing people',
      'the work takes more of their time every month',
    ],
    gets: ['a fixed monthly price', 'a first talk about what you need'],
  },
}
