import type { OptOutPhrases } from '../opt-out-phrases.ts'

export const optOut: OptOutPhrases = {
  why: 'Grund dieser E-Mail: die berufliche Rolle bei <company>.',
  optOut: 'Keine weiteren E-Mails erhalten',
  unsubscribe: 'Abmelden',
  ask: {
    title: 'Keine E-Mails mehr?',
    text: 'Ein Klick, und <sender> schreibt nicht mehr an <email>.',
    button: 'Abmelden',
    note: 'Mehr ist nicht nötig.',
  },
  done: {
    title: 'Abgemeldet',
    text: '<sender> schreibt nicht mehr an <email>.',
  },
  topics: {
    title: 'Einstellungen für E-Mails',
    saved: 'Gespeichert',
    intro: 'Was <sender> an <email> schreibt:',
    leave: 'Abbestellen',
    join: 'Wieder abonnieren',
    all: 'Oder alle E-Mails beenden:',
    button: 'Alles abbestellen',
  },
  received: 'Wird empfangen',
  notReceived: 'Wird nicht empfangen',
  again: {
    title: 'E-Mails kommen wieder',
    text: '<sender> schreibt wieder an <email>, zu den abonnierten Themen.',
    button: 'Wieder E-Mails erhalten',
  },
  cannot: {
    bounced: 'E-Mails an <email> waren unzustellbar. Nur <sender> kann sie wieder einschalten.',
    complained: 'Eine E-Mail an <email> wurde als Spam gemeldet. Nur <sender> kann das aufheben.',
    blocked: '<sender> hat alle E-Mails an <email> gesperrt. Diese Seite kann das nicht aufheben.',
  },
  unknown: {
    title: 'Dieser Link ist nicht gültig',
    text: 'Eine Antwort auf die E-Mail mit dem Wort „Stopp“ wirkt genauso.',
  },
  preview: {
    title: 'Nur eine Vorschau',
    text: 'Dieser Link stammt aus einer Vorschau oder einem Test. In der E-Mail selbst führt er zur Abmeldung.',
  },
}
