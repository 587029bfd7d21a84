import { describe, expect, it } from 'vitest'
import { readHtml } from '../reading/read-html.ts'
import { understand } from './understand.ts'

const url = 'https://any.example/'

/** The first audience that a page with this paragraph names; empty for none. */
function audienceOf(text: string, lang: string): string {
  const html = `<html lang="${lang}"><title>Any</title><h1>Any</h1><p>${text}</p>`
  const page = { ...readHtml(html, url), url, readAt: '' }
  return understand({ url, pages: [page] }).audience.candidates[0]?.text ?? ''
}

describe('the audience', () => {
  it.each([
    [
      'en',
      'We repair drains for restaurants and schools in the valley.',
      'restaurants and schools',
    ],
    ['en', 'Kestrel proudly serves Harlow Falls, Dunmore, and Wye with plumbing work.', ''],
    ['en', 'We offer a fair price and clean work for our clients.', ''],
    ['en', 'We do this work with care for customers.', ''],
    ['de', 'Wir sind der Spezialist für nachträgliche Flächenheizungen im Bestand.', ''],
    ['de', 'Wir arbeiten mit Sorgfalt für unsere Kunden und deren Häuser.', ''],
    ['pt', 'Protegemos os negócios dos nossos clientes, sejam eles pequenos ou grandes.', ''],
    ['it', 'Offriamo soluzioni pensate per rispondere alle esigenze di ogni giorno.', ''],
    ['it', 'Vendiamo lubrificanti per officine e trasportatori pesanti.', 'officine'],
  ])('in %s of "%s" is "%s"', (lang, text, audience) => {
    const found = audienceOf(text, lang)
    if (audience) expect(found).toContain(audience)
    else expect(found).toBe('')
  })
})
