import type { AnyTrade, Trades } from '../../trade-ids.ts'
import { advising } from './advising.ts'
import { building } from './building.ts'
import { making } from './making.ts'
import { serving } from './serving.ts'

/** Every trade: its words, and what firms of it say. */
export const trades: Trades = { ...making, ...building, ...advising, ...serving }

/** Why customers of any trade call, by the kind of sale, and what one who answers gets. */
export const anyTrade: AnyTrade = {
  job: {
    when: [
      'il loro fornitore abituale non ha tempo prima della scadenza',
      'un preventivo sembra alto e ne vogliono un secondo',
      'un lavoro è troppo piccolo o insolito per altri',
    ],
    gets: [
      'un prezzo da una foto, un disegno o una descrizione',
      'una risposta su fattibilità e tempi',
    ],
  },
  service: {
    when: [
      'se ne va il collega che se ne occupava',
      'il fornitore attuale cambia spesso persone',
      'ogni mese richiede più tempo',
    ],
    gets: ['un prezzo fisso al mese', 'un primo colloquio su quello che vi serve'],
  },
}
