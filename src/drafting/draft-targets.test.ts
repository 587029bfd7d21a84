import { describe, expect, it } from 'vitest'
import type { Messaging } from '#model/api/outreach.ts'
import { draftTargets, followAnswers } from './draft-targets.ts'
import { readHtml } from './reading/read-html.ts'

const url = 'https://halden.example/'
const snapshotOf = (body: string) => ({
  url,
  pages: [{ ...readHtml(`<title>Halden</title>${body}`, url), url, readAt: '' }],
})
const messaging = (values: Record<string, string>): Messaging =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { text }])) as Messaging

describe('the targets of a draft', () => {
  it('have a source where they have values, and none where they are empty', () => {
    const targets = draftTargets(snapshotOf('<p>We clean offices.</p>'), {}, 'en')
    const { excludeDomains: _own, ...rules } = targets
    const all = Object.values(rules)
    expect(all.map(({ source }) => source !== '')).toEqual(
      all.map(({ values }) => values.length > 0),
    )
    expect(targets.companySizes?.values).toEqual([])
  })

  it.each([
    ['en', 'We keep the books of small businesses.', 'small businesses', '11-50'],
    ['de', 'Wir machen die Buchhaltung für Handwerksbetriebe.', 'Handwerksbetriebe', '11-50'],
    ['fr', 'Nous tenons la comptabilité des TPE et PME.', 'TPE', '11-50'],
    ['sv', 'Vi bygger system för stora koncerner.', 'stora koncerner', '1001+'],
  ])('take sizes from the words of the site, and quote them: %s', (language, text, said, size) => {
    const { companySizes } = draftTargets(snapshotOf(`<p>${text}</p>`), {}, language)
    expect(companySizes?.values).toContain(size)
    expect(companySizes?.source).toContain(`"${said}"`)
  })

  it('name those who decide about the kind of sale where nothing better is known', () => {
    const { titles } = draftTargets(snapshotOf(''), messaging({ sale: 'service' }), 'en')
    expect(titles?.values).toContain('Facility Manager')
  })
})

describe('targets after an answer', () => {
  const before = messaging({ sale: 'service' })
  const drafted = draftTargets(snapshotOf(''), before, 'en')

  it('follow the answer to whom one writes, and say so', () => {
    const { titles, industries } = followAnswers(
      drafted,
      before,
      messaging({ buyers: 'resellers' }),
    )
    expect(titles?.values).toContain('Store Owner')
    expect(industries?.values).toContain('Retail')
    expect(titles?.source).toContain('resellers')
    const donors = followAnswers(drafted, before, messaging({ buyers: 'donors' }))
    expect(donors.titles?.values).toContain('Head of CSR')
    expect(donors.industries).toMatchObject({ values: [], source: '' })
  })

  it('stay where a person has changed them', () => {
    const own = { ...drafted, titles: { mode: 'must' as const, values: ['Head Gardener'] } }
    const after = followAnswers(own, before, messaging({ buyers: 'resellers' }))
    expect(after.titles?.values).toEqual(['Head Gardener'])
  })
})
