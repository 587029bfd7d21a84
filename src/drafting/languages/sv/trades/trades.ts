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
      'den vanliga leverantören inte hinner före tidsfristen',
      'en offert verkar hög och de vill ha en till',
      'ett jobb är för litet eller för ovanligt för andra',
    ],
    gets: ['ett pris efter foto, ritning eller beskrivning', 'besked om det går att göra och när'],
  },
  service: {
    when: [
      'någon har slutat och arbetet blir liggande',
      'leverantören ständigt skickar nytt folk',
      'arbetet tar mer tid för varje månad',
    ],
    gets: ['ett fast pris per månad', 'ett samtal om vad ni behöver'],
  },
}
