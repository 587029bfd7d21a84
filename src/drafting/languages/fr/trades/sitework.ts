import { wordsOf } from '../../letters.ts'
import type { SiteworkTrades } from '../../trade-ids.ts'

/** Trades that work on buildings and sites with special equipment, as firms of them speak. */
export const sitework: SiteworkTrades = {
  pools: {
    words: wordsOf(
      'piscines?|piscinistes?|spas?|saunas?|hammams?|jacuzzis?',
      'bains? (?:bouillonnants?|nordiques?)|bassins? de nage|baln[ée]o\\w*',
    ),
    sentence: 'Nous construisons et entretenons piscines et saunas.',
    noun: 'Piscines et saunas',
    offers: [
      'Nous construisons et entretenons des piscines d’hôtels et de campings.',
      'Nous construisons et réparons saunas et hammams.',
    ],
    when: [
      'l’eau du bassin verdit et que les clients n’y entrent plus',
      'le poêle du sauna lâche en haute saison',
      'un contrôle sanitaire relève une eau hors normes',
    ],
    gets: ['une analyse de l’eau de votre bassin', 'un contrôle du local technique'],
  },
  stoves: {
    words: wordsOf(
      'po[êe]les?(?: (?:[àa] (?:bois|granul[ée]s|pellets)|de masse|en fa[ïi]ence))?',
      'chemin[ée]es?|inserts?|[âa]tres?|fumisteries?|fumistes?|ramonages?|ramoneurs?',
      'conduits? de fum[ée]e|tubages?(?: de chemin[ée]es?)?|d[ée]bistrage',
    ),
    sentence: 'Nous posons et entretenons poêles et cheminées.',
    noun: 'Poêles et cheminées',
    offers: [
      'Nous construisons poêles et cheminées pour maisons et auberges.',
      'Nous ramonons, tubons et réparons les conduits de fumée.',
    ],
    when: [
      'un contrôle révèle un conduit fissuré',
      'la cheminée de la salle refoule la fumée',
      'une chaudière est remplacée et que l’ancien conduit ne convient plus',
    ],
    gets: ['un passage de caméra dans votre conduit', 'un prix d’après des photos de la cheminée'],
  },
  drains: {
    words: wordsOf(
      'd[ée]bouchages?|curage(?! (?:de b[âa]timents?|int[ée]rieur))|hydrocurage',
      'canalisations? bouch[ée]es?|(?:nettoyage|entretien) (?:de|des) canalisations',
      'inspections? (?:vid[ée]o|cam[ée]ra|t[ée]l[ée]vis[ée]es?)',
      'vidanges? (?:de |des )?(?:fosses?|bacs?)|fosses? septiques?|bacs? [àa] graisses?',
      'assainissement (?:non collectif|autonome|individuel)|entretien d.assainissement',
      'camions? hydrocureurs?|chemisage|pompage de fosses?',
    ),
    sentence: 'Nous débouchons et curons les canalisations.',
    noun: 'Curage et débouchage',
    offers: [
      'Nous débouchons et curons les canalisations à haute pression.',
      'Nous inspectons les réseaux par caméra et vidons les fosses.',
    ],
    when: [
      'les eaux usées remontent au sous-sol et que les toilettes ferment',
      'le bac à graisses de la cuisine déborde',
      'la commune exige un contrôle de leur raccordement',
    ],
    gets: ['un passage de caméra dans une canalisation', 'un prix ferme par fosse ou bac'],
  },
  treeCare: {
    words: wordsOf(
      '[ée]lagages?|[ée]lagueurs?|abattages? (?:d.arbres?|de arbres)',
      'arboristes?(?:[- ]grimpeurs?)?|taille (?:d.arbres?|de haies?|des arbres)|dessouchages?',
      'rognages? de souches?|travaux forestiers|exploitation foresti[èe]re',
      'entreprises? foresti[èe]res?|d[ée]broussaillages?|bûcheronnage|b[ûu]cherons?',
      'd[ée]bardage',
    ),
    sentence: 'Nous faisons de l’élagage et de l’abattage.',
    noun: 'Élagage et abattage',
    offers: [
      'Nous soignons les arbres et les abattons à la corde ou à la nacelle.',
      'Nous débroussaillons, exploitons le bois et rognons les souches.',
    ],
    when: [
      'une branche pend au-dessus du parking après une tempête',
      'un arbre penche vers la route ou une ligne électrique',
      'un terrain doit être défriché avant la période de nidification',
    ],
    gets: ['une visite des arbres qui vous inquiètent', 'un prix d’après des photos de l’arbre'],
  },
  demolition: {
    words: wordsOf(
      'd[ée]molitions?|d[ée]molisseurs?|d[ée]constructions?',
      'curage (?:de b[âa]timents?|int[ée]rieur)|d[ée]samiantages?|retrait d.amiante',
      'd[ée]plombage|(?:sciage|carottage|d[ée]coupe|forage) (?:de |du )?b[ée]ton|carottages?',
      'carotteurs?|sciage diamant|sciage mural',
    ),
    sentence: 'Nous faisons de la démolition et du sciage de béton.',
    noun: 'Démolition et sciage',
    offers: [
      'Nous démolissons des bâtiments et retirons l’amiante.',
      'Nous scions et carottons des ouvertures dans le béton.',
    ],
    when: [
      'un hangar doit disparaître avant le début du chantier',
      'de l’amiante apparaît en pleine rénovation et que tout s’arrête',
      'une porte ou une gaine doit traverser un mur en béton',
    ],
    gets: [
      'une visite du bâtiment suivie d’un devis écrit',
      'un prix par ouverture d’après votre plan',
    ],
  },
  cranes: {
    words: wordsOf(
      'grues?(?: (?:mobiles?|auxiliaires?|[àa] tour))?|grutiers?|levages?',
      '(?:location|mise [àa] disposition) de grues?|manutention lourde|ponts? roulants?|palans?',
      '[ée]lingues?|[ée]lingage|transferts? (?:de machines|industriels?|d.usines?)',
      'd[ée]m[ée]nagements? (?:de machines|industriels?)|charges lourdes|appareils? de levage',
      'accessoires? de levage|convois? exceptionnels?',
    ),
    sentence: 'Nous levons et déplaçons des charges lourdes.',
    noun: 'Levage et grutage',
    offers: [
      'Nous levons et déplaçons machines et charges lourdes.',
      'Nous contrôlons et réparons ponts roulants, palans et élingues.',
    ],
    when: [
      'une machine est livrée et qu’aucun chariot ne peut la lever',
      'une ligne de production change de bâtiment',
      'la vérification de leurs élingues et palans arrive à échéance',
    ],
    gets: ['une visite du site avant le levage', 'un prix d’après le poids et une photo'],
  },
  restoration: {
    words: wordsOf(
      'restaurat(?:ion|eurs?|rices?) (?:de |d.|du |des )(?:meubles?|tableaux?)',
      'restaurat(?:ion|eurs?|rices?) (?:de |d.|du |des )(?:peintures?|œuvres?)',
      'restaurat(?:ion|eurs?|rices?) (?:de |d.|du |des )(?:livres?|patrimoine)',
      'restaurat(?:ion|eurs?|rices?) (?:de |d.|du |des )(?:monuments?|b[âa]timents? anciens?)',
      'restaurat(?:ion|eurs?|rices?) (?:de |d.|du |des )(?:documents?|art|mobilier|fresques?)',
      'restaurat(?:ion|eurs?|rices?) (?:de |d.|du |des )(?:sculptures?|pierre|objets?)',
      'monuments? historiques?|b[âa]ti ancien|patrimoine (?:b[âa]ti|ancien|historique)',
      'conservat(?:ion|eurs?)[- ]restaurat(?:ion|eurs?)|doreurs?|dorure|relieurs?|reliure',
    ),
    sentence: 'Nous restaurons bâtiments et œuvres d’art.',
    noun: 'Restauration du patrimoine',
    offers: [
      'Nous restaurons façades, enduits et pierres de monuments.',
      'Nous restaurons tableaux, meubles et livres en atelier.',
    ],
    when: [
      'du plâtre tombe du plafond d’un bâtiment ancien',
      'un tableau ou une archive a pris l’eau',
      'le service du patrimoine demande une étude avant les travaux',
    ],
    gets: ['un premier avis d’après des photos', 'une zone d’essai qui montre le résultat'],
  },
}
