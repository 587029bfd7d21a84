import { wordsOf, type SizeWords } from '../letters.ts'

/** Words with which sites name the size of their customers. */
export const sizes: SizeWords = {
  small: wordsOf(
    'små (?:og mellemstore )?(?:virksomheder|firmaer)',
    'smv\\p{L}*',
    'selvstændige',
    'iværksættere',
  ),
  large: wordsOf('store (?:virksomheder|koncerner)', 'koncerner'),
}

/** Links of a menu that ask for donations. */
export const giving =
  /^(?:støt os|giv et bidrag|donér|donationer|bliv støttemedlem|støt vores arbejde)$/iu
