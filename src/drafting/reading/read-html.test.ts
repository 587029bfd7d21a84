import { describe, expect, it } from 'vitest'
import { lexicons } from '../languages/lexicons.ts'
import { assignRoles } from './block-roles.ts'
import { choosePages } from './choose-pages.ts'
import type { SitePage } from './page.ts'
import { snapshotFromText } from './pasted-text.ts'
import { readHtml } from './read-html.ts'

const url = 'https://halden.example/'
const pageOf = (html: string): SitePage => ({ ...readHtml(html, url), url, readAt: '' })
const textsOf = (html: string) => pageOf(html).blocks.map(({ text }) => text)
const rolesOf = (html: string) =>
  assignRoles(pageOf(html), lexicons.en).blocks.map(({ text, role }) => [text, role])

describe('a page read as blocks', () => {
  it.each([
    [
      'keeps words of neighboring elements apart',
      '<p><span>Cold</span><span>Chain</span></p>',
      ['Cold Chain'],
    ],
    ['keeps the parts of one word together', '<h1>Hal<b>den</b> loggers</h1>', ['Halden loggers']],
    [
      'joins a heading that a line break splits',
      '<h1>Loggers<br>for fish</h1>',
      ['Loggers for fish'],
    ],
    [
      'joins a heading that is written as two',
      '<h2>Data loggers</h2><h2>for cold chains</h2>',
      ['Data loggers for cold chains'],
    ],
    [
      'drops the second copy for phones',
      '<p class="desktop">We rent loggers.</p><p class="mobile">We rent loggers.</p>',
      ['We rent loggers.'],
    ],
    [
      'drops a copy inside one element',
      '<h1><span>We rent</span> <span>We rent</span></h1>',
      ['We rent'],
    ],
    [
      'drops hidden text',
      '<p hidden>Secret</p><p style="display:none">Copy</p><p>Seen</p>',
      ['Seen'],
    ],
    [
      'splits a label from its text',
      '<ul><li><strong>Fast.</strong> We ship within a day.</li></ul>',
      ['Fast.', 'We ship within a day.'],
    ],
    [
      'splits lines',
      '<p>Halden Loggers<br>12 Quay Street</p>',
      ['Halden Loggers', '12 Quay Street'],
    ],
    [
      'keeps a heading that the menu has too',
      '<nav><a href="/rent">Loggers for rent</a></nav><h2>Loggers for rent</h2>',
      ['Loggers for rent', 'Loggers for rent'],
    ],
  ])('%s', (_name, html, texts) => expect(textsOf(html)).toEqual(texts))

  it('counts words of scripts without spaces', () => {
    const { words } = pageOf('<p>私たちは工場のために温度計を作っています。</p>')
    expect(words).toBeGreaterThan(6)
  })

  it('gives every block the role that its place and words show', () => {
    const html = `<nav><a href="/">Home</a></nav><h1>Loggers for fish</h1><p>We rent loggers.</p>
      <h2>What our customers say</h2><p>They came within the hour and stayed until it worked.</p>
      <h2>Pricing</h2><p>From €9 per month</p><a class="btn" href="/c">Learn more</a>
      <p>© 2026 Halden Loggers</p><p>We use cookies to improve this site.</p>
      <p>npm install halden</p><p>Lorem ipsum dolor sit amet.</p>`
    expect(rolesOf(html)).toEqual([
      ['Home', 'navigation'],
      ['Loggers for fish', 'hero'],
      ['We rent loggers.', 'hero'],
      ['What our customers say', 'testimonial'],
      ['They came within the hour and stayed until it worked.', 'testimonial'],
      ['Pricing', 'price'],
      ['From €9 per month', 'price'],
      ['Learn more', 'call-to-action'],
      ['© 2026 Halden Loggers', 'footer'],
      ['We use cookies to improve this site.', 'cookie'],
      ['npm install halden', 'code'],
      ['Lorem ipsum dolor sit amet.', 'placeholder'],
    ])
  })

  it('drops no offer for a word that notices use', () => {
    expect(
      rolesOf('<h1>Analytics</h1><p>Privacy-friendly analytics without cookies.</p>')[1],
    ).toEqual(['Privacy-friendly analytics without cookies.', 'hero'])
  })

  it('takes no preview of services for a review', () => {
    const html = `<h1>Halden</h1><section class="services-preview"><h2>Our work</h2>
      <p>We rent loggers for a day.</p></section>
      <section class="reviews"><p>They came within the hour.</p></section>`
    expect(rolesOf(html).slice(2)).toEqual([
      ['We rent loggers for a day.', 'feature'],
      ['They came within the hour.', 'testimonial'],
    ])
  })

  it('keeps cards of services together whose texts repeat the name of the part', () => {
    const card = (name: string) => `<div><h3>${name}</h3><p>Services:</p><p>Done weekly.</p></div>`
    const html = `<h1>Halden</h1><p>We clean.</p><span>Services</span><h2>All that we clean</h2>
      <section>${card('Office cleaning')}${card('Facade cleaning')}</section>`
    expect(rolesOf(html).filter(([text]) => text!.endsWith('cleaning'))).toEqual([
      ['Office cleaning', 'feature'],
      ['Facade cleaning', 'feature'],
    ])
  })

  it('ignores a class that frames the whole page', () => {
    const [, [, role] = []] = rolesOf(
      '<div class="post"><h1>Loggers</h1><p>We rent loggers.</p></div>',
    )
    expect(role).toBe('hero')
  })

  it.each([
    ['nested without end', `<p>${'<b>'.repeat(200_000)}hello`],
    ['lists in lists', '<ul><li>point '.repeat(20_000)],
    ['one long heading', `<h1>${'for teams '.repeat(100_000)}`],
    ['many small elements', `<p>${'<b>word</b>'.repeat(100_000)}</p>`],
    ['ten megabytes', `<p>${'We rent loggers. '.repeat(600_000)}</p>`],
  ])('is not held up by elements %s', (_name, html) => {
    expect(pageOf(html).blocks.every(({ text }) => text.length <= 600)).toBe(true)
  })
})

describe('the pages to read', () => {
  const menu = (links: string[]) =>
    `<nav>${links.map((link) => `<a href="/${link.toLowerCase().replaceAll(' ', '-')}">${link}</a>`).join('')}</nav>`
  const chosen = (links: string[], language: keyof typeof lexicons) =>
    choosePages(pageOf(menu(links)), lexicons[language]).map((address) => new URL(address).pathname)

  it.each([
    ['en', ['About us', 'Services', 'Case studies', 'Pricing', 'Privacy', 'Careers', 'Blog']],
    [
      'de',
      ['Über uns', 'Leistungen', 'Referenzen', 'Preise', 'Datenschutz', 'Karriere', 'Aktuelles'],
    ],
    [
      'fr',
      [
        'À propos',
        'Prestations',
        'Réalisations',
        'Tarifs',
        'Mentions légales',
        'Recrutement',
        'Blog',
      ],
    ],
    ['sv', ['Om oss', 'Tjänster', 'Referenser', 'Priser', 'Integritetspolicy', 'Jobb', 'Nyheter']],
  ] as const)('are named by the menu in %s', (language, links) => {
    const paths = chosen([...links], language).map(decodeURIComponent)
    const expected = links.slice(0, 4).map((link) => `/${link.toLowerCase().replaceAll(' ', '-')}`)
    expect(paths.toSorted()).toEqual(expect.arrayContaining(expected.toSorted()))
    expect(paths.some((path) => /privacy|datenschutz|karriere|careers|jobb|blog/.test(path))).toBe(
      false,
    )
  })

  it('are those of a menu that only its name shows, and of texts where there are few', () => {
    const links = ['presentation', 'fraisage', 'tournage']
      .map((text) => `<a href="/${text}.html">${text}</a>`)
      .join('')
    const inMenu = `<div id="navigation">${links}</div><p>Nous fraisons.</p>`
    const inText = `<p>Nous fraisons: ${links}</p>`
    for (const html of [inMenu, inText])
      expect(choosePages(pageOf(html), lexicons.fr).length).toBe(3)
  })

  it('are at most seven beside the start page', () => {
    const many = Array.from({ length: 40 }, (_one, n) => `Services ${n}`)
    expect(chosen(many, 'en').length).toBeLessThanOrEqual(7)
  })
})

describe('pasted text', () => {
  it('is a page without an address', () => {
    const { url: site, pages } = snapshotFromText('Halden\n- We rent loggers.', url, '')
    expect([site, pages[0]!.url]).toEqual([url, ''])
    expect(pages[0]!.blocks.map(({ element, text }) => [element, text])).toEqual([
      ['h1', 'Halden'],
      ['li', 'We rent loggers.'],
    ])
  })
})

it('keeps the text over a picture, and leaves out what covers the page on demand', () => {
  const html =
    '<div class="overlay"><h1>Halden</h1><p>We make parts for motorcycles.</p></div>' +
    '<div class="overlay"><h2>Wait!</h2><p>Ten percent off today.</p></div>'
  expect(textsOf(html)).toEqual(['Halden', 'We make parts for motorcycles.'])
})

it('leaves out the names of icons that a font draws', () => {
  const html = '<p><i class="material-icons">done</i> We keep books.</p><p>All is done.</p>'
  expect(textsOf(html)).toEqual(['We keep books.', 'All is done.'])
})
