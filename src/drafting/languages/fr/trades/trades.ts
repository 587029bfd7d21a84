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
      'leur fournisseur habituel n’a pas le temps avant l’échéance',
      'un devis leur paraît élevé et qu’ils en veulent un second',
      'un travail est trop petit ou trop particulier pour d’autres',
    ],
    gets: [
      'un prix d’après une photo, un plan ou une description',
      'une réponse sur la faisabilité et la date',
    ],
  },
  service: {
    when: [
      'quelqu’un est parti et que le travail attend',
      'leur prestataire change sans cesse d’équipe',
      'le travail leur prend plus de temps chaque mois',
    ],
    gets: ['un prix fixe au mois', 'un premier échange sur votre besoin'],
  },
}
