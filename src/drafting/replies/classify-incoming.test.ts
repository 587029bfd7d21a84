import { expect, test } from 'vitest'
import { parseIncoming } from '#platform/mailbox-reading/parse-incoming.ts'
import { classifyIncoming } from './classify-incoming.ts'

const arrival = { folder: 'INBOX', uid: 7, receivedAt: '2026-12-02T08:15:00.000Z' }
const head =
  'From: kim@prospect.example\r\nTo: jo@acme.example\r\nMessage-ID: <1@prospect.example>\r\n'
const verdictOf = async (rest: string) =>
  classifyIncoming(await parseIncoming(`${head}${rest}`, arrival))

test('an opt-out that a mail program writes counts for all its marks of a machine', async () => {
  const subject = `Subject: unsubscribe ${'aB3-'.repeat(10)}xyz\r\nAuto-Submitted: auto-replied\r\n\r\n`
  expect(await verdictOf(`${subject}This program unsubscribes you.`)).toMatchObject({
    kind: 'unsubscribe',
    label: 'opt-out',
  })
})

test('a link of ours in a quoted email is no request', async () => {
  const link = `https://acme.example/unsubscribe/${'aB3-'.repeat(10)}xyz`
  const text = `Subject: Re: x\r\nAuto-Submitted: auto-replied\r\n\r\nWe got it.\r\n> ${link}\r\n`
  expect(await verdictOf(text)).toMatchObject({ kind: 'auto-reply' })
})

test.for([
  ['', 'Shall we talk? \r\nPlease take me off your list.'],
  ['; delsp=yes', 'Shall  \r\n> we talk? \r\nPlease take  \r\nme off your list.'],
])('an answer below a flowed quote is not joined to it%s', async ([params, text]) => {
  const type = `Subject: Re: x\r\nContent-Type: text/plain; format=flowed${params}\r\n\r\n`
  const { label } = await verdictOf(`${type}On 01/12/2026 11:44, Jo Aasen wrote:\r\n> ${text}\r\n`)
  expect(label).toBe('opt-out')
})

test.for([
  [
    'an absence with a deputy',
    'Subject: Re: A note\r\n\r\nI am on annual leave and back on 28 December. Please contact my colleague.',
    'out-of-office',
  ],
  [
    'a subject with AUTO',
    'Subject: AUTO: Kim Ek is out of the office\r\n\r\nThank you.',
    'out-of-office',
  ],
  [
    'a subject with hyphens',
    'Subject: Out-of-Office: A note\r\n\r\nFor urgent matters, ask lee@prospect.example.',
    'out-of-office',
  ],
  [
    'German',
    'Subject: Re: x\r\n\r\nIch bin bis 28.12. nicht im Haus. Bitte wenden Sie sich an Lee.',
    'out-of-office',
  ],
  [
    'French',
    'Subject: Re: x\r\n\r\nJe suis en vacances, de retour le 28 decembre. Contactez ma collègue.',
    'out-of-office',
  ],
  [
    'Spanish',
    'Subject: Re: x\r\n\r\nEstoy de vacaciones hasta el 28. Escriba a Lee.',
    'out-of-office',
  ],
  ['Italian', 'Subject: Re: x\r\n\r\nSono assente fino al 28. Si rivolga a Lee.', 'out-of-office'],
  [
    'Dutch',
    'Subject: Re: x\r\n\r\nIk ben op vakantie tot 28 december. Mail mijn collega.',
    'out-of-office',
  ],
  ['Portuguese', 'Subject: Re: x\r\n\r\nEstou de férias. Fale com a Lee.', 'out-of-office'],
  [
    'Swedish',
    'Subject: Re: x\r\n\r\nJag har semester och är tillbaka den 28. Kontakta min kollega.',
    'out-of-office',
  ],
  [
    'Norwegian',
    'Subject: Re: x\r\n\r\nJeg har ferie og er tilbake den 28. Ta kontakt med Lee.',
    'out-of-office',
  ],
  [
    'Danish',
    'Subject: Re: x\r\n\r\nJeg holder ferie til den 28. Skriv til min kollega.',
    'out-of-office',
  ],
  [
    'a newsletter',
    'Subject: News\r\nList-Id: <news.prospect.example>\r\n\r\nNew prices.',
    'auto-reply',
  ],
  ['bulk mail', 'Subject: News\r\nPrecedence: bulk\r\n\r\nNew prices.', 'auto-reply'],
  [
    'an answer over a list',
    'Subject: Re: x\r\nList-Id: <a.b>\r\nIn-Reply-To: <ours@acme.example>\r\n\r\nHm.',
    'human',
  ],
])('%s', async ([, rest, kind]) => expect((await verdictOf(rest!)).kind).toBe(kind))

test('a complaint that returns the email alone names whom it is about', async () => {
  const original =
    'X-HmXmrOriginalRecipient: lee@prospect.example\r\nMessage-ID: <ours@acme.example>\r\n'
  const raw = [
    `${head}Subject: complaint about message from 192.0.2.7`,
    'Content-Type: multipart/mixed; boundary=b',
    '\r\n--b\r\nContent-Type: message/rfc822',
    `\r\n${original}\r\nHello\r\n--b--\r\n`,
  ].join('\r\n')
  const mail = await parseIncoming(raw, arrival)
  expect(mail.machine).toEqual({ kind: 'complaint', recipient: 'lee@prospect.example' })
  expect(mail.refersTo).toEqual(['<ours@acme.example>'])
})

test.for([
  [
    'mail failed, returning to sender',
    'These failed:\r\n\r\n kim@prospect.example ... 550 unknown host',
    true,
  ],
  ['Failure Notice', '<kim@prospect.example>:\r\n452: try again later', false],
  [
    'Delayed Mail (still being retried)',
    '<kim@prospect.example>: connect: no route to host',
    false,
  ],
  [
    'Undelivered',
    'Call 480-555-0100.\r\n\r\n<kim@prospect.example>: the address does not exist',
    true,
  ],
  [
    'Undelivered',
    '<kim@prospect.example>: 550 No such user\r\n\r\n-- Copy of the message --\r\nReceived: (Exim 4.98.2)',
    true,
  ],
])('a letter of the mail system: %s, %s', async ([subject, text, permanent]) => {
  const raw = `From: <MAILER-DAEMON@mx.example>\r\nSubject: ${subject}\r\nMessage-ID: <2@mx.example>\r\n\r\n${text}`
  expect((await parseIncoming(raw as string, arrival)).machine).toMatchObject({
    kind: 'bounce',
    permanent,
    recipient: 'kim@prospect.example',
  })
})
