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
      'el proveedor habitual no tiene tiempo antes de la fecha',
      'un presupuesto parece alto y quieren otro para comparar',
      'un trabajo es demasiado pequeño o raro para otros',
    ],
    gets: [
      'un precio según una foto, un plano o una descripción',
      'una respuesta sobre si se puede hacer y cuándo',
    ],
  },
  service: {
    when: [
      'alguien se ha ido y el trabajo queda sin hacer',
      'el proveedor cambia de gente cada poco',
      'el trabajo les quita más tiempo cada mes',
    ],
    gets: ['un precio fijo al mes', 'una primera opinión sobre lo que hace falta'],
  },
}
