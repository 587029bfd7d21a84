import type { TradeOffers } from '../trade-ids.ts'

/** What firms of each trade may say that they do. */
export const offers: TradeOffers = {
  electrical: [
    'Nous installons, réparons et contrôlons des installations électriques.',
    'Nous faisons l’électricité de bureaux, de magasins et d’ateliers.',
  ],
  plumbing: [
    'Nous installons et réparons le chauffage et la plomberie.',
    'Nous entretenons des chaudières et des chauffages.',
  ],
  ventilation: [
    'Nous installons et entretenons la climatisation et la ventilation.',
    'Nous installons et réparons des chambres froides.',
  ],
  solar: [
    'Nous étudions et posons des installations solaires.',
    'Nous posons des bornes de recharge.',
  ],
  roofing: [
    'Nous réparons et refaisons des toitures.',
    'Nous faisons l’étanchéité de toits plats et nettoyons des gouttières.',
  ],
  painting: [
    'Nous peignons des intérieurs et des façades.',
    'Nous faisons les enduits, les cloisons et la peinture.',
  ],
  joinery: [
    'Nous fabriquons des meubles et des agencements sur mesure.',
    'Nous faisons de la charpente et de la construction en bois.',
  ],
  windows: [
    'Nous fournissons et posons des fenêtres et des portes.',
    'Nous posons et réparons des volets et des stores.',
  ],
  flooring: ['Nous posons et rénovons des sols.', 'Nous posons du carrelage.'],
  metalwork: [
    'Nous faisons de la soudure et de la construction métallique.',
    'Nous découpons, plions et soudons la tôle.',
  ],
  machining: [
    'Nous tournons et fraisons des pièces, à l’unité et en série.',
    'Nous fabriquons des outillages et des moules.',
  ],
  finishing: [
    'Nous traitons et revêtons des pièces métalliques.',
    'Nous sablons et thermolaquons des pièces métalliques.',
  ],
  plastics: [
    'Nous fabriquons des pièces en plastique.',
    'Nous imprimons des prototypes et de petites séries en 3D.',
  ],
  electronics: [
    'Nous développons et fabriquons des cartes et des appareils électroniques.',
    'Nous assemblons des cartes électroniques.',
  ],
  machinery: [
    'Nous construisons, automatisons et réparons des machines.',
    'Nous fournissons et entretenons des machines et des pompes.',
  ],
  construction: [
    'Nous construisons et rénovons des bâtiments professionnels.',
    'Nous transformons et agrandissons des bâtiments.',
  ],
  groundworks: [
    'Nous faisons du terrassement et des réseaux.',
    'Nous terrassons, démolissons et pavons.',
  ],
  rental: [
    'Nous louons des machines et du matériel.',
    'Nous louons des échafaudages et du matériel de levage.',
  ],
  gardening: [
    'Nous entretenons des jardins et des espaces verts.',
    'Nous élaguons et abattons des arbres.',
  ],
  cleaning: [
    'Nous nettoyons des bureaux et des locaux professionnels.',
    'Nous nettoyons des vitres et des façades.',
  ],
  security: [
    'Nous gardons des bâtiments et des sites.',
    'Nous installons des alarmes, des caméras et des contrôles d’accès.',
  ],
  pests: [
    'Nous traitons les nuisibles dans les entreprises.',
    'Nous contrôlons les locaux et tenons le registre des nuisibles.',
  ],
  inspection: [
    'Nous contrôlons des équipements et des installations.',
    'Nous vérifions et entretenons la sécurité incendie.',
  ],
  surveying: [
    'Nous mesurons des terrains et des bâtiments.',
    'Nous étudions des sols et des fondations.',
  ],
  planning: [
    'Nous concevons des bâtiments et des transformations.',
    'Nous faisons des études de structure et des études techniques.',
  ],
  itSupport: [
    'Nous nous occupons d’ordinateurs, de serveurs et de réseaux.',
    'Nous installons et suivons l’informatique de petites entreprises.',
  ],
  software: [
    'Nous développons des logiciels pour les entreprises.',
    'Nous développons des applications mobiles et web.',
  ],
  webDesign: ['Nous créons des sites web.', 'Nous créons et suivons des boutiques en ligne.'],
  advertising: [
    'Nous faisons du graphisme et de la publicité.',
    'Nous gérons des annonces et des réseaux sociaux pour les entreprises.',
  ],
  printing: [
    'Nous imprimons des brochures, de la papeterie et des affiches.',
    'Nous faisons des enseignes et du marquage de véhicules.',
  ],
  photography: [
    'Nous faisons des photos et des films pour les entreprises.',
    'Nous filmons par drone.',
  ],
  translation: [
    'Nous traduisons des textes et des documents.',
    'Nous faisons l’interprétation de réunions et de conférences.',
  ],
  accounting: [
    'Nous faisons la comptabilité et la paie.',
    'Nous faisons les comptes annuels et les déclarations fiscales.',
  ],
  law: [
    'Nous conseillons les entreprises sur les questions juridiques.',
    'Nous rédigeons et vérifions des contrats.',
  ],
  consulting: [
    'Nous conseillons les entreprises sur leur organisation.',
    'Nous préparons les entreprises à la certification.',
  ],
  training: [
    'Nous formons des équipes et des responsables.',
    'Nous donnons des cours et des ateliers en entreprise.',
  ],
  staffing: [
    'Nous trouvons des personnes pour les postes ouverts.',
    'Nous mettons du personnel intérimaire à disposition.',
  ],
  transport: [
    'Nous transportons des marchandises par la route.',
    'Nous stockons, préparons et expédions des marchandises.',
  ],
  passengers: [
    'Nous transportons des groupes en autocar et en minibus.',
    'Nous faisons des transferts vers les aéroports et les événements.',
  ],
  customs: ['Nous faisons le dédouanement.', 'Nous conseillons à l’import et à l’export.'],
  removals: [
    'Nous déménageons des bureaux et des logements.',
    'Nous transportons et stockons des meubles.',
  ],
  catering: [
    'Nous faisons le traiteur de réunions et d’événements.',
    'Nous livrons des repas de midi aux entreprises.',
  ],
  rooms: [
    'Nous louons des salles pour des réunions et des événements.',
    'Nous avons des chambres pour les voyageurs.',
  ],
  events: ['Nous organisons des événements.', 'Nous fournissons le son, la lumière et les scènes.'],
  vehicles: [
    'Nous réparons et entretenons des véhicules.',
    'Nous faisons la carrosserie et la peinture de véhicules.',
  ],
  waste: ['Nous collectons et éliminons des déchets.', 'Nous achetons et recyclons la ferraille.'],
  property: [
    'Nous gérons des immeubles.',
    'Nous faisons la conciergerie et l’entretien de bâtiments.',
  ],
  insurance: [
    'Nous conseillons les entreprises sur les assurances.',
    'Nous conseillons sur la prévoyance et le financement.',
  ],
  interiors: [
    'Nous aménageons et meublons des bureaux.',
    'Nous agençons des magasins et des bureaux.',
  ],
  textiles: [
    'Nous imprimons et brodons des vêtements de travail.',
    'Nous lavons et louons des vêtements de travail et du linge.',
  ],
  packaging: [
    'Nous fabriquons des emballages sur mesure.',
    'Nous fournissons des emballages et des étiquettes.',
  ],
  supplies: [
    'Nous fournissons aux entreprises des produits et des pièces.',
    'Nous fournissons des outils et du matériel aux professionnels.',
  ],
}
