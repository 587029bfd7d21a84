import type { FormPhrases } from '../form-phrases.ts'

export const form: FormPhrases = {
  email: 'E-mailadresse',
  firstName: 'Fornavn',
  lastName: 'Efternavn',
  send: 'Tilmeld',
  sent: {
    title: 'En e-mail er på vej',
    text: 'Den har et link til bekræftelse, som gælder i 7 dage.',
  },
  mail: {
    subject: 'Bekræft tilmeldingen: <form>',
    text: 'Denne adresse blev skrevet i formularen »<form>« hos <sender>.',
    button: 'Bekræft',
    after: 'Er det en fejl, skal der ikke gøres noget: uden bekræftelse sendes ikke flere e-mails.',
  },
  confirm: {
    title: 'Bekræft tilmeldingen',
    text: '<sender> skriver så til <email>. Samtykket lyder:',
    button: 'Bekræft',
  },
  confirmed: {
    title: 'Tilmeldingen er bekræftet',
    text: '<sender> skriver til <email>. Hver e-mail har et link til afmelding.',
  },
  expired: {
    title: 'Linket gælder ikke længere',
    text: 'Links gælder i 7 dage, og kun det nyeste virker. Udfyld formularen igen.',
  },
  closed: {
    title: 'Formularen er lukket',
    text: 'Den tager ikke imod tilmeldinger lige nu.',
  },
  check: {
    title: 'Kontrollér og send',
    text: 'Svarene står nedenfor. Knappen sender dem.',
  },
  faults: {
    missing: 'Udfyld dette felt.',
    invalid: 'Det er ikke en gyldig e-mailadresse.',
    disposable: 'Brug en varig adresse: adresser hos denne udbyder udløber.',
    consent: 'Sæt kryds i feltet for at give samtykke.',
    website: 'Dette websted må ikke bruge formularen.',
  },
}
