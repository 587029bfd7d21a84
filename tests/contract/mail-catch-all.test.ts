import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMovableClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { silentLog } from '#platform/log.ts'
import { buildOutreachMessage, messageIdFor } from '#platform/mail/build-message.ts'
import { createCatchAll } from '#platform/mail/catch-all/catch-all.ts'
import { createMailStore } from '#platform/mail/catch-all/mail-store.ts'
import type { CatchAll, ResponseKind, SmtpAccount } from '#platform/mail/mail.ts'
import { createSmtpTransport } from '#platform/mail/smtp.ts'
import { createSystemMailer } from '#platform/mail/system-mailer.ts'
import { createImapReader } from '#platform/mailbox-reading/imap.ts'
import type { ImapAccount, IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'
import { openTestDatabase } from '#tests/support/open-database.ts'

/**
 * The embedded mail world against the real SMTP and IMAP adapters: what goes out can be read,
 * answered and read again.
 */

const START = Date.parse('2027-03-01T09:00:00Z')
const clock = createMovableClock(START, true)
const transport = createSmtpTransport({ log: silentLog, allowInsecure: true })
const reader = createImapReader({ log: silentLog, allowInsecure: true, clock })
const ann = { name: 'Ann Lee', address: 'ann@acme.example' }
const bob = { name: 'Bob Müller', address: 'bob@prospect.example' }

let database: Database
let catchAll: CatchAll
let out: SmtpAccount

const inboxOf = (address: string): ImapAccount => ({
  host: '127.0.0.1',
  port: catchAll.imapPort,
  security: 'none',
  user: address,
  password: 'any',
})

beforeAll(async () => {
  database = await openTestDatabase()
  catchAll = await createCatchAll({ database, log: silentLog, clock })
  out = {
    host: '127.0.0.1',
    port: catchAll.smtpPort,
    security: 'none',
    user: ann.address,
    password: 'secret',
  }
})

afterAll(async () => {
  await transport.close()
  await catchAll?.close()
  await database?.close()
})

beforeEach(async () => {
  clock.set(START)
  await catchAll.clear()
})

let count = 0
async function sendOne(
  subject = 'A question about Ōtsuka',
  changes: Partial<Parameters<typeof buildOutreachMessage>[0]> = {},
) {
  const messageId = messageIdFor('acme.example', `m${++count}`)
  const raw = buildOutreachMessage({
    from: ann,
    to: bob,
    subject,
    text: 'Hello Bob,\n\n.a line with a dot\nGrüße\nAnn',
    messageId,
    date: new Date(clock.now()),
    unsubscribe: {
      url: 'https://u.acme.example/u/token',
      mailto: 'ann@acme.example?subject=unsubscribe%20token',
    },
    ...changes,
  })
  const result = await transport.deliver(out, {
    envelope: { from: ann.address, to: bob.address },
    raw,
  })
  expect(result).toMatchObject({ kind: 'accepted' })
  return { messageId, raw }
}

const readAll = async (address: string): Promise<IncomingMail[]> =>
  (await reader.newMessages(inboxOf(address), {}, 50)).messages

test('a message is stored in all of its mailboxes, or in none', async () => {
  const store = createMailStore(database, clock)
  const copy = (mailbox: string, folder: string) => ({
    mailbox,
    folder,
    fromAddress: ann.address,
    toAddresses: [bob.address],
    subject: 'Once',
    raw: Buffer.from('Subject: Once\r\n\r\nHello'),
  })
  // PostgreSQL has no text with NUL, so the second copy cannot be stored.
  await expect(
    store.addAll([copy(bob.address, 'INBOX'), copy('ann\0@acme.example', 'Sent')]),
  ).rejects.toThrow()
  expect(await store.list({ limit: 10, offset: 0 })).toEqual([])
  await store.addAll([copy(bob.address, 'INBOX'), copy(ann.address, 'Sent')])
  expect((await store.folder(ann.address, 'Sent')).mails).toHaveLength(1)
})

test('a sent mail is listed with its words and read by its recipient', async () => {
  const { messageId, raw } = await sendOne()
  const [listed] = await catchAll.list({ to: 'BOB@prospect', subject: 'question ABOUT' })
  expect(listed).toMatchObject({
    from: ann.address,
    subject: 'A question about Ōtsuka',
    receivedAt: '2027-03-01T09:00:00.000Z',
    raw: `Return-Path: <${ann.address}>\r\n${raw}`,
  })
  expect(listed!.to).toContain(bob.address)
  expect(listed!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(await catchAll.get(listed!.id)).toEqual(listed)
  const [mail] = await readAll(bob.address)
  expect(mail).toMatchObject({
    folder: 'INBOX',
    rfcId: messageId,
    from: ann,
    to: [bob.address],
    subject: 'A question about Ōtsuka',
    // It can be unsubscribed from and answers nothing, so it is no answer of a person.
    machine: { kind: 'auto-reply', outOfOffice: false },
    receivedAt: '2027-03-01T09:00:00.000Z',
  })
  expect(mail!.text).toBe('Hello Bob,\n\n.a line with a dot\nGrüße\nAnn')
})

test('the list filters, pages and is newest first', async () => {
  for (const subject of ['one', 'two', '100 % three', 'four_x']) {
    clock.advance(1000)
    await sendOne(subject)
  }
  expect((await catchAll.list({})).map(({ subject }) => subject)).toEqual([
    'four_x',
    '100 % three',
    'two',
    'one',
  ])
  expect((await catchAll.list({ limit: 2, offset: 1 })).map(({ subject }) => subject)).toEqual([
    '100 % three',
    'two',
  ])
  expect((await catchAll.list({ subject: '%' })).map(({ subject }) => subject)).toEqual([
    '100 % three',
  ])
  expect((await catchAll.list({ subject: '_' })).map(({ subject }) => subject)).toEqual(['four_x'])
  expect(await catchAll.list({ to: 'nobody@' })).toEqual([])
})

const marks: Record<ResponseKind, unknown> = {
  reply: null,
  'out-of-office': { kind: 'auto-reply', outOfOffice: true },
  bounce: { kind: 'bounce', permanent: true, recipient: bob.address, status: '5.1.1' },
  complaint: { kind: 'complaint', recipient: bob.address },
  unsubscribe: null,
}

test.for(Object.keys(marks) as ResponseKind[])(
  'the answer "%s" reaches the sender as a mail of that kind',
  async (kind) => {
    const { messageId } = await sendOne()
    const [caught] = await catchAll.list({ to: bob.address })
    clock.advance(3_600_000)
    const answerId = await catchAll.respond(caught!.id, kind)
    const mails = await readAll(ann.address)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail!.rfcId).toBe(answerId)
    expect(mail!.receivedAt).toBe('2027-03-01T10:00:00.000Z')
    if (marks[kind] === null) expect(mail!.machine).toBeNull()
    else expect(mail!.machine).toMatchObject(marks[kind] as object)
    if (kind === 'unsubscribe')
      expect(mail).toMatchObject({ subject: 'unsubscribe token', from: bob })
    else expect(mail!.refersTo).toContain(messageId)
    if (kind === 'reply') expect(mail!.text).toContain('> Hello Bob,')
    if (kind === 'out-of-office')
      expect(mail).toMatchObject({ subject: 'Automatic reply: A question about Ōtsuka', from: bob })
  },
)

test('an answer carries the words it was given, and two answers to one mail are two mails', async () => {
  await sendOne()
  const [caught] = await catchAll.list({ to: bob.address })
  const first = await catchAll.respond(caught!.id, 'reply', 'Not now, thank you.')
  const second = await catchAll.respond(caught!.id, 'reply', 'Yes, call me. Ü')
  expect(first).not.toBe(second)
  expect((await readAll(ann.address)).map(({ text }) => text.split('\n')[0])).toEqual([
    'Not now, thank you.',
    'Yes, call me. Ü',
  ])
})

test('without List-Unsubscribe an opt-out is asked for in words', async () => {
  await sendOne('Hi', { unsubscribe: null })
  const [caught] = await catchAll.list({ to: bob.address })
  await catchAll.respond(caught!.id, 'unsubscribe')
  expect((await readAll(ann.address))[0]).toMatchObject({
    subject: 'Re: Hi',
    text: 'Please unsubscribe me.',
  })
})

test('reading goes on where it stopped, in order, within the limit, over both folders', async () => {
  for (let number = 1; number <= 5; number++) {
    clock.advance(60_000)
    await sendOne(`mail ${number}`, number === 2 ? { headers: { 'X-Spam-Flag': 'YES' } } : {})
  }
  const first = await reader.newMessages(inboxOf(bob.address), {}, 3)
  expect(first.messages.map(({ subject, folder }) => `${folder} ${subject}`)).toEqual([
    'INBOX mail 1',
    'Junk mail 2',
    'INBOX mail 3',
  ])
  const second = await reader.newMessages(inboxOf(bob.address), first.state, 3)
  expect(second.messages.map(({ subject }) => subject)).toEqual(['mail 4', 'mail 5'])
  const third = await reader.newMessages(inboxOf(bob.address), second.state, 3)
  expect(third.messages).toEqual([])
  await sendOne('mail 6')
  expect(
    (await reader.newMessages(inboxOf(bob.address), third.state, 3)).messages.map(
      ({ subject }) => subject,
    ),
  ).toEqual(['mail 6'])
})

test('numbering that began anew is noticed, and old mail is left where it is', async () => {
  await sendOne('long ago')
  const { state } = await reader.newMessages(inboxOf(bob.address), {}, 10)
  await catchAll.clear()
  await sendOne('also long ago')
  clock.advance(30 * 86_400_000)
  await sendOne('fresh')
  const again = await reader.newMessages(inboxOf(bob.address), state, 10)
  expect(again.messages.map(({ subject }) => subject)).toEqual(['fresh'])
  expect(again.state['INBOX']!.uidValidity).not.toBe(state['INBOX']!.uidValidity)
  expect((await reader.newMessages(inboxOf(bob.address), again.state, 10)).messages).toEqual([])
})

test('the copy in Sent is found by its Message-ID', async () => {
  const { messageId } = await sendOne()
  expect(await reader.findSent(inboxOf(ann.address), messageId)).toBe(true)
  expect(await reader.findSent(inboxOf(ann.address), '<other@acme.example>')).toBe(false)
  expect(await catchAll.list({})).toHaveLength(1)
})

test('many deliveries at once get numbers of their own', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, number) => sendOne(`at once ${number}`)))
  const uids = (await readAll(bob.address)).map(({ uid }) => uid)
  expect(uids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('an unchanged IMAP client can look around, mark, add and wait', async () => {
  await sendOne('to be seen')
  const client = new ImapFlow({
    host: '127.0.0.1',
    port: catchAll.imapPort,
    secure: false,
    auth: { user: bob.address, pass: 'x' },
    logger: false,
    disableAutoIdle: true,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    expect((await client.list()).map(({ path, specialUse }) => [path, specialUse])).toEqual([
      ['INBOX', '\\Inbox'],
      ['Sent', '\\Sent'],
      ['Junk', '\\Junk'],
    ])
    expect(
      await client.status('INBOX', { messages: true, unseen: true, uidNext: true }),
    ).toMatchObject({ messages: 1, unseen: 1, uidNext: 2 })
    await client.mailboxOpen('INBOX')
    const mail = await client.fetchOne('*', {
      envelope: true,
      flags: true,
      headers: ['subject'],
      source: { start: 0, maxLength: 11 },
    })
    expect(mail && mail.envelope).toMatchObject({
      subject: 'to be seen',
      from: [{ name: 'Ann Lee', address: ann.address }],
    })
    expect(mail && [mail.source?.toString(), mail.headers?.toString()]).toEqual([
      'Return-Path',
      'Subject: to be seen\r\n\r\n',
    ])
    await client.messageFlagsAdd('1', ['\\Seen'])
    expect(await client.search({ seen: true, subject: 'SEEN' })).toEqual([1])
    expect(await client.search({ from: 'nobody' })).toEqual([])
    const appended = await client.append(
      'Sent',
      'Message-ID: <own@copy.example>\r\nSubject: Kopie ü\r\n\r\nbody',
      ['\\Seen'],
    )
    expect(appended).toMatchObject({ destination: 'Sent', uid: 2 })
    const arrived = new Promise<number>((resolve) =>
      client.once('exists', ({ count: total }: { count: number }) => resolve(total)),
    )
    const idling = client.idle()
    await sendOne('while waiting')
    expect(await arrived).toBe(2)
    await client.noop()
    await idling
  } finally {
    await client.logout()
  }
  expect(await reader.findSent(inboxOf(bob.address), '<own@copy.example>')).toBe(true)
})

test('probes and refusals speak in sentences without secrets', async () => {
  expect(await reader.probe(inboxOf(bob.address))).toBeNull()
  expect(await transport.probe(out)).toBeNull()
  const gone = {
    host: '127.0.0.1',
    port: 1,
    security: 'none',
    user: 'u',
    password: 'hunter2',
  } as const
  expect(await reader.probe(gone)).toMatchObject({
    stage: 'connect',
    message: expect.stringMatching(/refused the connection/),
  })
  await expect(reader.newMessages({ ...inboxOf(bob.address), user: '' }, {}, 1)).rejects.toThrow(
    /^\S+ /,
  )
  expect(await createImapReader({ log: silentLog }).probe(inboxOf(bob.address))).toMatchObject({
    stage: 'tls',
    message: expect.stringMatching(/without encryption/),
  })
})

test('the product writes its own mail through the same transport', async () => {
  const mailer = createSystemMailer(
    transport,
    { ...out, user: '', password: '' },
    'Outrider <no-reply@outrider.example>',
  )
  await mailer.send({
    to: 'bob@prospect.example',
    subject: 'Verify\r\nBcc: evil@x.example',
    text: 'Ünïcode',
    html: '<p>Ünïcode</p>',
  })
  const [mail] = await catchAll.list({ to: bob.address })
  expect(mail).toMatchObject({
    from: 'no-reply@outrider.example',
    subject: 'Verify Bcc: evil@x.example',
    text: 'Ünïcode',
    html: '<p>Ünïcode</p>',
  })
  expect(mail!.headers).toMatchObject({ 'auto-submitted': 'auto-generated' })
  expect(mail!.headers).not.toHaveProperty('bcc')
  await expect(mailer.send({ to: 'nobody', subject: 's', text: 't' })).rejects.toThrow(
    /is not a valid email address|could not be sent/,
  )
})
