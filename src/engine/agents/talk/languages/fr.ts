import type { AgentLanguage } from '../language.ts'

export const fr: AgentLanguage = {
  phrases: {
    unknown: 'Je ne le sais pas.',
    nearest: 'Voici ce que je sais de plus proche.',
    noted: 'J’ai noté votre question pour un collègue.',
    more: 'Que souhaitez-vous savoir d’autre ?',
    orders: 'Je ne dis que ce que <company> a confirmé.',
    calm: 'Je comprends. Vous pouvez arrêter à tout moment.',
    greeting: 'Bonjour.',
    handover: 'Un collègue reviendra vers vous.',
    askAddress: 'À quelle adresse e-mail peut-il vous joindre ?',
    calendar: 'Vous pouvez choisir un horaire ici : <link>',
    callBack: 'Nous reviendrons vers vous plus tard.',
    askDay: 'Quel jour vous convient ?',
    notInterested: 'Je comprends. Merci de votre réponse.',
    wrongPerson: 'Merci, je l’ai noté.',
    doNotContact: 'C’est compris. Nous ne vous contacterons plus.',
    askAddressToStop:
      'Indiquez-moi votre adresse e-mail pour que je la retire de toutes les listes.',
    refused: 'Alors je ne garde rien, et nous en restons là. Au revoir.',
    off: 'Cet assistant vient d’être désactivé. Au revoir.',
    tooLong: 'Le temps est écoulé. Merci et au revoir.',
    quiet: 'Cet assistant se repose entre <from> et <to>.',
    offers: 'Est-ce l’une de ces questions ?',
    asks: {
      offer: 'Que faites-vous ?',
      audience: 'À qui cela s’adresse-t-il ?',
      proof: 'Qui sont vos clients ?',
      price: 'Combien cela coûte-t-il ?',
      hours: 'Quels sont vos horaires ?',
      contact: 'Comment vous joindre ?',
    },
    leads: {
      offer: 'Ce que nous faisons ',
      audience: 'Pour qui ',
      problem: 'Ce que cela résout ',
      proof: 'Ce que nous pouvons montrer ',
    },
  },
  script: {
    disclosure: 'Bonjour, je suis un assistant automatique de <company>.',
    consent: 'Nos échanges sont conservés <days> jours. Êtes-vous d’accord ?',
    reason: 'Je réponds à vos questions sur <company>.',
    question: 'Puis-je vous demander ce qui vous amène ?',
    answers: 'Que souhaitez-vous savoir ?',
    objection: {
      cues: 'pas le temps, pressé, trop cher, occupé',
      text: 'Je comprends. Un collègue peut vous répondre par écrit, quand vous voulez.',
    },
    ask: 'Souhaitez-vous en parler avec un collègue ?',
    handover: 'Un collègue reviendra vers vous.',
    close: 'Merci de votre temps. Au revoir.',
  },
  answers: {
    not: 'ne n pas non jamais aucun aucune rien ni guère',
    agreed:
      'pas_de_problème pas_de_problèmes n’y_a_pas_de_problème ne_pose_pas_de_problème ' +
      'ne_me_pose_aucun_problème aucun_problème sans_problème pas_de_souci pas_de_soucis ' +
      'n’y_a_pas_de_souci aucun_souci sans_souci pourquoi_pas ne_me_dérange_pas ne_me_gêne_pas ' +
      'n’ai_rien_contre pas_d’objection n’ai_pas_d’objection aucune_objection ' +
      'pas_d’inconvénient',
    talk: 'parler discuter joindre passez-moi',
    putOff: 'rappelez-moi rappelle-moi rappeler recontactez-moi une_autre_fois pas_maintenant',
  },
  words: {
    price:
      'coûte coûter coût prix tarif tarifs cher chère frais facturez honoraires devis budget ' +
      'combien_ça coûte-t-il combien_je_paie payer_combien ça_fait_combien ça_coûte ' +
      'fait_combien combien_coûte combien_ça_coûte c’est_combien revient revient-il ' +
      'combien_vous vous_prenez prenez_combien je_vais_payer va_me_coûter coûtent coûterait ' +
      'coute ça_vaut vaut tarification facturer payer_pour ordre_de_prix montant somme par_mois ' +
      'payer paye compter_combien faut_compter reviendrait revient_à fourchette ' +
      'vous_prenez_combien combien_vous_prenez à_peu_près combien_ça_va vous_demandez_combien ' +
      'me_coûterait',
    hours:
      'ouvert ouverts ouverte ouverture ouvrez horaires horaire fermé fermés fermez week-end ' +
      'samedi dimanche lundi heures à_quelle_heure quand_êtes-vous le_soir la_nuit mardi ' +
      'mercredi jeudi vendredi lundis samedis dimanches matin midi soir soirée après-midi ' +
      'jusqu’à_quelle à_partir_de_quelle fermeture férié fériés jours_ouvrés vous_êtes_là ' +
      'quelqu’un_le tard_le ouvrez-vous encore_quelqu_un il_y_a_quelqu_un quatre_heures ' +
      'cinq_heures six_heures sept_heures huit_heures si_je_passe tombe_sur_quelqu',
    place:
      'où adresse situé située situés siège locaux visiter implanté trouve-t-on ville chez_nous ' +
      'venez déplacez vous_êtes_où êtes_où où_êtes situez rue quartier sur_place venir_chez ' +
      'se_déplacer déplacement bureaux_sont passer_vous trouver_où où_exactement chez_vous ' +
      'c_est_où loin_de par_chez_nous vous_trouver où_est_ce_que_vous se_trouve dans_quel_coin',
    contact:
      'téléphone appeler joindre courriel contacter contact numéro email vous_joindre ' +
      'téléphoner coup_de_fil appelle rappeler portable numero joins joignable quel_numéro ' +
      'numéro_je je_vous_joins vous_appelle votre_numéro un_numéro',
    delivery:
      'livrer livraison livrez livré livrés expédition expédié délai délais arrive rapidement ' +
      'vite attendre semaines jours quand_arrive arriver arrivera arrivent envoyer envoyez ' +
      'envoi stock livre livrez-vous quand_est-ce_que_je quand_je les_recevoir colis délais_de ' +
      'expédier quand_aurais-je l’aurais_quand les_aurais l’avoir_quand quand_ça_arrive ' +
      'je_les_ai_quand je_l_ai_quand on_les_a_quand si_je_commande commande_aujourd_hui ' +
      'quand_est_ce_que_ça_arrive presque_plus rupture chez_nous_quand',
    trial:
      'essai essayer tester test échantillon démonstration démo gratuit gratuite gratuitement ' +
      'sans_payer sans_engagement voir_avant échantillons goûter essayer_avant voir_un en_voir ' +
      'voir_une toucher_un_bout avant_de_me_décider avant_de_m_engager se_faire_une_idée ' +
      'un_aperçu essayer_d_abord tester_avant',
    guarantee:
      'garantie garanti garanties panne cassé défaut retour retourner remboursement remboursé ' +
      'abîmé échange réparation garantit remplacer remplacez remplacement casse renvoyer rendre ' +
      'pas_content tombe_en_panne lâche si_ça_casse me_la_changez un_neuf qui_paie_la',
    proof:
      'clients client référence références avis témoignages qui_utilise preuve qui_achète ' +
      'd’autres_entreprises qui_sont_vos vous_travaillez_pour confiance qui_d’autre ' +
      'd’autres_clients d_autres_clients d_autres_boîtes d_autres_entreprises dans_le_coin ' +
      'déjà_fait beaucoup_d_autres qui_d_autre',
    age:
      'depuis fondée créée fondé expérience ancienneté quel_âge existe depuis_quand ' +
      'depuis_combien existez vous_existez quelle_année ancien création',
    offer: 'vendez proposez offrez produits services que_faites-vous que_fait de_quoi vous_faites',
    audience: 'adapté destiné pour_qui convient s’adresse à_qui',
    security:
      'sécurité sécurisé données confidentialité rgpd stockées certifié certifiés certificat ' +
      'certification iso assuré diplôme attestation confidentiel confidentiels sûr sûrs protégé ' +
      'homologué agréé agrément norme normes testé secret fiable aux_normes inspecteur contrôle ' +
      'officiel autorisé',
    payment:
      'payer paiement facture carte mensualités virement règlement régler payer_en ' +
      'plusieurs_fois fois_sans échelonner chèque étaler crédit paie règle un_peu_juste ' +
      'petit_à_petit en_plusieurs plus_tard',
    term:
      'contrat engagement résilier résiliation préavis durée_minimale abonnement engagé ' +
      'reporter annuler annulation s’engager lié bloqué partir arrêter décommander décaler ' +
      'désister changer_d’avis rompre engagés se_libérer quitter engage je_suis_coincé ' +
      'on_est_coincés changer_d_avis si_on_veut_arrêter on_peut_arrêter partir_quand ' +
      'tenus_combien aller_voir_ailleurs',
    support: 'aide assistance formation installer installation support maintenance',
    speaks: 'langue langues anglais allemand français parlez',
    human: 'humain humaine quelqu’un conseiller collègue vraie_personne une_personne',
    later:
      'tard plus_tard une_autre_fois pas_maintenant rappelez-moi semaine_prochaine ' +
      'mois_prochain',
    identity: 'robot machine ia ordinateur êtes-vous_un qui_êtes-vous chatbot',
    orders:
      'ignore ignorez oublie oubliez instructions consignes prompt fais_comme faites_comme ' +
      'répète dis_que dites_que désormais nouvelles_règles promets-moi promettez-moi ' +
      'c’est_un_ordre obéis prétends_que',
    annoyed:
      'stupide idiot énervant agaçant ras-le-bol bêtise arnaque spam inutile nul tais-toi ' +
      'marre',
    greeting: 'bonjour bonsoir salut',
    thanks: 'merci',
    bye: 'revoir au_revoir c’est_tout plus_de_questions bonne_journée',
    yes: 'oui d’accord volontiers bien_sûr ok entendu avec_plaisir',
    no: 'non pas_vraiment non_merci',
    duration:
      'combien_de_temps durée dure durent combien_de_jours combien_de_semaines combien_d’heures ' +
      'combien_de_mois combien_de_minutes longtemps prend prendre_combien fini terminé durer ' +
      'minutes ça_prend attendre attente en_avez_pour vous_restez',
    asking:
      'votre vos quel quelle quels quelles qui comment quand pourquoi combien savoir dire ' +
      'pouvez peut puis-je est-ce faut avoir avez donner encore aussi vraiment plus fait ' +
      'faites existe si doit doivent fin ça cela il y a-t-il vous-mêmes d’abord ensuite ' +
      'facilement recevoir reçoit reçoive reçois le la les un une des de du en on nous notre ' +
      'nos mon ma mes je tu elle ils elles vous ce cet cette ces et ou mais donc alors bon ben ' +
      'ok euh pour avec sans chez dans sur avant après tout toute tous toutes quelque ' +
      'quelque_chose chose truc trucs rien même déjà juste un_peu beaucoup très bien ' +
      'exactement précisément à_peu_près environ maintenant aujourd’hui demander dites ' +
      'voudrais veux veut voulez aimerais pourrais pourrait pourriez peut_on devez dois faudra ' +
      'faut-il va vas allez aller vais suis êtes est sont sera serait était être ont ai as eu ' +
      'a fallu met mettre mettez prenez prendre donnez passe passer comprendre compris vont ' +
      'eux leur leurs deux trois quatre cinq six sept huit neuf dix exact chacun moi toi lui ' +
      'vers dernier moment besoin cas sinon monde parce que qu quoi là voir temps kel koi kan ' +
      'pk stp svp ete etes peux an ans année années mois semaine jour aurais aurait devrais ' +
      'devrait serais travaille travaillent travaillez achète achètent utilise utilisent ' +
      'autres bout au petit petite grand mieux autre parler',
    you: 'vous votre vos',
    generic: 'produit service chose forfait système appareil solution société entreprise vous',
    counting: 'combien_de',
    install:
      'poser posez pose posés installe installent installez monter montez montage monteur ' +
      'pose_vous-mêmes occupez_de_la_pose fixer mettre_en_place placer placez mise_en_place ' +
      'bricoleur bricoleurs bricoler faire_nous-mêmes assembler assemblage vous_le_posez ' +
      'vous_les_posez venez_poser monter_vous',
    minimum:
      'minimum minimale minimal au_moins petite_quantité seulement quantité_minimale minimums ' +
      'petite_commande juste_un que_deux qu’un_seul peu obligé_de_prendre moins ' +
      'combien_au_minimum',
    disposal:
      'anciens anciennes vieux usagés recycler recyclage reprise reprenez évacuer déchets jeter ' +
      'débarrasser débarrassez emporter emportez récupérer récupérez poubelle ancien_matériel ' +
      'rebut élimination les_vieux les_vieilles vous_reprenez déchetterie on_fait_quoi_des',
    origin:
      'origine provenance vient_de viennent d’où_vient pays fabriqué_en essence d’où provient ' +
      'local locale français_fabriqué produit_où de_quel_pays d’où_ça',
    eco:
      'bio biologique écologique écologiques durable environnement produits_chimiques recyclé ' +
      'toxique toxiques nocif polluant naturel vert verte écolo planète',
    energy:
      'énergie électricité consommation courant batterie recharger panne_de_courant électrique ' +
      'watt piles prise consomme consomment économiser économie économies coupure ' +
      'facture_d’électricité facture_d_électricité',
    staff:
      'employés salariés collaborateurs équipe effectif combien_êtes-vous personnel ' +
      'combien_de_personnes_travaillent ouvriers sous-traitants effectifs vous_êtes_seul ' +
      'vous_êtes_nombreux vous_êtes_combien tout_seul',
    start:
      'commencer commencez démarrer début quand_pouvez-vous commencez-vous débuter dès_quand ' +
      'démarrage début_des s_y_mettre commencer_quand',
    frequency:
      'combien_de_fois souvent fréquence chaque_mois chaque_année tous_les toutes_les ' +
      'régulièrement quotidien hebdomadaire mensuel fois_par',
    lifetime:
      'tient tenir durée_de_vie conserver conserve conservation remplacer_quand périmé ' +
      'péremption usure s’use changer_les changer_le combien_de_temps_ça_tient',
    noise:
      'bruit bruits bruyant silencieux calme silence décibels sonore entend insonorisation ' +
      'boucan acoustique acoustiques tranquille s_entend entend_tout étouffe résonne vacarme',
    insurance:
      'assurance assuré assurés assurer vol volé voler voleur responsabilité accident dégât ' +
      'dégâts sinistre abîme abîmez casse_quelque_chose casser_quelque qui_paie_si ' +
      'prend_en_charge_la_casse',
    repair:
      'réparer réparez réparation réparé panne casse cassé technicien dépannage dépanner ' +
      'tombe_en_panne marche_plus fonctionne_plus dysfonctionnement',
    training:
      'formation former formez formations apprendre apprend montrer montrez expliquer cours ' +
      'apprentissage initier stage session',
    pickup:
      'chercher collecter collecte ramasser enlever enlèvement apporter venir_prendre ' +
      'passez_prendre retirer',
    storage: 'stocker stockage entreposer garder entrepôt place conserver_pour dépôt',
    custom:
      'logo imprimer imprimé impression personnaliser personnalisé marque notre_nom sur_mesure ' +
      'graver gravure',
    variety:
      'couleur couleurs taille tailles modèle modèles format formats choix coloris variété ' +
      'variétés gamme teintes fichiers sortes',
    capacity:
      'personnes participants maximum max groupe groupes places on_peut_être ' +
      'combien_on_peut_être nombreux capacité session effectif_maximum une_vingtaine ' +
      'une_dizaine une_quinzaine une_trentaine tout_le_monde en_même_temps à_combien',
    season:
      'hiver été printemps automne froid gel neige glace dehors extérieur mois janvier février ' +
      'mars avril juin juillet août septembre octobre novembre décembre saison',
    care:
      'entretien entretenir entretient nettoyer nettoyage arroser maintenance soigner ' +
      's’occupe_de_l’entretien tailler',
    fit: 'compatible compatibles rentre rentrer marques constructeurs s’adapte adapter va_avec',
    permit:
      'permis autorisation autorisations mairie démarches administratif paperasse dossier ' +
      'déclaration',
    digital:
      'en_ligne appli application cloud numérique électronique papiers internet site scanner ' +
      'photo photos accès portail logiciel télécharger',
    advice:
      'conseil conseils conseiller_sur choisir aider_à_choisir recommander mesurer mesures ' +
      'évaluer diagnostic visite',
    load:
      'poids lourd lourde porter supporter supporte charge solide s’effondrer effondre ' +
      'résistance kilos',
    food: 'alimentaire alimentaires aliments manger nourriture hygiène',
    rental: 'louer location louez loué emprunter prêter prêt bail',
    range: 'autonomie distance kilomètres quelle_distance loin',
    wages: 'salaire salaires paie paye bulletins fiches_de_paie paies',
  },
}
