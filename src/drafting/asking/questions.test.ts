import { describe, expect, it } from 'vitest'
import type { Campaign } from '#model/schema/entities.generated.ts'
import { OWN_SENTENCES, type QuestionId } from '#model/email/drafting-questions.ts'
import type { Candidate, Fact, ProofCandidate, SiteFacts } from '#drafting/facts.ts'
import { withAnswers } from '#engine/outreach/asking/answer-questions.ts'
import { siteOf } from '#model/lib/website-url.ts'
import { humanParts, subjectOf } from '#engine/outreach/asking/earlier-answers.ts'
import { candidatesOf, questionsOf } from './questions.ts'

const url = 'https://halden.example'
const candidate = (text: string, confidence = 0.8): Candidate => ({
  text,
  form: 'sentence',
  confidence,
  source: { url, element: 'p', quote: text, confidence },
})
const fact = (texts: string[], isSure = false): Fact => ({
  candidates: texts.map((text) => candidate(text)),
  isSure,
})
const asBenefit = (one: Candidate) => ({ ...one, heading: '' })
const quotation: ProofCandidate = {
  ...candidate('It never failed us.'),
  kind: 'quotation',
  speaker: 'Ann Berg, Fjord Fish',
}

const facts = (changes: Partial<SiteFacts> = {}): SiteFacts => ({
  language: { code: 'en', confidence: 1 },
  formality: null,
  name: fact(['Halden Loggers'], true),
  legalForm: '',
  offer: fact(['We rent loggers.', 'Loggers for fish.', 'We measure.']),
  readers: '',
  audience: fact(['exporters of fresh fish']),
  problem: fact([]),
  benefits: { candidates: [], isSure: false },
  proof: { candidates: [quotation], isSure: false },
  callToAction: fact([]),
  services: fact([]),
  buyers: fact(['companies'], true),
  sale: fact([]),
  firstStep: fact([]),
  regulated: '',
  places: fact([]),
  category: '',
  ...changes,
})

const campaign = (
  found: SiteFacts | null,
  messaging: Campaign['messaging'] = {},
): Pick<Campaign, 'source' | 'messaging'> => ({
  source: found ? { facts: found } : {},
  messaging,
})
const idsOf = (one: ReturnType<typeof campaign>) => questionsOf(one).map(({ id }) => id)

describe('the questions of a campaign', () => {
  it.each<[string, SiteFacts | null, QuestionId[]]>([
    ['a site that was not read', null, []],
    [
      'a site whose name is sure',
      facts(),
      ['buyers', 'whatYouDo', 'audience', 'sale', 'valuePropositions', 'proof', ...OWN_SENTENCES],
    ],
    [
      'a site whose name is open',
      facts({ name: fact(['Halden', 'Halden Loggers']) }),
      [
        'buyers',
        'whatYouDo',
        'companyName',
        'audience',
        'sale',
        'valuePropositions',
        'proof',
        ...OWN_SENTENCES,
      ],
    ],
    [
      'a site without proof',
      facts({ proof: { candidates: [], isSure: false } }),
      ['buyers', 'whatYouDo', 'audience', 'sale', 'valuePropositions', ...OWN_SENTENCES],
    ],
    [
      'a site whose kind of sale is sure and that offers a first step',
      facts({ sale: fact(['service'], true), firstStep: fact(['Free visit']) }),
      [
        'buyers',
        'whatYouDo',
        'audience',
        'firstStep',
        'valuePropositions',
        'proof',
        ...OWN_SENTENCES,
      ],
    ],
  ])('for %s', (_what, found, ids) => {
    expect(idsOf(campaign(found))).toEqual(ids)
  })

  it('offer what the campaign is about, and preselect none of it', () => {
    const found = facts({ services: fact(['Loggers', 'Calibration', 'Repairs']) })
    const asked = questionsOf(campaign(found)).find(({ id }) => id === 'services')!
    expect(asked.max).toBe(3)
    expect(asked.candidates.map(({ text, isPreselected }) => [text, isPreselected])).toEqual([
      ['Loggers', false],
      ['Calibration', false],
      ['Repairs', false],
    ])
  })

  it('keep every service where a person chooses none', () => {
    const found = facts({ services: fact(['Loggers', 'Calibration']) })
    const drafted = { ...campaign(found), messaging: { services: [{ text: 'Loggers' }] } }
    const left = withAnswers(drafted, [{ question: 'services', texts: [] }])
    expect([left.services, left.skipped]).toEqual([[{ text: 'Loggers' }], ['services']])
    const chosen = withAnswers(drafted, [{ question: 'services', texts: ['Calibration'] }])
    expect(chosen.services).toMatchObject([{ text: 'Calibration', confirmed: true }])
    expect(subjectOf(chosen)).toEqual({ services: chosen.services })
    expect(humanParts(chosen)).toEqual({})
  })

  it('leave out offers that no email can say, where another one can be', () => {
    const offer = fact(['Halden is an attitude.', 'We rent loggers to harbors.'])
    const asked = questionsOf(campaign(facts({ offer }))).find(({ id }) => id === 'whatYouDo')!
    expect(asked.candidates.map(({ text }) => text)).toEqual(['We rent loggers to harbors.'])
  })

  it('leave out details that no email can say, and keep them where none can be said', () => {
    const detailsOf = (texts: string[]) => {
      const benefits = { ...fact(texts), candidates: fact(texts).candidates.map(asBenefit) }
      const all = questionsOf(campaign(facts({ benefits })))
      return all.find(({ id }) => id === 'valuePropositions')!.candidates.map(({ text }) => text)
    }
    const [said, unsaid] = ['We calibrate every logger in Oslo.', 'Extremely low losses']
    expect(detailsOf([unsaid, said])).toEqual([said])
    expect(detailsOf([unsaid])).toEqual([unsaid])
  })

  it('preselect the best offer, and never proof', () => {
    const preselected = questionsOf(campaign(facts())).map(
      ({ id, candidates }) =>
        [id, candidates.filter((answerCandidate) => answerCandidate.isPreselected).length] as const,
    )
    expect(Object.fromEntries(preselected)).toMatchObject({ whatYouDo: 1, audience: 1, proof: 0 })
  })

  it('preselect nothing that reading is unsure of', () => {
    const unsure: Fact = { candidates: [candidate('We may rent.', 0.6)], isSure: false }
    const asked = questionsOf(
      campaign(facts({ offer: unsure, audience: unsure, buyers: fact([]), sale: fact([]) })),
    )
    const preselected = asked.filter(({ candidates }) =>
      candidates.some((answerCandidate) => answerCandidate.isPreselected),
    )
    expect(preselected.map(({ id }) => id)).toEqual([])
  })

  it('offer every kind of reader and of sale, the ones that the site shows first', () => {
    const [buyers] = questionsOf(campaign(facts({ buyers: fact(['donors'], true) })))
    expect(buyers?.candidates.map(({ text }) => text)).toEqual([
      'donors',
      'companies',
      'resellers',
      'people',
    ])
    expect(buyers?.isClosed).toBe(true)
  })

  it('give the beginning of a sentence in the language of the emails', () => {
    const asked = questionsOf({ ...campaign(facts()), language: 'de' })
    expect(asked.find(({ id }) => id === 'answer')?.beginning).toBe(
      'Wenn Sie antworten, bekommen Sie ',
    )
  })

  it('have the suggestions of the trade, as step 1 has them', () => {
    const workshop = campaign(facts({ trades: ['machining'] }))
    const asked = questionsOf(workshop).find(({ id }) => id === 'occasion')
    const suggested = asked?.candidates.map(({ text }) => text) ?? []
    expect(suggested[0]).toMatch(/^Customers call us when a part is no longer made/)
    expect(asked?.candidates.some(({ isPreselected }) => isPreselected)).toBe(false)
    expect(candidatesOf(workshop).occasion.map(({ text }) => text)).toEqual(suggested)
    expect(candidatesOf(workshop).answer.length).toBeGreaterThan(0)
  })

  it('count as answered once a person confirmed or wrote the line', () => {
    const answered = questionsOf(
      campaign(facts(), {
        whatYouDo: { text: 'We rent loggers.', confirmed: true },
        occasion: { text: 'Customers call us when it leaks.', edited: true },
        audience: { text: 'exporters of fresh fish' },
      }),
    ).filter(({ isAnswered }) => isAnswered)
    expect(answered.map(({ id }) => id)).toEqual(['whatYouDo', 'occasion'])
  })
})

describe('answers', () => {
  it('take up to two cases in which customers call, the second for the second email', () => {
    const both = ['Customers call us when it leaks.', 'Customers call us when it stops.']
    const messaging = withAnswers(campaign(facts()), [{ question: 'occasion', texts: both }])
    expect([messaging.occasion?.text, messaging.otherOccasion?.text]).toEqual(both)
    const asked = questionsOf(campaign(facts(), messaging)).find(({ id }) => id === 'occasion')
    expect(asked).toMatchObject({ current: both, isAnswered: true })
    const one = withAnswers({ source: {}, messaging }, [
      { question: 'occasion', texts: [both[1]!] },
    ])
    expect([one.occasion?.text, one.otherOccasion?.text]).toEqual([both[1], ''])
  })

  it('keep the source of a tapped candidate, and take written words as the person’s own', () => {
    const messaging = withAnswers(campaign(facts()), [
      { question: 'whatYouDo', texts: ['Loggers for fish.'] },
      { question: 'audience', texts: ['  fish farms '] },
      { question: 'proof', texts: ['It never failed us.'] },
    ])
    expect(messaging.whatYouDo).toMatchObject({ confirmed: true, source: { url } })
    expect(messaging.audience).toEqual({ text: 'fish farms', edited: true, confirmed: true })
    expect(messaging.proof).toMatchObject([
      { kind: 'quotation', speaker: 'Ann Berg, Fjord Fish', confirmed: true, evidenceUrl: url },
    ])
  })

  it('without texts leave the fact out', () => {
    const before = { proof: [{ text: 'Trusted by 12 firms.' }], example: { text: 'Now.' } }
    const messaging = withAnswers(campaign(facts(), before), [
      { question: 'proof', texts: [] },
      { question: 'example', texts: [''] },
    ])
    expect([messaging.proof, messaging.example?.text]).toEqual([[], ''])
  })

  it('of a person are the only ones that the next campaign takes over', () => {
    expect(
      humanParts({
        companyName: { text: 'Halden', source: candidate('Halden').source },
        whatYouDo: { text: 'We rent loggers.', confirmed: true },
        audience: { text: '', edited: true },
        valuePropositions: [{ text: 'Fast' }, { text: 'Safe', edited: true }],
        proof: [{ text: 'Trusted.', confirmed: false }],
      }),
    ).toEqual({
      whatYouDo: { text: 'We rent loggers.', confirmed: true },
      valuePropositions: [{ text: 'Safe', edited: true }],
    })
  })

  it.each([
    ['https://www.halden.example/en', 'halden.example'],
    ['http://halden.example', 'halden.example'],
    ['', ''],
  ])('of %s belong to the site %s', (address, site) => {
    expect(siteOf(address)).toBe(site)
  })
})
