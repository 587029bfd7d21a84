import type { FormPhrases } from '../form-phrases.ts'

export const form: FormPhrases = {
  email: 'E-postadress',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  send: 'Prenumerera',
  sent: {
    title: 'Ett mejl är på väg',
    text: 'Det innehåller en länk för att bekräfta, som gäller i 7 dagar.',
  },
  mail: {
    subject: 'Bekräfta prenumerationen: <form>',
    text: 'Den här adressen fylldes i i formuläret ”<form>” hos <sender>.',
    button: 'Bekräfta',
    after: 'Är det ett misstag behöver inget göras: utan bekräftelse skickas inga fler mejl.',
  },
  confirm: {
    title: 'Bekräfta prenumerationen',
    text: '<sender> skriver då till <email>. Samtycket lyder:',
    button: 'Bekräfta',
  },
  confirmed: {
    title: 'Prenumerationen är bekräftad',
    text: '<sender> skriver till <email>. I varje mejl finns en länk för att avsluta.',
  },
  expired: {
    title: 'Länken gäller inte längre',
    text: 'Länkar gäller i 7 dagar och bara den senaste fungerar. Fyll i formuläret igen.',
  },
  closed: {
    title: 'Formuläret är stängt',
    text: 'Just nu går det inte att anmäla sig.',
  },
  check: {
    title: 'Kontrollera och skicka',
    text: 'Svaren står nedan. Knappen skickar dem.',
  },
  faults: {
    missing: 'Fyll i det här fältet.',
    invalid: 'Det här är ingen giltig e-postadress.',
    disposable: 'Ange en varaktig adress: adresser hos den här leverantören upphör.',
    consent: 'Kryssa i rutan för att godkänna.',
    website: 'Den här webbplatsen får inte använda formuläret.',
  },
}
