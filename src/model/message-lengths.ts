/**
 * Longest text of each part of a campaign's messaging, in characters. Repeats
 * `schemas/parts/campaign-messaging.json`, because the customer area does not load the schemas; a
 * test compares the two.
 */
export const MESSAGE_LENGTHS = {
  companyName: 80,
  whatYouDo: 320,
  audience: 120,
  topic: 60,
  valuePropositions: 200,
  pains: 200,
  proof: 400,
  reason: 140,
  callToAction: 140,
} as const
