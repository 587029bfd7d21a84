import { wordsOf, type SizeWords } from '../letters.ts'

/** Words with which sites name the size of their customers. */
export const sizes: SizeWords = {
  small: wordsOf(
    'petites (?:et moyennes )?entreprises',
    'tpe',
    'pme',
    'indépendants',
    'artisans',
    'commerçants',
    'professions libérales',
  ),
  large: wordsOf('grands? (?:comptes|groupes)', 'grandes entreprises'),
}

/** Links of a menu that ask for donations. */
export const giving =
  /^(?:faire un don|je (?:fais un )?donn?e?|dons?|nous soutenir|soutenez-nous)$/iu
