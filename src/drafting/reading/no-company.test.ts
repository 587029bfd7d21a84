import { expect, it } from 'vitest'
import { recognizeNoCompany } from './no-company.ts'
import { readHtml } from './read-html.ts'

const url = 'https://halden.example/'
const reasonOf = (body: string) => {
  const html = `<title>Halden Joinery</title><h1>Halden Joinery</h1>${body}`
  return recognizeNoCompany({ url, pages: [{ ...readHtml(html, url), url, readAt: '' }] })?.reason
}

it('takes Latin filler for the sample text of a template, whatever its first words are', () => {
  const filler =
    '<p>Curabitur tincidunt, sapien et luctus, nibh nisi commodo arcu, vitae cursus neque ante.</p>' +
    '<p>Phasellus ac felis nec eros quis ipsum pellentesque congue.</p>'
  expect(reasonOf(filler)).toBe('placeholder')
  expect(reasonOf('<p>We build stairs and doors of oak for houses on the coast.</p>')).toBe(
    undefined,
  )
})
