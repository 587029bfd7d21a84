import { wordsOf, type SizeWords, type Trades } from '../letters.ts'

/** Trades that English names of companies say, with a sentence for each. */
export const trades: Trades = [
  [wordsOf('joinery|carpentry'), 'We do joinery and carpentry.'],
  [wordsOf('cleaning'), 'We do cleaning.'],
  [wordsOf('accountants?|accountancy'), 'We do accounting.'],
  [wordsOf('book-?keep\\w+'), 'We do bookkeeping.'],
  [wordsOf('electrical'), 'We do electrical work.'],
  [wordsOf('printing|printers'), 'We do printing.'],
  [wordsOf('roofing'), 'We do roofing.'],
  [wordsOf('plumbing'), 'We do plumbing.'],
  [wordsOf('landscap\\w+'), 'We do landscaping.'],
  [wordsOf('logistics|haulage|transport'), 'We do transport and deliveries.'],
  [wordsOf('machining'), 'We do machining.'],
  [wordsOf('plating|electroplating|anodi[sz]ing'), 'We plate and finish metal parts.'],
  [wordsOf('translations?|translators?'), 'We translate texts and documents.'],
  [wordsOf('catering|caterers?'), 'We cater for meetings and events.'],
  [wordsOf('decorators?|painting'), 'We do painting and decorating.'],
]

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
