import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EMAIL_LANGUAGES, type EmailLanguage } from '#model/email/email-languages.ts'
import { draftCampaign } from './draft-campaign.ts'
import { lettersOf } from './languages/all-letters.ts'
import { readHtml } from './reading/read-html.ts'
import { withRoles } from './reading/read-site.ts'
import { sharedWith, stemsOf } from './text/likeness.ts'
import { wordsIn } from './writing/words-in.ts'
import { MAX_WORDS } from './writing/write-emails.ts'

/** A page made up for this project, with what a careful reader takes from it. */
interface MadePage {
  name: string
  host: string
  language: EmailLanguage
  company: string
  buyers: 'companies' | 'people' | 'donors'
  /** Words of the offer. */
  offer: string
  sale: string | null
  html: string
}

const folder = new URL('../../tests/fixtures/made-pages/', import.meta.url)
const pages = readdirSync(folder).map((file) => {
  const made = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as MadePage
  const url = `https://${made.host}/`
  const page = { ...readHtml(made.html, url), url, readAt: '2026-03-01T09:14:00.000Z' }
  const snapshot = withRoles({ url, pages: [page] })
  return { ...made, draft: draftCampaign(snapshot, { seed: url, goal: 'reply', language: '' }) }
})

/** The share of pages for which something holds, with the names of the others. */
function shareOf(some: typeof pages, holds: (page: (typeof pages)[number]) => boolean) {
  const missed = some.filter((page) => !holds(page)).map(({ name }) => name)
  return { share: 1 - missed.length / some.length, missed: missed.join(', ') }
}

const stated = (body: string) =>
  body
    .split('\n\n')
    .slice(1, -1)
    .join(' ')
    .split(/(?<=[.!])\s/u)
    .filter((sentence) => !sentence.endsWith('?'))

describe('the made pages', () => {
  it('are forty at least, half of them not English, eleven of private trades', () => {
    expect(pages.length).toBeGreaterThanOrEqual(40)
    expect(pages.filter(({ language }) => language !== 'en').length).toBeGreaterThanOrEqual(20)
    expect(pages.filter(({ buyers }) => buyers === 'people').length).toBeGreaterThanOrEqual(11)
    expect([...new Set(pages.map(({ language }) => language))].sort()).toEqual(
      [...EMAIL_LANGUAGES].sort(),
    )
  })

  it('are read in their language, with the name of the company', () => {
    expect(shareOf(pages, ({ language, draft }) => draft.language === language).missed).toBe('')
    const named = shareOf(
      pages,
      ({ company, draft }) => draft.messaging.companyName?.text === company,
    )
    expect(named.share, named.missed).toBeGreaterThanOrEqual(0.9)
  })

  it('show who buys first on 80 %, and nothing wrong is preselected', () => {
    const first = shareOf(
      pages,
      ({ buyers, draft }) => draft.facts.buyers.candidates[0]?.text === buyers,
    )
    expect(first.share, first.missed).toBeGreaterThanOrEqual(0.8)
    const chosen = pages.filter(({ draft }) => draft.messaging.buyers?.text)
    expect(
      shareOf(chosen, ({ buyers, draft }) => draft.messaging.buyers?.text === buyers).missed,
    ).toBe('')
  })

  it('show the kind of sale, or leave it to a tap', () => {
    const known = pages.filter(({ sale, draft }) => sale && draft.messaging.sale?.text)
    const right = shareOf(known, ({ sale, draft }) => draft.messaging.sale?.text === sale)
    expect(right.share, right.missed).toBeGreaterThanOrEqual(0.9)
  })

  it('draft no private trade as a company: one note at most', () => {
    const of = pages.filter(({ buyers }) => buyers === 'people')
    expect(shareOf(of, ({ draft }) => draft.messaging.buyers?.text !== 'companies').missed).toBe('')
    expect(
      shareOf(
        of.filter(({ draft }) => draft.messaging.buyers?.text === 'people'),
        ({ draft }) => draft.steps.length === 1,
      ).missed,
    ).toBe('')
  })
})

describe.each(pages)('the emails of $name', ({ company, offer, draft, language, sale }) => {
  const bodies = draft.steps.map(({ body }) => body)

  it('say the offer, without the sender’s name', () => {
    const said = sharedWith(stemsOf(offer), stemsOf(bodies[0]!))
    expect([bodies[0], said > 0]).toEqual([bodies[0], true])
    // A product keeps its name: it is no "we".
    if (sale !== 'software') expect(bodies.filter((body) => body.includes(company))).toEqual([])
  })

  it('are short and ask once', () => {
    expect(bodies.filter((body) => wordsIn(body) > MAX_WORDS)).toEqual([])
    expect(bodies.map((body) => (body.match(/\?/g) ?? []).length)).toEqual(bodies.map(() => 1))
  })

  it('are built of whole sentences', () => {
    const faulty = bodies
      .flatMap(stated)
      .filter(
        (sentence) =>
          /\s[–—]\s|\s,|,,|\.\.|\(\)|<|>|undefined/.test(sentence) ||
          lettersOf[language].aboutEmail.test(sentence) ||
          new RegExp(`(?:,|\\s${lettersOf[language].and})[.]$`, 'iu').test(sentence),
      )
    expect(faulty).toEqual([])
  })

  it('each have a fact of their own', () => {
    const later = bodies.slice(1).map((body, at) => {
      const known = stemsOf(bodies.slice(0, at + 1).join(' '))
      return stated(body).some((text) => sharedWith(stemsOf(text), known) < 0.5)
    })
    expect(later).toEqual(later.map(() => true))
  })
})
