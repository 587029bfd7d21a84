import type { AnswerScript } from './answer-script.ts'

/** Scripted answers in Dutch. */
export const nl: AnswerScript = {
  locale: 'nl-NL',
  greeting: 'Hallo <sender>,',
  closing: 'Met vriendelijke groet,',
  quoteLine: 'Op <when> schreef <sender>:',
  subjects: {
    'out-of-office': 'Automatisch antwoord: <subject>',
    bounce: 'Niet bezorgd: <subject>',
    complaint: 'Klacht over een bericht van u',
  },
  answers: {
    yes: [
      [
        'we zijn geïnteresseerd, we hadden het er vorige week nog over.',
        'Kunnen we donderdag om 10 uur een kort gesprek plannen?',
      ],
      ['graag, vertel me meer.'],
    ],
    no: [
      ['bedankt voor je bericht, maar we hebben geen interesse.'],
      ['nee, bedankt, hier hebben we geen behoefte aan.'],
    ],
    later: [
      [
        'op dit moment niet, het budget voor dit jaar is op.',
        'Vraag het in het voorjaar nog eens.',
      ],
    ],
    'wrong-person': [['ik ben niet de juiste persoon.', 'Neem contact op met <colleague>.']],
    'out-of-office': [
      [
        'Bedankt voor uw bericht.',
        'Ik ben niet op kantoor en ben terug op <date>.',
        'E-mails worden niet doorgestuurd.',
      ],
    ],
    bounce: [['Uw bericht kon niet worden bezorgd bij <address>.', 'Het adres bestaat niet.']],
    complaint: [['De ontvanger heeft dit bericht als spam gemeld.']],
    'opt-out': [['Verwijder mijn adres uit uw lijst, ik wil geen mails meer ontvangen.']],
  },
}
