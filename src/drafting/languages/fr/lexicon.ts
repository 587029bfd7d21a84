import { phrases, words, type Lexicon } from '../lexicon.ts'

export const lexicon: Lexicon = {
  grammar: {
    determiners:
      words(`le la les l' un une des du de d' au aux notre nos votre vos mon ma mes ton ta
      tes son sa ses leur leurs ce cet cette ces chaque tout toute tous toutes aucun aucune`),
    prepositions:
      words(`pour avec sans dans en sur sous par de du des à au aux chez entre vers depuis
      avant après pendant contre selon dès jusque malgré parmi hors via d' afin`),
    relatives: words("qui que qu' dont où lequel laquelle lesquels lesquelles quand lorsque afin"),
    dangling: words(`et mais ou donc or ni car alors aussi cependant ainsi il elle ils elles on ce
      cela ça ceci cette ces ceux celles celui celle y en lui leur puis ensuite enfin pourtant
      toutefois néanmoins parce puisque si que qui dont où lorsque quand tel telle également
      notamment c'est ici là même non sa son ses leurs`),
    we: words('nous'),
    our: words('notre nos nous'),
    singular: words("je j' me m' moi mon ma mes"),
    subjects: words(`nous vous ils elles il elle on je`),
    finite: words(`est sont était a ont avait avons sommes peut peuvent pouvons doit doivent font
      faisons va vont offre offrent offrons propose proposent proposons aide aident aidons
      accompagne accompagnent accompagnons conçoit conçoivent concevons développe développent
      développons réalise réalisent réalisons fabrique fabriquent fabriquons vend vendent vendons
      installe installent installons fournit fournissent fournissons crée créent créons permet
      permettent assure assurent assurons intervient interviennent intervenons met mettent mettons
      répond répondent répondons transforme transforment connecte connectent gère gèrent gérons
      organise organisent organisons produisent produisons livre livrent livrons conseille
      conseillent conseillons loue louent louons répare réparent réparons entretient entretiennent
      protège protègent simplifie simplifient réunit réunissent regroupe construisent
      construisons imagine imaginons vient viennent travaille travaillent travaillons garantit
      donne donnent donnons prend prennent prenons trouve trouvent reste restent devient permet
      distribue distribuent importe transporte transportent forme forment formons défend défendent
      automatise optimise réduit réduisent exploite exploitent dispose disposons bénéficiez
      s'adresse souhaitez avez pouvez êtes sera seront commercialise édite éditent rénove rénovons`),
    ambiguous: /(?:ons|ez)$|^(?:offre|aide|forme|livre|loue|crée|reste|met|va|vont)$/u,
    beforeWe: null,
    subjectless: null,
    imperatives: words(`découvrez découvrir contactez contacter demandez demander réservez réserver
      commandez commander achetez acheter essayez essayer lisez lire voir voyez trouvez
      trouver cliquez téléchargez télécharger inscrivez prenez prendre obtenez obtenir
      rejoignez rejoindre profitez suivez appelez appeler envoyez envoyer recevez
      choisissez consultez consulter créez gagnez gérez optimisez boostez faites venez
      devenez simplifiez testez apprenez explorez réduisez augmentez améliorez automatisez
      pilotez planifiez transformez donnez parlez découvre profite protégez préservez
      évitez confiez offrez dormez économisez garantissez vivez soyez restez gardez
      oubliez`),
    imperativeForm: /^\p{L}{3,}ez(?:-\p{L}+)?(?=\s|$)/u,
    nouns: words('chez assez nez rez rez-de-chaussée'),
    adverbs:
      words(`ici là maintenant toujours jamais plus moins très bien mieux simplement rapidement
      ensemble encore déjà aussi comment quoi pourquoi quand où qui oui non pas trop bienvenue
      bonjour nouveau enfin tout`),
    gerund: null,
    formal: words('vous votre vos'),
    informal: words("tu te t' toi ton ta tes"),
  },
  selling: {
    offerVerbs: words(`offre offrent offrons propose proposent proposons aide aidons accompagne
      accompagnent accompagnons conçoit concevons développe développons réalise réalisons fabrique
      fabriquons vend vendons installe installons fournit fournissons crée créons assure assurons
      intervient intervenons construit construisons livre livrons conseille conseillons loue louons
      répare réparons entretient produit produisons distribue distribuons transporte forme formons
      défend organise organisons rénove rénovons gère gérons édite commercialise permet spécialisé
      spécialisée automatise met`),
    definitions: phrases(`est un, est une, est le, est la, est l', sommes un, sommes une, est votre,
      sommes votre`),
    kinds: words(`entreprise société pme acteur partenaire marque nom membre filiale groupe maison
      organisation startup start-up équipe spécialiste expert référence`),
    empty: phrases(`bienvenue, notre mission, notre vision, notre objectif, notre histoire,
      nos valeurs, depuis, fondée, fondé, créée en, nous croyons, nous sommes fiers, notre équipe,
      merci, forte de, fort de, avec plus de, parce que, chez`),
    fluff:
      phrases(`né, née, naît, tout ce, entreprise familiale, filiale de, une marque de, passion,
      atmosphère, ambiance, qualité,
      satisfaction, priorité, à votre écoute, écoute, proximité, confiance, engagement,
      savoir-faire, excellence, sur mesure et, vos besoins, professionnalisme, rigueur,
      solutions innovantes, à votre service, clé en main`),
    audience: phrases(
      'pour, pour les, destiné aux, destinée aux, conçu pour, auprès des, dédié aux',
    ),
    helping: words(`aide aident aidons accompagne accompagnent accompagnons conseille conseillons
      soutient soutenons`),
    people:
      words(`entreprises entreprise pme tpe eti professionnels particuliers artisans commerçants
      associations collectivités mairies communes écoles hôtels restaurants restaurateurs cliniques
      hôpitaux pharmacies médecins dentistes avocats notaires architectes promoteurs propriétaires
      locataires bailleurs syndics familles enfants parents étudiants seniors patients clients
      équipes équipe startups start-ups entrepreneurs indépendants freelances agences industriels
      industrie fabricants distributeurs détaillants grossistes agriculteurs viticulteurs éleveurs
      transporteurs banques assureurs développeurs enseignants salariés employeurs dirigeants
      managers organisations institutions administrations laboratoires femmes hommes personnes
      investisseurs créateurs artistes marques boutiques exploitants copropriétés établissements`),
    audienceEnd: words(`qui que dont avec dans en sur sous par sans depuis afin où est sont ont peut
      vous votre vos souhaitant désirant cherchant à au grâce pour`),
    noAudience: phrases(`vous, votre, vos, nous, notre, nos, la, le, l', une, un, plus, moins, tout,
      toute, toutes, chaque, ce, cette, ces, exemple, cela, lui, elle, eux, en, faire, que, tous,
      mieux, être, avoir, découvrir, toujours, sa, son, ses, leur, leurs, mon, ma, quoi`),
    problemHeadings:
      phrases(`vos problèmes, les problèmes, vos difficultés, ça vous parle, cela vous parle, ça te parle,
      le problème, problème, les défis, vos défis, le défi, vos enjeux, les enjeux, votre
      problématique, la problématique, le constat, vous vous reconnaissez, ça vous est
      familier, les vrais problèmes, ce que cela vous coûte, la réalité, vos douleurs, le
      vrai problème, pourquoi tant`),
    problems: phrases(`fini les, finies les, marre de, assez de, fatigué de, plus besoin de,
      au lieu de perdre, perte de temps, perdre du temps, trop souvent, trop de`),
    troubles:
      phrases(`chaos, stress, perdu, perdus, perdues, perte, pertes, gaspillage, débordé, débordés,
      retards, retard, pénalités, erreurs, oublis, oubliés, bloqué, dispersées, dispersés,
      obsolète, obsolètes, goulot, chronophage, chronophages, à la main, manuelles, pannes,
      imprévisible, frustration, personne ne sait, impossible de`),
    vague:
      phrases(`certifié, certifiée, certifiés, certifiées, agréé, agréée, accrédité, accréditée,
      service, services, solution, solutions, approche, accompagnement, qualité, produit,
      produits, besoin, besoins, avenir, futur, croissance, sur mesure, sur-mesure,
      personnalisé, personnalisée, personnalisés, complet, complète, globale, global,
      exclusif, résultat, résultats, succès, réussite, potentiel, excellence, innovant,
      innovante, innovantes, innovation, professionnel, professionnels, professionnelle,
      fiable, fiables, expérience, expertise, valeur, objectifs, projet, projets, équipe,
      entreprise, opportunités, milliers, ensemble, répondre, vous, votre, vos, gamme,
      large, haut, meilleur, meilleure, rapide, simple, moderne, quotidien, problématiques,
      attendent, performance`),
    privateWords:
      phrases(`équitation, cavaliers, votre cheval, poney, poneys, patients, particuliers, votre maison,
      votre domicile, chez vous, chez toi, à domicile, votre famille, ta famille, familles, votre sourire,
      vos dents, votre santé, votre enfant, vos enfants, votre jardin, votre véhicule, ta
      voiture, chaque véhicule, votre corps, locataires, candidats, chercheurs d'emploi,
      patrimoine familial`),
    privateTrades:
      phrases(`école maternelle, école primaire, collège privé, lycée privé, crèche, kebab,
      dentiste, cabinet dentaire, kinésithérapeute, coiffeur, salon de coiffure, ostéopathe,
      auto-école, psychologue, droit pénal, divorce, spa, coiffure, coiffeuse, barbier,
      institut de beauté, onglerie, massage, massages, cabinet médical, cardiologie,
      cardiologue, pédiatre, gynécologue, orthophoniste, ostéopathie, naturopathe,
      vétérinaire, centre équestre, pizzeria, notre carte, réserver une table, gîte, chambre
      d'hôtes, chambres d'hôtes, location de vacances, photographe de mariage, pompes
      funèbres, cours de piano, toilettage`),
    businessWords:
      phrases(`entreprises, professionnels, sociétés, pme, tpe, b2b, industriels, industrie, artisans,
      commerces, commerçants, collectivités, votre entreprise, vos équipes, vos clients, vos
      salariés, employeurs, bureaux, syndics, dirigeants, startups, recruteurs, recrutement,
      donneurs d'ordre`),
    workWords:
      phrases(`équipe, collègue, partenaire, interne, entreprise, personne, quelqu’un, changement, cette
      année, décide, s’occupe, carnet, programme, ou un nom, travaillez`),
  },
  pages: {
    products: phrases(`produits, produit, services, service, solutions, solution, nos services,
      prestations, nos prestations, nos solutions, offre, nos offres, offres,
      savoir-faire, métiers, activités, nos métiers, expertises, fonctionnalités,
      notre expertise, domaines, soins, boutique, compétences, nos produits, formations,
      plateforme`),
    customers: phrases(`clients, références, réalisations, nos réalisations, études de cas, projets,
      témoignages, nos clients, nos références, portfolio, galerie`),
    pricing: phrases('tarifs, prix, nos tarifs, tarification, honoraires, formules, abonnements'),
    about: phrases(`à propos, qui sommes-nous, entreprise, l'entreprise, notre histoire, la société,
      notre entreprise, présentation, le cabinet, cabinet, société, l'association, qui sommes nous`),
    audiences: phrases("secteurs, secteurs d'activité, pour qui, cas d'usage, marchés, cibles"),
    contact: phrases(
      'contact, informations de contact, contactez-nous, nous trouver, coordonnées, nous contacter, accès',
    ),
    team: phrases("équipe, notre équipe, l'équipe, direction"),
    jobs: phrases(
      'recrutement, carrières, emploi, rejoignez-nous, nous rejoindre, offres d’emploi',
    ),
    news: phrases('actualités, blog, presse, événements, actus, newsletter, nouvelles'),
    legal:
      phrases(`mentions légales, confidentialité, politique de confidentialité, cgv, cgu, cookies,
      conditions générales, politique de cookies, données personnelles, conditions d'utilisation`),
    process: phrases(
      'comment ça marche, notre méthode, notre démarche, étapes, processus, méthode',
    ),
    faq: phrases('faq, questions fréquentes, foire aux questions, aide, vos questions'),
    testimonials: phrases(`témoignages, avis, avis clients, ils nous font confiance, ce que disent,
      nos clients parlent, ils parlent de nous, vos avis`),
    benefits: phrases(`avantages, nos avantages, pourquoi nous choisir, nos engagements, bénéfices,
      nos atouts, les plus, pourquoi, vos avantages, nos points forts, les avantages`),
    cookie: phrases(`cookie, cookies, consentement, tout accepter, tout refuser, traceurs,
      vie privée, paramétrer`),
    copyright: phrases('tous droits réservés, copyright'),
    price: phrases(`par mois, par an, /mois, ttc, ht, à partir de, remise, promotion, par jour,
      par nuit, livraison gratuite`),
    months: words(`janvier février mars avril mai juin juillet août septembre octobre novembre
      décembre`),
    stories:
      phrases(`études de cas, étude de cas, cas clients, cas client, nos réalisations, réalisations,
      success stories, ils ont réussi, projets récents, nos projets, avant après, histoires
      de réussite`),
    mission: phrases(`mission, notre mission, vision, notre vision, raison d'être`),
  },
  buttons: {
    demo: phrases('démo, démonstration'),
    trial: phrases('essai gratuit, essayer gratuitement, essai, essayez gratuitement'),
    quote: phrases(
      'devis, devis gratuit, estimation, demander un devis, demande de devis, chiffrage',
    ),
    call: phrases(`rendez-vous, prendre rendez-vous, rdv, être rappelé, consultation, appel,
      réserver un créneau, visite`),
    catalog: phrases('catalogue, brochure, échantillon, livre blanc, plaquette, documentation'),
    buy: phrases('acheter, commander, panier, boutique, faire un don, je donne, réserver'),
    other: phrases(`contact, contactez-nous, nous contacter, en savoir plus, lire la suite, plus,
      télécharger, découvrir, voir plus, se connecter, connexion, inscription, envoyer, retour,
      suivant, menu, fermer, voir tout, cliquez ici, ici, plus d'infos, appeler, nous appeler,
      appelez-nous, détails, commencer, accueil, recherche, accepter, refuser, découvrez, voir,
      nous rejoindre, postuler, voir le projet, s'inscrire, je découvre`),
  },
  proof: {
    since: phrases("depuis, fondée en, fondé en, créée en, ans d'expérience, années d'expérience"),
    more: phrases(`plus de, près de, environ`),
    counted: words(`clients projets ans années entreprises utilisateurs pays collaborateurs membres
      chantiers réalisations avis patients écoles hôtels commandes livraisons partenaires sites
      agences communes installations machines véhicules tonnes produits références logements
      familles élèves participants hectares kilomètres experts adhérents`),
    certificates: phrases(`certifié, certifiée, certification, label, labellisé, membre de, agréé,
      agréée, qualibat, rge, récompensé, prix, partenaire officiel, artisan d'art, habilité, norme`),
    health:
      words(`douleur douleurs thérapie traitement diagnostic opération maladie symptômes anxiété
      dépression grossesse cancer blessure implant dentiste médecin kiné soins`),
  },
  refusal: {
    maintenance: phrases(`en construction, bientôt disponible, revient bientôt, site en cours,
      prochainement, en cours de construction, bientôt en ligne,
      momentanément indisponible, site en maintenance, cours de maintenance,
      page en maintenance`),
    parked: phrases(`domaine à vendre, nom de domaine, domaine est en vente, acheter ce domaine`),
    error: phrases('page introuvable, page non trouvée, erreur 404, accès refusé, erreur interne'),
    login: phrases('se connecter, connexion, mot de passe oublié, identifiant'),
    placeholder: phrases(`lorem ipsum, votre texte ici, texte d'exemple, insérez votre texte,
      nom de votre entreprise, dolor sit amet, faux texte`),
    club: phrases(`association, loi 1901, adhérer, adhésion, adhérents, notre club, club, guilde, bureau de
      l'association, cotisation, bénévoles, tournoi, entraînements, licenciés, membres, nos
      équipes, calendrier des matchs`),
    person: phrases(`portfolio, curriculum vitae, cv, à propos de moi, mes projets, mes compétences,
      expérience professionnelle, formation, étudiant, étudiante, stage, alternance, je
      m'appelle, loisirs, site personnel, licence, université`),
  },
}
