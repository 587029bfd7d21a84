import type { WhyYouPhrases } from '../why-you-phrases.ts'

export const whyYou: WhyYouPhrases = {
  quotes: ['«\u00A0', '\u00A0»'],
  sentences: {
    'job-helped':
      'Sur <site>, le poste <theirs> est à pourvoir, et notre travail s’adresse à cette fonction.',
    'same-trade': 'Sur <site>, on lit <theirs>, et voici pour qui nous travaillons\u00A0: <ours>',
    'place-served':
      'D’après <site> et notre propre site, nous avons un lieu en commun\u00A0: <ours>',
    'shared-language': 'Les pages de <site> sont en français, c’est pourquoi j’écris en français.',
  },
}
