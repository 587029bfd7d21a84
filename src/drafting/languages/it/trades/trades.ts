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
      'il loro fornitore abituale non ha tempo prima della scadenza',
      'un preventivo sembra alto e ne vogliono un secondo',
      'un lavoro è troppo piccolo o insolito per altri',
    ],
    gets: [
      'un prezzo in base a foto, disegno o descrizione',
      'una risposta su fattibilità e tempi',
    ],
  },
  service: {
    when: [
      'qualcuno se n’è andato e il lavoro resta fermo',
      'il fornitore attuale cambia spesso persone',
      'il lavoro richiede più tempo ogni mese',
    ],
    gets: ['un prezzo fisso al mese', 'un primo parere su quello che vi serve'],
  },
}
