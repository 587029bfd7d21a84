import { describe, expect, it } from 'vitest'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import { lettersOf } from '../languages/all-letters.ts'
import { isToPrivateReaders, withoutPrivateReaders } from './private-readers.ts'

const senderOf = (language: EmailLanguage) => ({
  company: 'Halden',
  language,
  letters: lettersOf[language],
})

describe('withoutPrivateReaders', () => {
  it.each<[EmailLanguage, string, string]>([
    ['en', 'We fit windows in your home in Leeds.', 'We fit windows in Leeds.'],
    ['en', 'We fit windows for private customers and offices.', ''],
    ['en', 'We look after IT for your company.', ''],
    ['en', 'We wash your car.', ''],
    ['de', 'Wir backen Brot für Ihre Familie und Ihre Feier in Gera.', 'Wir backen Brot in Gera.'],
    [
      'fr',
      'Nous posons des volets dans votre maison à Annecy.',
      'Nous posons des volets à Annecy.',
    ],
    ['it', 'Prepariamo gelato e torte per la tua famiglia.', 'Prepariamo gelato e torte.'],
    ['es', 'Montamos cocinas en tu casa.', ''],
    ['es', 'Montamos cocinas y baños en tu casa.', 'Montamos cocinas y baños.'],
    ['nl', 'Wij leggen vloeren in uw woning.', 'Wij leggen vloeren.'],
    ['sv', 'Vi bygger kök och badrum för ditt hem.', 'Vi bygger kök och badrum.'],
    ['da', 'Vi lægger gulve i dit hjem.', 'Vi lægger gulve.'],
    ['nb', 'Vi legger gulv og fliser i ditt hjem.', 'Vi legger gulv og fliser.'],
    ['pt', 'Instalamos janelas e portas na sua casa.', 'Instalamos janelas e portas.'],
  ])('%s: %s', (language, text, without) => {
    expect(withoutPrivateReaders(text, senderOf(language))).toBe(without || text)
  })
})

describe('isToPrivateReaders', () => {
  it.each<[EmailLanguage, string, boolean]>([
    ['de', 'Für Ihr Zuhause liefern wir am Sonntag.', true],
    ['de', 'Für Ihr Unternehmen liefern wir am Sonntag.', false],
    ['en', 'Your home is cleaned by the same person.', false],
  ])('%s: %s', (language, text, is) => {
    expect(isToPrivateReaders(text, senderOf(language))).toBe(is)
  })
})
