import type { AnswerScript } from './answer-script.ts'

/** Scripted answers in Swedish. */
export const sv: AnswerScript = {
  locale: 'sv-SE',
  greeting: 'Hej <sender>,',
  closing: 'Med vänliga hälsningar',
  quoteLine: 'Den <when> skrev <sender>:',
  subjects: {
    'out-of-office': 'Autosvar: <subject>',
    bounce: 'Kunde inte levereras: <subject>',
    complaint: 'Klagomål om ett meddelande från dig',
  },
  answers: {
    yes: [
      [
        'vi är intresserade, vi pratade faktiskt om detta förra veckan.',
        'Kan vi ta ett samtal på torsdag klockan 10?',
      ],
      ['det låter intressant, berätta mer.'],
    ],
    no: [
      ['tack för ditt mejl, men vi är inte intresserade.'],
      ['nej tack, det är inte aktuellt för oss.'],
    ],
    later: [['inte just nu, årets budget är slut.', 'Hör gärna av dig igen i vår.']],
    'wrong-person': [['jag är inte rätt person.', 'Kontakta i stället <colleague>.']],
    'out-of-office': [
      [
        'Tack för ditt mejl.',
        'Jag är inte på kontoret och är tillbaka den <date>.',
        'Mejl vidarebefordras inte.',
      ],
    ],
    bounce: [['Ditt meddelande kunde inte levereras till <address>.', 'Adressen finns inte.']],
    complaint: [['Mottagaren har rapporterat meddelandet som skräppost.']],
    'opt-out': [['Ta bort mig från er lista.', 'Jag vill inte ha fler mejl.']],
  },
}
