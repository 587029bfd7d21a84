import { describe, expect, it } from 'vitest'
import { WHY_RULES } from '#model/api/company-research.ts'
import { EMAIL_LANGUAGES } from '#model/email/email-languages.ts'
import type { Messaging, Step } from '#model/api/outreach.ts'
import { checkSteps } from '#drafting/checks/check-steps.ts'
import { sampleFacts } from '#drafting/writing/samples.cases.ts'
import { draftSteps } from '#drafting/writing/write-emails.ts'
import { connect } from './say-why-you.ts'
import { fact, NOW } from './why-you.cases.ts'
import { insertSentence } from './insert-sentence.ts'

const claim = (text: string) => ({ text, confirmed: true })

const blockersOf = (steps: Step[], messaging: Messaging, language: string) =>
  checkSteps(steps, messaging, language).filter(({ level }) => level === 'blocker')

describe.each(EMAIL_LANGUAGES)('a drafted first email in %s', (language) => {
  const samples = sampleFacts[language]
  const messaging: Messaging = {
    companyName: claim(samples.company),
    whatYouDo: claim(samples.sentence),
    audience: claim(samples.audience),
    valuePropositions: samples.points.map(claim),
    callToAction: { kind: 'reply', text: '' },
  }
  const steps = draftSteps(messaging, { seed: 'https://any.example', language })
  const theirs = [
    fact('language', language),
    fact('trade', samples.verbless),
    fact('industry', 'Logistics'),
    fact('job', 'CFO'),
    fact('place', 'Hull'),
  ]
  const ours = {
    language,
    audience: samples.audience,
    industries: ['Logistics'],
    titles: ['CFO'],
    places: ['Hull'],
    siteLanguage: 'pl',
    now: NOW,
  }
  const sentences = WHY_RULES.map((rule) => {
    const kind = { 'job-helped': 'job', 'same-trade': 'industry', 'place-served': 'place' } as const
    const wanted = rule === 'shared-language' ? 'language' : kind[rule]
    const facts = theirs.filter((one) => ['language', 'trade', wanted].includes(one.kind))
    return connect({ domain: 'coldhaul.example', facts }, ours)!
  })

  it('passes the checks without the sentence', () =>
    expect(blockersOf(steps, messaging, language)).toEqual([]))

  it('passes them with the sentence of every rule', () => {
    expect(sentences.map(({ rule }) => rule)).toEqual(WHY_RULES)
    for (const { sentence, rule } of sentences) {
      const [first, ...rest] = steps
      const body = insertSentence(first!.body, sentence).text
      expect(blockersOf([{ ...first!, body }, ...rest], messaging, language), rule).toEqual([])
    }
  })
})
