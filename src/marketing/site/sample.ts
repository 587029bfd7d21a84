import { HOUR_MS } from '#model/lib/time-units.ts'

/**
 * The fictional company behind every figure of the public pages: Halden Loggers writes to exporters
 * of fish. Hosts end in `.example` (RFC 2606). `sample.test.ts` checks that related figures agree.
 */

export const sender = {
  company: 'Halden Loggers',
  host: 'halden-loggers.example',
  person: 'Marit Holm',
  mailbox: 'marit@halden-loggers.example',
  address: 'Havnegata 4, 1771 Halden',
  zone: 'Europe/Oslo',
  city: 'Oslo',
  /** Hours ahead of UTC on the sample day. */
  offset: 1,
} as const

/** The person who reads the example's emails. */
export const exampleReader = {
  email: 'ines@costafria.example',
  firstName: 'Ines',
  lastName: 'Carvalho',
  company: 'Costa Fria',
  country: 'PT',
} as const

/** The contacts split into three by the targets; the matching ones into three by their check. */
export const contacts = {
  held: 235,
  match: 143,
  unknown: 80,
  outside: 12,
  ready: 118,
  attention: 14,
  excluded: 11,
} as const

/**
 * A person in the send plan. `offset` is hours ahead of UTC on the sample day; `planned` is null
 * for a person without a time yet.
 */
export interface PlannedPerson {
  name: string
  city: string
  country: string
  zone: string
  offset: number
  planned: string | null
  waits?: string
}

export const planDay = { date: '2027-03-02', label: 'Tuesday 2 March', left: 18, cap: 30 } as const

/** Hours of the reader's day in which email may arrive. */
export const readerHours = { from: 9, to: 17 } as const

export const plan: readonly PlannedPerson[] = [
  {
    name: 'Kenji Mori',
    city: 'Yaizu',
    country: 'Japan',
    zone: 'Asia/Tokyo',
    offset: 9,
    planned: '2027-03-02T06:36:00Z',
  },
  {
    name: 'Marek Nowak',
    city: 'Gdynia',
    country: 'Poland',
    zone: 'Europe/Warsaw',
    offset: 1,
    planned: '2027-03-02T08:24:00Z',
  },
  {
    name: 'Ines Carvalho',
    city: 'Peniche',
    country: 'Portugal',
    zone: 'Europe/Lisbon',
    offset: 0,
    planned: '2027-03-02T09:42:00Z',
  },
  {
    name: 'Daniel Roy',
    city: 'Halifax',
    country: 'Canada',
    zone: 'America/Halifax',
    offset: -4,
    planned: '2027-03-02T13:58:00Z',
  },
  {
    name: 'Hannah Reid',
    city: 'Nelson',
    country: 'New Zealand',
    zone: 'Pacific/Auckland',
    offset: 13,
    planned: '2027-03-02T20:18:00Z',
  },
  {
    name: 'Aoife Brennan',
    city: 'Galway',
    country: 'Ireland',
    zone: 'Europe/Dublin',
    offset: 0,
    planned: null,
    waits: 'away until 8 March',
  },
]

export interface SampleReply {
  label: string
  tone: 'pos' | 'cau' | 'off' | 'neg'
  from: string
  text: string
  done: string
}

export const replies: readonly SampleReply[] = [
  {
    label: 'Interested',
    tone: 'pos',
    from: 'Ines Carvalho',
    text: 'Thursday after two suits me. Can you call the office line?',
    done: 'Emails 2 to 4 canceled. Marit’s turn to answer.',
  },
  {
    label: 'Away',
    tone: 'cau',
    from: 'Aoife Brennan',
    text: 'I am back at my desk on Monday 8 March.',
    done: 'Waits, then continues at 09:30 on 9 March in Galway.',
  },
  {
    label: 'Not interested',
    tone: 'off',
    from: 'Marek Nowak',
    text: 'Please do not write again.',
    done: 'Suppressed everywhere. He gets no more emails.',
  },
  {
    label: 'Bounced',
    tone: 'neg',
    from: 'Paulo Reis',
    text: '550 5.1.1 The address does not exist.',
    done: 'Excluded. The campaign pauses automatically at a 5% bounce rate.',
  },
]

export const segment = { profiles: 6480, match: 214 } as const

/**
 * Daily emails of a new mailbox: starts at 10, two more each day, up to 30 (the defaults of a
 * mailbox).
 */
export const mailboxRamp = { start: 10, step: 2, cap: 30, days: 14 } as const

/** The daily caps of days 1 to 14. */
export const rampCaps: readonly number[] = Array.from({ length: mailboxRamp.days }, (_, day) =>
  Math.min(mailboxRamp.cap, mailboxRamp.start + day * mailboxRamp.step),
)

/** `09:42`, the reader's local time, and whether it is on another day than the sample day. */
export function readerTime(person: PlannedPerson): { clock: string; dayShift: number } {
  const local = new Date(
    Date.parse(person.planned ?? `${planDay.date}T00:00:00Z`) + person.offset * HOUR_MS,
  ).toISOString()
  return {
    clock: local.slice(11, 16),
    dayShift: Math.round(
      (Date.parse(`${local.slice(0, 10)}T00:00:00Z`) - Date.parse(`${planDay.date}T00:00:00Z`)) /
        (24 * HOUR_MS),
    ),
  }
}

/** Share of the sender's day before a moment, in percent. */
export function shareOfDay(at: string): number {
  const midnight = Date.parse(`${planDay.date}T00:00:00Z`) - sender.offset * HOUR_MS
  return ((Date.parse(at) - midnight) / (24 * HOUR_MS)) * 100
}

/**
 * The reader's 09:00 to 17:00 on the sender's day, as bands in percent; two if midnight splits it.
 */
export function readerBands(
  person: PlannedPerson,
): readonly (readonly [from: number, to: number])[] {
  const shift = sender.offset - person.offset
  const bands = [-24, 0, 24].map(
    (day) => [readerHours.from + shift + day, readerHours.to + shift + day] as const,
  )
  return bands
    .map(([from, to]) => [Math.max(0, from), Math.min(24, to)] as const)
    .filter(([from, to]) => to > from)
    .map(([from, to]) => [(from / 24) * 100, (to / 24) * 100] as const)
}
