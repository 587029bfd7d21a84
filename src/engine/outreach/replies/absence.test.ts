import { expect, it } from 'vitest'
import { absenceOf } from './decide-reply.ts'

it.each(['Pacific/Auckland', 'Europe/Berlin', 'America/Los_Angeles'])(
  'an absence names the day on the calendar of %s, where the sequence goes on',
  (zone) => {
    const receivedAt = '2026-11-23T12:00:00Z'
    const { text } = absenceOf(
      { text: 'I am back on 2026-12-07.', receivedAt },
      zone,
      Date.parse(receivedAt),
    )
    expect(text).toBe('Out of office until 2026-12-07')
  },
)
