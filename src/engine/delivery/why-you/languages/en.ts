import type { WhyYouPhrases } from '../why-you-phrases.ts'

export const whyYou: WhyYouPhrases = {
  quotes: ['“', '”'],
  sentences: {
    'job-helped':
      'On <site> the position <theirs> is advertised, and our work is for people in that role.',
    'same-trade': 'On <site> it says <theirs>, and this is who we work for: <ours>',
    'place-served': 'Going by <site> and our own website, we have a place in common: <ours>',
    'shared-language': 'The pages of <site> are in English, so I’m writing in English.',
  },
}
