import { describe, expect, it } from 'vitest'
import { addressOf, companySites, readerOf } from '#tests/support/company-sites.ts'
import { lexicons } from '../languages/lexicons.ts'
import type { Readers, SiteFacts } from '../facts.ts'
import { readHtml } from '../reading/read-html.ts'
import { readSite } from '../reading/read-site.ts'
import { namesTrouble } from './troubles.ts'
import { understand } from './understand.ts'

const url = 'https://halden.example/'
const factsOf = (html: string): SiteFacts =>
  understand({ url, pages: [{ ...readHtml(html, url), url, readAt: '' }] })
const made = new Map(companySites().map((site) => [site.name, site]))
const factsOfMade = async (name: string): Promise<SiteFacts> => {
  const site = made.get(name)!
  return understand(await readSite(readerOf(site), addressOf(site)))
}

/** Every text that an email may carry. */
const saidIn = ({ offer, benefits, services }: SiteFacts): string[] =>
  [...offer.candidates, ...benefits.candidates, ...services.candidates].map(({ text }) => text)

describe('what a page says of its readers and customers', () => {
  it.each(['ledgerline-books', 'consulenza-tirso'])('is nothing that %s sells', async (name) => {
    const said = saidIn(await factsOfMade(name))
    const { never, benefits } = made.get(name)!.expected
    const vague = /^Offriamo soluzioni/
    expect(never.filter((text) => !vague.test(text) && said.includes(text))).toEqual([])
    expect(benefits.filter((text) => said.includes(text)).length).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['en', 'Late invoices and stress every month', true],
    ['en', 'No stress at the end of the month', false],
    ['en', 'We take the stress out of closing the books', false],
    ['de', 'Zettelwirtschaft und verpasste Fristen, jeder Tag ein Chaos', true],
    ['de', 'Ohne Chaos durch den Monat', false],
    ['fr', 'Des retards et des pénalités à chaque trimestre', true],
    ['fr', 'Manque de temps', true],
    ['fr', 'Peur de mal faire', true],
    ['en', 'Lack of time', true],
    ['it', 'Mancanza di tempo', true],
    ['fr', 'Moins de retards, plus de calme', false],
    ['nl', 'Alles gebeurt handmatig en niemand weet waarom', true],
    ['sv', 'Manuella rutiner och förseningar varje vecka', true],
  ] as const)('in %s: “%s” is a trouble: %s', (language, text, isTrouble) =>
    expect(namesTrouble(text, lexicons[language])).toBe(isTrouble),
  )
})

const services = (names: readonly string[]) =>
  `<h2>Våre tjenester</h2><div>${names.map((name) => `<div><h3>${name}</h3></div>`).join('')}</div>`

describe('an offer that fits any company', () => {
  it.each([
    [
      'en',
      '<title>Halden</title><h1>Halden</h1><p>We offer tailored solutions for every need.</p>' +
        '<h2>Our services</h2><div><div><h3>Roof repair</h3></div><div><h3>Gutter cleaning</h3>' +
        '</div><div><h3>Skylights</h3></div></div>',
      'Roof repair, Gutter cleaning, and Skylights',
    ],
    [
      'nb',
      '<html lang="nb"><title>Rørlegger i Bodø | Halden</title><h1>Rørlegger i Bodø</h1>' +
        '<p>Vi tilbyr tilpassede tjenester for både privatkunder og bedrifter.</p>' +
        services(['Rørleggertjenester', 'Varmepumpe', 'Vannbåren varme']),
      'Rørleggertjenester, Varmepumpe og Vannbåren varme',
    ],
    [
      'de',
      '<html lang="de"><title>Halden</title><h1>Halden</h1>' +
        '<p>Wir bieten individuelle Lösungen und umfassende Leistungen für jeden Bedarf.</p>' +
        '<h2>Unsere Leistungen</h2><div><div><h3>Dachsanierung</h3></div>' +
        '<div><h3>Dachfenster</h3></div><div><h3>Dachrinnen</h3></div></div>',
      'Dachsanierung, Dachfenster und Dachrinnen',
    ],
  ])('in %s gives way to the list of services', (_language, html, list) =>
    expect(factsOf(html).offer.candidates[0]).toMatchObject({ text: list, form: 'verbless' }),
  )

  it('is in no email before a person confirms it, where no services are named', () => {
    const [offer] = factsOf(
      '<title>Halden</title><h1>Halden</h1><p>We offer tailored solutions for every need.</p>',
    ).offer.candidates
    expect(offer?.confidence ?? 0).toBeLessThan(0.4)
  })
})

describe('the readers of a private trade', () => {
  it.each([
    ['en', 'Ada Berg Hairdressing', 'Ada Berg offers cuts and color in the heart of Tarn.'],
    ['de', 'Zentrum für Kardiologie', 'Wir untersuchen Herz und Gefäße in Lohr.'],
    ['it', 'Trattoria e pizzeria Il Molo', 'Cuciniamo pesce e pasta fresca ogni sera.'],
    ['sv', 'Lia Ridskola', 'Vi håller lektioner i ridning alla dagar i veckan.'],
  ])('are people in %s: %s', (lang, title, text) => {
    const html = `<html lang="${lang}"><title>${title}</title><h1>${title}</h1><p>${text}</p>`
    const url = 'https://halden.example/'
    const { buyers } = understand({ url, pages: [{ ...readHtml(html, url), url, readAt: '' }] })
    expect(buyers.candidates[0]).toMatchObject({ text: 'people', confidence: 0.8 })
  })
})

describe('the readers of a site', () => {
  it.each([
    ['sorgenfri-tannklinikk', 'people'],
    ['clinica-dental-aranda', 'people'],
    ['ledgerline-books', 'companies'],
    ['brandskydd-vast', 'companies'],
    ['spedition-harms', ''],
  ] as [string, Readers][])('of %s are %s', async (name, readers) =>
    expect((await factsOfMade(name)).readers).toBe(readers),
  )
})
