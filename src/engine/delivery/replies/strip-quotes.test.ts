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
  ['empty', '', ''],
])('%s', (_, text, own) => expect(stripQuotes(text)).toBe(own))
