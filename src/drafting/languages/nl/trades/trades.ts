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
      'hun vaste leverancier voor de deadline geen tijd heeft',
      'een offerte hoog lijkt en ze een tweede willen',
      'een klus te klein of te bijzonder is voor anderen',
    ],
    gets: [
      'een prijs op basis van een foto, tekening of omschrijving',
      'een antwoord op de vraag of en wanneer het kan',
    ],
  },
  service: {
    when: [
      'iemand vertrokken is en het werk blijft liggen',
      'hun dienstverlener steeds andere mensen stuurt',
      'het werk elke maand meer tijd kost',
    ],
    gets: ['een vaste prijs per maand', 'een eerste gesprek over wat jullie nodig hebben'],
  },
}
