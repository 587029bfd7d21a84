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
    title: 'Indstillinger for e-mail',
    saved: 'Gemt',
    intro: 'Det skriver <sender> til <email>:',
    leave: 'Afmeld',
    join: 'Få det igen',
    all: 'Eller stop alle e-mails:',
    button: 'Afmeld alt',
  },
  received: 'Modtages',
  notReceived: 'Modtages ikke',
  again: {
    title: 'E-mails kommer igen',
    text: '<sender> skriver til <email> igen, om de valgte emner.',
    button: 'Modtag e-mails igen',
  },
  cannot: {
    bounced: 'E-mails til <email> kom retur. Kun <sender> kan slå dem til igen.',
    complained: 'En e-mail til <email> blev anmeldt som spam. Kun <sender> kan slå dem til igen.',
    blocked: '<sender> har spærret e-mails til <email>. Denne side kan ikke slå dem til igen.',
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
