import { wordsOf } from '../../letters.ts'
import type { AssistingTrades } from '../../trade-ids.ts'

/** Trades that help other firms with special work, as firms of them speak. */
export const assisting: AssistingTrades = {
  shipAgents: {
    words: wordsOf(
      'agents? maritimes?|agences? maritimes?|agences? portuaires?|consignataires?|consignation (?:de |des )?navires?',
      'avitaillement|avitailleurs?|ship.?chandlers?|ship.?chandling|ravitaillement (?:de |des )?navires?',
      'courtiers? maritimes?|rel[èe]ves? d.[ée]quipage',
    ),
    sentence: 'Nous sommes agents maritimes.',
    noun: 'Agence maritime',
    offers: [
      'Nous nous occupons des navires et des équipages pendant l’escale.',
      'Nous livrons vivres, pièces et matériel à bord des navires.',
    ],
    when: [
      'un navire arrive samedi et que le poste à quai n’est pas réservé',
      'un marin doit voir un médecin avant le départ du soir',
      'une pièce est à l’aéroport et qu’elle doit monter à bord',
    ],
    gets: ['une estimation des frais d’une escale', 'un prix d’après votre liste de vivres'],
  },
  freightBrokers: {
    words: wordsOf(
      'affr[ée]teurs?|(?:agences?|bureaux?|soci[ée]t[ée]s?|commissionnaires?) d.affr[èe]tement',
      'affr[èe]tement (?:routier|de camions)|bourses? de fret|courtiers? (?:en|de) (?:fret|transports?)',
      'courtage de fret|organisat(?:eurs?|ion) de transports?',
    ),
    sentence: 'Nous affrétons des camions.',
    noun: 'Affrètement',
    offers: [
      'Nous trouvons des transporteurs pour des lots partiels ou complets.',
      'Nous planifions les tournées de petits transporteurs et cherchons leurs retours.',
    ],
    when: [
      'un lot est prêt et que le transporteur habituel a annulé',
      'un camion doit rentrer à vide après une livraison',
      'leur exploitant est en congé et que le téléphone sonne sans arrêt',
    ],
    gets: ['un prix pour une de vos lignes', 'deux propositions de fret de retour'],
  },
  languageLessons: {
    words: wordsOf(
      '[ée]coles? de langues?|cours (?:de langues?|d.anglais|d.allemand|d.espagnol|de fran[çc]ais|d.italien)',
      'formations? (?:linguistiques?|en langues?|en anglais|d.anglais)|anglais (?:professionnel|des affaires)',
      'organisme linguistique|s[ée]jours? linguistiques?|fle',
    ),
    sentence: 'Nous enseignons les langues.',
    noun: 'Cours de langues',
    offers: [
      'Nous donnons des cours de langues en entreprise ou en ligne.',
      'Nous enseignons le français aux salariés venus de l’étranger.',
    ],
    when: [
      'un salarié arrive lundi et parle à peine français',
      'un acheteur étranger appelle et que personne ne veut décrocher',
      'un cadre part à l’étranger dans trois mois',
    ],
    gets: ['un cours d’essai pour une équipe', 'un test de niveau pour votre groupe'],
  },
  coaching: {
    words: wordsOf(
      'coaching|coachs?|m[ée]diat(?:ion|ions|eurs?|rices?)|supervision (?:de coachs?|d.[ée]quipes?|individuelle)',
      'cod[ée]veloppement|gestion (?:de |des )?conflits?|analyse (?:de|des) pratiques',
    ),
    sentence: 'Nous coachons des dirigeants et des équipes.',
    noun: 'Coaching',
    offers: [
      'Nous accompagnons dirigeants et managers en coaching individuel.',
      'Nous menons des médiations dans les équipes et entre associés.',
    ],
    when: [
      'un technicien devient chef et que ses anciens collègues résistent',
      'deux personnes d’un même service ne se parlent plus',
      'deux associés sont en désaccord et que rien ne se décide',
    ],
    gets: ['un premier entretien avec un manager', 'le déroulé d’une médiation avec le prix'],
  },
  copywriting: {
    words: wordsOf(
      'r[ée]dact(?:eurs?|rices?) (?:web|techniques?|ind[ée]pendante?s?|freelance)',
      'r[ée]daction (?:web|technique|de contenus?|d.articles|professionnelle)',
      'concept(?:eurs?|rices?)[- ]r[ée]dact\\w+|copywrit\\w+|correct(?:eurs?|rices?)|relecture|pr[êe]te-plumes?',
      'secr[ée]tariat de r[ée]daction',
    ),
    sentence: 'Nous rédigeons et corrigeons des textes.',
    noun: 'Rédaction de textes',
    offers: [
      'Nous écrivons des textes pour sites, brochures et lettres d’information.',
      'Nous relisons et corrigeons rapports, livres et notices.',
    ],
    when: [
      'un nouveau site est prêt et que les textes manquent',
      'le rapport annuel part à l’impression et que personne ne l’a relu',
      'un texte écrit par leurs ingénieurs reste obscur pour les lecteurs',
    ],
    gets: ['une de vos pages corrigée à titre d’essai', 'un prix d’après votre texte'],
  },
  dataProtection: {
    words: wordsOf(
      'dpo|d[ée]l[ée]gu[ée]e?s? [àa] la protection des donn[ée]es externes?|conformit[ée] (?:au )?rgpd',
      'mise en conformit[ée] rgpd|(?:audits?|conseil|formations?|accompagnement) rgpd|iso.?27001',
      's[ée]curit[ée] de l.information|smsi',
    ),
    sentence: 'Nous conseillons sur la protection des données.',
    noun: 'Protection des données',
    offers: [
      'Nous sommes délégués externes à la protection des données.',
      'Nous préparons la certification en sécurité de l’information.',
    ],
    when: [
      'un portable avec des données clients est volé et qu’un délai court',
      'un ancien salarié demande toutes les données qui le concernent',
      'un grand donneur d’ordre envoie un questionnaire de sécurité',
    ],
    gets: [
      'une lecture rapide de votre politique de confidentialité',
      'la liste des documents qui manquent',
    ],
  },
  patents: {
    words: wordsOf(
      'propri[ée]t[ée] (?:industrielle|intellectuelle)|d[ée]p[ôo]ts? (?:de |des )?(?:brevets?|marques?|mod[èe]les?)',
      'mandataires? en brevets?|ing[ée]nieurs? brevets?|recherches? d.ant[ée]riorit[ée]s?',
      'droit des (?:marques|brevets)',
    ),
    sentence: 'Nous protégeons des inventions et des marques.',
    noun: 'Brevets et marques',
    offers: [
      'Nous déposons des brevets et les défendons contre les copies.',
      'Nous recherchons, déposons et surveillons des marques.',
    ],
    when: [
      'un nouveau produit part au salon sans être protégé',
      'un courrier affirme que leur produit viole un brevet',
      'un concurrent utilise un nom qui ressemble au leur',
    ],
    gets: [
      'une recherche rapide sur votre nom de marque',
      'un premier entretien sur une invention',
    ],
  },
  answering: {
    words: wordsOf(
      'permanences? t[ée]l[ée]phoniques?|t[ée]l[ée]secr[ée]tariat|centres? d.appels?|call.?cent(?:er|re)s?',
      'standards? externalis[ée]s?|accueil t[ée]l[ée]phonique',
      'secr[ée]tariat (?:externalis[ée]|[àa] distance|ind[ée]pendant)|assistantes? (?:virtuelles?|ind[ée]pendantes?)',
    ),
    sentence: 'Nous répondons au téléphone pour des entreprises.',
    noun: 'Permanence téléphonique',
    offers: [
      'Nous répondons aux appels au nom de nos clients.',
      'Nous gérons rendez-vous, factures et courrier à distance.',
    ],
    when: [
      'l’hôtesse d’accueil est malade et que le téléphone sonne dans le vide',
      'tout le monde est sur chantier et que le répondeur prend les appels',
      'une campagne apporte plus d’appels que prévu',
    ],
    gets: ['une semaine d’essai avec vos appels', 'un prix selon votre nombre d’appels'],
  },
  archives: {
    words: wordsOf(
      'archiv(?:age|istes?)|num[ée]risation (?:de |des |d.)?(?:documents?|archives|dossiers|plans)',
      'destruction (?:de |des |d.)?(?:archives|documents?|donn[ée]es|disques durs)|stockage d.archives',
      'tiers[- ]archiv\\w+|d[ée]mat[ée]rialisation (?:de|des) (?:documents?|dossiers|archives)|broyage de documents',
    ),
    sentence: 'Nous numérisons, conservons et détruisons des archives.',
    noun: 'Archivage',
    offers: [
      'Nous numérisons les dossiers papier et gardons les originaux.',
      'Nous détruisons archives et disques durs, avec certificat.',
    ],
    when: [
      'les bureaux déménagent et que la cave est pleine de classeurs',
      'un contrôleur demande un vieux dossier introuvable',
      'les délais de conservation sont échus et qu’il faut tout détruire',
    ],
    gets: ['un classeur numérisé à titre d’essai', 'un prix après une visite de vos archives'],
  },
  debtCollection: {
    words: wordsOf(
      'recouvrement|cr[ée]ances?|impay[ée]s|relances? (?:de factures|clients)|renseignements? commerciaux?',
      'enqu[êe]tes? de solvabilit[ée]|commissaires? de justice|huissiers?|poste clients?|credit management',
    ),
    sentence: 'Nous recouvrons des factures impayées.',
    noun: 'Recouvrement',
    offers: [
      'Nous recouvrons des factures impayées pour les entreprises.',
      'Nous vérifions la solvabilité de nouveaux clients avant livraison.',
    ],
    when: [
      'une facture reste impayée après la troisième relance',
      'une grosse commande vient d’une société inconnue',
      'un débiteur a déménagé et que les courriers reviennent',
    ],
    gets: ['un premier avis sur une facture impayée', 'un exemple de rapport de solvabilité'],
  },
  coworking: {
    words: wordsOf(
      'co-?working|bureaux? (?:partag[ée]s?|[ée]quip[ée]s?|flexibles?|op[ée]r[ée]s?)|centres? d.affaires',
      'location de (?:bureaux|box|garde-meubles?)|domiciliation (?:d.entreprises?|commerciale)|self.?stockage',
      'self.?storage|box de stockage|garde-meubles?',
    ),
    sentence: 'Nous louons des bureaux et des postes de travail.',
    noun: 'Bureaux à louer',
    offers: [
      'Nous louons au mois des bureaux et des postes équipés.',
      'Nous louons des box pour archives, outils et marchandises.',
    ],
    when: [
      'une équipe projet a besoin de bureaux pour six mois',
      'leur bail finit avant que les nouveaux bureaux soient prêts',
      'la réserve est pleine et que les cartons bloquent le couloir',
    ],
    gets: [
      'une journée d’essai à un de nos bureaux',
      'une invitation à visiter les espaces libres',
    ],
  },
  performers: {
    words: wordsOf(
      'musiciens?|musiciennes?|groupes? de (?:musique|jazz|rock)',
      'orchestres? (?:de |d.)?(?:vari[ée]t[ée]s?|bal|mariage|[ée]v[ée]nementiel)|magiciens?|mentalistes?',
      'conf[ée]renciers? (?:en entreprise|inspirants?|professionnels?)',
      'animat(?:eurs?|rices?) (?:de soir[ée]es?|d.[ée]v[ée]nements?)|humoristes?|artistes de scène|quatuor',
    ),
    sentence: 'Nous animons des soirées d’entreprise.',
    noun: 'Musique et animation',
    offers: [
      'Nous jouons en live lors de soirées et réceptions d’entreprise.',
      'Nous animons galas, conventions et anniversaires.',
    ],
    when: [
      'la soirée a une salle et un menu mais pas de programme',
      'un intervenant annule une semaine avant la convention',
      'un anniversaire ne doit pas se limiter à des discours',
    ],
    gets: ['une courte vidéo d’un de nos spectacles', 'une idée de programme pour votre soirée'],
  },
  soundStudio: {
    words: wordsOf(
      'studios? (?:d.enregistrement|son|de son|audio|voix|podcast)|voix.?off|com[ée]diens? voix',
      'production (?:de podcasts?|audio|sonore)|podcasts? (?:d.entreprise|de marque)|livres? audio|design sonore',
      'habillage sonore|messages? (?:d.attente|de r[ée]pondeur)|doublage|mixage',
    ),
    sentence: 'Nous enregistrons des voix et du son.',
    noun: 'Enregistrements sonores',
    offers: [
      'Nous enregistrons des voix pour films, formations et standards.',
      'Nous produisons des podcasts, de la prise de son au mixage.',
    ],
    when: [
      'un film de formation est monté et que la voix manque',
      'leur message d’accueil donne encore les anciens horaires',
      'un podcast fait maison sonne comme dans une salle de bains',
    ],
    gets: ['trois voix adaptées à votre texte', 'une minute de votre enregistrement nettoyée'],
  },
  mapping: {
    words: wordsOf(
      'drones?|t[ée]l[ée]pilotes?|cartograph\\p{L}*|sig|g[ée]omatique|g[ée]odonn[ée]es|photogramm[ée]trie|lidar',
      'orthophoto\\w*|(?:photos?|vues?|images?|prises? de vues?) a[ée]riennes?|t[ée]l[ée]d[ée]tection',
    ),
    sentence: 'Nous faisons des cartes et des vues aériennes.',
    noun: 'Cartes et relevés aériens',
    offers: [
      'Nous réalisons des cartes et gérons des données géographiques.',
      'Nous survolons toitures, chantiers et champs et analysons les images.',
    ],
    when: [
      'il faut contrôler une toiture et que l’échafaudage coûte trop cher',
      'il faut mesurer un stock de matériaux avant la clôture des comptes',
      'le plan du site ne montre plus ce qui a été construit',
    ],
    gets: ['une image d’un site comparable', 'un prix selon votre surface'],
  },
  hosting: {
    words: wordsOf(
      'h[ée]bergement (?:web|de sites?|internet|de serveurs?|cloud|infog[ée]r[ée]|d.applications)|h[ée]bergeurs?',
      'data.?cent(?:er|re)s?|centres? de donn[ée]es|noms? de domaines?|serveurs? (?:d[ée]di[ée]s?|virtuels?|vps)',
      'cloud (?:priv[ée]|souverain|infog[ée]r[ée])|migration (?:vers le )?cloud|colocation de serveurs',
    ),
    sentence: 'Nous hébergeons des sites et des serveurs.',
    noun: 'Hébergement',
    offers: [
      'Nous gérons serveurs, messageries et domaines pour les entreprises.',
      'Nous migrons des applications vers le cloud et les exploitons.',
    ],
    when: [
      'leur boutique en ligne tombe un dimanche',
      'l’hébergeur de leur vieux serveur ferme son centre de données',
      'un nom de domaine expire et que les e-mails n’arrivent plus',
    ],
    gets: ['un test de vitesse de votre site', 'un plan pour migrer un serveur'],
  },
  cyberSecurity: {
    words: wordsOf(
      'cyber\\p{L}*|tests? d.intrusion|pen.?tests?|s[ée]curit[ée] informatique|audits? de s[ée]curit[ée]',
      'r[ée]ponse (?:aux|[àa]) incidents?|ransomwares?|ran[çc]ongiciels?|hackers? [ée]thiques?|hame[çc]onnage',
    ),
    sentence: 'Nous testons la sécurité des systèmes informatiques.',
    noun: 'Cybersécurité',
    offers: [
      'Nous cherchons les failles de réseaux et d’applications.',
      'Nous intervenons après une attaque et remettons les systèmes en route.',
    ],
    when: [
      'leurs fichiers sont chiffrés et qu’une rançon est demandée',
      'un assureur exige un test d’intrusion avant de signer',
      'une fausse facture est payée après un piratage de messagerie',
    ],
    gets: [
      'un contrôle rapide de votre domaine',
      'un plan pour les premières heures après une attaque',
    ],
  },
  vehicleHire: {
    words: wordsOf(
      'location (?:de |d.)(?:voitures?|v[ée]hicules?|utilitaires?|camions?|remorques?|fourgons?)',
      'location (?:longue|courte|moyenne) dur[ée]e|lld',
      'loueurs? (?:de |d.)(?:voitures?|v[ée]hicules?|camions?|utilitaires?)|gestion de flottes?|autopartage',
    ),
    sentence: 'Nous louons des voitures, utilitaires et camions.',
    noun: 'Location de véhicules',
    offers: [
      'Nous louons voitures, utilitaires et remorques à la journée.',
      'Nous louons des camions et des flottes, entretien compris.',
    ],
    when: [
      'un utilitaire est au garage pour deux semaines',
      'des commerciaux arrivent et que leurs voitures sont en retard',
      'la saison commence et qu’ils manquent de camions',
    ],
    gets: ['un prix pour vos dates et vos kilomètres', 'la liste des véhicules libres à vos dates'],
  },
  standards: {
    words: wordsOf(
      'syst[èe]mes? de management|(?:certification|conseil|accompagnement|consultante?s?|audits?|normes?) iso',
      'iso.?9001 (?:conseil|accompagnement)|audits? (?:internes?|qualit[ée]|de certification)|qualiticiens?',
      'responsables? qualit[ée] (?:externalis[ée]e?s?|[àa] temps partag[ée])|qse|qhse|organismes? certificateurs?',
      'auditeurs?|qualiopi',
    ),
    sentence: 'Nous préparons les entreprises à la certification.',
    noun: 'Certification',
    offers: [
      'Nous mettons en place des systèmes de management et préparons les certifications.',
      'Nous réalisons des audits internes et assurons la fonction qualité.',
    ],
    when: [
      'un acheteur exige un certificat ISO pour la prochaine commande',
      'l’auditeur vient dans six semaines et que les procédures datent',
      'leur responsable qualité part juste avant l’audit',
    ],
    gets: ['la liste de ce qui manque pour le certificat', 'un exemple de procédure rédigée'],
  },
  publishing: {
    words: wordsOf(
      'maisons? d.[ée]dition|[ée]ditions? (?:de livres|de magazines|d.ouvrages)',
      '[ée]diteurs? (?:de livres|de presse|de revues|de magazines|d.ouvrages)|auto-?[ée]dition|presse professionnelle',
      'magazines? (?:d.entreprise|professionnels?|internes?)|mise en pages?|pao|beaux livres',
    ),
    sentence: 'Nous publions des livres et des magazines.',
    noun: 'Livres et magazines',
    offers: [
      'Nous éditons des livres et des revues professionnelles.',
      'Nous mettons en page et produisons des livres pour les entreprises.',
    ],
    when: [
      'un anniversaire approche et que l’histoire de l’entreprise dort en cartons',
      'un manuscrit est fini et doit devenir un livre',
      'le journal interne doit sortir et que sa rédactrice est partie',
    ],
    gets: ['deux pages d’essai avec votre texte', 'un prix pour votre tirage'],
  },
  flowers: {
    words: wordsOf(
      'fleuristes?|fleurs (?:coup[ée]es|fra[îi]ches|s[ée]ch[ée]es)|compositions? florales?|d[ée]corations? florales?',
      'art floral|abonnements? floral|bouquets? de fleurs|livraison de fleurs',
      'plantes (?:de bureau|d.int[ée]rieur|vertes)|v[ée]g[ée]talisation (?:de bureaux|d.int[ée]rieur|int[ée]rieure)',
      'murs? v[ée]g[ée]taux?',
    ),
    sentence: 'Nous fournissons des fleurs et des plantes.',
    noun: 'Fleurs et plantes',
    offers: [
      'Nous fleurissons accueils, tables et événements.',
      'Nous installons des plantes dans les bureaux et les entretenons.',
    ],
    when: [
      'des invités arrivent demain et que le hall est nu',
      'les plantes du bureau sont brunes et que personne n’arrose',
      'un collègue part à la retraite vendredi et qu’il manque un bouquet',
    ],
    gets: ['un croquis pour une table ou le hall', 'un prix mensuel pour vos plantes'],
  },
}
