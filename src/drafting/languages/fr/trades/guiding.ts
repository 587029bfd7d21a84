import { wordsOf } from '../../letters.ts'
import type { GuidingTrades } from '../../trade-ids.ts'

/** Trades that examine, develop, finance, teach and guide, as firms of them speak. */
export const guiding: GuidingTrades = {
  laboratory: {
    words: wordsOf(
      'laboratoires? (?:d.analyses?|d.essais?|accr[ée]dit[ée]s?|de contr[ôo]le)',
      'analyses? (?:d.eau|de l.eau|des eaux|de sols?|des sols|chimiques?|microbiologiques?)',
      'microbiologie|essais? (?:de mat[ée]riaux|m[ée]caniques?)|cofrac',
    ),
    sentence: 'Nous analysons des échantillons.',
    noun: 'Analyses',
    offers: [
      'Nous analysons l’eau, les sols, les aliments et les matériaux.',
      'Nous prélevons des échantillons et les analysons dans notre laboratoire.',
    ],
    when: [
      'un donneur d’ordre ou une administration exige un rapport d’analyse',
      'un lot est douteux et qu’il faut le libérer ou le bloquer',
      'leur laboratoire met des semaines à rendre un résultat',
    ],
    gets: ['un prix par échantillon', 'la liste des paramètres utiles à contrôler'],
  },
  environment: {
    words: wordsOf(
      'bureaux? d.[ée]tudes? (?:en )?environnement(?:al|aux|ales?)?|conseils? en environnement',
      '[ée]tudes? (?:d.impact|environnementales?)|sites? (?:et sols )?pollu[ée]s|icpe',
      '[ée]cologues?|bilans? carbone|empreintes? carbone|rapports? de durabilit[ée]',
      'conseils? (?:en )?rse|diagnostics? (?:amiante|pollution)|d[ée]pollution',
    ),
    sentence: 'Nous conseillons les entreprises en environnement.',
    noun: 'Conseil en environnement',
    offers: [
      'Nous étudions des sites et rédigeons des rapports environnementaux.',
      'Nous préparons des dossiers d’autorisation et des bilans carbone.',
    ],
    when: [
      'une autorisation demande une étude sur la faune, le bruit ou le sol',
      'ils achètent un terrain sans savoir ce qu’il y a dans le sol',
      'un gros acheteur réclame leur bilan carbone',
    ],
    gets: ['la liste des études nécessaires à votre projet', 'un prix ferme pour l’étude'],
  },
  productDesign: {
    words: wordsOf(
      'conception (?:de produits?|m[ée]canique|de machines?)|d[ée]veloppement de produits?',
      'design (?:industriel|produit|de produits?)|bureaux? d.[ée]tudes? m[ée]caniques?',
      'prototyp(?:e|es|age)|cao|dessins? industriels?|r[ée]tro-?ing[ée]nierie',
    ),
    sentence: 'Nous concevons des produits et des machines.',
    noun: 'Conception de produits',
    offers: [
      'Nous concevons et dessinons des produits jusqu’à la première série.',
      'Nous dessinons et calculons des pièces et des machines.',
    ],
    when: [
      'une idée doit devenir un prototype avant un salon',
      'leur bureau d’études n’a plus de temps pour un autre projet',
      'une pièce coûte trop cher à fabriquer et qu’il faut la redessiner',
    ],
    gets: [
      'un premier échange sur votre plan ou votre croquis',
      'un prix ferme pour la première étape',
    ],
  },
  finance: {
    words: wordsOf(
      'financements? (?:d.entreprises?|professionnels?|des entreprises)|pr[êe]ts? professionnels?',
      'affacturage|cr[ée]dit-bail|lev[ée]es? de fonds|fusions?[- ]acquisitions?|haut de bilan',
      'transmission d.entreprises?|cession d.entreprises?|aides publiques|subventions publiques',
      '(?:daf|directeurs? financiers?) (?:externalis[ée]s?|[àa] temps partag[ée])',
    ),
    sentence: 'Nous conseillons les entreprises sur leur financement.',
    noun: 'Financement',
    offers: [
      'Nous cherchons des prêts, du crédit-bail et des aides pour les entreprises.',
      'Nous accompagnons l’achat et la vente d’entreprises.',
    ],
    when: [
      'la banque refuse ou met des mois à répondre',
      'une machine est à payer avant l’arrivée des commandes',
      'une aide existe et que personne n’a le temps de monter le dossier',
    ],
    gets: ['la liste des aides et prêts possibles', 'un premier avis sur vos chances'],
  },
  dataAnalysis: {
    words: wordsOf(
      'analyse (?:de|des|de vos) donn[ée]es|sciences? des donn[ée]es|data (?:science|analyse)',
      'tableaux? de bord (?:interactifs?|d[ée]cisionnels?)|power ?bi|entrep[ôo]ts? de donn[ée]es',
      'business intelligence|informatique d[ée]cisionnelle|[ée]tudes? de march[ée]',
      'machine learning|datavi[sz]\\p{L}*',
    ),
    sentence: 'Nous analysons des données.',
    noun: 'Analyse de données',
    offers: [
      'Nous transformons des données d’entreprise en rapports et tableaux de bord.',
      'Nous construisons des prévisions et des modèles à partir de données.',
    ],
    when: [
      'chaque service arrive en réunion avec des chiffres différents',
      'le rapport du mois prend deux jours de copier-coller',
      'personne ne sait quels produits ou contrats rapportent de l’argent',
    ],
    gets: ['un exemple de rapport avec vos données', 'un premier échange sur les chiffres utiles'],
  },
  driving: {
    words: wordsOf(
      'auto-?[ée]coles?|permis (?:de conduire|poids lourds?|pl|bus|remorque|be|ce)|fimo|fco',
      'fco marchandises|formations? (?:de )?(?:conducteurs?|chauffeurs?)|[ée]coles? de conduite',
      'risque routier|[ée]co-?conduite|caces',
    ),
    sentence: 'Nous formons des conducteurs.',
    noun: 'Formation de conducteurs',
    offers: [
      'Nous formons des conducteurs de voiture, de camion et de car.',
      'Nous assurons les stages obligatoires des conducteurs professionnels.',
    ],
    when: [
      'la FCO d’un chauffeur expire et que les stages sont complets',
      'un nouveau salarié a besoin du permis camion ou remorque',
      'les accrochages avec les véhicules de l’entreprise se répètent',
    ],
    gets: ['la liste des prochaines dates de stage', 'un prix pour votre groupe de conducteurs'],
  },
  outings: {
    words: wordsOf(
      'team ?building|sorties? (?:d.entreprise|de groupes?)|journ[ée]es? d.entreprise',
      'visites? guid[ée]es?|guides?[- ]conf[ée]renciers?|escape ?games?|accrobranche|cano[ëe]s?',
      'kayaks?|rafting|escalade|voyages? de groupes?|excursions?|croisi[èe]res? priv[ée]es?',
    ),
    sentence: 'Nous organisons des sorties pour les groupes.',
    noun: 'Sorties d’entreprise',
    offers: [
      'Nous organisons des sorties et des activités pour les équipes.',
      'Nous guidons des groupes et organisons des voyages.',
    ],
    when: [
      'la sortie annuelle approche et que personne n’a d’idée',
      'des invités étrangers ont un après-midi de libre',
      'une nouvelle équipe se connaît encore à peine',
    ],
    gets: ['deux propositions pour votre date et votre groupe', 'un prix fixe par personne'],
  },
  workplaceHealth: {
    words: wordsOf(
      'kin[ée]sith[ée]rap\\w*|ost[ée]opath\\w*|massages?|yoga|pilates|ergonomie',
      'physioth[ée]rap\\w*',
    ),
    sentence: '',
    noun: 'Santé au travail',
    offers: [
      'Nous venons en entreprise pour des massages et des soins.',
      'Nous donnons des cours de yoga et de gym aux salariés.',
    ],
    when: [
      'le dos et la nuque se bloquent devant l’écran',
      'des salariés s’arrêtent pour mal de dos',
      'une journée santé est prévue et que le programme manque',
    ],
    gets: ['une séance d’essai pour une équipe', 'un prix pour une journée chez vous'],
  },
  machineSafety: {
    words: wordsOf(
      'marquage ce|s[ée]curit[ée] des machines|directive machines|notices? techniques?|documentation technique',
    ),
    sentence: 'Nous vérifions les machines pour le marquage CE.',
    noun: 'Marquage CE',
    offers: [
      'Nous évaluons les risques des machines pour le marquage CE.',
      'Nous rédigeons notices et dossiers techniques.',
    ],
    when: [
      'une machine est prête et que le dossier CE manque',
      'deux machines sont reliées et que la responsabilité est floue',
      'un acheteur refuse une machine sans notice',
    ],
    gets: ['un contrôle rapide de votre dossier', 'un prix ferme pour une machine'],
  },
}
