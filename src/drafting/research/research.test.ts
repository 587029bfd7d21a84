import { describe, expect, it } from 'vitest'
import { companySites, noCompanySites, readerOf } from '#tests/support/company-sites.ts'
import { FetchError, type WebReader } from '#platform/web/web.ts'
import { siteSteps } from '../thread/site-steps.ts'
import type { CompanyFact } from './company-facts.ts'
import { readCompany } from './read-company.ts'
import { pageCases, personalCases, siteCases } from './research.cases.ts'
import { isPersonal } from './without-people.ts'

const sites = companySites()
const reading = (web: WebReader) => ({
  web,
  signal: new AbortController().signal,
  steps: siteSteps,
})
const READ_AT = '2026-03-01T09:14:00.000Z'

/** A reader of made pages by their address; notes each requested page. */
function readerOfPages(pages: Record<string, string | FetchError>, forbidden: string[] = []) {
  const asked: string[] = []
  const reader: WebReader = {
    allowed: (url) => Promise.resolve(!forbidden.includes(url)),
    page(url) {
      asked.push(url)
      const body = pages[url]
      if (body === undefined) return Promise.reject(new FetchError('http-status', 'No page.', 404))
      if (body instanceof FetchError) return Promise.reject(body)
      const page = { url, status: 200, contentType: 'text/html', body, truncated: false }
      return Promise.resolve({ ...page, fetchedAt: READ_AT })
    },
  }
  return { reader, asked }
}

const WORDS =
  'We move chilled and frozen goods for food producers between Ireland, Britain and the Benelux. ' +
  'Our own drivers load at night and deliver before the shops open.'
const company = (more = '', links = '') =>
  `<html lang="en"><head><title>Cold Haul</title></head><body><nav>${links}</nav>
   <h1>Chilled transport</h1><p>${WORDS}</p>${more}</body></html>`

const factsOf = async (reader: WebReader, domain: string): Promise<CompanyFact[]> => {
  const result = await readCompany(reading(reader), domain)
  return result.state === 'done' ? result.facts : []
}

describe('facts of a company', () => {
  it.each(siteCases)('$site', async ({ site: name, facts: wanted }) => {
    const site = sites.find((madeSite) => madeSite.name === name)!
    const facts = await factsOf(readerOf(site), site.expected.host)
    const found = Object.fromEntries(
      (['industry', 'size', 'country', 'place', 'language'] as const).flatMap((kind) => {
        const fact = facts.find((candidate) => candidate.kind === kind)
        return fact ? [[kind, fact.value]] : []
      }),
    )
    expect(found).toEqual(wanted)
  })

  it.each(pageCases)('$kind: $name', async ({ kind, html, value }) => {
    const { reader } = readerOfPages({ 'https://coldhaul.example/': company(html) })
    const facts = await factsOf(reader, 'coldhaul.example')
    expect(facts.find((fact) => fact.kind === kind)?.value ?? null).toBe(value)
  })

  it('come with a page of the company, its words and the time', async () => {
    for (const site of sites.slice(0, 20))
      for (const fact of await factsOf(readerOf(site), site.expected.host)) {
        expect(new URL(fact.url).hostname, site.name).toMatch(
          new RegExp(`(?:^|\\.)${site.expected.host.replaceAll('.', '\\.')}$`),
        )
        expect(fact.quote, site.name).not.toBe('')
        expect(fact.readAt).toBe(READ_AT)
      }
  })
})

describe('people', () => {
  it.each(personalCases)('%s', (text, wanted) => expect(isPersonal(text, [])).toBe(wanted))

  it('are named in no fact of any site', async () => {
    for (const site of sites) {
      const speakers = site.expected.proof.map(({ speaker }) => speaker.split(',')[0]!.trim())
      const people = speakers.filter((name) => /^\p{Lu}\p{L}+\s\p{Lu}/u.test(name))
      for (const { value, quote } of await factsOf(readerOf(site), site.expected.host))
        for (const text of [value, quote]) {
          expect(text).not.toMatch(/@\w|\d{4,}[ /-]\d{4,}/)
          for (const name of people) expect(text, site.name).not.toContain(name)
        }
    }
  })
})

describe('pages', () => {
  const links = ['about', 'contact', 'jobs', 'news', 'products', 'team', 'prices']
    .map((path) => `<a href="/${path}">${path}</a>`)
    .join('')
  const many = Object.fromEntries(
    ['', 'about', 'contact', 'jobs', 'news', 'products', 'team', 'prices'].map((path) => [
      `https://coldhaul.example/${path}`,
      company('', links),
    ]),
  )

  it('are four at most, about, contact and jobs first', async () => {
    const { reader, asked } = readerOfPages(many)
    await readCompany(reading(reader), 'coldhaul.example')
    expect(asked.map((url) => new URL(url).pathname)).toEqual(['/', '/about', '/contact', '/jobs'])
  })

  it('are left out where robots.txt forbids them', async () => {
    const { reader, asked } = readerOfPages(many, ['https://coldhaul.example/about'])
    await readCompany(reading(reader), 'coldhaul.example')
    expect(asked).not.toContain('https://coldhaul.example/about')
  })

  it('are none where robots.txt forbids the site', async () => {
    const { reader, asked } = readerOfPages(many, ['https://coldhaul.example/'])
    const result = await readCompany(reading(reader), 'coldhaul.example')
    expect(asked).toEqual([])
    expect(result).toMatchObject({ state: 'failed', isLasting: true })
  })

  it.each([
    [
      'an error',
      new FetchError('http-status', 'x', 500),
      { state: 'failed', isLasting: false, error: 'The server of the site failed.' },
    ],
    ['a silent host', new FetchError('timeout', 'x'), { state: 'failed', isLasting: false }],
    ['a file', new FetchError('not-html', 'x'), { state: 'failed', isLasting: true }],
  ])('give no facts behind %s', async (_name, fault, wanted) => {
    const { reader } = readerOfPages({ 'https://coldhaul.example/': fault })
    expect(await readCompany(reading(reader), 'coldhaul.example')).toMatchObject(wanted)
  })

  it.each(noCompanySites().filter(({ expected }) => expected.reason))(
    'give no facts where they are no company’s: $name',
    async (site) => {
      const result = await readCompany(reading(readerOf(site)), site.expected.host)
      expect(['no-company', 'failed']).toContain(result.state)
      if (result.state !== 'done') expect(result.error).not.toMatch(/paste|enter the address/i)
    },
  )

  it('are tried with www and without encryption where the bare domain has none', async () => {
    const none = new FetchError('dns', 'x')
    const { reader, asked } = readerOfPages({
      'https://coldhaul.example/': none,
      'https://www.coldhaul.example/': new FetchError('tls', 'x'),
      'http://coldhaul.example/': company(),
    })
    expect(await readCompany(reading(reader), 'coldhaul.example')).toMatchObject({ state: 'done' })
    expect(asked).toHaveLength(3)
  })

  it('of another company behind the domain are not taken', async () => {
    const { reader } = readerOfPages({})
    reader.page = (url) =>
      Promise.resolve({
        url: url.replace('coldhaul.example', 'portal.example'),
        status: 200,
        contentType: 'text/html',
        body: company(),
        truncated: false,
        fetchedAt: READ_AT,
      })
    expect(await readCompany(reading(reader), 'coldhaul.example')).toMatchObject({
      state: 'no-company',
      error: 'The domain leads to the site of another company.',
    })
  })
})
