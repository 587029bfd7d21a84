import { expect, it } from 'vitest'
import { draftMessaging } from '../draft-messaging.ts'
import { readHtml } from '../reading/read-html.ts'
import { understand } from './understand.ts'

const url = 'https://any.example/'

const placeOf = (footer: string, head = '') => {
  const html = `<html lang="en"><head><title>Quay Loggers</title>${head}</head><body>
    <h1>We rent loggers.</h1><footer><address>${footer}</address></footer></body></html>`
  const page = { ...readHtml(html, url), url, readAt: '' }
  const facts = understand({ url, pages: [page] })
  return draftMessaging(facts, { goal: 'reply' }).place?.text ?? null
}

const data = (value: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', ...value })}</script>`

it.each([
  ['Hafenstr. 4, 52062 Aachen', 'Aachen'],
  ['Hafenstr. 4, 52062 Aachen Telefon 0241 1234', 'Aachen'],
  ['Hafenstr. 4, 52062 AACHEN, Deutschland', 'Aachen'],
  ['Hafenstr. 4, 8004 Zürich Schweiz', 'Zürich'],
  ['Kaai 4, 9000 Gent', 'Gent'],
  ['4 Quay Street, Derby United Kingdom, DE1 1AA', 'Derby'],
  ['4 Quay Street, Leeds, LS1 4AP', 'Leeds'],
  ['4 Quay Street, Truro, Cornwall, TR1 2AA', 'Cornwall'],
  ['4 Quay Street LS1 4AP', null],
  ['4 Quay Street, Austin, TX 78701', 'Austin'],
  ['4 Quay Street, Austin, TX 78701 Main: 512 555 0100', 'Austin'],
  ['Hafenstr. 4, 44691 Fax 0231 1234', null],
  ['12345 County Highway, Truro', null],
  ['4120 Industrial Place, Truro', null],
  ['More than 1000 Lm of tubes', null],
  ['Call us on 0113 496 0000', null],
  ['(37) 99818-5106 – Adão / (37) 98229-7017 Tiago', null],
  ['(024) 9998 Tiago', null],
  ['Hafenstr. 4, 52062 Aachen; Kaistr. 2, 20457 Hamburg', null],
])('the sender of "%s" is in %s', (footer, town) => expect(placeOf(footer)).toBe(town))

it('the town of the data for search engines is the sender’s, and an area served is not', () => {
  expect(placeOf('', data({ address: { addressLocality: 'Vigo' } }))).toBe('Vigo')
  expect(placeOf('', data({ areaServed: 'Galicia' }))).toBeNull()
})
