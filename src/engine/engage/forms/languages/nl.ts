import type { FormPhrases } from '../form-phrases.ts'

export const form: FormPhrases = {
  email: 'E-mailadres',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  send: 'Aanmelden',
  sent: {
    title: 'Er is een e-mail onderweg',
    text: 'Daarin staat een link om te bevestigen, die 7 dagen geldig is.',
  },
  mail: {
    subject: 'Aanmelding bevestigen: <form>',
    text: 'Dit adres is ingevuld in het formulier ‘<form>’ van <sender>.',
    button: 'Bevestigen',
    after: 'Is dit een vergissing? Dan is niets nodig: zonder bevestiging volgt geen e-mail meer.',
  },
  confirm: {
    title: 'Aanmelding bevestigen',
    text: '<sender> schrijft dan naar <email>. De toestemming luidt:',
    button: 'Bevestigen',
  },
  confirmed: {
    title: 'Aangemeld',
    text: '<sender> schrijft naar <email>. In elke e-mail staat een link om af te melden.',
  },
  expired: {
    title: 'Deze link is niet meer geldig',
    text: 'Links gelden 7 dagen en alleen de nieuwste werkt. Vul het formulier opnieuw in.',
  },
  closed: {
    title: 'Dit formulier is gesloten',
    text: 'Aanmelden kan op dit moment niet.',
  },
  check: {
    title: 'Controleren en verzenden',
    text: 'De antwoorden staan hieronder. De knop verzendt ze.',
  },
  faults: {
    missing: 'Vul dit veld in.',
    invalid: 'Dit is geen geldig e-mailadres.',
    disposable: 'Gebruik een blijvend adres: adressen van deze aanbieder verlopen.',
    consent: 'Zet een vinkje om akkoord te gaan.',
    website: 'Deze website mag het formulier niet gebruiken.',
  },
}
