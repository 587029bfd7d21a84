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
    title: 'Emner som sendes',
    saved: 'Lagret',
    intro: 'Dette skriver <sender> til <email>:',
    leave: 'Meld av',
    join: 'Få det igjen',
    all: 'Eller stopp alle e-poster:',
    button: 'Meld av alt',
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
