import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import mailbox from '#schemas/mailbox.json' with { type: 'json' }
import {
  contacts,
  mailboxRamp,
  plan,
  planDay,
  rampCaps,
  readerBands,
  readerHours,
  readerTime,
  segment,
  sender,
  shareOfDay,
} from './sample.ts'

describe('sample data', () => {
  it('adds up', () => {
    expect(contacts.match + contacts.unknown + contacts.outside).toBe(contacts.held)
    expect(contacts.ready + contacts.attention + contacts.excluded).toBe(contacts.match)
    expect(segment.match).toBeLessThan(segment.profiles)
    expect(planDay.left).toBeLessThan(planDay.cap)
  })

  it.each(plan)('plans $name in working hours of $zone', (person) => {
    const day = DateTime.fromISO(planDay.date, { zone: 'utc' })
    expect(DateTime.fromISO(`${planDay.date}T12:00:00Z`, { zone: person.zone }).offset).toBe(
      person.offset * 60,
    )
    expect(day.toFormat('cccc d LLLL')).toBe(planDay.label)
    if (!person.planned) return
    const local = DateTime.fromISO(person.planned, { zone: person.zone })
    expect(local.hour).toBeGreaterThanOrEqual(readerHours.from)
    expect(local.hour).toBeLessThan(readerHours.to)
    expect(local.weekday).toBeLessThan(6)
    expect(readerTime(person).clock).toBe(local.toFormat('HH:mm'))
    const share = shareOfDay(person.planned)
    expect(readerBands(person).some(([from, to]) => from <= share && share < to)).toBe(true)
  })

  it('has the sender at its own offset', () => {
    expect(DateTime.fromISO(`${planDay.date}T12:00:00Z`, { zone: sender.zone }).offset).toBe(
      sender.offset * 60,
    )
  })

  it('draws the ramp that a new mailbox really has', () => {
    const { dailyCap, rampStart, rampStep } = mailbox.properties
    expect(mailboxRamp).toMatchObject({
      start: rampStart.default,
      step: rampStep.default,
      cap: dailyCap.default,
    })
    expect(rampCaps[0]).toBe(mailboxRamp.start)
    expect(rampCaps.indexOf(mailboxRamp.cap)).toBe(10)
  })
})
