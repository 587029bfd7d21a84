import { describe, expect, test } from 'vitest'
import { classifyReply } from './classify-reply.ts'

const cases: [text: string, label: string][] = [
  ['STOP', 'opt-out'],
  ['Veuillez me désabonner.', 'opt-out'],
  ['Por favor, deme de baja.', 'opt-out'],
  ['Non desidero ricevere altre e-mail', 'opt-out'],
  ['Uitschrijven', 'opt-out'],
  ['Parem de enviar mensagens', 'opt-out'],
  ['Sluta mejla mig', 'opt-out'],
  ['Meld meg av listen, takk', 'opt-out'],
  ['Stop med at skrive til mig', 'opt-out'],
  ['Merci, mais ce n’est pas d’actualité, même si c’est intéressant.', 'not-interested'],
  ['Non siamo interessati, grazie', 'not-interested'],
  ['Wij hebben hier geen behoefte aan, klinkt goed hoor', 'not-interested'],
  ['Não temos interesse neste momento', 'not-interested'],
  ['Nej tack', 'not-interested'],
  ['Takk, men vi er ikke interessert nå', 'not-interested'],
  ['Ya no trabaja en la empresa', 'wrong-person'],
  ['Jag är inte rätt person för detta', 'wrong-person'],
  ['Appelez-moi demain', 'meeting'],
  ['Sí, envíeme la oferta', 'positive'],
  ['Lyder interessant', 'positive'],
  // Words that mean something else in English and German are left alone.
  ['Our legal team is on it, the answer comes Monday.', 'unknown'],
  ['Der Bericht liegt bei', 'unknown'],
  ['stop please', 'opt-out'],
  ['Unsubscribe', 'opt-out'],
  ['Bitte abmelden', 'opt-out'],
  ['Please remove me from your list, I was interested once.', 'opt-out'],
  ["Don't email me again", 'opt-out'],
  ['Please stop emailing me.', 'opt-out'],
  ['Bitte keine weiteren E-Mails.', 'opt-out'],
  ['Nehmen Sie mich bitte aus dem Verteiler', 'opt-out'],
  ['Delete my data.', 'opt-out'],
  ['Not interested.', 'not-interested'],
  ["I'm not really interested in this", 'not-interested'],
  ['We’re no longer looking, sounds good though', 'not-interested'],
  ['No thanks', 'not-interested'],
  ['No, thanks.', 'not-interested'],
  ['Nein danke', 'not-interested'],
  ['Wir haben kein Interesse.', 'not-interested'],
  ['Das ist für uns nicht relevant', 'not-interested'],
  ["We don't need this, yes really", 'not-interested'],
  ['No', 'not-interested'],
  ...['Nein.', 'Non', '«no»', 'Nee', '“Não.”', 'Nej!', 'Nei'].map((text): [string, string] => [
    text,
    'not-interested',
  ]),
  ['Passt leider gerade nicht', 'not-interested'],
  ["I'm the wrong person, ask Bob", 'wrong-person'],
  ['Maria has left the company.', 'wrong-person'],
  ['Please contact my colleague Jo', 'wrong-person'],
  ['Ich bin dafür nicht zuständig.', 'wrong-person'],
  ['Wenden Sie sich bitte an Frau Klein', 'wrong-person'],
  ['I am out of the office until Friday.', 'out-of-office'],
  ['Ich bin im Urlaub.', 'out-of-office'],
  ['I have limited access to my email', 'out-of-office'],
  ['Let’s talk on Tuesday at 10', 'meeting'],
  ['Happy to have a quick call', 'meeting'],
  ['Can we meet next week?', 'meeting'],
  ['Gerne ein Telefonat', 'meeting'],
  ['Call me', 'meeting'],
  ['Let us talk.', 'meeting'],
  ['Could you do Thursday at ten?', 'meeting'],
  ['What does it cost?', 'question'],
  ['Could you send more details', 'question'],
  ['Was kostet das', 'question'],
  ['Does it work with Xero?', 'question'],
  ['Sounds interesting', 'positive'],
  ['Yes, tell me more', 'positive'],
  ['Klingt spannend', 'positive'],
  ['Sure', 'positive'],
  ['Yes, I am interested. Please send me more information.', 'positive'],
  ['We are interested. What does it cost?', 'positive'],
  ['Ja', 'positive'],
  ['Received.', 'unknown'],
  ['', 'unknown'],
  ['We met at a non-stop flight desk', 'unknown'],
  ['Hi Jo,\n\nStop\n\nKim', 'opt-out'],
  ['No, stop.', 'opt-out'],
  ['Stop svp', 'opt-out'],
  ['Désinscription', 'opt-out'],
  ['Baja, por favor', 'opt-out'],
  ['Basta, grazie', 'opt-out'],
  ['Cancellami', 'opt-out'],
  ['Stoppen', 'opt-out'],
  ['Remover', 'opt-out'],
  ['Sluta, tack', 'opt-out'],
  ['Meld meg av', 'opt-out'],
  ['Afmeld', 'opt-out'],
  ['Hej Jo,\nNej tak\n', 'not-interested'],
  ['Hei\n\nNei\n\nKim Ek', 'not-interested'],
]

describe('labels', () => {
  test.each(cases)('%s → %s', (text, label) =>
    expect(classifyReply('Re: hello', text).label).toBe(label),
  )
})

test('words of our own mail, quoted, are not theirs', () => {
  const reply =
    'Sounds good.\n\nOn Mon, 2 Mar 2026 at 09:00 Ann <ann@acme.io> wrote:\n' +
    '> Not interested? Reply stop or unsubscribe here.'
  expect(classifyReply('Re: hello', reply)).toMatchObject({ kind: 'human', label: 'positive' })
})
test('a mail of the unsubscribe address is an opt-out by its subject', () =>
  expect(classifyReply('unsubscribe abc123', '')).toMatchObject({
    kind: 'unsubscribe',
    label: 'opt-out',
  }))
test('the reason names the words', () =>
  expect(classifyReply('', 'I am not interested').reason).toBe('the words "am not interested"'))

test.each(['no ', 'nu ', 'nej nej ', 'por favor ', 'stop now ', 'basta ya ', 'nee nein non '])(
  'a line of "%s" alone is matched once, not in every way',
  (words) => {
    const line = `${words.repeat(40).slice(0, 76)} zz`
    classifyReply('Re: hello', line)
    const begun = process.cpuUsage()
    classifyReply('Re: hello', line)
    // Matched in every way, the shortest takes minutes.
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2000)
  },
)
