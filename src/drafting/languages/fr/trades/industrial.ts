import { wordsOf } from '../../letters.ts'
import type { IndustrialTrades } from '../../trade-ids.ts'

/** Suppliers and contractors of industry, fleets and offices, as firms of them speak. */
export const industrial: IndustrialTrades = {
  gases: {
    words: wordsOf(
      'gaz (?:industriels?|m[ée]dica(?:l|ux)|sp[ée]ciaux|techniques?|de soudage|de soudure)',
      'gaz (?:alimentaires?|comprim[ée]s?|[ée]talons?|de laboratoire)|bouteilles? de gaz',
      'azote liquide|ac[ée]tyl[èe]ne|argon|(?<!nettoyage [àa] la )glace carbonique|carboglace',
      '(?:fourniture|livraison|g[ée]n[ée]rateurs?) d.azote',
    ),
    sentence: 'Nous fournissons des gaz industriels.',
    noun: 'Gaz industriels',
    offers: [
      'Nous livrons les gaz de soudage et reprenons les bouteilles vides.',
      'Nous fournissons azote, gaz médicaux et glace carbonique.',
    ],
    when: [
      'le gaz manque en pleine soudure et que le fournisseur ne livre que vendredi',
      'la facture compte la location de bouteilles que personne ne retrouve',
      'un envoi surgelé a besoin de glace carbonique pour demain matin',
    ],
    gets: ['un prix pour votre consommation annuelle', 'un comptage des bouteilles que vous louez'],
  },
  copiers: {
    words: wordsOf(
      'photocopieurs?|photocopieuses?|copieurs?|toners?|cartouches? d.encre',
      '(?:location|r[ée]paration|d[ée]pannage|maintenance) (?:de |d.)(?:imprimantes?|copieurs?)',
      'imprimantes? (?:multifonctions?|laser|de bureau|professionnelles?)|parc d.impression',
      'multifonctions?|traceurs? grand format|(?:gestion|solutions?) (?:des |d.)impressions?|bureautique',
    ),
    sentence: 'Nous louons et dépannons imprimantes et copieurs.',
    noun: 'Imprimantes et copieurs',
    offers: [
      'Nous louons imprimantes et copieurs à un prix par page.',
      'Nous dépannons les imprimantes de bureau et livrons le toner.',
    ],
    when: [
      'le copieur se bloque avant une réunion et que le technicien vient la semaine suivante',
      'le contrat de location du copieur va se renouveler tout seul',
      'chaque bureau a une imprimante différente et jamais le bon toner',
    ],
    gets: ['un prix par page à comparer au vôtre', 'un relevé du coût réel de vos imprimantes'],
  },
  vetting: {
    words: wordsOf(
      'v[ée]rifications? (?:de |des |d.)(?:cv|dipl[ôo]mes?|r[ée]f[ée]rences|ant[ée]c[ée]dents)',
      'v[ée]rifications? (?:des |de )?(?:candidats?|candidatures?|employ[ée]s)',
      'contr[ôo]les? (?:de |des )(?:r[ée]f[ée]rences|cv|candidats?)|background checks?',
      'd[ée]tectives?(?: priv[ée]s?)?|enqu[êe]teurs?(?: priv[ée]s?)?|enqu[êe]tes? priv[ée]es?',
      'enqu[êe]tes? (?:de moralit[ée]|d.entreprise|de solvabilit[ée]|pr[ée]alables?)',
      'agents? de recherches? priv[ée]e?s?|intelligence [ée]conomique|due diligence',
    ),
    sentence: 'Nous vérifions et enquêtons pour les entreprises.',
    noun: 'Vérifications et enquêtes',
    offers: [
      'Nous vérifions les CV, diplômes et références des candidats.',
      'Nous enquêtons sur des partenaires et des fraudes en entreprise.',
    ],
    when: [
      'un diplôme paraît douteux dans une candidature à la comptabilité',
      'un contrat avec un fournisseur étranger est à signer et que nul ne connaît ses dirigeants',
      'de la marchandise disparaît de l’entrepôt sans trace dans les comptes',
    ],
    gets: ['un exemple de rapport anonymisé', 'un premier échange confidentiel sur le dossier'],
  },
  vehicleWash: {
    words: wordsOf(
      'lavages? (?:de |des |d.)?(?:camions?|poids lourds?|citernes?|remorques?|autobus|autocars?)',
      'lavages? (?:de |des |d.)?(?:bus|v[ée]hicules?|voitures?|flottes?|autos?|utilitaires?)',
      'd[ée]sinfection (?:de |des )?(?:camions?|remorques?|citernes?|v[ée]hicules?)',
      '(?:stations?|aires?|portiques?|pistes?) de lavage|lavage (?:auto(?:mobile)?|mobile|pl)',
      'nettoyage (?:de |des )?(?:citernes?|camions?|v[ée]hicules?|flottes?|voitures?)',
      'pr[ée]paration esth[ée]tique|detailing',
    ),
    sentence: 'Nous lavons camions, remorques et flottes.',
    noun: 'Lavage de véhicules',
    offers: [
      'Nous lavons et désinfectons camions, remorques et citernes.',
      'Nous lavons toute la flotte sur le parc du client.',
    ],
    when: [
      'un client de l’agroalimentaire refuse la remorque faute de certificat de lavage',
      'le sel de déneigement ronge les châssis tout l’hiver',
      'les chauffeurs passent leur vendredi après-midi avec un jet d’eau',
    ],
    gets: ['un lavage d’essai pour un camion', 'un prix fixe par véhicule et par passage'],
  },
  roadworks: {
    words: wordsOf(
      'travaux routiers|construction (?:de routes|routi[èe]re)|entretien routier|voirie',
      'enrob[ée]s?|asphaltes?|goudronnages?|bitumes?|nids[- ]de[- ]poule',
      'marquages? (?:routiers?|au sol|de parkings?)|signalisation horizontale',
      'r[ée]fection (?:de |des )?(?:chauss[ée]es?|parkings?|routes?|cours)',
    ),
    sentence: 'Nous construisons et réparons routes et cours.',
    noun: 'Travaux routiers et enrobés',
    offers: [
      'Nous posons les enrobés de routes, cours et parkings.',
      'Nous rebouchons les nids-de-poule et traçons les places.',
    ],
    when: [
      'les chariots perdent leur charge dans les nids-de-poule de la cour',
      'le marquage du parking est effacé et que chacun se gare n’importe où',
      'l’eau de pluie stagne devant les quais de chargement',
    ],
    gets: [
      'une visite de votre cour avec un devis écrit',
      'un prix d’après des photos et la surface',
    ],
  },
  commodities: {
    words: wordsOf(
      'n[ée]goce (?:de |d.|des )(?:mati[èe]res premi[èe]res|m[ée]taux|minerais|min[ée]raux)',
      'n[ée]goce (?:de |du )?(?:c[ée]r[ée]ales|caf[ée]|cacao|sucre|riz)|n[ée]gociants? en \\p{L}+',
      '(?:exportation|export|commerce) (?:de |d.|du )(?:mati[èe]res premi[èe]res|minerais)',
      '(?:exportation|export|commerce) (?:de |d.|du )(?:caf[ée]|cacao|sucre|c[ée]r[ée]ales)',
      'trading (?:de |d.)(?:mati[èe]res premi[èe]res|m[ée]taux)|caf[ée] vert|f[èe]ves de cacao',
      'minerai de fer|m[ée]taux non ferreux|mati[èe]res premi[èe]res agricoles',
    ),
    sentence: 'Nous faisons le négoce de matières premières.',
    noun: 'Matières premières',
    offers: [
      'Nous exportons café, cacao, sucre et céréales par conteneur.',
      'Nous fournissons des métaux et des minerais de la mine au port.',
    ],
    when: [
      'une cargaison est bloquée au port et que l’usine n’a plus qu’une semaine de stock',
      'un lot échoue à l’analyse et doit être remplacé vite',
      'leur seul fournisseur annonce une hausse pour le prochain trimestre',
    ],
    gets: ['un échantillon avec son bulletin d’analyse', 'un prix rendu à votre port'],
  },
  mining: {
    words: wordsOf(
      '(?:travaux|exploitations?|entreprises?|soci[ée]t[ée]s?|services?|ing[ée]nierie) mini[èe]re?s?',
      'carri[èe]res? de (?:\\p{L}+|roches? \\p{L}+)|exploitation de carri[èe]res?|carriers?',
      '(?:travaux|exploitations?) souterrain\\p{L}*|minage|dynamitage|[àa] l.explosif',
      'tirs? de mines?|foration|abattage de roches?|concassage|granulats?|gravi[èe]res?',
      'confortement de (?:falaises?|parois)|travaux acrobatiques en falaise|sabli[èe]res?',
    ),
    sentence: 'Nous travaillons dans les mines et carrières.',
    noun: 'Mines et carrières',
    offers: [
      'Nous forons, minons et concassons la roche en carrière.',
      'Nous étudions et sécurisons galeries, puits et falaises.',
    ],
    when: [
      'des blocs menacent la piste et que l’exploitation s’arrête',
      'le concasseur attend parce que le tir n’a pas donné assez de roche',
      'le rocher apparaît sur un chantier et que la pelle ne passe plus',
    ],
    gets: [
      'une visite du front de taille avec un compte rendu',
      'un prix à la tonne ou au mètre cube',
    ],
  },
  displays: {
    words: wordsOf(
      '[ée]crans? (?:g[ée]ants?|led|publicitaires?|dynamiques?|ext[ée]rieurs?|de vitrine)',
      '(?:affichage|panneaux?) (?:dynamique|digital|led|num[ée]rique|[ée]lectronique)s?',
      'murs? (?:d.images|led|vid[ée]o|d.[ée]crans?)|digital signage|tableaux? d.affichage',
      'journaux lumineux|location d.[ée]crans?|plv (?:digitale|dynamique)|totems? (?:digitaux|tactiles?)',
    ),
    sentence: 'Nous installons écrans et murs LED.',
    noun: 'Écrans et murs LED',
    offers: [
      'Nous installons écrans et murs LED, dedans comme dehors.',
      'Nous gérons l’affichage dynamique et ses contenus.',
    ],
    when: [
      'l’écran de l’accueil reste noir et que les visiteurs demandent leur chemin',
      'chaque promotion oblige à imprimer et à poser de nouvelles affiches',
      'un salon approche et que le hall est trop clair pour un projecteur',
    ],
    gets: ['une image de l’écran dans votre hall', 'un écran à l’essai pendant une semaine'],
  },
  concrete: {
    words: wordsOf(
      'b[ée]tons? (?:pr[êe]ts? [àa] l.emploi|frais|pr[ée]fabriqu[ée]s?)|bpe|toupies?',
      '(?:livraison|pompage|fabrication|production|centrales?) (?:de |[àa] )b[ée]ton',
      'pompes? [àa] b[ée]ton|pr[ée]fabrication (?:de |en )?b[ée]ton|pr[ée]dalles?|pr[ée]murs?',
      '(?:produits?|[ée]l[ée]ments?|pi[èe]ces?|tuyaux|blocs?|escaliers?) (?:en |de )b[ée]ton',
      'pr[ée]fabriqu[ée]s? en b[ée]ton',
    ),
    sentence: 'Nous livrons du béton et des préfabriqués.',
    noun: 'Béton et préfabriqués',
    offers: [
      'Nous livrons le béton prêt à l’emploi et le pompons en place.',
      'Nous fabriquons escaliers, murs et tuyaux en béton.',
    ],
    when: [
      'la toupie se fait attendre et que l’équipe reste devant le coffrage',
      'des fondations se trouvent derrière le bâtiment, hors de portée de la toupie',
      'l’escalier préfabriqué a deux semaines de retard et que le gros œuvre s’arrête',
    ],
    gets: ['un prix rendu sur chantier', 'un créneau libre pour votre prochain coulage'],
  },
  telematics: {
    words: wordsOf(
      't[ée]l[ée]matique(?: embarqu[ée]e)?|g[ée]olocalisation|traceurs? gps|balises? gps',
      'suivi (?:gps|de flottes?|de v[ée]hicules?|de remorques?|de conteneurs?)|boîtiers? gps',
      '(?:logiciels?|solutions?) de gestion de flottes?|chronotachygraphes?|dashcams?',
      'suivi de la cha[îi]ne du froid|informatique embarqu[ée]e',
    ),
    sentence: 'Nous géolocalisons véhicules, remorques et chargements.',
    noun: 'Géolocalisation de flottes',
    offers: [
      'Nous équipons véhicules et remorques de traceurs GPS.',
      'Nous montrons la position et la consommation de chaque véhicule.',
    ],
    when: [
      'une remorque manque depuis lundi et que personne ne sait où elle est',
      'une machine a été volée sur un chantier pendant le week-end',
      'un chargement réfrigéré arrive chaud et que nul ne sait depuis quand',
    ],
    gets: ['un traceur à l’essai dans un véhicule', 'un aperçu de la carte avec vos données'],
  },
  charging: {
    words: wordsOf(
      'bornes? (?:de recharge|[ée]lectriques?|de charge)|infrastructures? de recharge|irve',
      'stations? de recharge|points? de (?:re)?charge|wallbox(?:es)?|recharge (?:rapide|[ée]lectrique)',
      'recharge (?:de |des |pour )(?:v[ée]hicules?|voitures?)|superviseur de bornes',
    ),
    sentence: 'Nous installons des bornes de recharge.',
    noun: 'Bornes de recharge',
    offers: [
      'Nous installons des bornes sur les parkings et dans les dépôts.',
      'Nous exploitons les bornes et facturons les recharges.',
    ],
    when: [
      'les premières voitures de fonction électriques arrivent et que rien n’est prévu au parking',
      'le disjoncteur saute dès que trois voitures chargent',
      'des salariés rechargent au travail et que le courant n’est facturé à personne',
    ],
    gets: ['un calcul de ce que supporte votre raccordement', 'un prix pour vos places de parking'],
  },
  vending: {
    words: wordsOf(
      'distributeurs? automatiques?|distribution automatique|vending|caf[ée] (?:en entreprise|au bureau)',
      'machines? [àa] caf[ée]|fontaines? [àa] eau|bonbonnes? d.eau|frigos? connect[ée]s?',
      '(?:pauses?|solutions?) caf[ée]|distributeurs? de (?:boissons|snacks|confiseries)',
    ),
    sentence: 'Nous installons et remplissons des distributeurs.',
    noun: 'Distributeurs et café',
    offers: [
      'Nous installons et remplissons des distributeurs en entreprise.',
      'Nous équipons les bureaux de machines à café et fontaines.',
    ],
    when: [
      'la machine à café est encore en panne et que le bureau file à la station-service',
      'l’équipe de nuit ne trouve plus rien à manger après la cantine',
      'les salariés montent des packs d’eau jusqu’au troisième étage',
    ],
    gets: [
      'une machine à café à l’essai pour votre équipe',
      'un distributeur sans loyer ni minimum',
    ],
  },
}
