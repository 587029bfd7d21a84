import { message } from '#language'

/**
 * The notice of a draft from a site that sells to consumers, in English, by which it is translated.
 * Screens show it before the draft, because it may end the plan to write to businesses.
 */
export const SELLS_TO_CONSUMERS = message(
  'Your site sells to consumers, so outreach to businesses may not fit. These emails address a ' +
    'private person, and many countries allow that only with the person’s consent. ' +
    'To write to businesses instead, enter them as your audience.',
)
