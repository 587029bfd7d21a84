import type { FormPhrases } from '../form-phrases.ts'

export const form: FormPhrases = {
  email: 'Indirizzo email',
  firstName: 'Nome',
  lastName: 'Cognome',
  send: 'Iscriversi',
  sent: {
    title: 'Un’email è in arrivo',
    text: 'Contiene un link di conferma, valido per 7 giorni.',
  },
  mail: {
    subject: 'Confermare l’iscrizione: <form>',
    text: 'Questo indirizzo è stato inserito nel modulo «<form>» di <sender>.',
    button: 'Confermare',
    after: 'In caso di errore non serve fare nulla: senza conferma non arrivano altre email.',
  },
  confirm: {
    title: 'Confermare l’iscrizione',
    text: '<sender> scriverà a <email>. Il consenso è questo:',
    button: 'Confermare',
  },
  confirmed: {
    title: 'Iscrizione confermata',
    text: '<sender> scriverà a <email>. Ogni email contiene un link per annullare l’iscrizione.',
  },
  expired: {
    title: 'Questo link non è più valido',
    text: 'I link valgono 7 giorni e funziona solo il più recente. Compilare di nuovo il modulo.',
  },
  closed: {
    title: 'Questo modulo è chiuso',
    text: 'Al momento non accetta iscrizioni.',
  },
  check: {
    title: 'Controllare e inviare',
    text: 'Le risposte sono qui sotto. Il pulsante le invia.',
  },
  faults: {
    missing: 'Compilare questo campo.',
    invalid: 'Questo indirizzo email non è valido.',
    disposable: 'Serve un indirizzo duraturo: quelli di questo fornitore scadono.',
    consent: 'Spuntare la casella per accettare.',
    website: 'Questo sito non può usare il modulo.',
  },
}
