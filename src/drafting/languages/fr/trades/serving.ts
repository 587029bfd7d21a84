import { wordsOf } from '../../letters.ts'
import type { ServingTrades } from '../../trade-ids.ts'

/** Trades of services around people, goods and buildings, as firms of them speak. */
export const serving: ServingTrades = {
  cleaning: {
    words: wordsOf(
      'nettoyage|nettoyons|propret[ée]|agents? d.entretien|entretien (?:de|des) (?:locaux|bureaux)',
      'lavage de vitres|ménage|clean',
    ),
    sentence: 'Nous faisons du nettoyage.',
    noun: 'Nettoyage',
    offers: [
      'Nous nettoyons des bureaux et des locaux professionnels.',
      'Nous nettoyons des vitres et des façades.',
    ],
    when: [
      'leur agent d’entretien est malade et que personne ne le remplace',
      'un chantier se termine et que l’ouverture approche',
      'les remarques sur la propreté reviennent sans cesse',
    ],
    gets: ['un prix au mois après une visite', 'une proposition d’essai sur un étage'],
  },
  security: {
    words: wordsOf(
      'gardiennage|alarmes?|vid[ée]osurveillance|vid[ée]oprotection|t[ée]l[ée]surveillance',
    ),
    sentence: '',
    noun: 'Sécurité des locaux',
    offers: [
      'Nous gardons des bâtiments et des sites.',
      'Nous installons des alarmes, des caméras et des contrôles d’accès.',
    ],
    when: [
      'un cambriolage a eu lieu chez un voisin',
      'des clés sont perdues et qu’on ne sait plus qui peut entrer',
      'un chantier ou un événement est à surveiller au pied levé',
    ],
    gets: [
      'la liste des points faibles après une visite',
      'un prix ferme après une visite sur place',
    ],
  },
  pests: {
    words: wordsOf('nuisibles|d[ée]ratisation|d[ée]sinsectisation|gu[êe]pes|frelons|cafards'),
    sentence: 'Nous luttons contre les nuisibles.',
    noun: 'Contrôle des nuisibles',
    offers: [
      'Nous traitons les nuisibles dans les entreprises.',
      'Nous contrôlons les locaux et tenons le registre des nuisibles.',
    ],
    when: [
      'on aperçoit des souris ou des cafards près des denrées',
      'un contrôle sanitaire réclame un suivi des nuisibles',
      'des guêpes ont fait leur nid au-dessus de l’entrée',
    ],
    gets: ['un devis écrit après une visite', 'un prix pour des passages réguliers'],
  },
  staffing: {
    words: wordsOf(
      'cabinet de recrutement|int[ée]rim|int[ée]rimaires?|travail temporaire',
      'chasseurs? de t[êe]tes',
    ),
    sentence: 'Nous trouvons du personnel pour des postes à pourvoir.',
    noun: 'Recrutement',
    offers: [
      'Nous trouvons des personnes pour les postes ouverts.',
      'Nous mettons du personnel intérimaire à disposition.',
    ],
    when: [
      'un poste est ouvert depuis des mois',
      'un salarié est en arrêt et que les commandes n’attendent pas',
      'il leur faut des renforts le temps d’une saison',
    ],
    gets: ['deux profils pour un poste à pourvoir', 'un prix à l’heure avant toute signature'],
  },
  hr: {
    words: wordsOf(
      'conseils? (?:en )?rh|ressources humaines|externalisation rh',
      'administration du personnel|gestion du personnel|contrats? de travail',
      'livrets? d.accueil|gestion rh|drh (?:externalis[ée]e?|[àa] temps partag[ée])',
      'r[èe]glements? int[ée]rieurs?',
    ),
    sentence: 'Nous gérons l’administration du personnel.',
    noun: 'Administration du personnel',
    offers: [
      'Nous préparons contrats de travail, règlements et livrets d’accueil.',
      'Nous conseillons les employeurs sur les congés, absences et départs.',
    ],
    when: [
      'ils embauchent leur premier salarié et n’ont pas de contrat type',
      'un salarié est absent depuis des semaines et que les règles sont floues',
      'les horaires changent et que les contrats ne correspondent plus',
    ],
    gets: ['une relecture d’un de vos contrats', 'un prix mensuel selon votre effectif'],
  },
  transport: {
    words: wordsOf(
      'convoyage|e-logistique|transports?(?! (?:en commun|publics?))|transporteurs?',
      'logistique|fret|affr[èe]tement',
    ),
    sentence: 'Nous faisons du transport.',
    noun: 'Transport et stockage',
    offers: [
      'Nous transportons des marchandises par la route.',
      'Nous stockons, préparons et expédions des marchandises.',
    ],
    when: [
      'une livraison presse et que leur transporteur n’a pas de camion',
      'la marchandise est trop lourde ou trop fragile pour la messagerie',
      'l’entrepôt est plein et qu’il faut caser des palettes',
    ],
    gets: ['un prix pour un de vos trajets', 'la liste des camions disponibles à vos dates'],
  },
  forwarding: {
    words: wordsOf(
      'fret (?:maritime|a[ée]rien|international)|transitaires?',
      'commissionnaires? de transport|transports? maritimes?',
      'groupage (?:maritime|a[ée]rien)|freight forward(?:er|ers|ing)',
      'transports? a[ée]riens? de marchandises',
    ),
    sentence: 'Nous organisons le fret maritime et aérien.',
    noun: 'Fret international',
    offers: [
      'Nous organisons le fret maritime et aérien de porte à porte.',
      'Nous regroupons de petits envois dans des conteneurs partagés.',
    ],
    when: [
      'une pièce doit arriver d’outre-mer et que la ligne attend',
      'une première commande en Asie est prête sans transport réservé',
      'un conteneur est bloqué au port et que les frais courent',
    ],
    gets: [
      'un prix de porte à porte pour un envoi',
      'la liste des prochains départs pour votre destination',
    ],
  },
  passengers: {
    words: wordsOf('autocars?|minibus|navettes?|transport de personnes|vtc|chauffeurs?'),
    sentence: 'Nous transportons des groupes.',
    noun: 'Transport de groupes',
    offers: [
      'Nous transportons des groupes en autocar et en minibus.',
      'Nous faisons des transferts vers les aéroports et les événements.',
    ],
    when: [
      'une équipe ou des invités doivent se déplacer ensemble',
      'le personnel ne peut pas arriver à temps pour le poste du matin',
      'un autocar ou un chauffeur manque avant un événement',
    ],
    gets: [
      'un prix pour votre date et votre nombre de personnes',
      'la liste des cars disponibles à votre date',
    ],
  },
  vehicleDelivery: {
    words: wordsOf(
      'convoyages?|convoyeurs? (?:de v[ée]hicules?|automobiles?|auto)',
      'livraisons? de v[ée]hicules?|transferts? de v[ée]hicules?|jockeyage',
      'mise en main|acheminement de v[ée]hicules?',
    ),
    sentence: 'Nous convoyons des véhicules pour les professionnels.',
    noun: 'Convoyage de véhicules',
    offers: [
      'Nous convoyons par la route des voitures et des utilitaires.',
      'Nous livrons des véhicules aux conducteurs et reprenons les anciens.',
    ],
    when: [
      'une voiture vendue doit rejoindre son acheteur à l’autre bout du pays',
      'des véhicules en location sont à restituer avant la fin du mois',
      'un utilitaire est dans la mauvaise agence sans chauffeur disponible',
    ],
    gets: ['un prix ferme pour un de vos trajets', 'un modèle de notre procès-verbal de livraison'],
  },
  customs: {
    words: wordsOf('douanes?|dédouanement|import-export|transitaires?|commerce international'),
    sentence: '',
    noun: 'Douane et importation',
    offers: ['Nous faisons le dédouanement.', 'Nous conseillons à l’import et à l’export.'],
    when: [
      'une marchandise est bloquée en douane et qu’il manque des papiers',
      'ils importent ou exportent pour la première fois',
      'le délai court et que leur transitaire n’a pas le temps',
    ],
    gets: ['la liste des documents pour votre marchandise', 'un prix pour un de vos envois'],
  },
  removals: {
    words: wordsOf(
      'd[ée]m[ée]nagements?|d[ée]m[ée]nageurs?|transferts? (?:de bureaux|industriels?)',
      'garde-meubles?|d[ée]barras',
    ),
    sentence: 'Nous faisons des déménagements.',
    noun: 'Déménagement',
    offers: [
      'Nous déménageons des bureaux et des logements.',
      'Nous transportons et stockons des meubles.',
    ],
    when: [
      'les bureaux déménagent et qu’il faut travailler dès le lundi',
      'une machine lourde doit partir dans un autre atelier',
      'il faut vider un local d’archives ou une réserve',
    ],
    gets: ['un prix ferme après une visite sur place', 'un plan pour le jour du déménagement'],
  },
  catering: {
    words: wordsOf('traiteurs?|buffets?|plateaux[- ]repas|cocktails? d[îi]natoires?|food ?trucks?'),
    sentence: 'Nous préparons des repas pour les réunions et les réceptions.',
    noun: 'Buffets et repas',
    offers: [
      'Nous faisons le traiteur de réunions et d’événements.',
      'Nous livrons des repas de midi aux entreprises.',
    ],
    when: [
      'une réunion se prolonge et que les invités restent déjeuner',
      'les vœux ou un pot de départ réunissent tout le personnel',
      'la cantine est fermée et qu’il faut nourrir les équipes',
    ],
    gets: ['deux menus avec un prix par personne', 'une invitation à une dégustation'],
  },
  rooms: {
    words: wordsOf(
      'h[ôo]tels?(?! de ville)',
      '(?<![ée]quip\\p{L}* (?:de |les |des |vos )?)salles? de (?:r[ée]union|s[ée]minaires?|conf[ée]rences?)',
      's[ée]minaires? d.entreprise|chambres? d.h[ôo]tes|restaurants?',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Nous louons des salles pour des réunions et des événements.',
      'Nous avons des chambres pour les voyageurs.',
    ],
    when: [
      'une équipe veut travailler deux jours loin du bureau',
      'une réunion est trop grande pour leurs salles',
      'des équipes en déplacement ont besoin de chambres pour plusieurs nuits',
    ],
    gets: ['un prix pour vos dates et votre groupe', 'une invitation à visiter les lieux'],
  },
  events: {
    words: wordsOf(
      '[ée]v[ée]nementiel\\p{L}*|organisation d.[ée]v[ée]nements?|sonorisation',
      'r[ée]gie (?:son|lumi[èe]re|technique)|chapiteaux?',
    ),
    sentence: '',
    noun: 'Événements',
    offers: [
      'Nous organisons des événements.',
      'Nous fournissons le son, la lumière et les scènes.',
    ],
    when: [
      'un anniversaire d’entreprise approche et que rien n’est prêt',
      'un discours doit s’entendre jusqu’au dernier rang',
      'un prestataire se désiste juste avant l’événement',
    ],
    gets: ['une première ébauche avec un prix indicatif', 'la liste de ce qu’il faut prévoir'],
  },
  vehicles: {
    words: wordsOf(
      'garages?|garagistes?|carrosserie|r[ée]parations? (?:automobiles?|de v[ée]hicules?)',
      'm[ée]canique (?:auto|automobile|poids lourds?)',
    ),
    sentence: '',
    noun: 'Réparation de véhicules',
    offers: [
      'Nous réparons et entretenons des véhicules.',
      'Nous faisons la carrosserie et la peinture de véhicules.',
    ],
    when: [
      'un utilitaire est immobilisé et que la tournée doit se faire',
      'plusieurs véhicules doivent passer le contrôle technique en même temps',
      'un véhicule accidenté doit vite reprendre la route',
    ],
    gets: ['une proposition de rendez-vous', 'un prix d’après des photos des dégâts'],
  },
  waste: {
    words: wordsOf('d[ée]chets?|recyclage|bennes?|ferraill\\p{L}+|d[ée]chetteries?'),
    sentence: 'Nous collectons et traitons des déchets.',
    noun: 'Collecte de déchets',
    offers: [
      'Nous collectons et éliminons des déchets.',
      'Nous achetons et recyclons la ferraille.',
    ],
    when: [
      'ils vident un bâtiment et qu’il leur faut une benne',
      'des déchets s’accumulent et que personne ne les prend',
      'ils doivent prouver où sont partis leurs déchets',
    ],
    gets: ['un prix à la benne', 'la liste de ce qu’il vaut mieux trier'],
  },
  property: {
    words: wordsOf(
      'gestion (?:immobili[èe]re|locative)|syndics?|copropri[ée]t[ée]s?|agence immobili[èe]re',
      'administrat(?:eur|eurs|ion) de biens',
    ),
    sentence: '',
    noun: 'Gestion immobilière',
    offers: [
      'Nous gérons des immeubles.',
      'Nous faisons la conciergerie et l’entretien de bâtiments.',
    ],
    when: [
      'leur gardien part à la retraite et n’est pas remplacé',
      'les locataires se plaignent et que personne ne répond',
      'un bureau ou un local reste vide depuis des mois',
    ],
    gets: ['un prix fixe par lot', 'un avis écrit après une visite de l’immeuble'],
  },
  insurance: {
    words: wordsOf(
      'assurances?(?! (?:d[ée]cennales?|qualit[ée]))|assureurs?|courtiers?|courtage|mutuelles?',
    ),
    sentence: 'Nous conseillons les entreprises sur leurs assurances.',
    noun: 'Assurances',
    offers: [
      'Nous conseillons les entreprises sur les assurances.',
      'Nous conseillons sur la prévoyance et le financement.',
    ],
    when: [
      'leur prime d’assurance a encore augmenté',
      'un sinistre est déclaré et que l’assureur ne paie pas',
      'ils ont grandi et que leurs contrats n’ont pas suivi',
    ],
    gets: ['un comparatif pour un de vos contrats', 'la liste des risques non couverts'],
  },
  remediation: {
    words: wordsOf(
      'moisissures?|d[ée]g[âa]ts des eaux|apr[èe]s sinistre|graffitis?|cryog[ée]ni\\w*',
      'a[ée]rogommage',
    ),
    sentence: 'Nous traitons moisissures, suie et graffitis.',
    noun: 'Travaux après sinistre',
    offers: [
      'Nous séchons et nettoyons les bâtiments après un sinistre.',
      'Nous enlevons moisissures et graffitis.',
    ],
    when: [
      'un tuyau a lâché et que le sol est inondé',
      'des moisissures sont trouvées et que la salle est fermée',
      'un mur a été tagué dans la nuit et doit redevenir propre',
    ],
    gets: ['un premier avis sur les dégâts', 'un prix écrit après une visite'],
  },
}
