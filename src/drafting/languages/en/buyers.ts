import { wordsOf, type SizeWords } from '../letters.ts'

/** Words with which sites name the size of their customers. */
export const sizes: SizeWords = {
  small: wordsOf(
    'small (?:and (?:medium|mid)[- ]?sized )?business(?:es)?',
    'small (?:companies|firms|teams)',
    'free trial',
    'per (?:user|seat)',
    'freelancers?',
    'start-?ups?',
    'sole traders?',
  ),
  large: wordsOf(
    'enterprises?',
    'soc 2',
    'contact sales',
    'large (?:companies|corporations|organi[sz]ations)',
    'corporations',
  ),
}

/** Links of a menu that ask for donations. */
export const giving =
  /^(?:donate(?: now| today| to us)?|make a donation|donations?|give|support us|ways to give)$/iu
