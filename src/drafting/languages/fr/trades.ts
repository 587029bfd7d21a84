import { wordsOf } from '../letters.ts'
import type { Trades } from '../trade-ids.ts'

/** Words for each trade, what a firm of it does in a sentence, and its work for a subject. */
export const trades: Trades = {
  electrical: [
    wordsOf(
      '[ée]lectricit[ée]|[ée]lectriciens?|installations? [ée]lectriques?',
      'tableaux? [ée]lectriques?|courants? (?:forts?|faibles?)',
    ),
    'Nous faisons des travaux d’électricité.',
    'Travaux d’électricité',
  ],
  plumbing: [
    wordsOf('plomberie|plombiers?|chauffage|chauffagistes?|chaudi[èe]res?'),
    'Nous faisons de la plomberie.',
    'Plomberie et chauffage',
  ],
  ventilation: [
    wordsOf(
      'climatisations?|ventilation|frigoristes?|froid (?:industriel|commercial)',
      'chambres? froides?',
    ),
    'Nous installons des climatisations et des chambres froides.',
    'Climatisation et froid',
  ],
  solar: [
    wordsOf(
      'photovolta[ïi]ques?|panneaux solaires|[ée]nergie solaire|centrales? solaires?',
      'bornes? de recharge',
    ),
    'Nous installons des panneaux solaires.',
    'Énergie solaire',
  ],
  roofing: [
    wordsOf('toitures?|couvreurs?|zinguerie|zingueurs?|travaux de couverture'),
    'Nous faisons des travaux de toiture.',
    'Travaux de toiture',
  ],
  painting: [
    wordsOf('peintures?|peintres?|ravalements?|pl[âa]trerie|plaquistes?|papiers? peints?'),
    'Nous faisons des travaux de peinture.',
    'Travaux de peinture',
  ],
  joinery: [
    wordsOf('menuiseries?|menuisiers?|[ée]b[ée]nisterie|[ée]b[ée]nistes?|charpentiers?'),
    'Nous faisons de la menuiserie.',
    'Menuiserie',
  ],
  windows: [
    wordsOf(
      'portes et fen[êe]tres|fen[êe]tres (?:et portes|pvc|alu\\p{L}*|bois)|pose de fen[êe]tres',
      'vitrerie|vitriers?',
    ),
    'Nous posons des fenêtres et des vitrages.',
    'Fenêtres et portes',
  ],
  flooring: [
    wordsOf('rev[êe]tements? de sols?|carrelages?|carreleurs?|parquets?|moquettes?'),
    'Nous posons des revêtements de sol.',
    'Revêtements de sol',
  ],
  metalwork: [
    wordsOf(
      'structures? m[ée]talliques?|charpentes? m[ée]talliques?',
      'm[ée]tallerie|serrurerie|ferronnerie|soudure|chaudronnerie|t[ôo]lerie',
    ),
    'Nous faisons de la métallerie et de la soudure.',
    'Métallerie',
  ],
  machining: [
    wordsOf(
      'outillages?|mécanique générale|usinages?|fraisage|tournage[- ]fraisage',
      'd[ée]colletage|commande num[ée]rique|cnc',
    ),
    'Nous faisons de l’usinage.',
    'Pièces usinées',
  ],
  finishing: [
    wordsOf(
      'revêtements? (?:antiadhésifs?|industriels?)|ptfe|traitements? de surfaces?',
      'galvanisation|anodisation|thermolaquage|sablage|chromage',
    ),
    'Nous traitons et revêtons des pièces métalliques.',
    'Traitement de surface',
  ],
  plastics: [
    wordsOf(
      'plasturgie|injection plastique|pi[èe]ces? (?:en )?plastiques?|mati[èe]res? plastiques?',
      'thermoformage',
    ),
    'Nous fabriquons des pièces en plastique.',
    'Pièces en plastique',
  ],
  electronics: [
    wordsOf(
      'cartes? [ée]lectroniques?|circuits? imprim[ée]s?|[ée]lectronique embarqu[ée]e',
      'composants? [ée]lectroniques?|sous-traitance [ée]lectronique',
    ),
    'Nous fabriquons des cartes électroniques.',
    'Électronique',
  ],
  machinery: [
    wordsOf(
      'automatismes?|compresseurs?|air comprimé|pompes|automaticiens?',
      'machines? sp[ée]ciales?|robotique|hydraulique',
    ),
    '',
    'Machines et automatismes',
  ],
  construction: [
    wordsOf(
      'ma[çc]onnerie|ma[çc]ons?|gros[- ](?:œ|oe)uvre|r[ée]novations?',
      'entreprise (?:du|de) b[âa]timent',
    ),
    'Nous construisons et rénovons.',
    'Travaux de bâtiment',
  ],
  groundworks: [
    wordsOf('terrassements?|d[ée]molitions?|vrd|travaux publics|assainissement|enrob[ée]s?'),
    'Nous faisons du terrassement.',
    'Travaux de terrassement',
  ],
  rental: [
    wordsOf(
      'location de (?:mat[ée]riel|machines?|nacelles?|grues?|v[ée]hicules?|mini-pelles?)',
      'location d.(?:engins?|[ée]chafaudages?)|[ée]chafaudages?|nacelles?|loueurs?',
    ),
    '',
    'Location de matériel',
  ],
  gardening: [
    wordsOf('paysagistes?|paysag(?:er|ers|ère|ères)|espaces verts|[ée]lagage|[ée]lagueurs?'),
    'Nous entretenons des espaces verts.',
    'Espaces verts',
  ],
  cleaning: [
    wordsOf(
      'nettoyage|propret[ée]|agents? d.entretien|entretien (?:de|des) (?:locaux|bureaux)',
      'lavage de vitres|ménage|clean',
    ),
    'Nous faisons du nettoyage.',
    'Nettoyage',
  ],
  security: [
    wordsOf('gardiennage|alarmes?|vid[ée]osurveillance|vid[ée]oprotection|t[ée]l[ée]surveillance'),
    '',
    'Sécurité des locaux',
  ],
  pests: [
    wordsOf('nuisibles|d[ée]ratisation|d[ée]sinsectisation|gu[êe]pes|frelons|cafards'),
    'Nous luttons contre les nuisibles.',
    'Contrôle des nuisibles',
  ],
  inspection: [
    wordsOf(
      'contr[ôo]les? r[ée]glementaires?|v[ée]rifications? p[ée]riodiques?|[ée]talonnages?',
      'm[ée]trologie|extincteurs?',
    ),
    '',
    'Contrôles et vérifications',
  ],
  surveying: [
    wordsOf(
      'g[ée]om[èe]tres?|g[ée]om[èe]tres?[- ]experts?|topograph\\p{L}+|bornage|g[ée]otechni\\p{L}+',
    ),
    '',
    'Relevés et bornage',
  ],
  planning: [
    wordsOf(
      'architectes?(?! d.int[ée]rieur)|cabinet d.architecture|ma[îi]trise d.(?:œ|oe)uvre',
      'bureau d.[ée]tudes (?:structures?|thermique|b[âa]timent)|permis de construire',
    ),
    'Nous concevons des bâtiments.',
    'Plans et études',
  ],
  itSupport: [
    wordsOf(
      'infog[ée]rance|(?:maintenance|support|d[ée]pannage|assistance) informatique',
      'parc informatique|r[ée]seaux? informatiques?|serveurs',
    ),
    '',
    'Informatique',
  ],
  software: [
    wordsOf(
      'logiciels?|applications? (?:mobiles?|m[ée]tier|web)',
      'd[ée]veloppement (?:logiciel|d.applications)|saas|bases? de donn[ée]es',
    ),
    '',
    'Logiciel',
  ],
  webDesign: [
    wordsOf('cr[ée]ation de sites?|refonte de sites?|web ?design\\p{L}*|agence web|wordpress'),
    'Nous créons des sites web.',
    'Site web',
  ],
  advertising: [
    wordsOf(
      'agence de (?:communication|publicit[ée]|marketing)|agence marketing',
      'marketing (?:digital|num[ée]rique)|identit[ée] visuelle|charte graphique',
    ),
    '',
    'Communication',
  ],
  printing: [
    wordsOf(
      'imprimeries?|imprimeurs?|impression (?:num[ée]rique|offset|grand format)|s[ée]rigraphie',
      'enseignistes?',
    ),
    'Nous sommes une imprimerie.',
    'Impression',
  ],
  photography: [
    wordsOf(
      'photograph(?:e|es|ie)|vid[ée]astes?|films? d.entreprise|prises? de vues?',
      'production (?:vid[ée]o|audiovisuelle)',
    ),
    'Nous faisons des photos et des films.',
    'Photos et films',
  ],
  translation: [
    wordsOf(
      'traductions?|traduct(?:eur|eurs|rice|rices)|interpr[èe]tes?|interpr[ée]tariat|sous-titrage',
    ),
    'Nous traduisons des textes et des documents.',
    'Traductions',
  ],
  accounting: [
    wordsOf(
      'comptab\\p{L}+|expertise[- ]comptable|fiches? de paie|gestion de (?:la )?paie',
      'bilans? comptables?',
    ),
    'Nous faisons de la comptabilité.',
    'Comptabilité',
  ],
  law: [
    wordsOf(
      'avocate?s?|cabinet d.avocats?|notaires?|juristes?',
      'droit (?:du travail|des affaires|des soci[ée]t[ée]s|fiscal|social)',
    ),
    '',
    'Questions juridiques',
  ],
  consulting: [
    wordsOf(
      'cabinet de conseil|conseil en (?:strat[ée]gie|management|organisation|gestion)',
      'conseil aux entreprises|consultante?s?|conduite du changement',
    ),
    '',
    '',
  ],
  training: [
    wordsOf('formations?|organisme de formation|format(?:eur|eurs|rice|rices)|coaching|caces'),
    '',
    'Formation',
  ],
  staffing: [
    wordsOf(
      'cabinet de recrutement|int[ée]rim|int[ée]rimaires?|travail temporaire',
      'chasseurs? de t[êe]tes',
    ),
    'Nous trouvons du personnel pour des postes à pourvoir.',
    'Postes à pourvoir',
  ],
  transport: [
    wordsOf(
      'convoyage|3pl|e-logistique|transports?(?! (?:en commun|publics?))|transporteurs?',
      'logistique|fret|affr[èe]tement',
    ),
    'Nous faisons du transport.',
    'Transport',
  ],
  passengers: [
    wordsOf('autocars?|minibus|navettes?|transport de personnes|vtc|chauffeurs?'),
    'Nous transportons des groupes.',
    'Transport de groupes',
  ],
  customs: [
    wordsOf('douanes?|dédouanement|import-export|transitaires?|commerce international'),
    '',
    'Douane et importation',
  ],
  removals: [
    wordsOf(
      'd[ée]m[ée]nagements?|d[ée]m[ée]nageurs?|transferts? (?:de bureaux|industriels?)',
      'garde-meubles?|d[ée]barras',
    ),
    'Nous faisons des déménagements.',
    'Déménagement',
  ],
  catering: [
    wordsOf('traiteurs?|buffets?|plateaux[- ]repas|cocktails? d[îi]natoires?|food ?trucks?'),
    'Nous préparons des repas pour les réunions et les réceptions.',
    'Buffets et repas',
  ],
  rooms: [
    wordsOf(
      'h[ôo]tels?(?! de ville)|salles? de (?:r[ée]union|s[ée]minaires?|conf[ée]rences?)',
      's[ée]minaires? d.entreprise|chambres? d.h[ôo]tes|restaurants?',
    ),
    '',
    '',
  ],
  events: [
    wordsOf(
      '[ée]v[ée]nementiel\\p{L}*|organisation d.[ée]v[ée]nements?|sonorisation',
      'r[ée]gie (?:son|lumi[èe]re|technique)|chapiteaux?',
    ),
    '',
    'Événements',
  ],
  vehicles: [
    wordsOf(
      'garages?|garagistes?|carrosserie|r[ée]parations? (?:automobiles?|de v[ée]hicules?)',
      'm[ée]canique (?:auto|automobile|poids lourds?)',
    ),
    '',
    'Réparation de véhicules',
  ],
  waste: [
    wordsOf('d[ée]chets?|recyclage|bennes?|ferraill\\p{L}+|d[ée]chetteries?'),
    'Nous collectons et traitons des déchets.',
    'Collecte de déchets',
  ],
  property: [
    wordsOf(
      'gestion (?:immobili[èe]re|locative)|syndics?|copropri[ée]t[ée]s?|agence immobili[èe]re',
      'administrat(?:eur|eurs|ion) de biens',
    ),
    '',
    'Gestion immobilière',
  ],
  insurance: [
    wordsOf(
      'assurances?(?! (?:d[ée]cennales?|qualit[ée]))|assureurs?|courtiers?|courtage|mutuelles?',
    ),
    'Nous conseillons les entreprises sur leurs assurances.',
    'Assurances',
  ],
  interiors: [
    wordsOf(
      'architect(?:e|es|ure) d.int[ée]rieur|am[ée]nagement (?:de bureaux|int[ée]rieur|d.espaces)',
      'mobilier (?:de bureau|professionnel)|d[ée]coration|d[ée]corat(?:eur|eurs|rice|rices)',
    ),
    'Nous aménageons des locaux.',
    'Aménagement des locaux',
  ],
  textiles: [
    wordsOf(
      'broderies?|v[êe]tements? (?:de travail|professionnels?|personnalis[ée]s?)|tapisserie',
      'tapissiers?|blanchisserie',
    ),
    '',
    'Textiles',
  ],
  packaging: [
    wordsOf('emballages?|cartonnages?|cartons?|[ée]tiquettes? adh[ée]sives?|conditionnement'),
    '',
    'Emballages',
  ],
  supplies: [
    wordsOf('grossistes?|distributeurs?|fournitures|n[ée]goce|pi[èe]ces d[ée]tach[ée]es'),
    '',
    '',
  ],
}
