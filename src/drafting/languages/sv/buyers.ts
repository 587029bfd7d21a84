import { wordsOf, type SizeWords } from '../letters.ts'

/** Words with which sites name the size of their customers. */
export const sizes: SizeWords = {
  small: wordsOf(
    'små ?(?:och medelstora )?(?:företag|bolag)',
    'småföretag\\p{L}*',
    'egenföretagare',
    'enskilda firmor',
  ),
  large: wordsOf('stora (?:företag|bolag|koncerner)', 'storföretag', 'koncerner'),
}

/** Links of a menu that ask for donations. */
export const giving = /^(?:ge en gåva|skänk en gåva|stöd oss|donera|bli månadsgivare)$/iu
