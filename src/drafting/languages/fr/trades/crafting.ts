import { wordsOf } from '../../letters.ts'
import type { CraftingTrades } from '../../trade-ids.ts'

/** Trades that make, mount and repair special equipment, as firms of them speak. */
export const crafting: CraftingTrades = {
  signs: {
    words: wordsOf(
      'enseignes?(?: (?:lumineuses?|de magasin|drapeaux?))?|enseignistes?|signal[ée]tique',
      'lettrages?|lettres? (?:d[ée]coup[ée]es|bo[îi]tiers?|relief)',
      '(?:covering|marquage|habillage) (?:de )?(?:v[ée]hicules?|utilitaires?)',
      '(?:covering|marquage|habillage) (?:de )?(?:vitrines?|adh[ée]sif)',
      '(?:d[ée]coration|flocage) (?:de )?(?:v[ée]hicules?|utilitaires?|vitrines?|adh[ée]sif)',
      'total covering|marquage adh[ée]sif',
      'plaques? (?:professionnelles?|grav[ée]es?|signal[ée]tiques?)',
      'adh[ée]sifs? (?:vitrine|publicitaires?)|totems? (?:publicitaires?|signal[ée]tiques?)',
    ),
    sentence: 'Nous fabriquons des enseignes.',
    noun: 'Enseignes et marquage',
    offers: [
      'Nous fabriquons et posons des enseignes et de la signalétique.',
      'Nous habillons les véhicules et les vitrines d’adhésifs.',
    ],
    when: [
      'une agence ouvre et qu’il n’y a pas encore d’enseigne',
      'de nouveaux utilitaires arrivent et qu’il faut les marquer',
      'leur logo change et que les panneaux portent encore l’ancien',
    ],
    gets: [
      'un croquis de l’enseigne sur une photo de votre façade',
      'un prix par véhicule d’après une photo',
    ],
  },
  pumps: {
    words: wordsOf(
      'pompes(?! (?:[àa] chaleur|fun[èe]bres))|(?<!(?:[ée]nergie|chaux) )hydraulique',
      'pompes? (?:industrielles?|centrifuges?|doseuses?|[àa] vide|immerg[ée]es?)',
      'pompes? (?:de relevage|hydrauliques?|de surface|et compresseurs?)',
      '(?:r[ée]paration|maintenance|vente) (?:de|et r[ée]paration de) pompes',
      '(?:entretien|installation) (?:de|et r[ée]paration de) pompes',
      'stations? de (?:pompage|relevage)|pompage|[ée]lectropompes?|compresseurs?',
      'air comprim[ée]|hydraulique (?:industrielle|mobile)|flexibles? hydrauliques?|v[ée]rins?',
      'pneumatique industriel(?:le)?|surpresseurs?',
    ),
    sentence: 'Nous réparons pompes et compresseurs.',
    noun: 'Pompes et compresseurs',
    offers: [
      'Nous fournissons, posons et réparons des pompes industrielles.',
      'Nous entretenons compresseurs, vérins et circuits hydrauliques sur site.',
    ],
    when: [
      'une pompe lâche le week-end et que la production s’arrête',
      'un flexible hydraulique éclate en plein chantier',
      'le compresseur tourne sans arrêt et que la pression chute quand même',
    ],
    gets: [
      'un prix de réparation d’après la plaque signalétique',
      'une recherche de fuites sur votre réseau d’air',
    ],
  },
  toolmaking: {
    words: wordsOf(
      'outillages?|outilleurs?|moulistes?|fabrication de moules',
      'moules? (?:d.injection|m[ée]talliques?|de fonderie|pour (?:l.injection|plasturgie))',
      'outils? (?:de d[ée]coupe|d.emboutissage|de presse|[àa] suivre)',
      'matrices? de (?:d[ée]coupe|forge)|aff[ûu]tages?|aff[ûu]teurs?|montages? d.usinage',
      'gabarits? de contr[ôo]le',
    ),
    sentence: 'Nous fabriquons des outillages et des moules.',
    noun: 'Outillages et moules',
    offers: [
      'Nous fabriquons des moules d’injection et des outils de découpe.',
      'Nous réalisons montages et gabarits et affûtons les outils.',
    ],
    when: [
      'un moule casse et que la presse n’a plus rien à produire',
      'une nouvelle pièce attend son outillage avant la série',
      'un outil usé laisse des bavures sur chaque pièce',
    ],
    gets: [
      'un prix d’outillage d’après votre plan',
      'l’examen d’un moule abîmé dans notre atelier',
    ],
  },
  refrigeration: {
    words: wordsOf(
      'frigoristes?|froid (?:industriel|commercial|alimentaire)',
      'chambres? (?:froides?|n[ée]gatives?)|r[ée]frig[ée]ration|entrep[ôo]ts? frigorifiques?',
      '(?:installations?|[ée]quipements?|meubles?) (?:frigorifiques?|r[ée]frig[ée]r[ée]e?s?)',
      '(?:groupes?|vitrines?|armoires?) (?:frigorifiques?|r[ée]frig[ée]r[ée]e?s?)',
      'machines? [àa] gla[çc]ons|groupes? d.eau glac[ée]e',
    ),
    sentence: 'Nous installons et entretenons des chambres froides.',
    noun: 'Froid commercial',
    offers: [
      'Nous construisons des chambres froides pour l’alimentaire.',
      'Nous entretenons et dépannons le froid des commerces et cuisines.',
    ],
    when: [
      'la chambre froide se réchauffe et que la marchandise est en jeu',
      'le fluide frigorigène d’une vieille installation n’est plus vendu',
      'une cuisine s’agrandit et qu’il faut une chambre froide de plus',
    ],
    gets: [
      'le contrôle d’une chambre froide avec un court rapport',
      'un prix indicatif d’après vos dimensions',
    ],
  },
  kitchenEquipment: {
    words: wordsOf(
      'cuisines? (?:professionnelles?|industrielles?|collectives?|de restaurant)',
      'grandes? cuisines?|cuisinistes? professionnels?',
      '[ée]quipements? (?:de cuisine pro\\w*|chr|de restauration|pour restaurants?)',
      'mat[ée]riels? (?:chr|de restauration|de cuisine professionnel\\w*|de boulangerie)',
      'machines? [àa] expresso',
      'fours? (?:professionnels?|mixtes?|[àa] pizza)',
      'lave-vaisselle professionnels?|laverie professionnelle',
    ),
    sentence: 'Nous équipons des cuisines professionnelles.',
    noun: 'Équipement de cuisines',
    offers: [
      'Nous concevons, équipons et dépannons des cuisines professionnelles.',
      'Nous réparons sur place fours, lave-vaisselle et machines à expresso.',
    ],
    when: [
      'le lave-vaisselle tombe en panne en plein service de midi',
      'une cantine est refaite et doit vite resservir des repas',
      'un four de la cuisine ne tient plus sa température',
    ],
    gets: ['un contrôle des appareils de votre cuisine', 'un prix de réparation d’après une photo'],
  },
  locks: {
    words: wordsOf(
      'serruriers?(?![- ]m[ée]talliers?)|serrures?|d[ée]pannage (?:serrurerie|de serrures?)',
      'serrurerie (?:de s[ée]curit[ée]|d[ée]pannage|d.urgence)|cylindres? de serrure',
      'ouvertures? de portes?|organigrammes? de cl[ée]s?|reproduction de cl[ée]s?',
      'doubles? de cl[ée]s?|portes? blind[ée]es?|blindage de portes?|coffres?[- ]forts?',
      'armoires? fortes?|armoires? [àa] cl[ée]s',
    ),
    sentence: 'Nous posons des serrures et des coffres-forts.',
    noun: 'Serrures et organigrammes',
    offers: [
      'Nous concevons et posons des organigrammes de clés.',
      'Nous ouvrons portes et coffres et remplaçons les serrures.',
    ],
    when: [
      'un salarié part sans rendre sa clé',
      'une porte est fracturée la nuit et qu’il faut la refermer',
      'plus personne ne sait qui détient quelle clé',
    ],
    gets: [
      'un examen de vos portes et de votre plan de clés',
      'un prix par porte d’après votre liste',
    ],
  },
  officeFurniture: {
    words: wordsOf(
      'mobiliers? (?:de bureaux?|professionnels?|tertiaires?|scolaires?|de r[ée]union)',
      'meubles? de bureaux?|(?:si[èe]ges?|chaises?|fauteuils?) (?:de bureaux?|ergonomiques?)',
      'bureaux? (?:assis[- ]debout|r[ée]glables?)|cloisons? (?:de bureau|amovibles?)',
      'cabines? acoustiques?',
    ),
    sentence: 'Nous fournissons du mobilier de bureau.',
    noun: 'Mobilier de bureau',
    offers: [
      'Nous meublons des bureaux en tables, sièges et rangements.',
      'Nous vendons du mobilier d’occasion et reprenons l’ancien.',
    ],
    when: [
      'un service déménage et que les bureaux n’entrent pas dans les nouveaux locaux',
      'dix personnes arrivent ensemble sans poste de travail',
      'le médecin du travail demande un bureau réglable en hauteur',
    ],
    gets: ['un siège à l’essai dans vos bureaux', 'un plan d’aménagement pour une pièce'],
  },
  upholstery: {
    words: wordsOf(
      'tapissiers?(?:[- ]d[ée]corateurs?)?',
      'tapisserie (?:d.ameublement|d.ambiance|de si[èe]ges?)',
      'r[ée]fection de (?:si[èe]ges?|fauteuils?|canap[ée]s?)|selleries?|selliers?',
      'rideaux(?! m[ée]talliques?)|voilages?|tissus? d.ameublement|maroquiniers?',
      'r[ée]paration (?:du|de) cuir|recouvrement de (?:si[èe]ges?|banquettes?)',
      'banquettes? sur mesure',
    ),
    sentence: 'Nous refaisons sièges et rideaux.',
    noun: 'Tapisserie et sellerie',
    offers: [
      'Nous recouvrons chaises, banquettes et sièges de véhicules.',
      'Nous cousons et posons des rideaux pour hôtels et bureaux.',
    ],
    when: [
      'les banquettes de la salle sont affaissées',
      'un siège de camion est déchiré et qu’un neuf met des mois à arriver',
      'une salle ou une scène doit recevoir des rideaux ignifugés',
    ],
    gets: ['des échantillons de tissu et de cuir', 'un prix par chaise d’après une photo'],
  },
  blinds: {
    words: wordsOf(
      'stores?(?: (?:int[ée]rieurs?|ext[ée]rieurs?|bannes?|v[ée]nitiens?|enrouleurs?|californiens?))?',
      'storistes?|brise[- ]soleil|protections? solaires?|volets?(?: (?:roulants?|battants?))?',
      'pergolas?|moustiquaires?|films? solaires?|jalousies?',
    ),
    sentence: 'Nous posons stores et volets.',
    noun: 'Stores et volets',
    offers: [
      'Nous mesurons, fournissons et posons stores et brise-soleil.',
      'Nous réparons volets roulants et rideaux métalliques.',
    ],
    when: [
      'le soleil tape sur les écrans et que les bureaux surchauffent',
      'une tempête arrache les brise-soleil d’une façade',
      'le rideau métallique se bloque et que le magasin ne peut pas ouvrir',
    ],
    gets: ['des échantillons de toile pour une pièce', 'un prix d’après photos et mesures'],
  },
  tills: {
    words: wordsOf(
      'caisses? (?:enregistreuses?|tactiles?)',
      '(?:logiciels?|syst[èe]mes?|solutions?) (?:de caisse|d.encaissement)',
      'terminaux de (?:paiement|caisse)|tpv|monnayeurs?',
      'balances? (?:commerciales?|industrielles?|poids[- ]prix|de comptoir)|pesage|bascules?',
      'ponts?[- ]bascules?|codes?[- ]barres|imprimantes? (?:d.[ée]tiquettes|thermiques?)',
      '[ée]tiqueteuses?',
    ),
    sentence: 'Nous installons caisses et balances.',
    noun: 'Caisses et balances',
    offers: [
      'Nous installons des caisses dans les commerces et restaurants.',
      'Nous fournissons balances, lecteurs et imprimantes d’étiquettes.',
    ],
    when: [
      'la caisse se bloque alors que les clients font la queue',
      'la loi impose de nouvelles règles pour les caisses',
      'la vérification d’une balance arrive à échéance',
    ],
    gets: ['une démonstration avec vos articles', 'un lecteur ou une imprimante à l’essai'],
  },
  conferenceTech: {
    words: wordsOf(
      '[ée]quip\\p{L}* (?:de |les |des |vos )?salles? de (?:r[ée]union|conf[ée]rence)',
      'int[ée]grat(?:eurs?|ion) audiovisuel(?:le|s)?',
      '(?:[ée]quipements?|solutions?|installations?|mat[ée]riels?) audiovisuel(?:le)?s?',
      'visioconf[ée]rences?|vid[ée]oconf[ée]rences?|vid[ée]oprojecteurs?',
      'salles? de (?:r[ée]union|conf[ée]rence) (?:connect[ée]es?|[ée]quip[ée]es?)',
      '[ée]quipement de salles?|[ée]crans? interactifs?',
      'tableaux? (?:blancs? )?interactifs?|syst[èe]mes? de sonorisation',
    ),
    sentence: 'Nous équipons les salles de réunion.',
    noun: 'Équipement audiovisuel',
    offers: [
      'Nous équipons les salles de réunion d’écrans, caméras et micros.',
      'Nous installons sonorisation et projecteurs dans salles et écoles.',
    ],
    when: [
      'chaque visioconférence commence par la recherche du bon câble',
      'les collègues à distance n’entendent pas la salle',
      'une salle est rénovée et qu’il faut remplacer la sonorisation',
    ],
    gets: ['un essai de son dans une salle de réunion', 'un écran à l’essai pendant une semaine'],
  },
  instruments: {
    words: wordsOf(
      'accord(?:s|age|ages)? (?:de |du )?pianos?|accordeurs?|pianos?',
      'facteurs? d.(?:orgues?|instruments?|harmoniums?)|facture (?:d.orgues?|instrumentale)',
      'orgues?|luthiers?|lutherie|archetiers?|instruments? (?:de musique|[àa] vent|[àa] cordes)',
      'r[ée]paration d.instruments|clavecins?',
    ),
    sentence: 'Nous accordons et réparons des instruments.',
    noun: 'Instruments de musique',
    offers: [
      'Nous accordons et réparons les pianos d’écoles et de salles.',
      'Nous construisons et restaurons des orgues et d’autres instruments.',
    ],
    when: [
      'un concert approche et que le piano à queue est désaccordé',
      'certains tuyaux de l’orgue ne sonnent plus',
      'les instruments prêtés aux élèves reviennent abîmés',
    ],
    gets: [
      'un examen de l’instrument avec une estimation',
      'un instrument à l’essai pour une répétition',
    ],
  },
  boats: {
    words: wordsOf(
      'chantiers? navals?|construction navale|r[ée]parations? navales?|bateaux?|nautisme',
      'nautiques?|moteurs? (?:marins?|hors[- ]bord|in-?bord)|m[ée]canique marine',
      'm[ée]caniciens? marine|yachts?|voileries?|voiliers?|shipchandlers?|accastillage',
      'hivernages?|car[ée]nages?|refit',
    ),
    sentence: 'Nous construisons et réparons des bateaux.',
    noun: 'Réparation navale',
    offers: [
      'Nous construisons et remettons en état bateaux et yachts.',
      'Nous entretenons les moteurs marins et réparons les navires.',
    ],
    when: [
      'un moteur lâche en pleine saison et que le bateau reste à quai',
      'un bateau de travail doit sortir de l’eau pour sa visite',
      'la coque est abîmée dans le port',
    ],
    gets: ['une visite du bateau à quai', 'un prix d’entretien pour votre moteur'],
  },
}
