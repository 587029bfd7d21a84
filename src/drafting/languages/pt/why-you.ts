import type { WhyYouPhrases } from '../why-you-phrases.ts'

export const whyYou: WhyYouPhrases = {
  quotes: ['“', '”'],
  sentences: {
    'job-helped':
      'Em <site> está anunciada a vaga <theirs>, e o nosso trabalho é para quem exerce essa função.',
    'same-trade': 'Em <site> lê-se <theirs>, e é para estes clientes que trabalhamos: <ours>',
    'place-served': 'Segundo <site> e o nosso próprio site, temos um lugar em comum: <ours>',
    'shared-language': 'As páginas de <site> estão em português, por isso escrevo em português.',
  },
}
