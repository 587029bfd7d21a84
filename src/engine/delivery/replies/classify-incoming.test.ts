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
