import type { AnswerScript } from './answer-script.ts'

/** Scripted answers in Norwegian. */
export const nb: AnswerScript = {
  locale: 'nb-NO',
  greeting: 'Hei <sender>,',
  closing: 'Med vennlig hilsen',
  quoteLine: 'Den <when> skrev <sender>:',
  subjects: {
    'out-of-office': 'Automatisk svar: <subject>',
    bounce: 'Kunne ikke leveres: <subject>',
    complaint: 'Klage på en melding fra deg',
  },
  answers: {
    yes: [
      [
        'vi er interessert, vi snakket faktisk om dette forrige uke.',
        'Kan vi ta et møte på torsdag klokken 10?',
      ],
      ['det høres interessant ut, fortell mer.'],
    ],
    no: [
      ['takk for meldingen, men vi er ikke interessert.'],
      ['nei takk, dette er ikke aktuelt for oss.'],
    ],
    later: [['ikke nå, årets budsjett er brukt opp.', 'Spør gjerne igjen til våren.']],
    'wrong-person': [['jeg er ikke riktig person.', 'Ta kontakt med <colleague>.']],
    'out-of-office': [
      [
        'Takk for meldingen.',
        'Jeg er ikke på kontoret og er tilbake den <date>.',
        'E-post blir ikke videresendt.',
      ],
    ],
    bounce: [['Meldingen din kunne ikke leveres til <address>.', 'Adressen finnes ikke.']],
    complaint: [['Mottakeren har rapportert meldingen som søppelpost.']],
    'opt-out': [['Fjern meg fra listen.', 'Jeg vil ikke ha flere e-poster.']],
  },
}
