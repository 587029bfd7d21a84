import { wordsOf } from '../../letters.ts'
import type { BuildingTrades } from '../../trade-ids.ts'

/** Trades of builders and their kind, as firms of them speak. */
export const building: BuildingTrades = {
  electrical: {
    words: wordsOf(
      '[ée]lectricit[ée]|[ée]lectriciens?|installations? [ée]lectriques?',
      'tableaux? [ée]lectriques?|courants? (?:forts?|faibles?)',
    ),
    sentence: 'Nous faisons des travaux d’électricité.',
    noun: 'Travaux d’électricité',
    offers: [
      'Nous installons, réparons et contrôlons des installations électriques.',
      'Nous faisons l’électricité de bureaux, de magasins et d’ateliers.',
    ],
    when: [
      'on réaménage des bureaux et qu’il faut déplacer les prises',
      'ils déplacent une machine et qu’il faut tirer une nouvelle ligne',
      'le rapport de vérification électrique relève des non-conformités à lever',
    ],
    gets: ['un prix ferme après une visite sur place', 'la liste des travaux à faire en priorité'],
  },
  plumbing: {
    words: wordsOf('plomberie|plombiers?|chauffage|chauffagistes?|chaudi[èe]res?'),
    sentence: 'Nous faisons de la plomberie.',
    noun: 'Plomberie et chauffage',
    offers: [
      'Nous installons et réparons le chauffage et la plomberie.',
      'Nous entretenons des chaudières et des chauffages.',
    ],
    when: [
      'le chauffage tombe en panne ou doit être remplacé avant l’hiver',
      'un tuyau fuit au-dessus de locaux occupés',
      'les sanitaires sont à refaire dans un bâtiment occupé',
    ],
    gets: ['un prix ferme après une visite sur place', 'une proposition de date pour les travaux'],
  },
  ventilation: {
    words: wordsOf('climatisations?|ventilation'),
    sentence: 'Nous installons des climatisations et des ventilations.',
    noun: 'Climatisation et ventilation',
    offers: [
      'Nous installons et entretenons la climatisation et la ventilation.',
      'Nous nettoyons, mesurons et remplaçons des ventilations.',
    ],
    when: [
      'l’air des salles de réunion est lourd dès midi',
      'il fait trop chaud dans les bureaux ou la salle serveurs',
      'l’entretien annuel de leur climatisation est à faire',
    ],
    gets: ['un prix pour l’entretien annuel', 'un prix ferme après une visite sur place'],
  },
  solar: {
    words: wordsOf('photovolta[ïi]ques?|panneaux solaires|[ée]nergie solaire|centrales? solaires?'),
    sentence: 'Nous installons des panneaux solaires.',
    noun: 'Énergie solaire',
    offers: [
      'Nous étudions et posons des installations solaires.',
      'Nous entretenons les panneaux et ajoutons des batteries.',
    ],
    when: [
      'leur facture d’électricité a grimpé et que le toit reste inutilisé',
      'le courant du toit est vendu à bas prix à midi et racheté cher le soir',
      'une ancienne installation produit moins que prévu',
    ],
    gets: [
      'une estimation de ce que votre toiture peut produire',
      'un contrôle de la production de vos panneaux',
    ],
  },
  water: {
    words: wordsOf(
      'traitements? (?:de l.eau|des eaux|d.eau)|adoucisseurs?|osmose inverse|osmoseurs?',
      'eau potable|pompes? de (?:forage|puits)|ozone|potabilisation',
    ),
    sentence: 'Nous traitons l’eau.',
    noun: 'Traitement de l’eau',
    offers: [
      'Nous installons et entretenons le traitement d’eau.',
      'Nous entretenons des forages et des réseaux d’eau potable.',
    ],
    when: [
      'le calcaire bouche sans cesse machines, chaudières ou robinets',
      'une analyse d’eau dépasse la limite',
      'des bactéries sont trouvées dans l’eau potable',
    ],
    gets: ['une analyse de votre eau', 'un prix pour l’entretien annuel'],
  },
  roofing: {
    words: wordsOf('toitures?|couvreurs?|zinguerie|zingueurs?|travaux de couverture'),
    sentence: 'Nous faisons des travaux de toiture.',
    noun: 'Travaux de toiture',
    offers: [
      'Nous réparons et refaisons des toitures.',
      'Nous faisons l’étanchéité de toits plats et nettoyons des gouttières.',
    ],
    when: [
      'un toit-terrasse fuit après de fortes pluies',
      'une tempête a abîmé la toiture d’un bâtiment occupé',
      'la toiture est à refaire avant la pose de panneaux solaires',
    ],
    gets: [
      'des photos de votre toiture avec un devis écrit',
      'un prix ferme après une visite sur place',
    ],
  },
  painting: {
    words: wordsOf('peintures?|peintres?|ravalements?|pl[âa]trerie|plaquistes?|papiers? peints?'),
    sentence: 'Nous faisons des travaux de peinture.',
    noun: 'Travaux de peinture',
    offers: [
      'Nous peignons des intérieurs et des façades.',
      'Nous faisons les enduits, les cloisons et la peinture.',
    ],
    when: [
      'il faut repeindre des bureaux ou une cage d’escalier sans fermer',
      'un locataire part et que le suivant attend les clés',
      'des fissures ou des traces se voient sur la façade',
    ],
    gets: [
      'un prix ferme après une visite sur place',
      'une proposition de date en soirée ou le week-end',
    ],
  },
  joinery: {
    words: wordsOf('menuiseries?|menuisiers?|[ée]b[ée]nisterie|[ée]b[ée]nistes?'),
    sentence: 'Nous faisons de la menuiserie.',
    noun: 'Menuiserie',
    offers: [
      'Nous fabriquons des meubles et des agencements sur mesure.',
      'Nous posons escaliers, portes et agencements.',
    ],
    when: [
      'un comptoir ou des rangements doivent tenir dans un espace biscornu',
      'on réaménage un magasin et que la date d’ouverture est fixée',
      'une porte est à remplacer et que le modèle n’existe plus',
    ],
    gets: ['un prix d’après un croquis ou une photo', 'un devis écrit après une prise de mesures'],
  },
  windows: {
    words: wordsOf(
      'portes et fen[êe]tres|fen[êe]tres (?:et portes|pvc|alu\\p{L}*|bois)|pose de fen[êe]tres',
      'vitrerie|vitriers?',
    ),
    sentence: 'Nous posons des fenêtres et des vitrages.',
    noun: 'Fenêtres et portes',
    offers: [
      'Nous fournissons et posons des fenêtres et des portes.',
      'Nous remplaçons des vitrages et réparons portes et fenêtres.',
    ],
    when: [
      'une vitrine est cassée et qu’il faut sécuriser le magasin',
      'les vieilles fenêtres laissent partir la chaleur',
      'une porte d’entrée ne ferme plus et laisse passer le froid',
    ],
    gets: ['un prix d’après vos mesures', 'un devis écrit après une prise de mesures'],
  },
  glass: {
    words: wordsOf(
      'miroiteries?|miroitiers?|verre (?:tremp[ée]|feuillet[ée]|sur mesure|plat)',
      'vitrages? isolants?|transformation du verre|d[ée]coupe de verre',
      'fa[çc]onnage (?:du|de) verre|miroirs? sur mesure|doubles? vitrages?',
    ),
    sentence: 'Nous découpons et transformons le verre.',
    noun: 'Verre et miroirs',
    offers: [
      'Nous fournissons aux entreprises du verre découpé, trempé et des miroirs.',
      'Nous fabriquons des vitrages isolants sur mesure.',
    ],
    when: [
      'un vitrage est à la mauvaise cote et que les poseurs attendent',
      'une douche ou un garde-corps demande du verre trempé percé',
      'des doubles vitrages sont embués et à remplacer en série',
    ],
    gets: ['un prix d’après votre liste de mesures', 'un devis avec une date de livraison'],
  },
  flooring: {
    words: wordsOf('rev[êe]tements? de sols?|carrelages?|carreleurs?|parquets?|moquettes?'),
    sentence: 'Nous posons des revêtements de sol.',
    noun: 'Revêtements de sol',
    offers: ['Nous posons et rénovons des sols.', 'Nous posons du carrelage.'],
    when: [
      'un sol est usé et qu’on ne peut fermer que le week-end',
      'une cuisine ou un atelier a besoin d’un sol résistant à l’eau',
      'du carrelage se décolle dans un lieu de passage',
    ],
    gets: ['des échantillons pour vos locaux', 'un prix au mètre carré après une visite'],
  },
  construction: {
    words: wordsOf(
      'ma[çc]onnerie|ma[çc]ons?|gros[- ](?:œ|oe)uvre|r[ée]novations?',
      'entreprises? (?:g[ée]n[ée]rales? )?(?:du|de) b[âa]timent',
    ),
    sentence: 'Nous construisons et rénovons.',
    noun: 'Travaux de bâtiment',
    offers: [
      'Nous construisons et rénovons des bâtiments professionnels.',
      'Nous transformons et agrandissons des bâtiments.',
    ],
    when: [
      'des travaux sont à faire sans arrêter l’activité',
      'une entreprise a lâché le chantier et que la date est fixée',
      'un mur se fissure ou prend l’humidité',
    ],
    gets: ['un prix ferme après une visite sur place', 'une proposition de date pour les travaux'],
  },
  groundworks: {
    words: wordsOf('terrassements?|vrd|travaux publics|assainissement'),
    sentence: 'Nous faisons du terrassement.',
    noun: 'Travaux de terrassement',
    offers: [
      'Nous faisons du terrassement et des réseaux.',
      'Nous terrassons, démolissons et pavons.',
    ],
    when: [
      'une cour ou un parking est à décaisser et à goudronner',
      'une évacuation est bouchée ou qu’il faut poser une conduite',
      'il faut démolir un vieux bâtiment avant de reconstruire',
    ],
    gets: ['un prix ferme après une visite sur place', 'une proposition de date pour les travaux'],
  },
  rental: {
    words: wordsOf(
      'location de (?:mat[ée]riel|machines?|nacelles?|mini-pelles?)',
      'location d.(?:engins?|[ée]chafaudages?)|nacelles?',
      'loueurs?(?! (?:de |d.)(?:voitures?|v[ée]hicules?|camions?|utilitaires?))',
    ),
    sentence: '',
    noun: 'Location de matériel',
    offers: [
      'Nous louons des machines et du matériel.',
      'Nous louons des échafaudages et du matériel de levage.',
    ],
    when: [
      'une machine est en panne et que le chantier n’attend pas',
      'il leur faut du matériel quelques semaines sans vouloir l’acheter',
      'un chantier démarre plus tôt que prévu et qu’il manque du matériel',
    ],
    gets: ['un prix à la journée et à la semaine', 'la liste du matériel disponible à vos dates'],
  },
  gardening: {
    words: wordsOf('paysagistes?|paysag(?:er|ers|ère|ères)|espaces verts'),
    sentence: 'Nous entretenons des espaces verts.',
    noun: 'Espaces verts',
    offers: [
      'Nous entretenons des jardins et des espaces verts.',
      'Nous élaguons et abattons des arbres.',
    ],
    when: [
      'les abords font négligé et que les visiteurs le remarquent',
      'un arbre penche au-dessus d’un passage ou d’un toit',
      'plus personne n’a le temps de tailler et de tondre',
    ],
    gets: ['un prix au mois après une visite', 'un calendrier des travaux mois par mois'],
  },
  agriculture: {
    words: wordsOf(
      'travaux agricoles|entreprise de travaux agricoles|prestations? agricoles?',
      'moissons?|[ée]pandage|pulv[ée]risation agricole|conseils? agricoles?',
      'agronom(?:ie|es?|iques?)|drainage agricole|ensilage',
    ),
    sentence: 'Nous faisons des travaux agricoles.',
    noun: 'Travaux agricoles',
    offers: [
      'Nous récoltons, traitons et semons pour les exploitations.',
      'Nous conseillons les exploitations sur les sols, cultures et drainages.',
    ],
    when: [
      'la récolte est mûre et que leur moissonneuse ne suffit pas',
      'l’eau reste dans une parcelle plusieurs jours après la pluie',
      'il faut traiter et que la météo laisse deux jours',
    ],
    gets: ['un prix à l’hectare ou à l’heure', 'une note écrite après un passage sur une parcelle'],
  },
  interiors: {
    words: wordsOf(
      'architect(?:e|es|ure) d.int[ée]rieur',
      'am[ée]nagement (?:de bureaux|int[ée]rieur|d.espaces)|d[ée]coration',
      'd[ée]corat(?:eur|eurs|rice|rices)',
    ),
    sentence: 'Nous aménageons des locaux.',
    noun: 'Aménagement des locaux',
    offers: [
      'Nous aménageons et meublons des bureaux.',
      'Nous agençons des magasins et des bureaux.',
    ],
    when: [
      'l’équipe grandit et que les bureaux ne suffisent plus',
      'un commerce ou un cabinet ouvre et veut sortir du lot',
      'il y a trop de bruit au bureau pour téléphoner',
    ],
    gets: ['un premier croquis d’une pièce', 'un devis écrit après une prise de mesures'],
  },
  surveying: {
    words: wordsOf(
      'g[ée]om[èe]tres?|g[ée]om[èe]tres?[- ]experts?|topograph\\p{L}+|bornage|g[ée]otechni\\p{L}+',
    ),
    sentence: '',
    noun: 'Relevés et bornage',
    offers: [
      'Nous mesurons des terrains et des bâtiments.',
      'Nous étudions des sols et des fondations.',
    ],
    when: [
      'un terrain est vendu ou divisé et que la limite est floue',
      'il n’existe aucun plan d’un bâtiment à transformer',
      'un chantier attend son implantation pour démarrer',
    ],
    gets: ['un prix ferme pour le relevé ou l’étude', 'une proposition de date pour le relevé'],
  },
  carpentry: {
    words: wordsOf('charpentes?|charpentiers?|ossature bois|construction bois'),
    sentence: 'Nous construisons en bois, de la charpente au hangar.',
    noun: 'Charpente bois',
    offers: [
      'Nous posons et réparons des charpentes en bois.',
      'Nous construisons des extensions et des hangars en bois.',
    ],
    when: [
      'une charpente doit être posée avant l’hiver',
      'une extension doit tenir debout en quelques jours',
      'des poutres sont pourries et portent encore un mur',
    ],
    gets: ['un prix d’après un plan ou une photo', 'une date de visite pour voir la charpente'],
  },
  drywall: {
    words: wordsOf(
      'plaquistes?|placo(?:pl[âa]tre)?|cloisons? s[èe]ches?|faux[- ]plafonds?',
      'plaques? de pl[âa]tre',
    ),
    sentence: 'Nous posons cloisons et faux plafonds.',
    noun: 'Cloisons et plafonds',
    offers: [
      'Nous montons des cloisons et faisons les bandes.',
      'Nous posons des faux plafonds en bureau et en boutique.',
    ],
    when: [
      'un plateau est à cloisonner et que le déménagement est fixé',
      'les peintres arrivent et que les plaques ne sont pas posées',
      'un plafond a été ouvert pour des gaines et reste à refermer',
    ],
    gets: ['un prix d’après votre plan', 'une date de démarrage possible'],
  },
  plantWork: {
    words: wordsOf('tuyauterie|maintenance industrielle|montage industriel|arr[êe]ts? techniques?'),
    sentence: 'Nous montons et entretenons des installations industrielles.',
    noun: 'Maintenance industrielle',
    offers: [
      'Nous posons et réparons de la tuyauterie en usine.',
      'Nous montons, déplaçons et entretenons des machines.',
    ],
    when: [
      'une ligne est à l’arrêt et que leurs mécaniciens sont pris',
      'un arrêt technique est prévu et qu’il manque des bras',
      'une conduite fuit et que l’usine doit tourner lundi',
    ],
    gets: ['une date de visite dans votre usine', 'un prix ferme après une visite sur place'],
  },
}
