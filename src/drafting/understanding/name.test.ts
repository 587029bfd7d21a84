import { describe, expect, it } from 'vitest'
import { snapshotFromText } from '../reading/pasted-text.ts'
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
    ['has no preposition before it', 'Quay Loggers', '© 2026 by Quay Loggers'],
    ['has no year before it', 'Quay Loggers', '© 2026 2026 Quay Loggers'],
    ['is not the reservation of rights', 'Quay Loggers', '© 2026 Todos los derechos reservados'],
  ])('%s', (_what, title, footer) => {
    expect(nameOf(title, footer)).toBe('Quay Loggers')
  })
})

it('takes no agency that is credited with a link for the company', () => {
  const html = `<title>Quay Welding</title><h1>Quay Welding</h1><p>We weld fences.</p>
    <footer><a href="https://inkwell.example"><h3>© Inkwell Web Design 2025</h3></a></footer>`
  const url = 'https://quay.example/'
  const page = { ...readHtml(html, url), url, readAt: '' }
  const names = understand({ url, pages: [page] }).name.candidates.map(({ text }) => text)
  expect(names).toEqual(['Quay Welding'])
})

describe('the name of a company whose logo describes it', () => {
  it('is the part that the address has', () => {
    const html =
      '<title>Ice in Bodø</title><header><img class="logo" ' +
      'alt="Quay Loggers data loggers in Bodø and Moss"></header><h1>We rent loggers.</h1>'
    const at = 'https://quay-loggers.example/'
    const page = { ...readHtml(html, at), url: at, readAt: '' }
    expect(understand({ url: at, pages: [page] }).name.candidates[0]?.text).toBe('Quay Loggers')
  })
})

describe('the name of a company whose pictures carry words of a template', () => {
  it.each([
    ['Webpage responsive image', 'Halden Joinery'],
    ['Hero banner', 'Halden Joinery'],
    ['Halden Joinery', 'Halden Joinery'],
    // "Banner" alone may be a name.
    ['Banner Brothers', 'Banner Brothers'],
  ])('is not that of the logo "%s" where it is one', (alt, name) => {
    const title = name === alt ? name : 'Halden Joinery'
    const html =
      `<title>${title}</title><header><img class="logo" alt="${alt}"></header>` +
      `<h1>We build stairs.</h1><footer>© 2026 ${title}</footer>`
    const page = { ...readHtml(html, url), url, readAt: '' }
    expect(understand({ url, pages: [page] }).name.candidates[0]?.text).toBe(name)
  })

  it('does not end in the word of the page', () => {
    const html =
      '<html lang="de"><title>Kanzlei Lohr Impressum</title><h1>Steuern und Buchhaltung</h1>' +
      '<p>Wir machen die Buchhaltung für Betriebe in Lohr.</p>'
    const page = { ...readHtml(html, url), url, readAt: '' }
    const names = understand({ url, pages: [page] }).name.candidates.map(({ text }) => text)
    expect(names).not.toContain('Kanzlei Lohr Impressum')
  })
})

describe('the name of a company in a pasted text', () => {
  const named = (text: string) =>
    understand(snapshotFromText(text, '', '')).name.candidates[0]?.text ?? ''
  const more = ' They record temperatures all the way. Hospitals and dairies use them every day.'

  it.each([
    ['Acme Cold makes temperature loggers for food transport.', 'Acme Cold'],
    ['Halden Loggers AS offers data loggers for hospitals.', 'Halden Loggers'],
    ['Kestrel is a maker of data loggers.', 'Kestrel'],
  ])('%s', (text, name) => expect(named(text + more)).toBe(name))

  it.each([
    'Temperature loggers make shipping safe for hospitals.',
    'We make temperature loggers for food transport.',
    'Our company makes temperature loggers.',
  ])('is not guessed from: %s', (text) => expect(named(text + more)).toBe(''))
})
