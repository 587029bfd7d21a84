import { wordsOf, type Letters } from '../letters.ts'
import { giving, sizes } from './buyers.ts'
import { withPartitive } from './partitive.ts'
import { anyTrade, trades } from './trades/trades.ts'
import { writingWords } from './writing-words.ts'

/** French emails: the firm is addressed with vous; no wording puts de or que before a value. */
export const letters: Letters = {
  ...writingWords,
  trades,
  anyTrade,
  sizes,
  giving,
  quotes: ['« ', ' »'],
  typeset: (text) =>
    text
      .replace(/ (?=[:;!?»])/g, '\u00A0')
      .replace(/« /g, '«\u00A0')
      .replace(/(?<=\d) (?=%|€)/g, '\u00A0'),
  register: 'formal',
  address: {
    formal: /(?<!\p{L})(?:vous|votre|vos|vôtres?)(?!\p{L})/iu,
    informal: /(?<!\p{L})(?:tu|toi|tes|t['’]\p{L}+)(?!\p{L})/iu,
  },
  isSmallAfterGreeting: false,
  greeting: 'Bonjour {{first_name|à vous}},',
  closings: ['Bien cordialement,', 'Cordialement,', 'Bien à vous,'],
  company: 'vous',
  and: 'et',
  buyers: { before: 'pour' },
  inTown: [
    [/^Le\s/, 'au '],
    [/^Les\s/, 'aux '],
    [/^/, 'à '],
  ],
  based: ['Nous sommes installés <place>.', 'Nous sommes basés <place>.'],
  work: [
    'Nous sommes spécialisés en <small><place>.',
    'Nous intervenons en <small><place>.',
    'Je travaille en <small><place>.',
  ],
  alsoWork: [
    'Nous intervenons aussi en <small>.',
    'Nous travaillons également en <small>.',
    'Je travaille aussi en <small>.',
  ],
  joined: {
    of: withPartitive,
    work: ['Nous faisons <joined><place>.', 'Je fais <joined><place>.'],
    also: ['Nous faisons aussi <joined>.', 'Je fais aussi <joined>.'],
  },
  // Goods need an article of their gender after most verbs; none after "en".
  offered: [
    'Nous sommes spécialisés en <small><place>.',
    'Notre maison est spécialisée en <small><place>.',
  ],
  alsoOffered: [
    'Nous sommes aussi spécialisés en <small>.',
    'Nous avons aussi une activité en <small>.',
  ],
  supply: [
    'Nous sommes spécialisés en <small><place>.',
    'Notre maison est spécialisée en <small><place>.',
  ],
  alsoSupply: [
    'Nous sommes aussi spécialisés en <small>.',
    'Nous avons aussi une offre en <small>.',
  ],
  since: ['C’est notre métier depuis <year>.', 'Nous le faisons depuis <year>.'],
  forYears: [
    'C’est notre métier depuis plus de <years> ans.',
    'Nous le faisons depuis plus de <years> ans.',
  ],
  certified: ['Nous sommes certifiés <norm>.', 'Notre travail est certifié <norm>.'],
  quoted: ['<quote>, écrit <speaker>.', '<quote>, dit <speaker>.'],
  steps: {
    visit: {
      words: wordsOf(
        '(?:visite|déplacement|étude|métré)\\p{L}* (?:\\p{L}+ ){0,2}gratuite?s?',
        'déplacement (?:offert|gratuit)',
        'visite (?:technique )?offerte',
      ),
      plain: ['Nous passons voir sur place, sans frais.', 'La visite avant le devis est gratuite.'],
      timed: ['Nous passons voir sur place sous <time>, sans frais.'],
    },
    sample: {
      words: wordsOf('échantillons? (?:gratuits?|offerts?|sur demande)', 'demander un échantillon'),
      plain: [
        'Un échantillon part avant toute commande.',
        'Nous envoyons volontiers un échantillon.',
      ],
      timed: ['Un échantillon part sous <time>.'],
    },
    trial: {
      words: wordsOf(
        'essai gratuit',
        'essayer gratuitement',
        'essayez gratuitement',
        'jours gratuits',
        'tester gratuitement',
      ),
      plain: ['L’essai est gratuit.', 'Vous pouvez l’essayer d’abord, sans frais.'],
      timed: ['L’essai est gratuit pendant <time>.'],
    },
    demo: {
      words: wordsOf(
        '(?:demander|réserver|demandez|réservez|voir) une démo\\p{L}*',
        'démo(?:nstration)? gratuite',
      ),
      plain: ['Nous le montrons sur un de vos cas.', 'Une courte démonstration suffit pour juger.'],
      timed: ['Nous le montrons en <time>.'],
    },
    quote: {
      words: wordsOf(
        'devis (?:\\p{L}+ ){0,3}(?:gratuits?|sans engagement|offerts?|sous|rapide)',
        '(?:étude|estimation) gratuite',
      ),
      plain: ['Le devis est gratuit.', 'Un devis de notre part ne coûte rien.'],
      timed: ['Le devis arrive sous <time>.', 'Vous avez un devis sous <time>.'],
    },
    answer: {
      words: wordsOf(
        'répons\\p{L}+ (?:\\p{L}+ ){0,2}(?:sous|en|dans les) (?:moins de )?\\d+',
        'réponse rapide sous',
        'rappel\\p{L}* sous',
      ),
      plain: ['La réponse vient vite.'],
      timed: ['Vous avez une réponse sous <time>.', 'Nous répondons sous <time>.'],
    },
    check: {
      words: wordsOf('(?:audit|diagnostic|bilan|analyse) (?:\\p{L}+ ){0,2}(?:gratuite?|offerte?)'),
      plain: [
        'Le premier diagnostic est gratuit.',
        'Nous regardons d’abord l’existant, sans frais.',
      ],
      timed: ['Le premier diagnostic est gratuit et prend <time>.'],
    },
    call: {
      words: wordsOf(
        '(?:premier )?(?:entretien|rendez-vous|échange|appel|conseil)s? (?:\\p{L}+ ){0,2}(?:gratuite?s?|offerte?s?)',
        'première consultation (?:gratuite|offerte)',
      ),
      plain: ['Le premier échange est gratuit.', 'Un premier échange ne coûte rien.'],
      timed: ['Les premières <time> sont gratuites.'],
    },
  },
  span: /(\d{1,2}(?:\s?(?:à|-|–)\s?\d{1,2})?\s?(?:h(?:eures)?|jours(?: ouvrés)?|minutes|semaines))(?!\p{L})/iu,
  perks: {
    callOut: {
      words: wordsOf(
        'urgences? (?:jour et nuit|24h)',
        'astreinte',
        "dépannages? (?:d[’']urgence|24h?)",
      ),
      plain: [
        'En cas d’urgence, nous venons aussi la nuit.',
        'Pour une urgence, nous venons à toute heure.',
      ],
    },
    onCall: {
      words: wordsOf('24\\s?h?\\s?\\/\\s?24'),
      plain: ['Nous répondons jour et nuit.', 'Nous sommes joignables jour et nuit.'],
    },
    fixedPrice: {
      words: wordsOf('prix fixes?', 'tarifs? fixes?', 'forfait\\p{L}*', 'prix ferme'),
      plain: ['Le prix est fixé avant le début du travail.', 'Vous avez un prix ferme au départ.'],
    },
    sameTeam: {
      words: wordsOf('(?:toujours )?(?:la même équipe|les mêmes personnes)'),
      plain: [
        'Ce sont toujours les mêmes personnes qui viennent.',
        'La même équipe vient à chaque fois.',
      ],
    },
    oneContact: {
      words: wordsOf('interlocuteur unique', 'un seul interlocuteur'),
      plain: [
        'Vous avez le même interlocuteur du début à la fin.',
        'Une seule personne s’occupe de votre dossier.',
      ],
    },
    warranty: {
      words: /garanti\p{L}* (?:\p{L}+ ){0,2}(\d{1,2}) ans/iu,
      plain: ['Notre travail est garanti <n> ans.', 'La garantie est de <n> ans.'],
    },
    ownWorkshop: {
      words: wordsOf(
        'nos (?:propres )?ateliers?',
        'notre (?:propre )?atelier',
        'fabrication (?:maison|interne)',
        'notre propre usine',
      ),
      plain: ['Tout est fait dans notre atelier.', 'Le travail se fait dans notre propre atelier.'],
    },
    noContract: {
      words: wordsOf(
        'sans engagement de durée',
        'sans durée minimale',
        'résiliable à tout moment',
        'sans contrat',
      ),
      plain: ['Il n’y a pas de durée minimale.', 'Vous pouvez arrêter à tout moment.'],
    },
    licensed: {
      words: wordsOf('(?:garantie|assurance) décennale'),
      plain: [
        'Nos travaux sont couverts par la garantie décennale.',
        'Nous avons une assurance décennale.',
      ],
    },
  },
  questions: {
    service: [
      'Qui s’en occupe chez {company} ?',
      'Chez {company}, est-ce fait en interne ou confié à une entreprise ?',
      'Qui s’en charge aujourd’hui chez {company} ?',
    ],
    job: [
      'Y a-t-il un projet pour lequel un second devis vous serait utile ?',
      'Avez-vous un projet à venir pour lequel un devis vous serait utile ?',
    ],
    software: [
      'Comment faites-vous aujourd’hui : papier, Excel ou logiciel ?',
      'Avec quoi faites-vous cela aujourd’hui chez {company} ?',
      'Est-ce fait sous Excel chez {company}, ou avec un logiciel ?',
    ],
    advice: [
      'Lequel de ces sujets est d’actualité chez {company} ?',
      'Un de ces sujets est-il d’actualité chez {company} ?',
      'Quel sujet presse le plus chez {company} en ce moment ?',
    ],
    market: [
      'Qui s’occupe de ces achats chez {company} ?',
      'Y a-t-il une commande pour laquelle un second devis vous serait utile ?',
    ],
    rooms: [
      'Pour combien de personnes serait la prochaine fois ?',
      'Ce serait pour combien de personnes ?',
      'Y a-t-il une date pour laquelle il vous manque un lieu ?',
    ],
    charity: [
      'Qui décide des dons chez {company} ?',
      'Qui s’occupe du mécénat chez {company} ?',
      'Décidez-vous des dons une fois par an ou au fil de l’eau ?',
    ],
  },
  wouldLike: ['Souhaitez-vous <gets> ?', 'Aimeriez-vous <gets> ?'],
  occurs: [
    'Cela arrive-t-il aussi chez {company} ?',
    'Est-ce que cela arrive aussi chez {company} ?',
  ],
  alike: [
    'Pouvons-nous faire de même chez {company} ?',
    'Quelque chose de semblable vous serait-il utile ?',
  ],
  needs: [
    'Avez-vous un besoin en <small> en ce moment ?',
    'Y a-t-il un besoin en <small> chez {company} cette année ?',
  ],
  blank: '[Écrivez en une phrase ce que vous faites.]',
  open: [
    'À qui en parler chez {company} ?',
    'Est-ce que {company|votre entreprise} en aura besoin cette année ?',
  ],
  again: [
    'Est-ce que cela vous serait utile ?',
    'Est-ce un sujet chez {company} ?',
    'Avez-vous quelque chose de ce genre cette année ?',
  ],
  resellers: [
    'Cela irait-il avec ce que vous vendez ?',
    'Auriez-vous une place pour cela dans votre gamme ?',
    'Vos clients vous en demandent-ils ?',
  ],
  multipliers: {
    note: [
      'Nous travaillons pour des particuliers : nous écrivons aux entreprises voisines, dont les ' +
        'salariés ont peut-être besoin de nous.',
      'Des particuliers viennent chez nous ; peut-être y en a-t-il parmi vos salariés.',
    ],
    subjects: ['Pour vos salariés', 'Un mot pour vos salariés'],
    questions: [
      'Pouvons-nous laisser quelques cartes chez vous ?',
      'Un mot à vos salariés serait-il bienvenu ?',
      'Qui s’occupe chez {company} des offres aux salariés ?',
    ],
  },
  subjects: ['<noun> chez {company}', '<noun> pour {company}'],
  subjectOf: {
    service: ['Qui s’en occupe chez {company}', 'Qui s’en charge chez {company}'],
    job: ['Un second devis', 'Un prix pour comparer'],
    software: ['Papier, Excel ou logiciel', 'Comment fait {company|votre entreprise}'],
    advice: ['Les sujets ouverts chez {company}', 'Ce qui presse chez {company}'],
    market: ['Vos prochains achats', 'Un devis à comparer'],
    rooms: ['Un lieu pour {company}', 'Une date chez {company}'],
    charity: ['Les dons chez {company}', 'Qui décide des dons'],
    open: ['À qui en parler chez {company}', 'Qui s’en occupe chez {company}'],
  },
  beginnings: {
    cause: 'On nous soutient parce que ',
    occasion: 'Nos clients nous appellent quand ',
    also: 'Nos clients nous appellent aussi quand ',
    example: 'L’an dernier, pour ',
    answer: 'Si vous répondez, vous recevez ',
  },
  beginningsOfOne: {
    occasion: 'Mes clients m’appellent quand ',
    also: 'Mes clients m’appellent aussi quand ',
    example: 'L’an dernier, pour ',
  },
}
