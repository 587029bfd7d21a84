import type { WhyYouPhrases } from '../why-you-phrases.ts'

export const whyYou: WhyYouPhrases = {
  quotes: ['„', '“'],
  sentences: {
    'job-helped':
      'Auf <site> ist die Stelle <theirs> ausgeschrieben, und für solche Aufgaben ist unser Angebot gedacht.',
    'same-trade': 'Auf <site> steht <theirs>, und für diese Kunden arbeiten wir: <ours>',
    'place-served':
      'Nach den Angaben auf <site> und auf unserer Website haben wir einen Ort gemeinsam: <ours>',
    'shared-language': 'Die Seiten von <site> sind auf Deutsch, deshalb schreibe ich auf Deutsch.',
  },
}
