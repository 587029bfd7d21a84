import type { AnswerScript } from './answer-script.ts'

/** Scripted answers in Italian. */
export const it: AnswerScript = {
  locale: 'it-IT',
  greeting: 'Buongiorno <sender>,',
  closing: 'Cordiali saluti,',
  quoteLine: 'Il <when>, <sender> ha scritto:',
  subjects: {
    'out-of-office': 'Risposta automatica: <subject>',
    bounce: 'Messaggio non recapitato: <subject>',
    complaint: 'Segnalazione su un Suo messaggio',
  },
  answers: {
    yes: [
      [
        'ci interessa, ne parlavamo proprio la settimana scorsa.',
        'Possiamo fissare una telefonata giovedì alle 10?',
      ],
      ['volentieri, mi racconti di più.'],
    ],
    no: [
      ['grazie del messaggio, ma non siamo interessati.'],
      ['no grazie, non ne abbiamo bisogno.'],
    ],
    later: [
      ["al momento no, il budget di quest'anno è già impegnato.", 'Mi riscriva in primavera.'],
    ],
    'wrong-person': [['non sono la persona giusta.', 'Si rivolga a <colleague>.']],
    'out-of-office': [
      [
        'Grazie per il Suo messaggio.',
        'Sono fuori ufficio e torno il <date>.',
        'I messaggi non vengono inoltrati.',
      ],
    ],
    bounce: [['Il Suo messaggio non è stato recapitato a <address>.', "L'indirizzo non esiste."]],
    complaint: [['Il destinatario ha segnalato questo messaggio come spam.']],
    'opt-out': [['Vi prego di rimuovere il mio indirizzo: non desidero più ricevere messaggi.']],
  },
}
