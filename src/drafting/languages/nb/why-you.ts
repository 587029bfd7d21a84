import type { WhyYouPhrases } from '../why-you-phrases.ts'

export const whyYou: WhyYouPhrases = {
  quotes: ['«', '»'],
  sentences: {
    'job-helped':
      'På <site> er stillingen <theirs> utlyst, og arbeidet vårt er for folk i den rollen.',
    'same-trade': 'På <site> står det <theirs>, og dette er kundene vi arbeider for: <ours>',
    'place-served': 'Ifølge <site> og vår egen nettside har vi et sted til felles: <ours>',
    'shared-language': 'Sidene på <site> er på norsk, derfor skriver jeg på norsk.',
  },
}
