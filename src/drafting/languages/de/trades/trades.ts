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
      'ihr üblicher Lieferant vor dem Termin keine Zeit hat',
      'ein Angebot hoch wirkt und sie ein zweites wollen',
      'ein Auftrag anderen zu klein oder zu ungewöhnlich ist',
    ],
    gets: [
      'einen Preis nach Foto, Zeichnung oder kurzer Beschreibung',
      'eine Auskunft, ob und wann wir es machen können',
    ],
  },
  service: {
    when: [
      'jemand gekündigt hat und die Arbeit liegen bleibt',
      'beim bisherigen Anbieter ständig die Leute wechseln',
      'die Arbeit jeden Monat mehr Zeit kostet',
    ],
    gets: ['einen festen Monatspreis', 'ein erstes Gespräch über Ihren Bedarf'],
  },
}
