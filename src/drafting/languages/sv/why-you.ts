import type { WhyYouPhrases } from '../why-you-phrases.ts'

export const whyYou: WhyYouPhrases = {
  quotes: ['”', '”'],
  sentences: {
    'job-helped':
      'På <site> finns tjänsten <theirs> utlyst, och vårt arbete är till för personer i den rollen.',
    'same-trade': 'På <site> står det <theirs>, och det här är våra kunder: <ours>',
    'place-served': 'Enligt <site> och vår egen webbplats har vi en ort gemensamt: <ours>',
    'shared-language': 'Sidorna på <site> är på svenska, därför skriver jag på svenska.',
  },
}
