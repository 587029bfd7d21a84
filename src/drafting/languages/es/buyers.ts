import { wordsOf, type SizeWords } from '../letters.ts'

/** Words with which sites name the size of their customers. */
export const sizes: SizeWords = {
  small: wordsOf('pequeñas (?:y medianas )?empresas', 'pymes?', 'autónomos'),
  large: wordsOf('grandes (?:empresas|cuentas)', 'multinacionales'),
}

/** Links of a menu that ask for donations. */
export const giving =
  /^(?:dona|donar|haz (?:una donación|un donativo)|donaciones|donativos|colabora|hazte donante)$/iu
