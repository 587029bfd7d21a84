import {
  changedBetween,
  linesOf,
  type CampaignContent,
  type ChangedPlace,
  type FactName,
} from '#model/email/campaign-versions.ts'
import type { Step } from '#model/api/outreach.ts'
import { tVersions as t } from './messages.ts'

/** One changed place with its texts before and after. */
export interface ContentChange {
  place: ChangedPlace
  before: string
  after: string
  /** The email that both contents have, for restoring it alone; null for everything else. */
  stepId: string | null
}

const paragraphs = (texts: readonly string[]): string =>
  texts.filter((text) => text.trim() !== '').join('\n\n')

const variantsOf = ({ variants = [] }: Step): string =>
  paragraphs(variants.flatMap(({ subject = '', body }) => [subject, body]))

const settingsOf = ({ enabled, delayDays }: Step): string =>
  t(enabled === false ? 'versions.email.off' : 'versions.email.delay', { count: delayDays })

/** Text of an email, with its settings and variants where these differ from the other one. */
function textOf(step: Step | undefined, other: Step | undefined): string {
  if (!step) return ''
  const differs = (part: (step: Step) => string) => !other || part(step) !== part(other)
  return paragraphs([
    step.subject ?? '',
    step.body,
    ...(differs(variantsOf) ? [variantsOf(step)] : []),
    ...(other && differs(settingsOf) ? [settingsOf(step)] : []),
  ])
}

/** An email by its number in the later content; one that was removed, by that in the former. */
function emailChange(place: ChangedPlace, before: CampaignContent, after: CampaignContent) {
  const index = Number(place.slice('email '.length)) - 1
  const now = after.steps[index]
  const old = now && before.steps.find(({ id }) => id === now.id)
  const removed = before.steps[index]
  if (!now || (old && removed && textOf(old, now) === textOf(now, old)))
    return { place, before: textOf(removed, undefined), after: '', stepId: null }
  return {
    place,
    before: textOf(old, now),
    after: textOf(now, old),
    stepId: old ? now.id : null,
  }
}

const orderOf = ({ steps }: CampaignContent): string =>
  steps.map(({ subject, body }) => subject || body.slice(0, 60)).join('\n')

/** The changes between two contents in the order of the steps, each with both texts. */
export const contentChanges = (before: CampaignContent, after: CampaignContent): ContentChange[] =>
  changedBetween(before, after).map((place) => {
    if (place.startsWith('email ')) return emailChange(place, before, after)
    const linesIn = (content: CampaignContent): string => {
      if (place === 'language') return content.language
      return place === 'order'
        ? orderOf(content)
        : linesOf(content.messaging, place as FactName).join('\n')
    }
    return { place, before: linesIn(before), after: linesIn(after), stepId: null }
  })
