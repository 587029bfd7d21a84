import { wordsOf } from '../../letters.ts'
import type { MakingTrades } from '../../trade-ids.ts'

/** Trades of makers and suppliers of goods, as firms of them speak. */
export const making: MakingTrades = {
  metalwork: {
    words: wordsOf(
      'structures? m[ée]talliques?|charpentes? m[ée]talliques?',
      'm[ée]tallerie|serrurerie|ferronnerie|soudure|chaudronnerie|t[ôo]lerie',
    ),
    sentence: 'Nous faisons de la métallerie et de la soudure.',
    noun: 'Métallerie',
    offers: [
      'Nous faisons de la soudure et de la construction métallique.',
      'Nous découpons, plions et soudons la tôle.',
    ],
    when: [
      'un escalier, un garde-corps ou un portail est à faire sur mesure',
      'une pièce a cassé et qu’il faut la souder sur place',
      'leur atelier est plein et que le chantier attend la structure',
    ],
    gets: ['un prix d’après un plan ou une photo', 'un devis avec un délai de livraison'],
  },
  machining: {
    words: wordsOf(
      'mécanique générale|usinages?|fraisage|tournage[- ]fraisage|d[ée]colletage',
      'commande num[ée]rique|cnc',
    ),
    sentence: 'Nous faisons de l’usinage.',
    noun: 'Pièces usinées',
    offers: [
      'Nous tournons et fraisons des pièces, à l’unité et en série.',
      'Nous fabriquons des pièces de rechange d’après modèle.',
    ],
    when: [
      'une pièce n’existe plus et qu’il faut la refaire d’après l’ancienne',
      'leurs machines sont saturées et que la date de livraison est fixée',
      'leur série est trop petite pour le fournisseur habituel',
    ],
    gets: ['un prix à la pièce d’après votre plan', 'une première pièce à valider avant la série'],
  },
  finishing: {
    words: wordsOf(
      'revêtements? (?:antiadhésifs?|industriels?)|ptfe|traitements? de surfaces?',
      'galvanisation|anodisation|thermolaquage|sablage|chromage',
    ),
    sentence: 'Nous traitons et revêtons des pièces métalliques.',
    noun: 'Traitement de surface',
    offers: [
      'Nous traitons et revêtons des pièces métalliques.',
      'Nous sablons et thermolaquons des pièces métalliques.',
    ],
    when: [
      'des pièces reviennent tachées, rouillées ou à la mauvaise épaisseur',
      'un lot doit être traité plus tôt que prévu',
      'une nouvelle pièce doit tenir dehors par tous les temps',
    ],
    gets: ['une pièce traitée à titre d’essai', 'un prix selon la taille de vos lots'],
  },
  hardening: {
    words: wordsOf(
      'traitements? thermiques?',
      'trempe (?:[àa] l.huile|par induction|sous vide|superficielle)|c[ée]mentation',
      'nitruration|carbonitruration|recuit|trempe et revenu|redressage de pi[èe]ces',
    ),
    sentence: 'Nous faisons du traitement thermique des aciers.',
    noun: 'Traitement thermique',
    offers: [
      'Nous trempons et recuisons des pièces en acier.',
      'Nous redressons des arbres et des pièces soudées.',
    ],
    when: [
      'des pièces sortent déformées de la trempe et qu’il faut les redresser',
      'un lot n’a pas la bonne dureté et que la livraison est proche',
      'un pignon vient d’être refait et qu’il reste à le tremper',
    ],
    gets: ['un prix au kilo ou à la pièce', 'une pièce d’essai avec sa dureté mesurée'],
  },
  foundry: {
    words: wordsOf(
      'fonderies?|fondeurs?|moulage (?:au sable|sous pression|cire perdue|coquille)',
      'coul[ée]e sous pression',
      'pi[èe]ces? (?:de fonderie|forg[ée]es?|moul[ée]es en fonte)',
      'forges? industrielles?|estampage|forgeage|fonte d.aluminium',
    ),
    sentence: 'Nous coulons et forgeons des pièces métalliques.',
    noun: 'Fonderie et forge',
    offers: [
      'Nous coulons des pièces en fonte, acier, aluminium ou bronze.',
      'Nous forgeons des pièces sur plan.',
    ],
    when: [
      'une pièce de fonte a cassé et que le modèle n’existe plus',
      'des porosités apparaissent à l’usinage des pièces moulées',
      'un ensemble soudé trop lourd doit devenir une seule pièce moulée',
    ],
    gets: ['un prix à la pièce d’après votre plan', 'une première pièce à valider avant la série'],
  },
  plastics: {
    words: wordsOf(
      'plasturgie|injection plastique|pi[èe]ces? (?:en )?plastiques?|mati[èe]res? plastiques?',
      'thermoformage',
    ),
    sentence: 'Nous fabriquons des pièces en plastique.',
    noun: 'Pièces en plastique',
    offers: [
      'Nous fabriquons des pièces en plastique.',
      'Nous imprimons des prototypes et de petites séries en 3D.',
    ],
    when: [
      'il leur faut un prototype avant de payer le moule',
      'leur fournisseur ferme et qu’il faut transférer un moule',
      'leur série est trop petite pour le fournisseur habituel',
    ],
    gets: [
      'un prix d’après un plan ou un fichier 3D',
      'une première pièce à valider avant la série',
    ],
  },
  electronics: {
    words: wordsOf(
      'faisceaux? (?:de c[âa]bles|[ée]lectriques?)',
      'cartes? [ée]lectroniques?|circuits? imprim[ée]s?|[ée]lectronique embarqu[ée]e',
      'composants? [ée]lectroniques?|sous-traitance [ée]lectronique',
    ),
    sentence: 'Nous fabriquons des cartes électroniques.',
    noun: 'Électronique',
    offers: [
      'Nous développons et fabriquons des cartes et des appareils électroniques.',
      'Nous assemblons des cartes électroniques.',
    ],
    when: [
      'un composant devient obsolète et qu’il faut modifier la carte',
      'le prototype fonctionne et qu’il faut lancer la première série',
      'un appareil tombe en panne sur le terrain sans cause connue',
    ],
    gets: ['un prix pour votre première série', 'la liste des composants difficiles à trouver'],
  },
  machinery: {
    words: wordsOf('automatismes?|automaticiens?|machines? sp[ée]ciales?|robotique'),
    sentence: '',
    noun: 'Machines et automatismes',
    offers: [
      'Nous construisons, automatisons et réparons des machines.',
      'Nous fournissons des machines et rénovons des automatismes.',
    ],
    when: [
      'une machine est arrêtée et que le constructeur n’a pas de date',
      'une opération manuelle occupe deux personnes toute la journée',
      'l’automate d’une ancienne machine n’est plus réparable',
    ],
    gets: ['un devis écrit après examen de la machine', 'une première idée avec un prix indicatif'],
  },
  dealers: {
    words: wordsOf(
      'concessionnaires? (?:agricoles?|poids lourds?|de mat[ée]riel)',
      'mat[ée]riels? agricoles?|machinisme agricole|tracteurs?',
      'chariots? [ée]l[ée]vateurs?|mat[ée]riels? (?:de travaux publics|tp|de chantier)',
      'engins? d.occasion|tractopelles?|motoculture',
    ),
    sentence: 'Nous vendons et entretenons des engins professionnels.',
    noun: 'Vente d’engins',
    offers: [
      'Nous vendons des engins et véhicules professionnels, neufs et d’occasion.',
      'Nous entretenons et réparons chariots, tracteurs et engins de chantier.',
    ],
    when: [
      'réparer un chariot coûte plus cher que ce qu’il vaut',
      'un chantier démarre et qu’il leur manque un engin',
      'un tracteur tombe en panne en pleine saison',
    ],
    gets: ['la liste de nos machines d’occasion', 'un prix de reprise d’après des photos'],
  },
  textiles: {
    words: wordsOf('broderies?|v[êe]tements? (?:de travail|professionnels?|personnalis[ée]s?)'),
    sentence: '',
    noun: 'Vêtements de travail',
    offers: [
      'Nous imprimons et brodons des vêtements de travail.',
      'Nous lavons et louons des vêtements de travail et du linge.',
    ],
    when: [
      'des nouveaux arrivent et qu’il manque des tenues à leur logo',
      'les tenues sont usées et que chacun porte autre chose',
      'le linge s’entasse et que personne n’a le temps de s’en occuper',
    ],
    gets: ['un article à titre d’échantillon', 'un prix selon votre effectif'],
  },
  safetyGear: {
    words: wordsOf(
      'epi|[ée]quipements? de protection individuelle',
      'v[êe]tements? (?:de travail|professionnels?|de protection)',
      'chaussures? de s[ée]curit[ée]|gants? de (?:protection|travail|s[ée]curit[ée])',
      'haute visibilit[ée]|trousses? de secours|armoires? [àa] pharmacie',
      'casques? de chantier',
    ),
    sentence: 'Nous fournissons des EPI et vêtements de travail.',
    noun: 'Équipements de protection',
    offers: [
      'Nous fournissons vêtements de travail, chaussures de sécurité et EPI aux entreprises.',
      'Nous contrôlons et complétons les trousses de secours.',
    ],
    when: [
      'de nouveaux salariés arrivent et qu’il faut les équiper',
      'les gants s’usent en quelques jours ou que personne ne les porte',
      'les trousses de secours sont à moitié vides ou périmées',
    ],
    gets: [
      'des échantillons en deux tailles à essayer',
      'un prix par tenue pour chaque nouveau salarié',
    ],
  },
  packaging: {
    words: wordsOf(
      'emballages?|cartonnages?|cartons?|[ée]tiquettes? adh[ée]sives?|conditionnement',
    ),
    sentence: '',
    noun: 'Emballages',
    offers: [
      'Nous fabriquons des emballages sur mesure.',
      'Nous fournissons des emballages et des étiquettes.',
    ],
    when: [
      'la marchandise arrive abîmée',
      'un produit n’entre dans aucun carton standard',
      'leur fournisseur d’emballages impose un minimum trop élevé',
    ],
    gets: [
      'un échantillon pour un de vos produits',
      'un prix pour les quantités dont vous avez besoin',
    ],
  },
  printing: {
    words: wordsOf(
      'imprimeries?|imprimeurs?|impression (?:num[ée]rique|offset|grand format)',
      's[ée]rigraphie',
    ),
    sentence: 'Nous sommes une imprimerie.',
    noun: 'Impression',
    offers: [
      'Nous imprimons des brochures, de la papeterie et des affiches.',
      'Nous imprimons des étiquettes, des bâches et de grands formats.',
    ],
    when: [
      'un salon approche et qu’il manque des brochures ou des panneaux',
      'l’adresse change et que tous les papiers portent l’ancienne',
      'un petit tirage presse et que l’impression en ligne serait trop lente',
    ],
    gets: ['un prix pour votre prochaine impression', 'des échantillons de papier ou de matière'],
  },
  chemicals: {
    words: wordsOf(
      'lubrifiants?|huiles? industrielles?|produits? chimiques?|fluides? de coupe',
      'produits? (?:d.entretien|de nettoyage|lessiviels)|d[ée]graissants?|solvants?',
      'graisses? industrielles?|huiles? de coupe|distribution chimique',
    ),
    sentence: 'Nous fournissons lubrifiants, produits chimiques et détergents.',
    noun: 'Lubrifiants et chimie',
    offers: [
      'Nous fournissons huiles, graisses et produits de nettoyage aux entreprises.',
      'Nous livrons des produits chimiques en fûts et en conteneurs.',
    ],
    when: [
      'le fluide de coupe sent mauvais ou irrite la peau',
      'une huile n’est plus fabriquée et qu’il faut un équivalent',
      'un produit trop dangereux doit être remplacé dans l’atelier',
    ],
    gets: [
      'un échantillon à essayer sur votre machine',
      'un prix au fût avec la fiche de sécurité',
    ],
  },
  covers: {
    words: wordsOf(
      'b[âa]ches?|b[âa]cheries?|bâchage|tentes? de (?:stockage|r[ée]ception)',
      'housses? (?:industrielles?|de protection|sur mesure)|toiles? tendues?|chapiteaux?',
      'confection de toiles?|voiles? d.ombrage',
    ),
    sentence: 'Nous fabriquons des bâches sur mesure.',
    noun: 'Bâches et housses',
    offers: [
      'Nous fabriquons et réparons des bâches, des tentes et des housses.',
      'Nous montons des tentes de stockage et des toiles tendues.',
    ],
    when: [
      'la bâche d’un camion est déchirée et qu’il doit repartir',
      'de la marchandise reste dehors et doit rester au sec',
      'une terrasse a besoin d’ombre avant la saison',
    ],
    gets: [
      'un prix d’après vos mesures et une photo',
      'des échantillons de toile dans votre couleur',
    ],
  },
  medical: {
    words: wordsOf(
      'mat[ée]riels? (?:m[ée]dica(?:l|ux)|dentaires?|de laboratoire)',
      '[ée]quipements? (?:m[ée]dica(?:l|ux)|dentaires?|de laboratoire)',
      'dispositifs? m[ée]dicaux',
      'fournitures? (?:dentaires?|m[ée]dicales?|de laboratoire)',
      'instruments? chirurgicaux|autoclaves?',
      'biom[ée]dica(?:l|ux)',
    ),
    sentence: 'Nous fournissons et entretenons du matériel médical.',
    noun: 'Matériel médical',
    offers: [
      'Nous équipons des cabinets, des cliniques et des laboratoires.',
      'Nous entretenons, réparons et contrôlons des appareils médicaux.',
    ],
    when: [
      'un autoclave tombe en panne et que les rendez-vous sont pris',
      'un cabinet ouvre ou déménage et doit s’équiper',
      'la date de contrôle des appareils est dépassée',
    ],
    gets: [
      'un prix pour l’entretien de vos appareils',
      'la liste du matériel disponible tout de suite',
    ],
  },
  food: {
    words: wordsOf(
      'fromages?|fromageries?|huile d.olive|miel',
      'grossistes? (?:alimentaires?|en (?:alimentation|fruits et l[ée]gumes|boissons|viandes?))',
      'fournisseurs? (?:de|pour) restaurants?|produits? alimentaires?',
      'agroalimentaires?|restauration hors domicile|fabricants? alimentaires?',
      'distribut(?:eur|eurs|ion) alimentaires?|charcuterie en gros|rhf|mareyeurs?',
    ),
    sentence: 'Nous livrons restaurants, cantines et magasins.',
    noun: 'Produits alimentaires',
    offers: [
      'Nous livrons des produits alimentaires aux restaurants, cantines et magasins.',
      'Nous fabriquons à la demande, aussi sous marque de distributeur.',
    ],
    when: [
      'une livraison manque et que le service commence dans quelques heures',
      'une nouvelle carte demande un produit en grand conditionnement',
      'un magasin cherche un produit absent des grandes surfaces',
    ],
    gets: ['un colis d’échantillons pour votre cuisine', 'nos tarifs avec nos jours de livraison'],
  },
  supplies: {
    words: wordsOf(
      'roulements',
      'grossistes?|distributeurs?|fournitures|n[ée]goce|pi[èe]ces d[ée]tach[ée]es',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Nous fournissons aux entreprises des produits et des pièces.',
      'Nous fournissons des outils et du matériel aux professionnels.',
    ],
    when: [
      'leur fournisseur ne livre plus et que le stock s’épuise',
      'il leur faut une petite quantité que d’autres ne vendent pas',
      'un ancien produit n’existe plus et qu’il faut le remplacer',
    ],
    gets: ['un prix sur la base de votre dernière commande', 'un échantillon d’un de nos articles'],
  },
}
