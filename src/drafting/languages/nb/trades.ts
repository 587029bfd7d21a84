import { wordsOf, type SizeWords, type Trades } from '../letters.ts'

/** Trades that Norwegian names of companies say, with a sentence for each. */
export const trades: Trades = [
  [wordsOf('tømrer\\p{L}*|snekker\\p{L}*'), 'Vi gjør tømrer- og snekkerarbeid.'],
  [wordsOf('renhold|rengjøring'), 'Vi gjør rent.'],
  [wordsOf('regnskap'), 'Vi fører regnskap.'],
  [wordsOf('elektro|elektriker|el-?installasjon'), 'Vi gjør elektrikerarbeid.'],
  [wordsOf('trykkeri'), 'Vi er et trykkeri.'],
  [wordsOf('rørlegger\\p{L}*|vvs'), 'Vi gjør rørleggerarbeid.'],
  [wordsOf('maler\\p{L}*'), 'Vi gjør malerarbeid.'],
  [wordsOf('transport'), 'Vi kjører transport.'],
  [wordsOf('bygg'), 'Vi gjør byggearbeid.'],
  [wordsOf('murer\\p{L}*'), 'Vi gjør murerarbeid.'],
]

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
