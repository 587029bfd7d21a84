import { message } from '#language'

/*
 * Notices of drafts in English, by which they are translated. Screens show them before the draft,
 * because they may end a plan.
 */

/** The customers are private people: there is one note to those who can pass it on. */
export const SELLS_TO_CONSUMERS = message(
  'Your customers are private people. Cold emails to them need their consent in most countries, so ' +
    'there is no campaign for them. What works is one note to those who can pass it on: companies ' +
    'nearby, event planners, reviewers, associations. Here is that note.',
)

/** Trades whose advertising has separate rules. */
export const REGULATED_NOTICES = {
  law: message(
    'Advertising by lawyers has to be factual and may not ask for a single case. There is one ' +
      'email, and it compares you with no one. Check the rules of your bar first.',
  ),
  medicine: message(
    'Advertising for treatments is restricted: no promises of healing, no stories of patients. ' +
      'There is one email, and it compares you with no one. Check the rules of your profession first.',
  ),
  pharmacy: message(
    'Advertising by pharmacies and for medicines is restricted. There is one email, and it compares ' +
      'you with no one. Check the rules of your country first.',
  ),
  devices: message(
    'Claims about medical devices must match their approved purpose. There is one email, and it ' +
      'compares you with no one. Check it with the person responsible for your devices.',
  ),
} as const

/** All of them, which screens show apart from other problems of a draft. */
export const PLAN_NOTICES: readonly string[] = [
  SELLS_TO_CONSUMERS,
  ...Object.values(REGULATED_NOTICES),
]
