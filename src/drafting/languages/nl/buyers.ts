import { wordsOf, type SizeWords } from '../letters.ts'

/** Words with which sites name the size of their customers. */
export const sizes: SizeWords = {
  small: wordsOf(
    'mkb',
    'kleine (?:en middelgrote )?bedrijven',
    'zzp\\p{L}*',
    'zelfstandigen',
    'midden- en kleinbedrijf',
  ),
  large: wordsOf('grote (?:bedrijven|ondernemingen)', 'multinationals', 'corporates'),
}

/** Links of a menu that ask for donations. */
export const giving = /^(?:doneer|doneer nu|doneren|steun ons|word donateur|help mee)$/iu
