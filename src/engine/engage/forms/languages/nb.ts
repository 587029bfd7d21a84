import type { FormPhrases } from '../form-phrases.ts'

export const form: FormPhrases = {
  email: 'E-postadresse',
  firstName: 'Fornavn',
  lastName: 'Etternavn',
  send: 'Abonner',
  sent: {
    title: 'En e-post er på vei',
    text: 'Den har en lenke for å bekrefte, som gjelder i 7 dager.',
  },
  mail: {
    subject: 'Bekreft abonnementet: <form>',
    text: 'Denne adressen ble skrevet inn i skjemaet «<form>» hos <sender>.',
    button: 'Bekreft',
    after: 'Er det en feil, trengs ingenting: uten bekreftelse sendes ingen flere e-poster.',
  },
  confirm: {
    title: 'Bekreft abonnementet',
    text: '<sender> skriver da til <email>. Samtykket lyder:',
    button: 'Bekreft',
  },
  confirmed: {
    title: 'Abonnementet er bekreftet',
    text: '<sender> skriver til <email>. Hver e-post har en lenke for å melde av.',
  },
  expired: {
    title: 'Lenken gjelder ikke lenger',
    text: 'Lenker gjelder i 7 dager, og bare den nyeste virker. Fyll ut skjemaet på nytt.',
  },
  closed: {
    title: 'Skjemaet er stengt',
    text: 'Det tar ikke imot påmeldinger nå.',
  },
  check: {
    title: 'Kontroller og send',
    text: 'Svarene står nedenfor. Knappen sender dem.',
  },
  faults: {
    missing: 'Fyll ut dette feltet.',
    invalid: 'Dette er ingen gyldig e-postadresse.',
    disposable: 'Bruk en varig adresse: adressene hos denne leverandøren utløper.',
    consent: 'Kryss av i boksen for å samtykke.',
    website: 'Dette nettstedet får ikke bruke skjemaet.',
  },
}
