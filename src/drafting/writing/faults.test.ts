import { describe, expect, it } from 'vitest'
import { lettersOf } from '../languages/all-letters.ts'
import { detailOf, ENOUGH, firstStepOf, stepWordings } from '../wording/details.ts'
import { detailFaults } from './detail-faults.cases.ts'
import { offerFaults } from './faults.cases.ts'
import { firmFaults } from './firm-faults.cases.ts'
import { stepFaults } from './step-faults.cases.ts'
import { nameFaults } from './name-faults.cases.ts'
import { offerLine } from '../wording/offer-line.ts'

describe('texts of sites that once gave faulty sentences', () => {
  it.each([...offerFaults, ...firmFaults, ...nameFaults])(
    '$language, offer: $text',
    ({ language, company, text, said }) => {
      const line = offerLine(text, { company, language, letters: lettersOf[language] })
      expect(line?.text ?? null).toBe(said)
    },
  )

  it.each(detailFaults)('$language, detail: $text', ({ language, company, text, said }) => {
    const detail = detailOf(text, { company, language, letters: lettersOf[language] })
    const isUsed = detail !== null && detail.points >= ENOUGH
    const texts = !isUsed ? [] : detail.kind === 'perk' ? detail.wordings : [detail.text]
    expect(texts.slice(0, 1)).toEqual(said === null ? [] : [said])
  })

  it.each(stepFaults)('$language, first step: $text', ({ language, text, said }) => {
    const letters = lettersOf[language]
    const step = firstStepOf(text, letters)
    expect(step ? stepWordings(step, text, letters)[0] : null).toBe(said)
  })
})
