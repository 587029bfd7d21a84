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
      'o fornecedor habitual não tem tempo antes do prazo',
      'um orçamento parece alto e querem um segundo',
      'um trabalho é pequeno ou invulgar demais para outros',
    ],
    gets: [
      'um preço a partir de foto, desenho ou descrição',
      'uma resposta sobre se é possível e quando',
    ],
  },
  service: {
    when: [
      'alguém saiu e o trabalho ficou parado',
      'o prestador atual muda de equipa a toda a hora',
      'o trabalho ocupa mais tempo a cada mês',
    ],
    gets: ['um preço fixo por mês', 'uma primeira opinião sobre o que é preciso'],
  },
}
