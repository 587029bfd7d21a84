import { describe, expect, test } from 'vitest'
import { classifyRefusal, enhancedCodeIn, replyCodeIn } from './classify-refusal.ts'

const kindOf = (text: string) =>
  classifyRefusal({ code: replyCodeIn(text), enhanced: enhancedCodeIn(text), text }).kind

const cases: [kind: string, text: string][] = [
  ['dead', '550 5.1.1 <kim@prospect.example>: user unknown'],
  ['dead', '550 No such user here'],
  ['dead', '550 5.4.1 Recipient address rejected: Access denied'],
  ['dead', '550 5.7.1 <kim@prospect.example>: Recipient address rejected: User unknown'],
  ['dead', '551 The user has moved'],
  ['dead', '550 Requested action not taken: mailbox unavailable'],
  ['dead', 'Host or domain name not found: host not found'],
  ['dead', '550 Benutzer unbekannt'],
  ['dead', '550 Cet utilisateur est inconnu'],
  ['dead', '550 El usuario es desconocido'],
  ['dead', '550 Utente sconosciuto'],
  ['dead', '550 Gebruiker onbekend'],
  ['dead', '550 Usuário desconhecido'],
  ['dead', '550 Okänd. Adressen finns inte'],
  ['dead', '550 Adressen finnes ikke'],
  ['dead', '550 Adressen findes ikke'],
  ['dead', '554 30 Sorry, your message cannot be delivered. This mailbox is disabled (554.30).'],
  ['dead', 'kim@prospect.example: Postfach nicht vorhanden'],
  ['dead', 'L’adresse de messagerie kim.ek@prospect.example est introuvable.'],
  ['dead', 'La dirección kim.ek@prospect.example no encontrada'],
  ['passing', 'the mailbox is temporarily disabled'],
  ['full', '552 5.2.2 the mailbox is over its quota'],
  ['full', '550 mailbox full'],
  ['full', '452 4.2.2 mailbox full'],
  ['full', '550 Das Postfach ist voll'],
  ['full', '550 La boîte de réception est pleine'],
  ['full', '550 El buzón está lleno'],
  ['full', '550 La casella è piena'],
  ['full', '550 Het postvak is vol'],
  ['full', '550 A caixa de correio está cheia'],
  ['full', '550 Brevlådan är full'],
  ['full', '550 Postboksen er full'],
  ['full', '550 Postkassen er fuld'],
  ['refused', '550 5.7.26 the sender is not authenticated'],
  ['refused', '554 5.7.1 message rejected as spam'],
  ['refused', '550 5.4.5 daily user sending limit exceeded'],
  ['refused', '550 blocked by our policy'],
  ['refused', '552 5.3.4 message too large'],
  ['passing', '452: try again later'],
  ['passing', '450 4.1.1 user unknown'],
  ['passing', 'retry timeout exceeded'],
  ['passing', 'connect: no route to host'],
  ['passing', '550 5.2.1 is receiving mail at a rate that prevents more'],
  ['unknown', '550 Computer says no'],
  ['unknown', 'If you need help, call 480-555-0100'],
  ['unknown', 'by mx.acme.example with esmtp (Exim 4.98.2)'],
  ['unknown', ''],
]

describe('the words and codes of a refusal', () => {
  test.each(cases)('%s: %s', (kind, text) => expect(kindOf(text)).toBe(kind))
})

test('the words that decided are named', () =>
  expect(classifyRefusal({ code: 550, enhanced: '', text: '550 No such user here' }).because).toBe(
    'the words "No such user"',
  ))

test.each([
  ['550-5.1.1 no', 550, '5.1.1'],
  ['said: 550 5.7.1 no', 550, '5.7.1'],
  ['(#5.1.1)', 0, '5.1.1'],
  ['452: later', 452, ''],
  ['call 480-555-0100', 0, ''],
  ['host 192.0.2.9 [203.0.113.450]', 0, ''],
  ['Exim 4.98.2', 0, ''],
])('codes in %j', (text, code, enhanced) => {
  expect(replyCodeIn(text)).toBe(code)
  expect(enhancedCodeIn(text)).toBe(enhanced)
})
