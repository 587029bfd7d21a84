import type { WhyYouPhrases } from '../why-you-phrases.ts'

export const whyYou: WhyYouPhrases = {
  quotes: ['«', '»'],
  sentences: {
    'job-helped':
      'Su <site> è pubblicata la posizione <theirs>, e il nostro lavoro è pensato per chi ricopre quel ruolo.',
    'same-trade': 'Su <site> si legge <theirs>, ed ecco per chi lavoriamo: <ours>',
    'place-served': 'Secondo <site> e il nostro sito, abbiamo un luogo in comune: <ours>',
    'shared-language': 'Le pagine di <site> sono in italiano, perciò scrivo in italiano.',
  },
}
