import type { OptOutPhrases } from '../opt-out-phrases.ts'

export const optOut: OptOutPhrases = {
  why: 'Anledning till mejlet: rollen på <company>.',
  optOut: 'Slipp fler mejl',
  unsubscribe: 'Avsluta prenumerationen',
  ask: {
    title: 'Inga fler mejl?',
    text: 'Ett klick, och <sender> skriver inte mer till <email>.',
    button: 'Avregistrera',
    note: 'Mer behövs inte.',
  },
  done: {
    title: 'Avregistrerad',
    text: '<sender> skriver inte mer till <email>.',
  },
  topics: {
    title: 'Inställningar för mejl',
    saved: 'Sparat',
    intro: 'Det här skriver <sender> till <email>:',
    leave: 'Avsluta',
    join: 'Få det igen',
    all: 'Eller stoppa alla mejl:',
    button: 'Avsluta allt',
  },
  received: 'Tas emot',
  notReceived: 'Tas inte emot',
  again: {
    title: 'Mejlen kommer igen',
    text: '<sender> skriver till <email> igen, om de valda ämnena.',
    button: 'Få mejl igen',
  },
  cannot: {
    bounced: 'Mejl till <email> kom i retur. Bara <sender> kan slå på dem igen.',
    complained:
      'Ett mejl till <email> anmäldes som skräppost. Bara <sender> kan slå på mejlen igen.',
    blocked: '<sender> har spärrat mejl till <email>. Den här sidan kan inte slå på dem igen.',
  },
  unknown: {
    title: 'Länken gäller inte',
    text: 'Ett svar på mejlet med ordet ”stopp” fungerar lika bra.',
  },
  preview: {
    title: 'Bara en förhandsvisning',
    text: 'Länken kommer från en förhandsvisning eller ett test. I själva mejlet leder den till avregistreringen.',
  },
}
