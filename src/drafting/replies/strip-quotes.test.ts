import { expect, test } from 'vitest'
import { stripQuotes } from './strip-quotes.ts'

test.each([
  ['plain', 'Sounds good.', 'Sounds good.'],
  [
    'english opener',
    'Yes please.\n\nOn Mon, 2 Mar 2026 at 09:00, Ann Lee <ann@acme.io> wrote:\n> Not interested? Reply stop.',
    'Yes please.',
  ],
  [
    'opener on two lines',
    'Yes.\n\nOn Mon, 2 Mar 2026 at 09:00, Ann Lee\n<ann@acme.io> wrote:\n> unsubscribe',
    'Yes.',
  ],
  ['german opener', 'Gern.\n\nAm 02.03.26 um 09:00 schrieb Ann Lee:\n> abmelden', 'Gern.'],
  [
    'portuguese opener',
    'Sim.\n\nEm seg., 2 de mar. de 2026 às 09:00, Ann Lee escreveu:\n> sair',
    'Sim.',
  ],
  ['swedish opener', 'Ja.\n\nDen mån 2 mars 2026 kl 09:00 skrev Ann Lee:\n> avregistrera', 'Ja.'],
  ['french sign-off', 'Oui.\n\nCordialement,\nInes Duarte', 'Oui.'],
  [
    'outlook header',
    'Call me.\n\nFrom: Ann Lee <ann@acme.io>\nSent: Monday\nSubject: x\n\nunsubscribe',
    'Call me.',
  ],
  [
    'outlook german header',
    'Ja.\n________________________________\nVon: Ann Lee\nGesendet: Montag',
    'Ja.',
  ],
  ['original message', 'No.\r\n-----Original Message-----\r\nhello', 'No.'],
  ['signature dashes', 'Fine.\n-- \nBob\nHead of unsubscribe', 'Fine.'],
  ['sign-off', 'When can we talk?\n\nBest regards,\nBob Stone\nstop street 1', 'When can we talk?'],
  ['only thanks', 'Thanks', 'Thanks'],
  ['phone footer', 'Ok\n\nSent from my iPhone', 'Ok'],
  ['answer below the quote', '> Shall we talk?\n\nYes, on Friday.', 'Yes, on Friday.'],
  [
    'a long quoted line that lost its mark when it was wrapped',
    'Yes.\n\nOn Mon, 2 Mar 2026 at 09:00, Ann Lee <ann@acme.io> wrote:\n' +
      '> We rent loggers by the week, with a readout at each port and a report\nfor the insurer.\n> Ann',
    'Yes.',
  ],
  [
    'an answer between quoted lines',
    '> Shall we talk next week?\nyes, on friday\n> Or later?\nno',
    'yes, on friday\n\nno',
  ],
  ['the sign by which Gmail counts readers', 'Yes.\n\u1427\n', 'Yes.'],
  [
    'a French header by its date',
    'Oui.\n\n====\n\nMessage du : 12/12/2026 13:20\nDe : "Ann Lee" <ann@acme.io>\n\nBonjour',
    'Oui.',
  ],
  ['a line above quoted headers', 'Yes.\n ------------------------------\n', 'Yes.'],
  ['empty', '', ''],
])('%s', (_, text, own) => expect(stripQuotes(text)).toBe(own))

const quoted = '> Hi Kim,\n> \n> Shall we talk next week?\n> \n> Jo'
const unquoted = 'Hi Kim,\n\nShall we talk next week?\n\nKind regards,\nJo'

/** The sentence that programs put above a marked quote, also wrapped. */
test.each([
  ['Gmail, English', 'On Tue, 1 Dec 2026 at 11:44, Jo Aasen <jo@acme.example> wrote:'],
  [
    'Gmail, wrapped',
    'On Tue, 1 Dec 2026 at 11:44, Jo Aasen of Acme Incorporated <\njo@acme.example> wrote:',
  ],
  ['Gmail, German', 'Am Di., 1. Dez. 2026 um 11:44 Uhr schrieb Jo Aasen <\njo@acme.example>:'],
  ['Gmail, French', 'Le mar. 1 déc. 2026 à 11:44, Jo Aasen <jo@acme.example> a\nécrit :'],
  ['Gmail, Spanish', 'El mar, 1 dic 2026 a las 11:44, Jo Aasen (<jo@acme.example>)\nescribió:'],
  [
    'Gmail, Italian',
    'Il giorno mar 1 dic 2026 alle ore 11:44 Jo Aasen <\njo@acme.example> ha scritto:',
  ],
  ['Gmail, Dutch', 'Op di 1 dec 2026 om 11:44 schreef Jo Aasen <jo@acme.example>:'],
  [
    'Gmail, Portuguese',
    'Em ter., 1 de dez. de 2026 às 11:44, Jo Aasen <jo@acme.example>\nescreveu:',
  ],
  ['Gmail, Swedish', 'Den tis 1 dec. 2026 kl 11:44 skrev Jo Aasen <jo@acme.example>:'],
  ['Gmail, Norwegian', 'tir. 1. des. 2026 kl. 11:44 skrev Jo Aasen <jo@acme.example\n>:'],
  ['Gmail, Danish', 'Den tirs. 1. dec. 2026 kl. 11.44 skrev Jo Aasen <jo@acme.example>:'],
  ['Apple, English', 'On 1 Dec 2026, at 11:44, Jo Aasen <\njo@acme.example>\nwrote:'],
  ['Apple, German', 'Am 01.12.2026 um 11:44 schrieb Jo Aasen <jo@acme.example>:'],
  [
    'Apple, Dutch',
    'Op 1 dec. 2026 om 11:44 heeft Jo Aasen <jo@acme.example> het volgende geschreven:',
  ],
  ['Apple, Swedish', '1 dec. 2026 kl. 11:44 skrev Jo Aasen <jo@acme.example>:'],
  [
    'Apple, Italian',
    'Il giorno 1 dic 2026, alle ore 11:44, Jo Aasen <jo@acme.example> ha scritto:',
  ],
  ['Thunderbird', 'Jo Aasen schrieb am 01.12.26 um 11:44:'],
  ['Zoho', '---- On Tue, 01 Dec 2026 11:44:00 +0100 Jo Aasen <jo@acme.example> wrote ----'],
  [
    'no known language',
    'Tiistai 1. joulukuuta 2026 klo 11.44 Jo Aasen <jo@acme.example> kirjoitti:',
  ],
])('%s above a quote, marked or not', (_, above) => {
  expect(stripQuotes(`Stop\n\n${above}\n\n${quoted}`)).toBe('Stop')
  expect(stripQuotes(`Stop\n${above}\n${unquoted}`)).toBe('Stop')
  expect(stripQuotes(`${above}\n${quoted}\n\nStop`)).toBe('Stop')
})

/** The header of the quoted email, as Outlook and phones write it. */
test.each([
  ['English', 'From: Jo Aasen <jo@acme.example>\nSent: 1 December 2026 11:44\nTo: Kim\nSubject: x'],
  ['German', 'Von: Jo Aasen\nGesendet: Dienstag, 1. Dezember 2026 11:44\nAn: Kim\nBetreff: x'],
  ['French', 'De : Jo Aasen\nEnvoyé : mardi 1 décembre 2026 11:44\nÀ : Kim\nObjet : x'],
  [
    'Spanish',
    'De: Jo Aasen\nEnviado el: martes, 1 de diciembre de 2026 11:44\nPara: Kim\nAsunto: x',
  ],
  ['Italian', 'Da: Jo Aasen\nInviato: martedì 1 dicembre 2026 11:44\nA: Kim\nOggetto: x'],
  ['Dutch', 'Van: Jo Aasen\nVerzonden: dinsdag 1 december 2026 11:44\nAan: Kim\nOnderwerp: x'],
  [
    'Portuguese',
    'De: Jo Aasen\nEnviada em: terça-feira, 1 de dezembro de 2026\nPara: Kim\nAssunto: x',
  ],
  ['Swedish', 'Från: Jo Aasen\nSkickat: den 1 december 2026 11:44\nTill: Kim\nÄmne: x'],
  ['Norwegian', 'Fra: Jo Aasen\nSendt: tirsdag 1. desember 2026 11:44\nTil: Kim\nEmne: x'],
  ['Danish, bold', '*Fra:* Jo Aasen\n*Sendt:* 1. december 2026 11:44\n*Til:* Kim\n*Emne:* x'],
  ['with empty lines', 'De : Jo Aasen\n\nEnvoyé : mardi\n\nÀ : Kim'],
  ['Apple, forwarded', 'Begin forwarded message:\n\nFrom: Jo'],
  ['a line of words', '-----Mensaje original-----'],
])('header of the quoted email, %s', (_, header) =>
  expect(stripQuotes(`Stop\n\n${header}\n\n${unquoted}`)).toBe('Stop'),
)

test.each([
  'Sent from my iPhone',
  'Sent from Outlook for Android<https://aka.ms/x>',
  'Get Outlook for iOS',
  'Von meinem iPhone gesendet',
  'Gesendet von Outlook für iOS',
  'Envoyé de mon iPhone',
  'Envoyé depuis l’application Mail',
  'Enviado desde mi iPhone',
  'Inviato da iPhone',
  'Verstuurd vanaf mijn iPad',
  'Verzonden vanuit Outlook voor iOS',
  'Enviado do meu iPhone',
  'Skickat från min iPhone',
  'Sendt fra min iPhone',
  'Sendt fra Outlook til Android',
])('the line of a phone is nobody’s words: %s', (line) => {
  expect(stripQuotes(`Stop\n\n${line}`)).toBe('Stop')
  expect(stripQuotes(line)).toBe('')
})

test.each([
  'Sent from my assistant, but I read it: we are not interested.',
  'On our side 3 people wrote to you',
  'From what I see, we do not need it.',
  'To: be decided',
  'Get me the price list.',
])('a sentence that begins like a header is theirs: %s', (text) =>
  expect(stripQuotes(`Hi Jo,\n\n${text}`)).toContain(text),
)

test('a short sentence above a marked quote introduces it', () =>
  expect(stripQuotes('Stop\n\nOn Mon, Jo wrote:\n> Hello')).toBe('Stop'))

test('answers between quoted lines are all theirs', () =>
  expect(stripQuotes('Hi Jo,\n\n> A call?\n\nNo.\n\n> Another day?\n\nStop.')).toBe(
    'Hi Jo,\n\nNo.\n\nStop.',
  ))
