import { wordsOf, type SizeWords, type Trades } from '../letters.ts'

/** Trades that French names of companies say, with a sentence for each. */
export const trades: Trades = [
  [wordsOf('menuiserie'), 'Nous faisons de la menuiserie.'],
  [wordsOf('nettoyage'), 'Nous faisons du nettoyage.'],
  [wordsOf('comptab\\p{L}+'), 'Nous faisons de la comptabilité.'],
  [wordsOf('électricité|electricite'), 'Nous faisons des travaux d’électricité.'],
  [wordsOf('imprimerie'), 'Nous sommes une imprimerie.'],
  [wordsOf('toiture|couverture'), 'Nous faisons des travaux de toiture.'],
  [wordsOf('plomberie'), 'Nous faisons de la plomberie.'],
  [wordsOf('paysag\\p{L}+|espaces verts'), 'Nous entretenons des espaces verts.'],
  [wordsOf('transports?'), 'Nous faisons du transport.'],
  [wordsOf('usinage'), 'Nous faisons de l’usinage.'],
  [wordsOf('peinture'), 'Nous faisons des travaux de peinture.'],
]

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
