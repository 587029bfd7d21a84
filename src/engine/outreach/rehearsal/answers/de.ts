import type { AnswerScript } from './answer-script.ts'

/** Scripted answers in German. */
export const de: AnswerScript = {
  locale: 'de-DE',
  greeting: 'Guten Tag <sender>,',
  closing: 'Mit freundlichen Grüßen',
  quoteLine: 'Am <when> schrieb <sender>:',
  subjects: {
    'out-of-office': 'Automatische Antwort: <subject>',
    bounce: 'Unzustellbar: <subject>',
    complaint: 'Beschwerde über eine Nachricht von Ihnen',
  },
  answers: {
    yes: [
      [
        'das klingt interessant, wir haben erst letzte Woche darüber gesprochen.',
        'Passt Ihnen ein kurzes Telefonat am Donnerstag um 10 Uhr?',
      ],
      ['wir sind interessiert.', 'Können Sie mir mehr Informationen schicken?'],
    ],
    no: [
      ['vielen Dank, aber wir haben keinen Bedarf.'],
      ['nein danke, das ist für uns nicht relevant.'],
    ],
    later: [
      [
        'derzeit nicht, unser Budget für dieses Jahr ist verplant.',
        'Fragen Sie gern im Frühjahr noch einmal nach.',
      ],
    ],
    'wrong-person': [['ich bin dafür nicht zuständig.', 'Bitte wenden Sie sich an <colleague>.']],
    'out-of-office': [
      [
        'Vielen Dank für Ihre Nachricht.',
        'Ich bin nicht im Büro und ab dem <date> wieder erreichbar.',
        'Ihre E-Mail wird in dieser Zeit nicht gelesen.',
      ],
    ],
    bounce: [
      ['Ihre Nachricht konnte nicht zugestellt werden.', 'Die Adresse <address> gibt es nicht.'],
    ],
    complaint: [['Der Empfänger hat diese Nachricht als Spam gemeldet.']],
    'opt-out': [['Bitte nehmen Sie mich aus dem Verteiler und schreiben Sie mir nicht mehr.']],
  },
}
