import type { WhyRule } from '#model/api/company-research.ts'

/**
 * The sentences that say why an email goes to a company, one for each rule. Each is whole, fits
 * formal and informal emails, and makes no claim beyond the two facts. `<site>` takes the domain of
 * the company, `<theirs>` its words in quotation marks, `<ours>` a value of the sender after a
 * colon, so that no value is inflected.
 */
export interface WhyYouPhrases {
  quotes: readonly [open: string, close: string]
  sentences: Readonly<Record<WhyRule, string>>
}

/** The values that each rule's sentence takes in every language. */
export const PLACES: Readonly<Record<WhyRule, readonly string[]>> = {
  'job-helped': ['site', 'theirs'],
  'same-trade': ['ours', 'site', 'theirs'],
  'place-served': ['ours', 'site'],
  'shared-language': ['site'],
}
