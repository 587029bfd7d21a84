import { wordsOf, type SizeWords, type Trades } from '../letters.ts'

/** Trades that Italian names of companies say, with a sentence for each. */
export const trades: Trades = [
  [wordsOf('falegnameria'), 'Siamo una falegnameria.'],
  [wordsOf('pulizie'), 'Facciamo pulizie.'],
  [wordsOf('studio legale'), 'Siamo uno studio legale.'],
  [wordsOf('impianti elettrici|elettro\\p{L}*'), 'Facciamo impianti elettrici.'],
  [wordsOf('tipografia'), 'Siamo una tipografia.'],
  [wordsOf('idraulica|termoidraulica'), 'Facciamo impianti idraulici.'],
  [wordsOf('giardin\\p{L}+'), 'Curiamo giardini e aree verdi.'],
  [wordsOf('(?:auto)?trasporti'), 'Trasportiamo merci.'],
  [wordsOf('carpenteria'), 'Siamo una carpenteria.'],
  [wordsOf('edil\\p{L}+|costruzioni'), 'Facciamo lavori edili.'],
  [wordsOf('officin[ae] meccanic\\p{L}+'), 'Siamo un’officina meccanica.'],
]

/** Words with which sites name the size of their customers. */
export const sizes: SizeWords = {
  small: wordsOf(
    'piccole (?:e medie )?(?:imprese|aziende)',
    'pmi',
    'liberi professionisti',
    'partite iva',
    'artigiani',
  ),
  large: wordsOf('grandi (?:aziende|imprese|gruppi)', 'multinazionali'),
}

/** Links of a menu that ask for donations. */
export const giving = /^(?:dona|dona ora|donazioni|fai una donazione|sostienici|5 ?x ?1000)$/iu
