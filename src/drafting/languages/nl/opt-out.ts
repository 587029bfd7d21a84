import type { OptOutPhrases } from '../opt-out-phrases.ts'

export const optOut: OptOutPhrases = {
  why: 'Reden van deze e-mail: de functie bij <company>.',
  optOut: 'Geen e-mails meer ontvangen',
  unsubscribe: 'Afmelden',
  ask: {
    title: 'Geen e-mails meer?',
    text: 'Met één klik schrijft <sender> niet meer naar <email>.',
    button: 'Afmelden',
    note: 'Meer is niet nodig.',
  },
  done: {
    title: 'Afgemeld',
    text: '<sender> schrijft niet meer naar <email>.',
  },
  topics: {
    title: 'E-mailvoorkeuren',
    saved: 'Opgeslagen',
    intro: 'Wat <sender> naar <email> schrijft:',
    leave: 'Afmelden',
    join: 'Opnieuw aanmelden',
    all: 'Of alle e-mails stoppen:',
    button: 'Overal voor afmelden',
  },
  received: 'Wordt ontvangen',
  notReceived: 'Wordt niet ontvangen',
  again: {
    title: 'De e-mails komen weer',
    text: '<sender> schrijft weer naar <email>, over de gekozen onderwerpen.',
    button: 'Weer e-mails ontvangen',
  },
  cannot: {
    bounced: 'E-mails naar <email> waren onbestelbaar. Alleen <sender> kan ze weer inschakelen.',
    complained:
      'Een e-mail naar <email> is als spam gemeld. Alleen <sender> kan dat ongedaan maken.',
    blocked:
      '<sender> heeft e-mails naar <email> geblokkeerd. Deze pagina kan ze niet inschakelen.',
  },
  unknown: {
    title: 'Deze link is niet geldig',
    text: 'Een antwoord op de e-mail met het woord ‘stop’ werkt net zo goed.',
  },
  preview: {
    title: 'Alleen een voorbeeld',
    text: 'Deze link komt uit een voorbeeld of een test. In de e-mail zelf leidt hij naar de pagina om af te melden.',
  },
}
