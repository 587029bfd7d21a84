import { describe, expect, it } from 'vitest'
import { readHtml } from '../reading/read-html.ts'
import { understand } from './understand.ts'

const url = 'https://any.example/'

const nameOf = (title: string, footer: string): string => {
  const html = `<html lang="en"><title>${title}</title><h1>We rent loggers.</h1><footer><p>${footer}</p></footer>`
  const page = { ...readHtml(html, url), url, readAt: '' }
  return understand({ url, pages: [page] }).name.candidates[0]?.text ?? ''
}

describe('the name of a company', () => {
  it.each([
    ['has no quotation marks around it', '"Quay Loggers"', '© 2026 "Quay Loggers"'],
    ['has no owner behind it', 'Quay Loggers', '© 2026 Quay Loggers v/Peter Holm'],
    ['has no year before it', 'Quay Loggers', '© 2026 2026 Quay Loggers'],
    ['is not the reservation of rights', 'Quay Loggers', '© 2026 Todos los derechos reservados'],
  ])('%s', (_what, title, footer) => {
    expect(nameOf(title, footer)).toBe('Quay Loggers')
  })
})
