import { wordsOf, type SizeWords, type Trades } from '../letters.ts'

/** Trades that German names of companies say, with a sentence for each. */
export const trades: Trades = [
  [wordsOf('schreinerei|tischlerei'), 'Wir sind eine Schreinerei.'],
  [wordsOf('(?:gebäude)?reinigung'), 'Wir machen Gebäudereinigung.'],
  [wordsOf('steuer(?:kanzlei|berat)'), 'Wir sind eine Steuerkanzlei.'],
  [wordsOf('elektro|elektriker'), 'Wir machen Elektroinstallationen.'],
  [wordsOf('metallbau|schlosserei'), 'Wir machen Metallbau.'],
  [wordsOf('dachdecker|bedachung'), 'Wir decken und reparieren Dächer.'],
  [wordsOf('maler(?!ei)'), 'Wir machen Malerarbeiten.'],
  [wordsOf('garten(?:bau)?|galabau'), 'Wir machen Gartenbau und Gartenpflege.'],
  [wordsOf('spedition|transporte?'), 'Wir machen Transporte.'],
  [wordsOf('druckerei'), 'Wir sind eine Druckerei.'],
  [wordsOf('zerspanung|cnc|drehteile'), 'Wir drehen und fräsen Teile.'],
  [wordsOf('heizung|sanitär'), 'Wir machen Heizung und Sanitär.'],
]

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
