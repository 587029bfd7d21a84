/** The checks of step 2, in the order in which a careful reader goes through an email. */
export const EMAIL_CHECKS = [
  'length',
  'questions',
  'link',
  'variables',
  'placeholder',
  'empty-value',
  'unproved-number',
  'unattributed-quotation',
  'missing-verb',
  'name-twice',
  'menu-or-button',
  'stray-capital',
  'shouting',
  'price-or-legal',
  'two-addresses',
  'two-languages',
  'avoided-words',
  'repeated-sentence',
  'offer-missing',
] as const

export type EmailCheckName = (typeof EMAIL_CHECKS)[number]
