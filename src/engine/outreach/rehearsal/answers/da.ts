import type { AnswerScript } from './answer-script.ts'

/** Scripted answers in Danish. */
export const da: AnswerScript = {
  locale: 'da-DK',
  greeting: 'Hej <sender>,',
  closing: 'Med venlig hilsen',
  quoteLine: 'Den <when> skrev <sender>:',
  subjects: {
    'out-of-office': 'Automatisk svar: <subject>',
    bounce: 'Kunne ikke leveres: <subject>',
    complaint: 'Klage over en besked fra dig',
  },
  answers: {
    yes: [
      [
        'vi er interesserede, vi talte netop om det i sidste uge.',
        'Kan vi tage et møde på torsdag klokken 10?',
      ],
      ['det lyder interessant, fortæl mere.'],
    ],
    no: [
      ['tak for din mail, men vi er ikke interesserede.'],
      ['nej tak, det er ikke aktuelt for os.'],
    ],
    later: [['ikke lige nu, årets budget er brugt.', 'Spørg gerne igen til foråret.']],
    'wrong-person': [['jeg er ikke den rette person.', 'Tag kontakt til <colleague>.']],
    'out-of-office': [
      [
        'Tak for din mail.',
        'Jeg er ikke på kontoret og er tilbage den <date>.',
        'Mails bliver ikke videresendt.',
      ],
    ],
    bounce: [['Din besked kunne ikke leveres til <address>.', 'Adressen findes ikke.']],
    complaint: [['Modtageren har rapporteret beskeden som spam.']],
    'opt-out': [['Fjern mig venligst fra jeres liste.', 'Jeg ønsker ikke flere mails.']],
  },
}
