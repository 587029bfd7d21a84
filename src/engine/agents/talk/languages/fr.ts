import type { AgentLanguage } from '../language.ts'

export const fr: AgentLanguage = {
  phrases: {
    unknown: 'Je ne le sais pas.',
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
  words: {
    price:
      'coûte coûter coût prix tarif tarifs cher chère frais facturez honoraires devis ' +
      'budget combien_ça coûte-t-il combien_je_paie payer_combien',
    hours:
      'ouvert ouverts ouverte ouverture ouvrez horaires horaire fermé fermés fermez ' +
      'week-end samedi dimanche lundi heures à_quelle_heure quand_êtes-vous le_soir la_nuit',
    place:
      'où adresse situé située situés siège locaux visiter implanté trouve-t-on ville ' +
      'chez_nous venez déplacez',
    contact: 'téléphone appeler joindre courriel contacter contact numéro email vous_joindre',
    delivery:
      'livrer livraison livrez livré livrés expédition expédié délai délais arrive ' +
      'rapidement vite attendre semaines jours quand_arrive',
    trial: 'essai essayer tester test échantillon démonstration démo',
    guarantee:
      'garantie garanti garanties panne cassé défaut retour retourner remboursement ' +
      'remboursé abîmé échange réparation',
    proof: 'clients client référence références avis témoignages qui_utilise preuve',
    age: 'depuis fondée créée fondé expérience ancienneté quel_âge existe',
    offer:
      'vendez proposez offrez produits services que_faites-vous que_fait de_quoi ' + 'vous_faites',
    audience: 'adapté destiné pour_qui convient s’adresse à_qui',
    security:
      'sécurité sécurisé données confidentialité rgpd stockées certifié certifiés ' +
      'certificat certification iso assuré diplôme attestation',
    payment: 'payer paiement facture carte mensualités virement règlement régler',
    term:
      'contrat engagement résilier résiliation préavis durée_minimale abonnement engagé ' +
      'reporter annuler annulation',
    support: 'aide assistance formation installer installation support maintenance',
    speaks: 'langue langues anglais allemand français parlez',
    human: 'humain humaine quelqu’un conseiller collègue vraie_personne une_personne',
    later:
      'tard plus_tard une_autre_fois pas_maintenant rappelez-moi semaine_prochaine ' +
      'mois_prochain',
    identity: 'robot machine ia ordinateur êtes-vous_un qui_êtes-vous chatbot',
    orders:
      'ignore ignorez oublie oubliez instructions consignes prompt fais_comme faites_comme ' +
      'répète dis_que dites_que désormais nouvelles_règles',
    annoyed:
      'stupide idiot énervant agaçant ras-le-bol bêtise arnaque spam inutile nul tais-toi ' +
      'marre',
    greeting: 'bonjour bonsoir salut',
    thanks: 'merci',
    bye: 'revoir au_revoir c’est_tout plus_de_questions bonne_journée',
    yes: 'oui d’accord volontiers bien_sûr ok entendu avec_plaisir',
    no: 'non pas_vraiment non_merci',
    duration: 'combien_de_temps durée dure durent',
    asking:
      'votre vos quel quelle quels quelles qui comment quand pourquoi combien savoir dire ' +
      'pouvez peut puis-je est-ce faut avoir avez donner encore aussi vraiment plus fait ' +
      'faites existe si doit doivent fin ça cela il y a-t-il vous-mêmes d’abord ensuite ' +
      'facilement',
    generic: 'produit service chose forfait système appareil solution société entreprise vous',
    counting: 'combien_de',
    install: 'poser posez pose posés installe installent installez monter montez montage monteur',
    minimum: 'minimum minimale minimal au_moins petite_quantité seulement quantité_minimale',
    disposal: 'anciens anciennes vieux usagés recycler recyclage reprise reprenez évacuer déchets',
    origin: 'origine provenance vient_de viennent d’où_vient pays fabriqué_en essence',
    eco:
      'bio biologique écologique écologiques durable environnement produits_chimiques ' + 'recyclé',
    energy: 'énergie électricité consommation courant batterie recharger panne_de_courant',
    staff: 'employés salariés collaborateurs équipe effectif',
    start: 'commencer commencez démarrer début quand_pouvez-vous',
  },
}
