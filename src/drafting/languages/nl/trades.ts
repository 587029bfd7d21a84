import { wordsOf, type SizeWords, type Trades } from '../letters.ts'

/** Trades that Dutch names of companies say, with a sentence for each. */
export const trades: Trades = [
  [wordsOf('timmer\\p{L}+|meubelmakerij'), 'Wij doen timmerwerk.'],
  [wordsOf('schoonmaak\\p{L}*'), 'Wij maken schoon.'],
  [wordsOf('administratie\\p{L}*|boekhoud\\p{L}+'), 'Wij doen administratie en boekhouding.'],
  [wordsOf('elektro\\p{L}*'), 'Wij doen elektrotechniek.'],
  [wordsOf('drukkerij'), 'Wij zijn een drukkerij.'],
  [wordsOf('dakdekker\\p{L}*|dakwerken'), 'Wij doen dakwerk.'],
  [wordsOf('loodgieter\\p{L}*'), 'Wij doen loodgieterswerk.'],
  [wordsOf('hovenier\\p{L}*|tuin\\p{L}+'), 'Wij leggen tuinen aan en onderhouden ze.'],
  [wordsOf('transport'), 'Wij doen transport.'],
  [wordsOf('schilder\\p{L}*'), 'Wij doen schilderwerk.'],
]

/** Words with which sites name the size of their customers. */
export const sizes: SizeWords = {
  small: wordsOf(
    'mkb',
    'kleine (?:en middelgrote )?bedrijven',
    'zzp\\p{L}*',
    'zelfstandigen',
    'midden- en kleinbedrijf',
  ),
  large: wordsOf('grote (?:bedrijven|ondernemingen)', 'multinationals', 'corporates'),
}

/** Links of a menu that ask for donations. */
export const giving = /^(?:doneer|doneer nu|doneren|steun ons|word donateur|help mee)$/iu
