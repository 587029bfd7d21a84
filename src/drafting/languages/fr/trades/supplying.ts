import { wordsOf } from '../../letters.ts'
import type { SupplyingTrades } from '../../trade-ids.ts'

/** Trades that supply practices, farms, shops and offices, or handle goods for them, as firms of them speak. */
export const supplying: SupplyingTrades = {
  dentalLab: {
    words: wordsOf(
      'laboratoires? (?:de proth[èe]ses? )?dentaires?|proth[èe]ses? dentaires?',
      'proth[ée]sistes? dentaires?|couronnes? (?:et bridges?|dentaires?|c[ée]ramiques?)|zircone',
      'stellites?|dentiers?',
    ),
    sentence: 'Nous fabriquons des prothèses dentaires.',
    noun: 'Prothèses dentaires',
    offers: [
      'Nous fabriquons des couronnes, des bridges et des appareils pour les cabinets.',
      'Nous usinons et imprimons des armatures pour les laboratoires.',
    ],
    when: [
      'une couronne est à poser demain et que leur laboratoire est débordé',
      'les armatures s’ajustent mal et qu’il faut sans cesse les reprendre',
      'le cabinet prend ses empreintes au scanner et que leur laboratoire ne suit pas',
    ],
    gets: ['un premier cas gratuit à titre d’essai', 'nos tarifs avec nos délais de livraison'],
  },
  gifts: {
    words: wordsOf(
      'objets? (?:publicitaires?|promotionnels?)|cadeaux? (?:d.affaires|d.entreprise)',
      'cadeaux (?:clients|personnalis[ée]s)|goodies|gravures?|graveurs?|troph[ée]es',
      'coffrets? cadeaux?|paniers? (?:gourmands?|garnis?)',
    ),
    sentence: 'Nous fournissons des objets publicitaires et des cadeaux d’affaires.',
    noun: 'Objets publicitaires',
    offers: [
      'Nous marquons et gravons des objets publicitaires et des cadeaux.',
      'Nous préparons des coffrets pour les clients et les salariés.',
    ],
    when: [
      'un salon approche et qu’il n’y a rien à distribuer',
      'un anniversaire arrive et que personne n’a le temps pour les cadeaux',
      'les objets de l’an dernier sont encore dans le placard',
    ],
    gets: ['trois idées pour votre budget', 'un échantillon avec votre logo'],
  },
  drinks: {
    words: wordsOf(
      'n[ée]goce de vins?|vignobles?|vignerons?|viticult(?:eurs?|ure)|domaines? viticoles?',
      'caves? [àa] vins?',
      'brasseries? artisanales?|brasseurs?|bi[èe]res? artisanales?|distilleries?|spiritueux',
      'torr[ée]facteurs?|torr[ée]faction|jus de fruits|cidreries?|grossistes? en boissons',
    ),
    sentence: 'Nous produisons et livrons des boissons.',
    noun: 'Boissons',
    offers: [
      'Nous livrons nos boissons aux restaurants, aux commerces et aux bureaux.',
      'Nous produisons aussi sous l’étiquette de nos clients.',
    ],
    when: [
      'une nouvelle carte demande une boisson que les voisins n’ont pas',
      'une livraison manque juste avant le week-end',
      'leurs convives demandent un produit de la région',
    ],
    gets: ['une dégustation dans vos locaux', 'nos tarifs avec nos jours de livraison'],
  },
  animals: {
    words: wordsOf(
      '[ée]levages?|[ée]leveurs?|b[ée]tail|cheptels?|alimentation animale|aliments? du b[ée]tail',
      'b[âa]timents? d.[ée]levage|[ée]quipements? d.[ée]levage|salles? de traite|robots? de traite',
      'bovins?|porcins?|tubulaires? d.[ée]levage',
    ),
    sentence: 'Nous équipons les élevages et fournissons les aliments.',
    noun: 'Matériel d’élevage',
    offers: [
      'Nous fournissons et montons du matériel d’élevage.',
      'Nous livrons des aliments et des produits de soin aux éleveurs.',
    ],
    when: [
      'la traite ou la distribution d’aliments tombe en panne au petit matin',
      'un bâtiment est construit ou agrandi pour plus d’animaux',
      'un contrôle du bien-être animal a relevé des défauts',
    ],
    gets: [
      'un devis écrit après une visite du bâtiment',
      'un échantillon avec un plan d’alimentation',
    ],
  },
  paints: {
    words: wordsOf(
      'fabricants? de (?:peintures?|vernis|colles?|r[ée]sines?)|peintures? industrielles?',
      'peintures et vernis',
      'colles? (?:industrielles?|techniques?)|adh[ée]sifs? (?:industriels?|techniques?)',
      'mastics?|r[ée]sines? [ée]poxy|[ée]poxy|laques?|pigments?',
    ),
    sentence: 'Nous fabriquons des peintures, des colles et des mastics.',
    noun: 'Peintures et colles',
    offers: [
      'Nous fabriquons des peintures et des vernis pour les professionnels.',
      'Nous fournissons des colles, des mastics et des résines.',
    ],
    when: [
      'une peinture s’écaille ou un joint s’ouvre au bout de quelques mois',
      'une teinte doit être exacte et que le fournisseur ne sait pas la faire',
      'un produit est retiré du marché et qu’il faut le remplacer',
    ],
    gets: ['un échantillon à votre teinte', 'un essai sur une de vos pièces'],
  },
  fulfillment: {
    words: wordsOf(
      '3pl|pr[ée]paration de commandes|logistique (?:e-?commerce|du e-commerce)|e-logistique',
      'co-?packing|conditionnement [àa] fa[çc]on|r[ée]-?[ée]tiquetage',
      'mise sous (?:pli|film)|colisage|fulfil?lment|entreposage',
    ),
    sentence: 'Nous stockons, emballons et expédions des marchandises.',
    noun: 'Stockage et expédition',
    offers: [
      'Nous stockons, préparons et expédions les commandes de boutiques en ligne.',
      'Nous emballons, étiquetons et trions des produits à la main.',
    ],
    when: [
      'il arrive plus de commandes qu’ils ne peuvent en emballer',
      'un lot est à réétiqueter ou à reconditionner avant la vente',
      'l’entrepôt est plein avant même le début de la saison',
    ],
    gets: ['un prix par commande ou par pièce', 'une date de démarrage possible'],
  },
  laundry: {
    words: wordsOf(
      'blanchisseries?|pressings?|nettoyage [àa] sec|laveries?|repassage',
      'location (?:de|et entretien (?:de|du)) linge|location-entretien|linge (?:d.h[ôo]tel|plat)',
      'entretien (?:du linge|de v[êe]tements de travail|des v[êe]tements de travail)',
    ),
    sentence: 'Nous lavons et louons du linge et des vêtements de travail.',
    noun: 'Blanchisserie',
    offers: [
      'Nous lavons le linge des hôtels, des cabinets et des entreprises.',
      'Nous louons et lavons des vêtements de travail et des serviettes.',
    ],
    when: [
      'le linge revient en retard ou taché et que les hôtes arrivent',
      'leur machine à laver tombe en panne en pleine saison',
      'les salariés lavent leurs tenues chez eux alors que c’est interdit',
    ],
    gets: ['un lavage d’essai pour un sac de linge', 'un prix à la pièce ou à la semaine'],
  },
  pallets: {
    words: wordsOf(
      'palettes? (?:en )?bois|fabricant de palettes|caisses? (?:en )?bois|palettes? sur mesure',
    ),
    sentence: 'Nous fabriquons des palettes et des caisses.',
    noun: 'Palettes en bois',
    offers: [
      'Nous fabriquons des palettes en bois, standard ou sur mesure.',
      'Nous fabriquons des caisses d’export et réparons des palettes.',
    ],
    when: [
      'un produit demande une palette qui n’existe pas en stock',
      'des palettes d’export doivent être traitées et marquées',
      'leur fournisseur n’a plus de palettes cette semaine',
    ],
    gets: ['un prix par palette pour votre quantité', 'une palette d’essai à vos dimensions'],
  },
  timber: {
    words: wordsOf(
      'scieries?|bois de (?:sciage|chauffage|construction)|piquets?|rondins?|grumes?|n[ée]goce de bois',
    ),
    sentence: 'Nous livrons du bois, des piquets et des planches.',
    noun: 'Bois et piquets',
    offers: [
      'Nous scions et livrons du bois aux dimensions voulues.',
      'Nous livrons des piquets, des rondins et du bois de chauffage.',
    ],
    when: [
      'il faut une section que le négoce ne garde pas',
      'des piquets doivent être livrés avant la saison',
      'des planches doivent être sèches et prêtes à travailler',
    ],
    gets: ['un prix pour votre liste de sections', 'une date de livraison pour votre quantité'],
  },
  components: {
    words: wordsOf('ressorts?|joints? (?:techniques?|d.[ée]tanch[ée]it[ée])|roulements?|visserie'),
    sentence: 'Nous livrons des ressorts, des joints et d’autres pièces.',
    noun: 'Pièces techniques',
    offers: [
      'Nous fabriquons des ressorts et des pièces techniques sur plan.',
      'Nous livrons des joints, des roulements et de la visserie.',
    ],
    when: [
      'une pièce casse trop tôt et qu’aucun catalogue n’en a de meilleure',
      'il faut peu de pièces et que le fabricant en veut des milliers',
      'une série démarre et que les échantillons manquent encore',
    ],
    gets: ['un prix d’après un plan ou un échantillon', 'quelques pièces d’essai avant la série'],
  },
  scrap: {
    words: wordsOf(
      'ferrailles?|ferrailleurs?|casse auto|[ée]paves?|centre vhu|m[ée]taux ferreux|pi[èe]ces d.occasion',
    ),
    sentence: 'Nous enlevons la ferraille et les épaves.',
    noun: 'Ferraille et épaves',
    offers: [
      'Nous enlevons les métaux et dégageons les sites.',
      'Nous reprenons de vieux véhicules et vendons des pièces d’occasion.',
    ],
    when: [
      'une benne de ferraille est pleine et gêne',
      'un véhicule ne vaut plus rien et doit quitter la cour',
      'une pièce d’occasion suffirait et que la neuve prend des semaines',
    ],
    gets: ['un prix à la tonne pour vos métaux', 'une date d’enlèvement'],
  },
  stands: {
    words: wordsOf(
      'stands? (?:d.exposition|de salon|parapluie|portables?)|plv|syst[èe]mes? d.exposition',
      'kakemonos?|habillage de vitrines?',
    ),
    sentence: 'Nous fabriquons des stands et des présentoirs.',
    noun: 'Stands et présentoirs',
    offers: [
      'Nous concevons et montons des stands de salon.',
      'Nous fabriquons des présentoirs et des bâches imprimées.',
    ],
    when: [
      'un salon approche et que le stand n’est pas commandé',
      'un produit arrive en magasin et qu’il manque un présentoir',
      'l’ancien stand doit paraître neuf avec peu de moyens',
    ],
    gets: ['un croquis de stand pour votre surface', 'un prix d’après vos dimensions'],
  },
  fuels: {
    words: wordsOf(
      'fioul|carburants?|gazole|gnr|granul[ée]s de bois|pellets?',
      'plaquettes foresti[èe]res|produits p[ée]troliers',
    ),
    sentence: 'Nous livrons du carburant et des granulés.',
    noun: 'Livraison de carburant',
    offers: [
      'Nous livrons gazole et fioul en cuve et sur chantier.',
      'Nous livrons granulés de bois et plaquettes.',
    ],
    when: [
      'la cuve du chantier est presque vide et que les machines doivent tourner',
      'le stock de granulés ne passera pas l’hiver',
      'leur fournisseur livre trop tard ou seulement de gros volumes',
    ],
    gets: ['un prix pour votre prochaine livraison', 'un jour de livraison pour votre volume'],
  },
}
