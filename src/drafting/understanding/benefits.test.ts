import { describe, expect, it } from 'vitest'
import { snapshotFromText } from '../reading/pasted-text.ts'
import { readHtml } from '../reading/read-html.ts'
import { understand } from './understand.ts'

const url = 'https://any.example/'

const OFFERS: Record<string, string> = {
  en: 'We rent loggers to exporters of fish.',
  fr: 'Nous louons des enregistreurs aux exportateurs de poisson.',
}

function benefitsOf(body: string, lang = 'en'): string[] {
  const html = `<html lang="${lang}"><title>Any</title><h1>Any</h1><p>${OFFERS[lang]}</p>${body}`
  const page = { ...readHtml(html, url), url, readAt: '' }
  return understand({ url, pages: [page] }).benefits.candidates.map(({ text }) => text)
}

const card = (heading: string, text: string, badge = '') =>
  `<div class="card">${badge && `<span>${badge}</span>`}<h3>${heading}</h3><p>${text}</p></div>`
const cards = (above: string, all: readonly string[]) =>
  `<section><h2>${above}</h2><div class="row">${all.join('')}</div></section>`

describe('benefits of cards', () => {
  const phrases = [
    card('Drain cleaning', 'Slow drains cleared with a jet, and filmed afterwards.', 'Most booked'),
    card('Repiping', 'Copper lines for houses of the sixties and older.', 'New'),
    card('Water heaters', 'Tank and tankless heaters replaced on the same day.', 'Same day'),
  ]

  it('leave out phrases that name no activity', () => {
    expect(benefitsOf(cards('What we do', phrases))).toEqual([])
  })

  it('take a whole sentence as it is', () => {
    const texts = ['We film every drain.', 'We label every valve.', 'We sweep every floor.']
    const all = texts.map((text, at) => card(`Part ${'abc'[at]}`, `${text} It takes an hour.`))
    const longer = all.map((text) => text.replace('every', 'each and every'))
    expect(benefitsOf(cards('What we do', longer))[0]).toBe('We film each and every drain.')
  })

  it('take what the company does after a sentence about the world', () => {
    const texts = [
      'Une panne ne prévient pas. Nous venons sur le quai dans la journée avec les pièces.',
      'La chaîne du froid ne se résume pas à de la glace. Nous mesurons chaque caisse pendant le trajet.',
      "Aujourd'hui, le froid est une boussole. Le reste est une affaire de patience et de mer.",
    ]
    const all = texts.map((text, at) => card(`Partie ${'abc'[at]}`, text))
    const found = benefitsOf(cards('Notre travail', all), 'fr')
    expect(found.slice(0, 2)).toEqual([
      'Nous venons sur le quai dans la journée avec les pièces.',
      'Nous mesurons chaque caisse pendant le trajet.',
    ])
    expect(found.join(' ')).not.toMatch(/boussole|prévient|résume/)
  })

  it.each([
    [
      'parts of a list, or a founder',
      cards('What we hold in stock', [
        card('304', 'Shafts, fittings, fasteners, food equipment'),
        card('316', 'Implants, marine parts, chemical processing'),
        card('Edvin Holm', 'Founder of the company and master of ice.'),
      ]),
    ],
    [
      'values by their names',
      cards('What guides us', [
        card('Integrity', 'Keeping every promise that the crew makes.'),
        card('Transparency and respect', 'Open books for everybody on the quay.'),
        card('Social responsibility', 'A share of each season for the harbor school.'),
      ]),
    ],
    [
      'troubles as headings',
      cards('Why exporters call', [
        card('Lack of time', 'Readings by hand take an evening a week.'),
        card('Fear of mistakes', 'A wrong figure costs the whole load.'),
        card('No time for paper', 'Forms pile up behind the scale.'),
      ]),
    ],
    [
      'lines of a data sheet',
      '<ul><li>1400 W peak with a bi-amp stage</li><li>Frequency range 45 Hz to 20 kHz</li>' +
        '<li>Works with every stand of the series</li></ul>',
    ],
    [
      'a person by the first name',
      '<p>Edvin calibrates every logger in the harbor before it ships.</p>' +
        '<p>Talk to Edvin about loggers.</p>',
    ],
    ['comfort', '<p>Don’t worry, we collect and repair loggers of every age for exporters.</p>'],
    [
      'towns',
      cards('Where we work', [
        card('Sectors', 'Halden, Moss, Sarpsborg, Fredrikstad and Askim'),
        card('Islands', 'Kirkøy, Asmaløy, Vesterøy, Spjærøy and Singløy'),
        card('Abroad', 'Strömstad, Tanum, Lysekil, Kungshamn and Grebbestad'),
      ]),
    ],
    ['places', cards('Areas we serve', phrases)],
    [
      'what a visitor says',
      cards('How can we help?', [
        card('My drain is blocked', 'I need somebody today, before the guests come.'),
        card('I want a bathroom', 'I want to know what my old pipes allow.'),
        card('My heater leaks', 'I have no hot water since last night.'),
      ]),
    ],
    [
      'models',
      cards('Our boats', [
        card('Merlan 182', ''),
        card('Corail 62', ''),
        card('Sterne 25', ''),
        card('Goéland 626', ''),
      ]),
    ],
    [
      'orders',
      cards('Results', [
        card('Save time', 'Keep an eye on every trip.'),
        card('Cut cost', 'Avoid waste in every warehouse.'),
        card('Grow', 'Reach new buyers in every port.'),
      ]),
    ],
  ])('never take %s', (_kind, body) => {
    expect(benefitsOf(body)).toEqual([])
  })
})

describe('benefits of running text', () => {
  it('are sentences that say what the company does', () => {
    const found = benefitsOf(
      '<p>We calibrate every logger in our own laboratory before it ships.</p>',
    )
    expect(found).toEqual(['We calibrate every logger in our own laboratory before it ships.'])
  })

  it.each([
    'Please contact us, we are happy to help you with loggers.',
    'We look forward to hearing from you and your exporters of fish.',
  ])('never are an invitation: %s', (text) => {
    expect(benefitsOf(`<p>${text}</p>`)).toEqual([])
  })
})

describe('benefits of pasted text', () => {
  const factsOf = (text: string) => understand(snapshotFromText(text, '', ''))
  const texts = (all: readonly { text: string }[]) => all.map(({ text }) => text)

  it('are its bullets, also short ones', () => {
    const facts = factsOf(
      'Harlow Scaffold\nWe put up scaffolding for roofers in Kent.\n' +
        '- We erect within two days\n- Licensed and insured crews\n- One price, no daily hire',
    )
    expect(texts(facts.benefits.candidates).toSorted()).toEqual([
      'Licensed and insured crews',
      'One price, no daily hire',
      'We erect within two days',
    ])
    expect(facts.name.candidates[0]?.text).toBe('Harlow Scaffold')
  })

  it('are its other sentences, where it has no bullets', () => {
    const facts = factsOf(
      'Nous livrons des repas aux entreprises de Lyon.\nNos plats sont cuisinés le matin.\n' +
        'Nos livreurs roulent à vélo.',
    )
    expect(texts(facts.benefits.candidates)).toContain('Nos plats sont cuisinés le matin.')
  })
})
