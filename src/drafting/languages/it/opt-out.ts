import type { OptOutPhrases } from '../opt-out-phrases.ts'

export const optOut: OptOutPhrases = {
  why: 'Motivo di questa email: il ruolo in <company>.',
  optOut: 'Non ricevere altre email',
  unsubscribe: 'Annulla l’iscrizione',
  ask: {
    title: 'Non ricevere altre email?',
    text: 'Con un clic, <sender> non scriverà più a <email>.',
    button: 'Annulla l’iscrizione',
    note: 'Non serve altro.',
  },
  done: {
    title: 'Iscrizione annullata',
    text: '<sender> non scriverà più a <email>.',
  },
  topics: {
    title: 'Preferenze email',
    saved: 'Modifica salvata',
    intro: 'Che cosa scrive <sender> a <email>:',
    leave: 'Annulla l’iscrizione',
    join: 'Iscriviti di nuovo',
    all: 'Oppure interrompere tutte le email:',
    button: 'Annulla tutte le iscrizioni',
  },
  received: 'Ricevuto',
  notReceived: 'Non ricevuto',
  again: {
    title: 'Le email riprendono',
    text: '<sender> scrive di nuovo a <email>, sugli argomenti scelti.',
    button: 'Ricevere di nuovo le email',
  },
  cannot: {
    bounced: 'Le email a <email> sono tornate indietro. Solo <sender> può riattivarle.',
    complained: 'Un’email a <email> è stata segnalata come spam. Solo <sender> può riattivarle.',
    blocked: '<sender> ha bloccato le email a <email>. Questa pagina non può riattivarle.',
  },
  unknown: {
    title: 'Questo link non è valido',
    text: 'Rispondere all’email con la parola «stop» funziona altrettanto bene.',
  },
  preview: {
    title: 'Solo un’anteprima',
    text: 'Questo link viene da un’anteprima o da una prova. Nell’email porta alla pagina di annullamento.',
  },
}
