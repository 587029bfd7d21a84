import { expect, it } from 'vitest'
import { lettersOf } from '../languages/all-letters.ts'
import { detailOf } from './details.ts'

it.each([
  [
    'an adverb that opens a sentence is no part of a list',
    'es',
    'Particularmente, estamos acostumbrados a trabajar según la norma ISO 9001, lo que nos permite ' +
      'mejorar continuamente nuestros procesos para beneficio de nuestros clientes.',
    'Particularmente, estamos acostumbrados a trabajar según la norma ISO 9001.',
  ],
  [
    'a German verb keeps the particle at its end',
    'de',
    'Wir führen eine detaillierte Risiko- und Schwachstellenanalyse für Ihr Objekt, ' +
      'Ihre Baustelle oder Ihre geplante Veranstaltung in der Region Giengen durch.',
    null,
  ],
  [
    'praise that carries what follows is not cut out of it',
    'fr',
    'Affichage adapté aux ordinateurs et smartphones',
    null,
  ],
  [
    '“with respect to” opens no purpose',
    'en',
    'Moisture profiling of concrete with respect to depth',
    'Moisture profiling of concrete with respect to depth',
  ],
  [
    'a list of adjectives keeps the noun behind it',
    'en',
    'We offer a personal approach to all of our clients and guarantee unbiased, impartial and ' +
      'accurate information and results at all times.',
    null,
  ],
  [
    'a button above a promise is no sentence',
    'de',
    'Unverbindlich anfragen – wir melden uns schnellstmöglich zurück.',
    null,
  ],
  [
    'what a case before it meant is not in the email',
    'de',
    'In beiden Fällen übernehmen wir den Bericht in die Gesamtdokumentation.',
    null,
  ],
  ['a property is no work', 'de', 'Extrem niedrige Anhaftung zwischen Gummi und Gewebe', null],
  [
    'a verb without subject may have any',
    'it',
    'Produce e protegge i documenti rendendoli immodificabili.',
    null,
  ],
] as const)('%s', (_what, language, text, said) => {
  const detail = detailOf(text, { company: 'Halden', language, letters: lettersOf[language] })
  expect(detail && detail.kind !== 'perk' ? detail.text : null).toBe(said)
})
