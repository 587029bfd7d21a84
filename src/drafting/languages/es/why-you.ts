import type { WhyYouPhrases } from '../why-you-phrases.ts'

export const whyYou: WhyYouPhrases = {
  quotes: ['«', '»'],
  sentences: {
    'job-helped':
      'En <site> se anuncia el puesto <theirs>, y nuestro trabajo es para personas con esa función.',
    'same-trade':
      'En <site> se lee <theirs>, y estos son los clientes para los que trabajamos: <ours>',
    'place-served': 'Según <site> y nuestra propia web, tenemos un lugar en común: <ours>',
    'shared-language': 'Las páginas de <site> están en español, y por eso escribo en español.',
  },
}
