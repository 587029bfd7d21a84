import type { FormPhrases } from '../form-phrases.ts'

export const form: FormPhrases = {
  email: 'E-Mail',
  firstName: 'Vorname',
  lastName: 'Nachname',
  send: 'Anmelden',
  sent: {
    title: 'Posteingang prüfen',
    text: 'Eine E-Mail mit einem Link ist unterwegs. Der Link gilt 7 Tage.',
  },
  mail: {
    subject: 'Anmeldung bestätigen: <form>',
    text: 'Diese Adresse wurde in das Formular „<form>“ von <sender> eingetragen.',
    button: 'Bestätigen',
    after:
      'Falls das ein Irrtum ist: einfach nichts tun. Ohne Bestätigung kommt keine weitere E-Mail.',
  },
  confirm: {
    title: 'Anmeldung bestätigen',
    text: '<sender> schreibt dann an <email>. Die Einwilligung lautet:',
    button: 'Bestätigen',
  },
  confirmed: {
    title: 'Angemeldet',
    text: '<sender> schreibt an <email>. In jeder E-Mail steht ein Link zum Abmelden.',
  },
  expired: {
    title: 'Dieser Link ist nicht mehr gültig',
    text: 'Links gelten 7 Tage, und nur der neueste. Bitte das Formular noch einmal ausfüllen.',
  },
  closed: {
    title: 'Dieses Formular ist geschlossen',
    text: 'Zurzeit sind keine Anmeldungen möglich.',
  },
  check: {
    title: 'Bitte prüfen und absenden',
    text: 'Die Eingaben stehen unten. Der Knopf sendet sie ab.',
  },
  faults: {
    missing: 'Bitte dieses Feld ausfüllen.',
    invalid: 'Das ist keine gültige E-Mail-Adresse.',
    disposable: 'Bitte eine dauerhafte Adresse angeben: Adressen dieses Anbieters verfallen.',
    consent: 'Bitte zum Zustimmen das Kästchen ankreuzen.',
    website: 'Diese Website darf das Formular nicht verwenden.',
  },
}
