import { QUESTIONS, type DraftingAnswer } from '#model/email/drafting-questions.ts'
import type { Messaging } from '#model/api/outreach.ts'
import { questionsOf } from '#drafting/asking/questions.ts'
import { withAnswers } from '#engine/outreach/asking/answer-questions.ts'
import type { SiteFacts } from '#drafting/facts.ts'
import type { Taps } from './options.ts'

const campaignOf = (facts: SiteFacts, messaging: Messaging) =>
  ({ source: { facts }, messaging, language: facts.language.code }) as unknown as Parameters<
    typeof questionsOf
  >[0]

/** What a person is asked about a draft, with the candidates. */
export const askedOf = (facts: SiteFacts, messaging: Messaging) =>
  questionsOf(campaignOf(facts, messaging))

/**
 * The messaging after a person tapped these answers. As on the screen, one who goes through the
 * questions confirms what is preselected; without any tap, everything stays as drafted.
 */
export function tap(facts: SiteFacts, messaging: Messaging, taps: Taps): Messaging {
  const campaign = campaignOf(facts, messaging)
  const candidatesOf = new Map(questionsOf(campaign).map((one) => [one.id, one.candidates]))
  const isAsked = Object.keys(taps).some((question) => question !== 'buyers')
  const answers = QUESTIONS.flatMap((question): DraftingAnswer[] => {
    const tapped = taps[question]
    const preselected = (candidatesOf.get(question) ?? []).filter((one) => one.isPreselected)
    if (tapped === undefined)
      return isAsked && preselected.length > 0
        ? [{ question, texts: preselected.map(({ text }) => text) }]
        : []
    const given = tapped === null ? [] : [tapped].flat()
    const texts = given.map((one) =>
      typeof one === 'string' ? one : (candidatesOf.get(question)?.[one]?.text ?? ''),
    )
    return [{ question, texts }]
  })
  return withAnswers(campaign, answers)
}
