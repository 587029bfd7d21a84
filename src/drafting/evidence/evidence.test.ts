import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMAIL_LANGUAGES, type EmailLanguage } from '#model/email/email-languages.ts'
import type { Messaging } from '#model/api/outreach.ts'
import { lettersOf } from '../languages/all-letters.ts'
import { sentencesOf } from '../text/words.ts'
import { sampleFacts } from '../writing/samples.cases.ts'
import { draftSteps } from '../writing/write-emails.ts'
import { CASE_FACTS, evidenceCases, translatedCases } from './cases.ts'
import { checkSentence, sentenceChecks, type Evidence } from './check-sentence.ts'
import { CLAIM_WORDS } from './claim-words.ts'
import type { EvidenceFact } from './fact.ts'
import { factsOf } from './facts-of.ts'
import { numbersOf } from './numbers.ts'
import { everydayStems, stemOf } from './reading.ts'

const evidenceOf = (
  language: EmailLanguage,
  facts: readonly EvidenceFact[],
  more: Partial<Evidence> = {},
): Evidence => ({
  facts,
  language,
  address: language === 'en' ? 'informal' : 'formal',
  avoid: [],
  links: [],
  ...more,
})

describe('cases', () => {
  it.each(evidenceCases)('$language: $text', ({ language, text, facts, fault }) => {
    const found = checkSentence({ text, facts }, evidenceOf(language, CASE_FACTS[language]!))
    expect(found?.check ?? null, found?.reason).toBe(fault)
  })

  it.each(translatedCases)(
    '$factsIn in $language: $text',
    ({ language, factsIn, text, facts, fault }) => {
      const found = checkSentence({ text, facts }, evidenceOf(language, CASE_FACTS[factsIn]!))
      expect(found?.check ?? null, found?.reason).toBe(fault)
    },
  )

  it('cover every check', () => {
    const covered = new Set(evidenceCases.map(({ fault }) => fault))
    expect(Object.keys(sentenceChecks).filter((name) => !covered.has(name as never))).toEqual([])
  })
})

const claim = (text: string) => ({ text, edited: true })

function sampleMessaging(language: EmailLanguage): Messaging {
  const facts = sampleFacts[language]
  return {
    companyName: claim(facts.company),
    whatYouDo: claim(facts.sentence),
    audience: claim(facts.audience),
    valuePropositions: facts.points.map(claim),
    pains: [claim(facts.problem)],
    proof: [{ ...claim(facts.fact), confirmed: true }],
    callToAction: { kind: 'call', text: '' },
  }
}

/** Sentences of the product's own emails about a sample, with all facts cited. */
function ownSentences(language: EmailLanguage) {
  const messaging = sampleMessaging(language)
  const facts = factsOf(messaging)
  return ['a', 'b', 'c', 'd', 'e'].flatMap((seed) =>
    draftSteps(messaging, { seed, language }).flatMap(({ body }) =>
      body
        .split(/\n\s*\n/)
        .slice(1, -1)
        .flatMap((paragraph) => paragraph.split('\n'))
        .filter((line) => !/^[-–—“„«"]/.test(line) && /[.?]$/.test(line))
        .flatMap((line) => sentencesOf(line, language))
        .map((text) => ({ text, facts })),
    ),
  )
}

describe('properties', () => {
  it.each(EMAIL_LANGUAGES)('%s: nearly all sentences of our own emails pass', (language) => {
    const all = ownSentences(language)
    const failed = all.flatMap(({ text, facts }) => {
      const address = lettersOf[language].register
      const cited = { text, facts: facts.map(({ id }) => id) }
      const fault = checkSentence(cited, evidenceOf(language, facts, { address }))
      return fault ? [`${fault.check}: ${fault.reason} ${text}`] : []
    })
    expect(all.length).toBeGreaterThan(8)
    expect(failed.length / all.length, failed.join('\n')).toBeLessThan(0.15)
  })

  const good = evidenceCases.filter(({ fault, facts }) => fault === null && facts.length > 0)
  const anyGood = fc.constantFrom(...good)

  it('a number that is in no fact is always found', () => {
    fc.assert(
      fc.property(anyGood, fc.integer({ min: 2, max: 999_999 }), ({ language, text, facts }, n) => {
        const all = CASE_FACTS[language]!
        fc.pre(
          !all.some((evidenceFact) =>
            numbersOf(evidenceFact.text, language).some(({ value }) => value === `${n}`),
          ),
        )
        const sentence = { text: text.replace(/ /, ` ${n} `), facts }
        expect(checkSentence(sentence, evidenceOf(language, all))).not.toBeNull()
      }),
    )
  })

  it('a name that is in no fact is always found', () => {
    const name = fc.stringMatching(/^[BDFGKLMNPRTVWXZ][aeiou][bdfgklmnprtvxz]{2}[oqwxyz]{2}$/)
    fc.assert(
      fc.property(anyGood, name, ({ language, text, facts }, word) => {
        // "Replyx" reads as a form of "reply".
        fc.pre(!everydayStems(language).has(stemOf(word)))
        const sentence = { text: text.replace(/ /, ` ${word} `), facts }
        expect(checkSentence(sentence, evidenceOf(language, CASE_FACTS[language]!))).not.toBeNull()
      }),
    )
  })

  it('every claim word is found in every language where no fact has it', () => {
    const found = EMAIL_LANGUAGES.flatMap((language) =>
      Object.entries(CLAIM_WORDS).flatMap(([kind, words]) =>
        words[language].split('|').flatMap((word) => {
          const text = `Xo ${word.trim()}.`
          const evidence = evidenceOf(language, [], {
            address: lettersOf[language].register,
          })
          return checkSentence({ text, facts: [] }, evidence) ? [] : [`${language} ${kind} ${word}`]
        }),
      ),
    )
    expect(found).toEqual([])
  })

  it('no text, however long or strange, makes the checks fail or hang', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EMAIL_LANGUAGES),
        fc.string({ maxLength: 400 }),
        (language, text) => {
          checkSentence({ text, facts: ['f1'] }, evidenceOf(language, CASE_FACTS.en!))
        },
      ),
    )
  })
})
