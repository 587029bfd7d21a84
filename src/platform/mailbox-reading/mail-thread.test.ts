import { afterAll, expect, test } from 'vitest'
import { createMailThread } from './mail-thread.ts'
import { parseIncoming } from './parse-incoming.ts'

const arrival = { folder: 'INBOX', uid: 7, receivedAt: '2026-11-03T08:15:00.000Z' }
const patient = createMailThread(60_000)
// No machine parses ten megabytes in a millisecond.
const hasty = createMailThread(1)
afterAll(async () => void (await Promise.all([patient.close(), hasty.close()])))

const head =
  'From: Ann <ann@prospect.example>\r\nMessage-ID: <1@prospect.example>\r\nSubject: Re: A note\r\n' +
  'In-Reply-To: <ours@acme.example>\r\n\r\n'

test('an email is read in the thread as it is beside it', async () => {
  const raw = Buffer.from(`${head}Yes, gladly. Grüße\r\n`)
  expect(await patient.parse(raw, arrival)).toEqual(await parseIncoming(raw, arrival))
})

test('an email whose header alone could be had says so', async () => {
  expect(await patient.parse(Buffer.from(head), arrival, 'size')).toMatchObject({
    from: { address: 'ann@prospect.example' },
    setAside: 'size',
  })
})

test('an email that takes too long comes back without its text, and the next is read', async () => {
  const raw = Buffer.from(`${head}${'word '.repeat(2_000_000)}`)
  const mail = await hasty.parse(raw, arrival)
  expect(mail).toMatchObject({ uid: 7, text: '', setAside: 'time', machine: null })
  expect(mail.rfcId).toMatch(/@/)
  expect(await patient.parse(raw, arrival)).not.toHaveProperty('setAside')
})
