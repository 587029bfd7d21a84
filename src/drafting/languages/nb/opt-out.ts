import type { OptOutPhrases } from '../opt-out-phrases.ts'

export const optOut: OptOutPhrases = {
  why: 'Grunnen til denne e-posten: rollen i <company>.',
  optOut: 'Slipp flere e-poster',
  unsubscribe: 'Meld av',
  ask: {
    title: 'Ingen flere e-poster?',
    text: 'Ett klikk, og <sender> skriver ikke mer til <email>.',
    button: 'Meld av',
    note: 'Mer trengs ikke.',
  },
  done: {
    title: 'Avmeldt',
    text: '<sender> skriver ikke mer til <email>.',
  },
  topics: {
    title: 'Innstillinger for e-post',
    saved: 'Lagret',
    intro: 'Dette skriver <sender> til <email>:',
    leave: 'Meld av',
    join: 'Få det igjen',
    all: 'Eller stopp alle e-poster:',
    button: 'Meld av alt',
  },
  received: 'Mottas',
  notReceived: 'Mottas ikke',
  again: {
    title: 'E-postene kommer igjen',
    text: '<sender> skriver til <email> igjen, om de valgte emnene.',
    button: 'Få e-post igjen',
  },
  cannot: {
    bounced: 'E-post til <email> kom i retur. Bare <sender> kan slå den på igjen.',
    complained:
      'En e-post til <email> ble meldt som søppelpost. Bare <sender> kan slå e-post på igjen.',
    blocked: '<sender> har sperret e-post til <email>. Denne siden kan ikke slå den på igjen.',
  },
  unknown: {
    title: 'Lenken er ikke gyldig',
    text: 'Et svar på e-posten med ordet «stopp» virker like godt.',
  },
  preview: {
    title: 'Bare en forhåndsvisning',
    text: 'Lenken kommer fra en forhåndsvisning eller en test. I selve e-posten fører den til avmeldingen.',
  },
}
