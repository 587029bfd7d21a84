import { describe, expect, it } from 'vitest'
import { readHtml } from '../reading/read-html.ts'
import { understand } from './understand.ts'

const url = 'https://halden.example/'
const factsOf = (html: string) =>
  understand({ url, pages: [{ ...readHtml(html, url), url, readAt: '' }] })
const servicesOf = (language: string, body: string) =>
  factsOf(
    `<html lang="${language}"><title>Halden</title><h1>Halden</h1>${body}</html>`,
  ).services!.candidates.map(({ text }) => text)

const linked = (names: readonly string[], more: string) =>
  names.map((name, at) => `<a href="/s/${at}"><h3>${name}</h3><span>${more}</span></a>`).join('')

describe('the services that a person may choose', () => {
  it('are the cards that lead to pages of their own, as far as several name work', () => {
    const names = ['Étalonnage des instruments de mesure', 'Détecteurs de métaux', 'Maintenance']
    const cards = `<h2>Une exigence : la précision.</h2><div>${linked(names, 'En savoir plus')}</div>`
    const intro = '<p>Halden étalonne des instruments de mesure pour les ateliers du port.</p>'
    expect(servicesOf('fr', intro + cards)).toEqual(expect.arrayContaining(names.slice(0, 2)))
  })

  it('are the whole row of cards below a heading for services', () => {
    const card = (name: string) =>
      `<div><h3>${name}</h3><p>Work on networks.</p><a href="/${name}">View ${name} services</a></div>`
    const row = ['Telecoms', 'Data centers', 'Rail infrastructure'].map(card).join('')
    const body = `<p>Halden splices fibers for harbors.</p><h2>Our services</h2><div>${row}</div>`
    expect(servicesOf('en', body)).toEqual(expect.arrayContaining(['Rail infrastructure']))
  })

  it('are no days of a program, and no way to reach the company', () => {
    const card = (name: string) =>
      `<div><h3>${name}</h3><p>Wir fertigen Teile aus Metall.</p></div>`
    const row = ['Freitag', 'Samstag', 'Kontaktdaten', 'Drehen', 'Schleifen', 'Fräsen'].map(card)
    const body = `<p>Halden fertigt Teile für kleine Häfen.</p><h2>Leistungen</h2>${row.join('')}`
    const services = servicesOf('de', body)
    expect(services).toEqual(expect.arrayContaining(['Drehen', 'Schleifen']))
    expect(services.filter((service) => /tag$|^Kontakt/.test(service))).toEqual([])
  })

  it('may have a number that is part of their word', () => {
    const card = (name: string) => `<li><h3>${name}</h3><p>Wir fertigen Teile aus Metall.</p></li>`
    const row = ['5-Achs-Fräsen', 'Drehen', 'Schleifen'].map(card).join('')
    const body = `<p>Halden fertigt Teile für kleine Häfen.</p><h2>Leistungen</h2><ul>${row}</ul>`
    expect(servicesOf('de', body)).toContain('5-Achs-Fräsen')
  })
})

describe('proof', () => {
  it.each([
    ['<p>We are certified to ISO 9001.</p>', 1],
    ['<p>We are certified to ISO 9001.</p><p>ISO 9001: accreditation in progress</p>', 0],
  ])('is a certificate that the company has: %s', (body, count) => {
    const html = `<html lang="en"><title>Halden</title><h1>Halden</h1><p>Halden makes loggers.</p>${body}`
    expect(factsOf(html).proof.candidates).toHaveLength(count)
  })
})

describe('what a page shows when its form was sent', () => {
  it.each([
    ['en', 'Thank you for your message, we answer within 24 hours.'],
    ['de', 'Vielen Dank für Ihre Anfrage, wir melden uns innerhalb von 24 Stunden.'],
    ['fr', 'Nous avons bien reçu votre demande et vous répondrons sous 48 h.'],
    ['sv', 'Tack för ditt meddelande, vi svarar inom 24 timmar.'],
  ])('is no first step: %s', (language, text) => {
    const html = `<html lang="${language}"><title>Halden</title><h1>Halden</h1><p>${text}</p></html>`
    expect(factsOf(html).firstStep?.candidates ?? []).toEqual([])
  })
})
