import { describe, expect, test } from 'vitest'
import { parseIncoming } from '#platform/mailbox-reading/parse-incoming.ts'
import { awayNotes, presentPeople } from './away.cases.ts'
import { classifyIncoming } from './classify-incoming.ts'
import { classifyReply } from './classify-reply.ts'
import { returnDate } from './return-date.ts'

const receivedAt = '2026-03-02T10:00:00Z'
const mailOf = (subject: string, text: string) =>
  parseIncoming(
    [
      'From: Kim <kim@firm.example>',
      `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
    ].join('\r\n'),
    { folder: 'INBOX', uid: 1, receivedAt },
  )

describe('absence without machine headers', () => {
  test.each(awayNotes.map(([subject, text, back]) => ({ subject, text, back })))(
    '$text',
    async ({ subject, text, back }) => {
      expect(classifyIncoming(await mailOf(subject, text)).label).toBe('out-of-office')
      const { until } = returnDate(text, Date.parse(receivedAt), 'UTC')
      if (back) expect(new Date(until).toISOString().slice(0, 10)).toBe(back)
    },
  )

  test.each(presentPeople)('%s is an answer', (text) =>
    expect(classifyReply('Re: Cleaning', text).label).not.toBe('out-of-office'),
  )
})
