/**
 * Longest text of each part of a campaign's messaging, in characters. Repeats
 * `schemas/parts/campaign-messaging.json`, because the customer area does not load the schemas; a
 * test compares the two.
 */
export const MESSAGE_LENGTHS = {
  companyName: 80,
  place: 60,
  whatYouDo: 320,
  audience: 120,
  services: 60,
  buyers: 20,
  sale: 20,
  valuePropositions: 200,
  pains: 200,
  proof: 400,
  firstStep: 160,
  occasion: 200,
  otherOccasion: 200,
  example: 240,
  answer: 160,
  callToAction: 140,
} as const
