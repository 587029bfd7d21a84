import type { WhyYouPhrases } from '../why-you-phrases.ts'

export const whyYou: WhyYouPhrases = {
  quotes: ['‘', '’'],
  sentences: {
    'job-helped':
      'Op <site> staat de functie <theirs> open, en ons werk is bedoeld voor mensen in die functie.',
    'same-trade': 'Op <site> staat <theirs>, en dit zijn de klanten voor wie wij werken: <ours>',
    'place-served': 'Volgens <site> en onze eigen website hebben we een plaats gemeen: <ours>',
    'shared-language':
      'De pagina’s van <site> zijn in het Nederlands, daarom schrijf ik in het Nederlands.',
  },
}
