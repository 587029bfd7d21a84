import type { OptOutPhrases } from '../opt-out-phrases.ts'

export const optOut: OptOutPhrases = {
  why: 'Grunden til denne e-mail: rollen hos <company>.',
  optOut: 'Slip for flere e-mails',
  unsubscribe: 'Afmeld',
  ask: {
    title: 'Ikke flere e-mails?',
    text: 'Ét klik, og <sender> skriver ikke mere til <email>.',
    button: 'Afmeld',
    note: 'Mere skal der ikke til.',
  },
  done: {
    title: 'Afmeldt',
    text: '<sender> skriver ikke mere til <email>.',
  },
  topics: {
    title: 'Emner, der sendes',
    saved: 'Gemt',
    intro: 'Det skriver <sender> til <email>:',
    leave: 'Afmeld',
    join: 'Få det igen',
    all: 'Eller stop alle e-mails:',
    button: 'Afmeld alt',
  },
  unknown: {
    title: 'Linket er ikke gyldigt',
    text: 'Et svar på e-mailen med ordet »stop« virker lige så godt.',
  },
  preview: {
    title: 'Kun et eksempel',
    text: 'Linket kommer fra et eksempel eller en test. I selve e-mailen fører det til afmeldingen.',
  },
}
