import type { WhyYouPhrases } from '../why-you-phrases.ts'

export const whyYou: WhyYouPhrases = {
  quotes: ['»', '«'],
  sentences: {
    'job-helped':
      'På <site> er stillingen <theirs> slået op, og vores arbejde er for folk i den rolle.',
    'same-trade': 'På <site> står der <theirs>, og det er disse kunder, vi arbejder for: <ours>',
    'place-served': 'Ifølge <site> og vores egen hjemmeside har vi et sted til fælles: <ours>',
    'shared-language': 'Siderne på <site> er på dansk, derfor skriver jeg på dansk.',
  },
}
