import type { EmailLanguage } from '#model/email/email-languages.ts'
import { lowerWordsOf } from '../text/words.ts'

/**
 * Values of number words, in the order of `VALUES`. "One" is an article too often, and "two" counts
 * what an email itself lists.
 */
const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 50, 100, 1000, 1e6, 0.5] as const

/** Number words in the order of `VALUES`; several forms of one are separated by `|`. */
const WORDS: Record<EmailLanguage, string> = {
  en:
    'twice|double three|triple four five six seven eight nine ten twelve|dozen|dozens ' +
    'twenty fifty hundred|hundreds thousand|thousands million|millions half',
  de:
    'doppelt drei vier fünf sechs sieben acht neun zehn zwölf|dutzend|dutzende zwanzig ' +
    'fünfzig hundert|hunderte tausend|tausende million|millionen halb|halbe|halben|hälfte',
  fr:
    'double trois|triple quatre cinq six sept huit neuf dix douze|douzaine|douzaines ' +
    'vingt cinquante cent|cents|centaines mille|milliers million|millions ' +
    'moitié|demi|demie',
  es:
    'doble tres|triple cuatro cinco seis siete ocho nueve diez doce|docena|docenas ' +
    'veinte cincuenta cien|ciento|cientos mil|miles millón|millones mitad|media|medio',
  it:
    'doppio tre|triplo quattro cinque sei sette otto nove dieci dodici|dozzina venti ' +
    'cinquanta cento|centinaia mille|migliaia milione|milioni metà|mezzo|mezza',
  nl:
    'dubbel drie vier vijf zes zeven acht negen tien twaalf|dozijn twintig vijftig ' +
    'honderd|honderden duizend|duizenden miljoen|miljoenen helft|half|halve',
  pt:
    'dobro três|triplo quatro cinco seis sete oito nove dez doze|dúzia|dúzias vinte ' +
    'cinquenta cem|cento|centenas mil|milhares milhão|milhões metade|meia|meio',
  sv:
    'dubbelt tre fyra fem sex sju åtta nio tio tolv|dussin tjugo femtio ' +
    'hundra|hundratals tusen|tusentals miljon|miljoner hälften|halv|halva',
  nb:
    'dobbelt tre fire fem seks sju|syv åtte ni ti tolv|dusin tjue femti hundre|hundrevis ' +
    'tusen|tusenvis million|millioner halvparten|halv|halve',
  da:
    'dobbelt tre fire fem seks syv otte ni ti tolv|dusin tyve halvtreds ' +
    'hundrede|hundredvis tusind|tusindvis million|millioner halvdelen|halv|halve',
}

const valuesOf = Object.fromEntries(
  Object.entries(WORDS).map(([language, words]) => [
    language,
    new Map(
      words
        .split(' ')
        .flatMap((forms, index) => forms.split('|').map((form) => [form, VALUES[index]!] as const)),
    ),
  ]),
) as Record<EmailLanguage, Map<string, number>>

const DIGITS = /\d(?:[\d.,' \u00A0\u202F]*\d)?/g

/** "1,200", "1.200" and "1 200" are the same number, and so are "3.5" and "3,5". */
function plainNumber(text: string): string {
  const tight = text.replace(/[' \u00A0\u202F]/g, '')
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(tight) ? tight.replace(/[.,]/g, '') : tight
  return grouped.replace(',', '.')
}

const PERCENT = /^\s?(?:%|percent|per cent|prozent|pour cent|por ciento|per cento|procent|prosent)/i

/** A number as a text has it. */
export interface FoundNumber {
  written: string
  value: string
  isShare: boolean
  /** The word after it, in lower case. */
  unit: string
}

/** All numbers of a text, in digits and in words. */
export function numbersOf(text: string, language: EmailLanguage): FoundNumber[] {
  const inDigits = [...text.matchAll(DIGITS)].map((match): FoundNumber => {
    const after = text.slice(match.index + match[0].length)
    return {
      written: match[0],
      value: plainNumber(match[0]),
      isShare: PERCENT.test(after),
      unit: lowerWordsOf(after.slice(0, 40))[0] ?? '',
    }
  })
  const known = valuesOf[language]
  const words = lowerWordsOf(text)
  const inWords = words.flatMap((word, index): FoundNumber[] => {
    const value = known.get(word)
    return value === undefined
      ? []
      : [{ written: word, value: String(value), isShare: false, unit: words[index + 1] ?? '' }]
  })
  return [...inDigits, ...inWords]
}
