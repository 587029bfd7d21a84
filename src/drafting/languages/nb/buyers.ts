import { wordsOf, type SizeWords } from '../letters.ts'

/** Words with which sites name the size of their customers. */
export const sizes: SizeWords = {
  small: wordsOf(
    'små (?:og mellomstore )?(?:bedrifter|virksomheter)',
    'smb\\p{L}*',
    'selvstendige',
    'gründere',
  ),
  large: wordsOf('store (?:bedrifter|virksomheter|konsern\\p{L}*)', 'konsern\\p{L}*'),
}

/** Links of a menu that ask for donations. */
export const giving = /^(?:gi en gave|støtt oss|doner|bli fast giver|støtt arbeidet)$/iu
