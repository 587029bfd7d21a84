import type { WhyYouPhrases } from '../why-you-phrases.ts'

export const whyYou: WhyYouPhrases = {
  quotes: ['“', '”'],
  sentences: {
    'job-helped':
      'I saw the position <theirs> advertised on <site>, and our work is for people in that role.',
    'same-trade': 'I read <theirs> on <site>, and that is who we work for: <ours>',
    'place-served': 'Both <site> and our website name the same place: <ours>',
    'shared-language': 'The pages of <site> are in English, so I’m writing in English.',
  },
}
