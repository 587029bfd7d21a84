import { wordsOf } from '../../letters.ts'
import type { EquippingTrades } from '../../trade-ids.ts'

/** Trades that equip buildings and look after what is in them, as firms of them speak. */
export const equipping: EquippingTrades = {
  stone: {
    words: wordsOf(
      'tailleurs? de pierres?|taille de pierres?|pierres? naturelles?|marbreries?|marbriers?',
      'granits?|marbres?|terrazzo',
      'plans? de travail en (?:pierre|granit|quartz)',
    ),
    sentence: 'Nous travaillons la pierre.',
    noun: 'Pierre naturelle',
    offers: [
      'Nous taillons des marches, des plans de travail et des façades.',
      'Nous débitons la pierre sur plan et la posons.',
    ],
    when: [
      'une marche ou un seuil est cassé et qu’il faut retrouver la même pierre',
      'un chantier attend des dalles dans des dimensions introuvables en stock',
      'une cuisine ou un hall est refait et que le plan doit tomber juste',
    ],
    gets: ['un prix d’après votre croquis coté', 'des échantillons de pierre'],
  },
  scaffolding: {
    words: wordsOf(
      '[ée]chafaudages?|[ée]chafaudeurs?|tours? d.acc[èe]s|garde-corps provisoires?',
      'protections? p[ée]riph[ée]riques?',
    ),
    sentence: 'Nous montons des échafaudages.',
    noun: 'Échafaudages',
    offers: [
      'Nous montons et démontons des échafaudages.',
      'Nous louons des échafaudages fixes et roulants.',
    ],
    when: [
      'les peintres arrivent lundi et que l’échafaudage manque',
      'une toiture ou une façade est à réparer sans fermer le magasin',
      'l’échafaudage doit contourner des machines ou des arbres',
    ],
    gets: ['un prix ferme après une visite sur place', 'la liste de nos dates encore libres'],
  },
  lifts: {
    words: wordsOf(
      'ascenseurs?|ascensoristes?|monte-charges?|monte-escaliers?|monte-plats?',
      'plateformes? [ée]l[ée]vatrices?|[ée]l[ée]vateurs? pmr|escaliers? m[ée]caniques?|escalators?',
    ),
    sentence: 'Nous installons et entretenons des ascenseurs.',
    noun: 'Ascenseurs',
    offers: [
      'Nous installons, réparons et entretenons des ascenseurs.',
      'Nous modernisons les ascenseurs anciens.',
    ],
    when: [
      'l’ascenseur est à l’arrêt et que les locataires se plaignent',
      'le contrat d’entretien du fabricant augmente chaque année',
      'le contrôle technique a relevé des défauts à corriger sous délai',
    ],
    gets: [
      'un prix à comparer avec votre contrat d’entretien',
      'un avis écrit sur un de vos ascenseurs',
    ],
  },
  gates: {
    words: wordsOf(
      'portes? (?:industrielles?|sectionnelles?|de garage|automatiques?|rapides?)',
      'rideaux? m[ée]talliques?|portails? (?:automatiques?|coulissants?|industriels?)',
      'pose de cl[ôo]tures?|cl[ôo]tures? (?:rigides?|grillag[ée]es?|m[ée]talliques?)',
      'quais? de chargement|barri[èe]res? (?:levantes?|automatiques?)|tourniquets?',
    ),
    sentence: 'Nous posons et entretenons des portes, des portails et des clôtures.',
    noun: 'Portes et portails',
    offers: [
      'Nous posons, réparons et entretenons des portes industrielles.',
      'Nous posons des clôtures et des barrières.',
    ],
    when: [
      'une porte ne ferme plus et que le bâtiment reste ouvert la nuit',
      'un camion a tordu un portail ou une clôture',
      'la visite d’entretien obligatoire de leurs portes est à faire',
    ],
    gets: ['un prix pour l’entretien annuel', 'un prix ferme d’après des photos et des mesures'],
  },
  insulation: {
    words: wordsOf(
      'isolation (?:thermique|int[ée]rieure|ext[ée]rieure|des combles|par l.ext[ée]rieur|phonique)',
      'isolation (?:industrielle|des murs|de toiture|de combles)|calorifuge(?:age|ages|urs?)?',
      'ite|combles perdus|laine souffl[ée]e|traitements? de l.humidit[ée]|isolants?',
    ),
    sentence: 'Nous isolons des bâtiments et des tuyauteries.',
    noun: 'Isolation',
    offers: [
      'Nous isolons des toitures, des murs et des sous-sols.',
      'Nous calorifugeons des tuyaux, des cuves et des installations industrielles.',
    ],
    when: [
      'il fait trop chaud l’été et trop froid l’hiver sous le toit',
      'les tuyaux ou les cuves perdent une chaleur déjà payée',
      'les murs deviennent humides derrière les meubles',
    ],
    gets: ['un prix ferme après une visite sur place', 'une estimation des économies possibles'],
  },
  fireSafety: {
    words: wordsOf(
      's[ée]curit[ée] incendie|protection incendie|extincteurs?|d[ée]tection incendie|sprinklers?',
      'alarmes? incendie|d[ée]senfumage|plans? d.[ée]vacuation|blocs? de secours|baes',
      'portes? coupe-feu|d[ée]tecteurs? de fum[ée]e|ssiap',
    ),
    sentence: 'Nous vérifions et entretenons le matériel de sécurité incendie.',
    noun: 'Sécurité incendie',
    offers: [
      'Nous fournissons et entretenons des extincteurs et des alarmes incendie.',
      'Nous dessinons des plans d’évacuation et formons les salariés.',
    ],
    when: [
      'la date de vérification des extincteurs est dépassée',
      'l’assureur ou un contrôleur demande le registre de sécurité',
      'des locaux ont changé et que les plans d’évacuation sont faux',
    ],
    gets: [
      'la liste de ce qui manque après une visite',
      'un prix pour la vérification de vos extincteurs',
    ],
  },
  racks: {
    words: wordsOf(
      'rayonnages?|palettiers?|convoyeurs?|mezzanines?|(?:stockage|entreposage) industriel',
      'syst[èe]mes? d.entreposage',
    ),
    sentence: 'Nous installons rayonnages et convoyeurs.',
    noun: 'Rayonnages et convoyeurs',
    offers: [
      'Nous étudions et montons des rayonnages.',
      'Nous fabriquons et installons des convoyeurs.',
    ],
    when: [
      'l’entrepôt est plein alors que la hauteur reste vide',
      'on porte à la main ce qu’un convoyeur déplacerait',
      'un contrôle a trouvé des montants pliés',
    ],
    gets: ['un croquis pour votre entrepôt', 'un prix d’après votre plan'],
  },
  drilling: {
    words: wordsOf(
      'forages?|puits|g[ée]othermi(?:e|que)s?|[ée]tudes? de sol|sondages?|g[ée]otechni(?:que|cien)s?',
    ),
    sentence: 'Nous forons des puits et sondons les sols.',
    noun: 'Forages et sondages',
    offers: [
      'Nous forons des puits et pour la géothermie.',
      'Nous sondons les sols avant les chantiers.',
    ],
    when: [
      'il faut connaître le sol avant de prévoir les fondations',
      'l’eau du réseau devient trop chère pour arroser',
      'une pompe à chaleur est prévue et que le forage manque',
    ],
    gets: ['un prix pour le forage chez vous', 'un premier avis sur le sol'],
  },
  trafficControl: {
    words: wordsOf(
      'signalisation (?:temporaire|de chantier|routi[èe]re)|gestion du trafic|balisage|alternats?',
    ),
    sentence: 'Nous balisons les chantiers et réglons la circulation.',
    noun: 'Balisage de chantier',
    offers: [
      'Nous étudions et posons le balisage.',
      'Nous demandons les arrêtés et réglons la circulation.',
    ],
    when: [
      'un chantier démarre et que l’arrêté manque',
      'une grue a besoin de la rue pour un jour',
      'un événement demande des rues fermées et du personnel',
    ],
    gets: ['un plan pour votre chantier avec un prix', 'la liste des autorisations à demander'],
  },
  eventHire: {
    words: wordsOf(
      'location de (?:tentes?|chapiteaux|mobilier|toilettes|vaisselle|barnums?)|toilettes (?:mobiles|autonomes)',
    ),
    sentence: 'Nous louons tentes, toilettes et mobilier pour les fêtes.',
    noun: 'Location pour événements',
    offers: [
      'Nous louons des tentes et du mobilier pour les événements.',
      'Nous louons des toilettes mobiles et des remorques frigo.',
    ],
    when: [
      'une fête est fixée et que la tente n’est pas réservée',
      'il vient plus d’invités que de toilettes prévues',
      'le froid lâche deux jours avant la fête',
    ],
    gets: ['la liste de ce qui est libre à votre date', 'un prix pour votre nombre d’invités'],
  },
}
