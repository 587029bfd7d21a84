import { wordsOf, type SizeWords } from '../letters.ts'

/** Words with which sites name the size of their customers. */
export const sizes: SizeWords = {
  small: wordsOf(
    'klein(?:e|en|ere|eren)? (?:und mittler\\p{L}+ )?(?:unternehmen|betriebe\\p{L}*|firmen)',
    'kmu',
    'mittelst\\p{L}+',
    'selbst(?:st)?ändige\\p{L}*',
    'handwerksbetrieb\\p{L}*',
    'freiberufler\\p{L}*',
  ),
  large: wordsOf(
    'konzerne?\\p{L}*',
    'gro(?:ß|ss)(?:e|en)? unternehmen',
    'gro(?:ß|ss)unternehmen',
    'industriekunden',
  ),
}

/** Links of a menu that ask for donations. */
export const giving =
  /^(?:(?:jetzt |online )?spenden?|spendenkonto|unterstützen sie uns|helfen sie mit)$/iu
