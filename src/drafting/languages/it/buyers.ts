import { wordsOf, type SizeWords } from '../letters.ts'

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
