import { wordsOf, type SizeWords, type Trades } from '../letters.ts'

/** Trades that Swedish names of companies say, with a sentence for each. */
export const trades: Trades = [
  [wordsOf('\\p{L}*snickeri|snickare'), 'Vi gör snickeriarbeten.'],
  [wordsOf('städ(?:ning|service|firma)?'), 'Vi städar.'],
  [wordsOf('redovisning'), 'Vi sköter redovisning.'],
  [
    wordsOf('el(?:teknik|installation\\p{L}*|firma|projekt)|elektriker\\p{L}*'),
    'Vi gör elarbeten.',
  ],
  [wordsOf('tryckeri'), 'Vi är ett tryckeri.'],
  [wordsOf('rör|vvs'), 'Vi gör VVS-arbeten.'],
  [wordsOf('måleri'), 'Vi gör måleriarbeten.'],
  [wordsOf('åkeri|transport'), 'Vi kör transporter.'],
  [wordsOf('bygg'), 'Vi gör byggarbeten.'],
  [wordsOf('tak'), 'Vi lägger och lagar tak.'],
]

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
