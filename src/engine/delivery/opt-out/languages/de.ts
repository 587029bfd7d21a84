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
    title: 'Abonnierte Themen',
    saved: 'Gespeichert',
    intro: 'Was <sender> an <email> schreibt:',
    leave: 'Abbestellen',
    join: 'Wieder abonnieren',
    all: 'Oder alle E-Mails beenden:',
    button: 'Alles abbestellen',
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
