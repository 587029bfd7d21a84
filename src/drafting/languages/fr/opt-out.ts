import type { OptOutPhrases } from '../opt-out-phrases.ts'

export const optOut: OptOutPhrases = {
  why: 'Motif de ce message : la fonction exercée chez <company>.',
  optOut: 'Ne plus recevoir de messages',
  unsubscribe: 'Se désabonner',
  ask: {
    title: 'Ne plus recevoir de messages ?',
    text: 'Un clic suffit : <sender> n’écrira plus à <email>.',
    button: 'Se désabonner',
    note: 'Rien d’autre n’est nécessaire.',
  },
  done: {
    title: 'Désabonnement confirmé',
    text: '<sender> n’écrira plus à <email>.',
  },
  topics: {
    title: 'Préférences des messages',
    saved: 'Enregistré',
    intro: 'Ce que <sender> écrit à <email> :',
    leave: 'Se désabonner',
    join: 'Se réabonner',
    all: 'Ou arrêter tous les messages :',
    button: 'Se désabonner de tout',
  },
  received: 'Reçu',
  notReceived: 'Non reçu',
  again: {
    title: 'Les messages reprennent',
    text: '<sender> écrit de nouveau à <email>, sur les thèmes choisis.',
    button: 'Recevoir de nouveau des messages',
  },
  cannot: {
    bounced: 'Des messages à <email> étaient non distribuables. Seul <sender> peut les réactiver.',
    complained:
      'Un message à <email> a été signalé comme indésirable. Seul <sender> peut reprendre les envois.',
    blocked: '<sender> a bloqué tous les messages à <email>. Cette page ne peut pas les réactiver.',
  },
  unknown: {
    title: 'Ce lien n’est pas valable',
    text: 'Une réponse au message avec le mot « stop » fonctionne tout aussi bien.',
  },
  preview: {
    title: 'Un simple aperçu',
    text: 'Ce lien vient d’un aperçu ou d’un test. Dans le message lui-même, il mène à la page de désabonnement.',
  },
}
