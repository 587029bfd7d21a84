import { wordsOf, type SizeWords, type Trades } from '../letters.ts'

/** Trades that Danish names of companies say, with a sentence for each. */
export const trades: Trades = [
  [wordsOf('tømrer\\p{L}*|snedker\\p{L}*'), 'Vi laver tømrer- og snedkerarbejde.'],
  [wordsOf('rengøring'), 'Vi gør rent.'],
  [wordsOf('revision|regnskab|bogføring'), 'Vi laver regnskab.'],
  [wordsOf('el-?(?:installation|service|firma)|elektriker'), 'Vi laver elarbejde.'],
  [wordsOf('trykkeri'), 'Vi er et trykkeri.'],
  [wordsOf('vvs'), 'Vi laver VVS-arbejde.'],
  [wordsOf('maler\\p{L}*'), 'Vi laver malerarbejde.'],
  [wordsOf('transport'), 'Vi kører transport.'],
  [wordsOf('maskinfabrik'), 'Vi er en maskinfabrik.'],
  [wordsOf('murer\\p{L}*'), 'Vi laver murerarbejde.'],
]

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
