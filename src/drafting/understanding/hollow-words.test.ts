import { describe, expect, it } from 'vitest'
import { readHtml } from '../reading/read-html.ts'
import type { SiteFacts } from '../facts.ts'
import { understand } from './understand.ts'

const url = 'https://halden-loggers.example/'

const factsOf = (body: string, title = 'Halden Loggers'): SiteFacts =>
  understand({
    url,
    pages: [
      {
        ...readHtml(`<html><title>${title}</title><body>${body}</body></html>`, url),
        url,
        readAt: '',
      },
    ],
  })

const textsOf = (candidates: readonly { text: string }[]) => candidates.map(({ text }) => text)

const OFFERS: [about: string, hollow: string, offer: string][] = [
  [
    'the reader',
    'You’re busy, you’re shipping fish, but you do not know how warm it gets.',
    'We rent temperature loggers to exporters of fish.',
  ],
  [
    'readiness',
    'Wij staan klaar om uw magazijn te ondersteunen wanneer u ons nodig heeft.',
    'Wij verhuren temperatuurloggers aan exporteurs van vis.',
  ],
  [
    'its own task',
    'Vi ser det som vores opgave at levere godt arbejde til jeres laster.',
    'Vi lejer temperaturloggere ud til eksportører af fisk.',
  ],
  [
    'owners',
    'Halden Loggers drives av søsknene Kari og Ola Holm i et felles kontor.',
    'Vi leier ut temperaturloggere til eksportører av fisk.',
  ],
  [
    'the beginning',
    'Halden Loggers nasce nel 1968 dal lavoro di Luigi Holm nel porto di Halden.',
    'Noleggiamo registratori di temperatura agli esportatori di pesce.',
  ],
  [
    'the site itself',
    'Webseite der Halden Loggers in Halden an der Küste.',
    'Wir vermieten Temperaturlogger an Exporteure von Fisch.',
  ],
  [
    'an aim',
    'Halden Loggers intends to strengthen its position as a company serving the coast.',
    'We rent temperature loggers to exporters of fish.',
  ],
  [
    'ideas of the reader',
    'Transformamos tus ideas en almacenes únicos, adaptados a cualquier espacio.',
    'Alquilamos registradores de temperatura a exportadores de pescado.',
  ],
  [
    'promises',
    'Vi overholder de aftaler, som I har lavet med vores folk på havnen.',
    'Vi lejer temperaturloggere ud til eksportører af fisk.',
  ],
  [
    'an address',
    'Nos puedes encontrar en Calle del Puerto, 18, 12400 Soria.',
    'Alquilamos registradores de temperatura a exportadores de pescado.',
  ],
  [
    'where it is',
    'Nuestra nave está ubicada en una zona de fácil acceso con aparcamiento.',
    'Alquilamos registradores de temperatura a exportadores de pescado.',
  ],
  [
    'a portfolio',
    'Halden Loggers is the online portfolio of Kari Holm, a developer in Halden.',
    'We rent temperature loggers to exporters of fish.',
  ],
  [
    'opening hours',
    'Abierta los 365 días del año para que puedas venir cuando quieras.',
    'Alquilamos registradores de temperatura a exportadores de pescado.',
  ],
]

describe('the offer of a site whose first sentence is about', () => {
  it.each(OFFERS)('%s is another sentence', (_about, hollow, offer) => {
    const { offer: found } = factsOf(`<h1>Halden Loggers</h1><p>${hollow}</p><p>${offer}</p>`)
    expect(textsOf(found.candidates)[0]).toBe(offer)
  })
})

const card = (title: string, text: string) => `<div><h3>${title}</h3><p>${text}</p></div>`

describe('benefits', () => {
  const benefitsOf = (cards: string[], above = 'What you get') =>
    textsOf(
      factsOf(
        '<h1>We rent temperature loggers to exporters of fish.</h1>' +
          `<section><h2>${above}</h2><div>${cards.join('')}</div></section>`,
      ).benefits.candidates,
    ).join('\n')

  const good = [
    card('Calibration', 'We calibrate every logger before it leaves our own laboratory.'),
    card('Reports', 'We send a signed report for every trip within two hours.'),
  ]

  it.each([
    [
      'what happens without it',
      'Without loggers',
      'Higher costs and more claims in the later parts of a trip.',
      'Higher costs',
    ],
    [
      'for which plan a customer is right',
      'Fleet Pro',
      'Perfect for growing fleets up to 10 trucks.',
      'Perfect for',
    ],
    [
      'devotion',
      'Service',
      'We are committed to driving industry progress through innovation and care.',
      'committed',
    ],
  ])('leave out %s', (_what, title, text, gone) => {
    const found = benefitsOf([...good, card(title, text)])
    expect(found).toContain('We send a signed report')
    expect(found).not.toContain(gone)
  })
})

describe('the name', () => {
  it('loses the sign that separates it in a title', () => {
    const { name } = factsOf('<p>We rent loggers.</p>', 'Halden Loggers : | Home')
    expect(textsOf(name.candidates)[0]).toBe('Halden Loggers')
  })

  it('is never that of who built the site', () => {
    const { name } = factsOf(
      '<p>We rent loggers.</p><footer>© 2020 Realizada por Quay Diseño</footer>',
      'Home',
    )
    expect(textsOf(name.candidates).join()).not.toContain('Quay')
  })
})
