import { describe, expect, it } from 'vitest'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import { readHtml } from '../reading/read-html.ts'
import { assistingCases, broaderCases } from './assisting-trades.cases.ts'
import { craftingCases } from './crafting-trades.cases.ts'
import { industrialCases } from './industrial-trades.cases.ts'
import { understand } from './understand.ts'

const url = 'https://halden.example/'
const tradesOf = (title: string, paragraphs: readonly string[], language: EmailLanguage = 'en') => {
  const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')
  const html = `<html lang="${language}"><title>${title}</title><h1>Halden</h1>${text}</html>`
  return understand({ url, pages: [{ ...readHtml(html, url), url, readAt: '' }] }).trades
}

const WORK = [
  'Last spring we renovated the town hall while its offices stayed open.',
  'The brickwork of the old mill was next, and a contractor from Moss helped.',
  'Masonry of this age has to be repaired by hand.',
  'Ask the builders of the new school about us.',
]

describe('the trades of a site', () => {
  it('are those of its title first, however often the text names others', () => {
    expect(tradesOf('Halden | Roof repairs and roofing', WORK)?.[0]).toBe('roofing')
  })

  it('are those that its text repeats, where title and offer name none', () => {
    expect(tradesOf('Halden', WORK)).toEqual(['construction'])
  })

  it.each([...assistingCases, ...craftingCases, ...industrialCases, ...broaderCases])(
    'are first %s on a page in %s: %s',
    (trade, language, title, text) => {
      expect(tradesOf(title, [text], language)?.[0]).toBe(trade)
    },
  )
})
