import { wordsOf } from '../../letters.ts'
import type { AdvisingTrades } from '../../trade-ids.ts'

/** Trades of advisers and makers of plans and software, as firms of them speak. */
export const advising: AdvisingTrades = {
  planning: {
    words: wordsOf(
      'architectes?(?! d.int[ée]rieur)|cabinet d.architecture|ma[îi]trise d.(?:œ|oe)uvre',
      'bureau d.[ée]tudes (?:structures?|thermique|b[âa]timent)|permis de construire',
    ),
    sentence: 'Nous concevons des bâtiments.',
    noun: 'Plans et études',
    offers: [
      'Nous concevons des bâtiments et des transformations.',
      'Nous faisons des études de structure et des études techniques.',
    ],
    when: [
      'il faut déposer un permis de construire et que les plans manquent',
      'un entrepôt ou un commerce doit changer d’usage',
      'leur bureau d’études est débordé et qu’un projet attend',
    ],
    gets: ['un premier avis sur ce qui est possible', 'un prix pour la première phase'],
  },
  inspection: {
    words: wordsOf(
      'contr[ôo]les? r[ée]glementaires?|v[ée]rifications? p[ée]riodiques?|[ée]talonnages?',
      'm[ée]trologie',
    ),
    sentence: '',
    noun: 'Contrôles et vérifications',
    offers: [
      'Nous contrôlons des équipements et des installations.',
      'Nous étalonnons des instruments de mesure.',
    ],
    when: [
      'une vérification périodique arrive à échéance',
      'un audit réclame des rapports qui manquent',
      'une nouvelle machine doit être contrôlée avant sa mise en service',
    ],
    gets: [
      'la liste des contrôles à faire et leurs échéances',
      'un prix selon le nombre de vos appareils',
    ],
  },
  health: {
    words: wordsOf(
      'm[ée]decine du travail|sant[ée] (?:et s[ée]curit[ée] )?au travail',
      'document unique|duerp|pr[ée]vention des risques(?: professionnels)?',
      '[ée]valuation des risques|risques professionnels|iprp|conseil hse',
    ),
    sentence: 'Nous suivons la sécurité au travail.',
    noun: 'Santé et sécurité',
    offers: [
      'Nous rédigeons et mettons à jour le document unique.',
      'Nous organisons les visites médicales des salariés.',
    ],
    when: [
      'l’inspection du travail annonce sa visite et que le document unique date',
      'un salarié a eu un accident et qu’il faut revoir la prévention',
      'un donneur d’ordre demande des documents de sécurité qu’ils n’ont pas',
    ],
    gets: [
      'la liste des documents obligatoires pour votre activité',
      'un prix par salarié et par an',
    ],
  },
  valuation: {
    words: wordsOf(
      'expertises? immobili[èe]res?|experts? immobiliers?',
      '[ée]valuations? (?:d.entreprises?|immobili[èe]res?|de mat[ée]riels?|d.actifs)',
      'valeur v[ée]nale|estimations? immobili[èe]res?|commissaires?[- ]priseurs?',
      'valorisation d.entreprises?',
    ),
    sentence: 'Nous estimons immeubles, machines et entreprises.',
    noun: 'Expertise et évaluation',
    offers: [
      'Nous évaluons immeubles, terrains et machines avec un rapport écrit.',
      'Nous évaluons des entreprises avant une cession.',
    ],
    when: [
      'la banque demande une expertise avant d’accorder un prêt',
      'un associé part et qu’il faut racheter ses parts',
      'du matériel est à vendre ou à assurer sans valeur connue',
    ],
    gets: ['un prix ferme pour le rapport', 'la liste des pièces à préparer'],
  },
  metering: {
    words: wordsOf(
      'comptage (?:d.[ée]nergie|[ée]nerg[ée]tique|de l.eau|[ée]lectrique)',
      'sous-comptage|t[ée]l[ée]rel[èe]ve|t[ée]l[ée]m[ée]trie|t[ée]l[ée]gestion',
      'suivi [ée]nerg[ée]tique|monitoring [ée]nerg[ée]tique|compteurs? communicants?',
      't[ée]l[ée]surveillance (?:de|des) (?:machines?|[ée]quipements?)',
    ),
    sentence: 'Nous mesurons et suivons énergie et machines.',
    noun: 'Comptage et suivi',
    offers: [
      'Nous posons des compteurs et suivons les consommations par machine.',
      'Nous surveillons à distance des machines et des installations.',
    ],
    when: [
      'la facture d’énergie monte sans qu’on sache quelle machine consomme',
      'des locataires veulent payer leur consommation réelle',
      'une pompe s’est arrêtée la nuit sans que personne le voie',
    ],
    gets: ['la liste des points à mesurer en premier', 'un prix par point de mesure'],
  },
  energyAdvice: {
    words: wordsOf(
      'audits? [ée]nerg[ée]tiques?',
      'diagnostics? (?:de performance )?[ée]nerg[ée]tiques?|dpe',
      'conseil(?:s|ler|lers)? (?:en )?[ée]nergie|performance [ée]nerg[ée]tique',
      'bilans? [ée]nerg[ée]tiques?|bureau d.[ée]tudes? thermiques?',
      'efficacit[ée] [ée]nerg[ée]tique|aides? [àa] la r[ée]novation',
      '[ée]conomies d.[ée]nergie',
    ),
    sentence: 'Nous conseillons sur l’énergie des bâtiments.',
    noun: 'Conseil en énergie',
    offers: [
      'Nous réalisons des audits énergétiques de bâtiments et d’entreprises.',
      'Nous établissons des diagnostics et cherchons les aides possibles.',
    ],
    when: [
      'un bâtiment est à vendre ou à louer sans diagnostic valable',
      'une rénovation est prévue et que l’aide doit être demandée avant',
      'le chauffage coûte plus cher chaque année sans raison connue',
    ],
    gets: ['la liste des aides possibles', 'un prix ferme pour le diagnostic ou l’audit'],
  },
  itSupport: {
    words: wordsOf(
      'infog[ée]rance|(?:maintenance|support|d[ée]pannage|assistance) informatique',
      'parc informatique|r[ée]seaux? informatiques?|serveurs',
    ),
    sentence: '',
    noun: 'Informatique',
    offers: [
      'Nous nous occupons d’ordinateurs, de serveurs et de réseaux.',
      'Nous installons et suivons l’informatique de petites entreprises.',
    ],
    when: [
      'la personne qui connaissait les serveurs est partie',
      'le réseau tombe et que leur prestataire ne décroche pas',
      'ils ne sont pas sûrs de pouvoir restaurer leurs sauvegardes',
    ],
    gets: ['un avis écrit sur vos sauvegardes', 'la liste de vos points fragiles'],
  },
  telecom: {
    words: wordsOf(
      'internet (?:professionnel|d[ée]di[ée])',
      't[ée]l[ée]coms?|t[ée]l[ée]communications?',
      't[ée]l[ée]phonie (?:d.entreprise|ip|fixe|professionnelle)',
      'standards? t[ée]l[ée]phoniques?',
      'c[âa]blages? (?:informatiques?|r[ée]seaux?|t[ée]l[ée]phoniques?)',
      'fibre (?:optique|pro|d[ée]di[ée]e)|autocommutateurs?|radiocommunications?',
      'talkies?-walkies?|pr[ée]c[âa]blage',
    ),
    sentence: 'Nous installons téléphonie et internet en entreprise.',
    noun: 'Téléphonie et internet',
    offers: [
      'Nous installons la téléphonie et l’accès internet des entreprises.',
      'Nous posons des câblages réseau et fournissons des radios.',
    ],
    when: [
      'des bureaux déménagent et que le téléphone doit marcher dès l’arrivée',
      'la ligne internet coupe et que les paiements ne passent plus',
      'ni les radios ni les portables ne passent dans l’entrepôt',
    ],
    gets: [
      'une relecture de votre facture de téléphone',
      'un prix ferme après une visite sur place',
    ],
  },
  software: {
    words: wordsOf(
      'logiciels?|applications? (?:mobiles?|m[ée]tier|web)',
      'd[ée]veloppement (?:logiciel|d.applications)|saas|bases? de donn[ée]es',
    ),
    sentence: '',
    noun: 'Logiciel',
    offers: [
      'Nous développons des logiciels pour les entreprises.',
      'Nous développons des applications mobiles et web.',
    ],
    when: [
      'les mêmes données sont saisies deux fois dans deux logiciels',
      'tout repose sur un tableur devenu trop lourd',
      'le développeur d’un vieux programme ne répond plus',
    ],
    gets: [
      'une première estimation du travail et du prix',
      'une courte démonstration avec vos données',
    ],
  },
  automating: {
    words: wordsOf(
      'automatisation (?:des (?:processus|t[âa]ches)|de processus|administrative)',
      'intelligence artificielle pour (?:les )?entreprises?|agents? ia',
      'conseil (?:en )?ia|solutions? ia|chatbots?|rpa|assistants? ia',
      'automatiser vos (?:t[âa]ches|processus)',
    ),
    sentence: 'Nous automatisons les tâches de bureau.',
    noun: 'Automatisation des tâches',
    offers: [
      'Nous automatisons les tâches répétitives, comme les factures et les commandes.',
      'Nous créons des assistants avec l’intelligence artificielle pour les entreprises.',
    ],
    when: [
      'les commandes arrivent par mail et que quelqu’un les ressaisit',
      'le même tableau est refait à la main chaque semaine',
      'les factures s’accumulent parce que chacune est contrôlée à la main',
    ],
    gets: ['un court échange sur une de vos tâches', 'un prix ferme pour un premier petit essai'],
  },
  webDesign: {
    words: wordsOf(
      'cr[ée]ation de sites?|refonte de sites?|web ?design\\p{L}*|agence web|wordpress',
    ),
    sentence: 'Nous créons des sites web.',
    noun: 'Site web',
    offers: ['Nous créons des sites web.', 'Nous créons et suivons des boutiques en ligne.'],
    when: [
      'plus personne ne sait modifier leur site',
      'leur site a des visites mais presque aucune demande',
      'leur ancien site s’affiche mal sur téléphone',
    ],
    gets: ['trois idées d’amélioration pour votre site', 'un prix ferme pour un nouveau site'],
  },
  advertising: {
    words: wordsOf(
      'agence de (?:communication|publicit[ée]|marketing)|agence marketing',
      'marketing (?:digital|num[ée]rique)|identit[ée] visuelle|charte graphique',
    ),
    sentence: '',
    noun: 'Communication',
    offers: [
      'Nous créons des logos, des brochures et des annonces.',
      'Nous gérons des annonces et des réseaux sociaux pour les entreprises.',
    ],
    when: [
      'un produit est prêt et que personne ne le connaît encore',
      'chaque brochure a l’air de venir d’une autre entreprise',
      'ils paient de la publicité sans savoir ce qu’elle rapporte',
    ],
    gets: [
      'une première idée avec un prix indicatif',
      'un avis sur votre dernière annonce ou brochure',
    ],
  },
  photography: {
    words: wordsOf(
      'photograph(?:e|es|ie)|vid[ée]astes?|films? d.entreprise|prises? de vues?',
      'production (?:vid[ée]o|audiovisuelle)',
    ),
    sentence: 'Nous faisons des photos et des films.',
    noun: 'Photos et films',
    offers: [
      'Nous faisons des photos et des films pour les entreprises.',
      'Nous filmons par drone.',
    ],
    when: [
      'les photos du site montrent des gens partis depuis longtemps',
      'il faut garder une trace d’un événement ou d’un chantier',
      'un produit va sortir et qu’il faut des photos ou un film',
    ],
    gets: ['un prix à la demi-journée', 'des exemples de votre secteur'],
  },
  translation: {
    words: wordsOf('traductions?|traduct(?:eur|eurs|rice|rices)|sous-titrage'),
    sentence: 'Nous traduisons des textes et des documents.',
    noun: 'Traductions',
    offers: [
      'Nous traduisons des textes et des documents.',
      'Nous traduisons des sites, des notices et des contrats.',
    ],
    when: [
      'il faut comprendre un contrat avant de le signer',
      'une notice doit partir avec la machine dans une autre langue',
      'un acheteur étranger demande le site dans sa langue',
    ],
    gets: ['une page traduite à titre d’essai', 'un prix d’après votre document'],
  },
  interpreting: {
    words: wordsOf(
      'interpr[èe]tes?|interpr[ée]tariat|interprétation (?:simultanée|consécutive|de)',
    ),
    sentence: 'Nous faisons l’interprétation de réunions et de conférences.',
    noun: 'Interprétariat',
    offers: [
      'Nous faisons l’interprétation de réunions et de conférences.',
      'Nous fournissons des interprètes sur place et à distance.',
    ],
    when: [
      'des partenaires étrangers arrivent et que personne ne parle leur langue',
      'une conférence est fixée et que l’interprète s’est désisté',
      'un rendez-vous important demande un interprète au dernier moment',
    ],
    gets: ['un prix pour la date et les langues', 'les noms d’interprètes libres ce jour-là'],
  },
  accounting: {
    words: wordsOf(
      'comptab\\p{L}+|expertise[- ]comptable|fiches? de paie|gestion de (?:la )?paie',
      'bilans? comptables?',
    ),
    sentence: 'Nous faisons de la comptabilité.',
    noun: 'Comptabilité',
    offers: [
      'Nous faisons la comptabilité et la paie.',
      'Nous faisons les comptes annuels et les déclarations fiscales.',
    ],
    when: [
      'leur comptable est parti et qu’il faut clôturer le mois',
      'un courrier des impôts attend une réponse',
      'ils veulent estimer le résultat avant la fin de l’exercice',
    ],
    gets: ['un prix fixe par mois', 'un premier avis sur vos derniers comptes annuels'],
  },
  law: {
    words: wordsOf(
      'avocate?s?|cabinet d.avocats?|notaires?|juristes?',
      'droit (?:du travail|des affaires|des soci[ée]t[ée]s|fiscal|social)',
    ),
    sentence: '',
    noun: 'Questions juridiques',
    offers: [
      'Nous conseillons les entreprises sur les questions juridiques.',
      'Nous rédigeons et vérifions des contrats.',
    ],
    when: [
      'un contrat est sur la table et qu’il faut bientôt signer',
      'un courrier de la partie adverse fixe un délai',
      'ils doivent se séparer d’un salarié sans faire d’erreur',
    ],
    gets: ['un premier avis avec les frais à prévoir', 'une proposition de rendez-vous'],
  },
  consulting: {
    words: wordsOf(
      'cabinet de conseil|conseil en (?:strat[ée]gie|management|organisation|gestion)',
      'conseil aux entreprises|consultante?s?|conduite du changement',
      'manage(?:ment|rs?) de transition',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Nous conseillons les entreprises sur leur organisation.',
      'Nous assurons des missions de management de transition.',
    ],
    when: [
      'le même problème revient et que chacun a le nez dessus',
      'un responsable s’en va et que son poste reste vide pendant des mois',
      'l’entreprise a grandi et que l’ancienne organisation ne suit plus',
    ],
    gets: [
      'un échange d’une demi-heure avec un premier avis',
      'un avis écrit avec les prochaines étapes',
    ],
  },
  training: {
    words: wordsOf('formations?|organisme de formation|format(?:eur|eurs|rice|rices)'),
    sentence: '',
    noun: 'Formation',
    offers: [
      'Nous formons des équipes et des responsables.',
      'Nous donnons des cours et des ateliers en entreprise.',
    ],
    when: [
      'les habilitations de leurs salariés arrivent à échéance',
      'des nouveaux arrivent et que personne n’a le temps de les former',
      'un nouvel outil est là et que l’équipe ne s’en sert pas',
    ],
    gets: ['un programme avec un prix pour votre groupe', 'la liste de nos prochaines dates'],
  },
  buildingServices: {
    words: wordsOf(
      'bureau d.[ée]tudes (?:thermiques?|fluides?)|[ée]tudes? (?:thermiques?|fluides?)',
      'g[ée]nie climatique|cvc|cfo',
    ),
    sentence: 'Nous étudions chauffage, ventilation et électricité.',
    noun: 'Études techniques',
    offers: [
      'Nous étudions le chauffage, la ventilation et l’électricité.',
      'Nous faisons les calculs thermiques et les dossiers d’appel d’offres.',
    ],
    when: [
      'un architecte attend les lots techniques avant l’appel d’offres',
      'une vieille installation consomme beaucoup trop',
      'un permis demande une étude thermique qui manque',
    ],
    gets: ['un premier avis sur votre projet', 'un prix pour la phase d’étude'],
  },
}
