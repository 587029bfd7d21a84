import type { FormPhrases } from '../form-phrases.ts'

export const form: FormPhrases = {
  email: 'E-mail',
  firstName: 'Prénom',
  lastName: 'Nom',
  send: 'S’inscrire',
  sent: {
    title: 'Un e-mail est en route',
    text: 'Il contient un lien de confirmation, valable 7 jours.',
  },
  mail: {
    subject: 'Confirmer l’inscription : <form>',
    text: 'Cette adresse a été saisie dans le formulaire « <form> » de <sender>.',
    button: 'Confirmer',
    after:
      'En cas d’erreur, il n’y a rien à faire : sans confirmation, aucun autre e-mail n’est envoyé.',
  },
  confirm: {
    title: 'Confirmer l’inscription',
    text: '<sender> écrira à <email>. Le consentement porte sur ceci :',
    button: 'Confirmer',
  },
  confirmed: {
    title: 'Inscription confirmée',
    text: '<sender> écrira à <email>. Chaque e-mail contient un lien de désinscription.',
  },
  expired: {
    title: 'Ce lien n’est plus valable',
    text: 'Un lien est valable 7 jours, et seul le plus récent fonctionne. Merci de remplir à nouveau le formulaire.',
  },
  closed: {
    title: 'Ce formulaire est fermé',
    text: 'Les inscriptions ne sont pas possibles pour le moment.',
  },
  check: {
    title: 'Vérifier et envoyer',
    text: 'Les réponses sont ci-dessous. Le bouton les envoie.',
  },
  faults: {
    missing: 'Merci de remplir ce champ.',
    invalid: 'Cette adresse e-mail n’est pas valable.',
    disposable: 'Merci d’indiquer une adresse durable : celles de ce fournisseur expirent.',
    consent: 'Merci de cocher la case pour donner son accord.',
    website: 'Ce site ne peut pas utiliser le formulaire.',
  },
}
