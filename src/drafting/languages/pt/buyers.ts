import { wordsOf, type SizeWords } from '../letters.ts'

/** Words with which sites name the size of their customers. */
export const sizes: SizeWords = {
  small: wordsOf(
    'pequenas (?:e médias )?empresas',
    'pmes?',
    'microempresas',
    'autônomos',
    'profissionais liberais',
  ),
  large: wordsOf('grandes (?:empresas|grupos)', 'multinacionais'),
}

/** Links of a menu that ask for donations. */
export const giving =
  /^(?:doar|doe|doe agora|doações|(?:faça|fazer) (?:uma? )?(?:doação|donativo)|donativos|(?:quero|como) ajudar)$/iu
