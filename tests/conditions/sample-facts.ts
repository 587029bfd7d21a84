import type {
  EventFacts,
  MailFacts,
  ProfileFacts,
  SessionFacts,
  MembershipPeriod,
} from '#condition/facts.ts'
import { newId } from '#model/ids.ts'

export const NOW = Date.parse('2026-03-31T10:00:00.000Z')

export type PersonInput = Partial<
  Omit<
    ProfileFacts,
    | 'events'
    | 'segments'
    | 'lists'
    | 'scores'
    | 'goals'
    | 'campaigns'
    | 'journeys'
    | 'stays'
    | 'mails'
  >
> & {
  events?: Partial<EventFacts>[]
  segments?: string[]
  lists?: string[]
  scores?: Record<string, number>
  goals?: Record<string, string>
  campaigns?: Record<string, string>
  journeys?: Record<string, string[]>
  stays?: MembershipPeriod[]
  mails?: MailFacts[]
}

let made = 0
/** An id that nothing has yet, of the moment of the tests. */
export const nextId = () => newId(NOW + ++made)

export function person(input: PersonInput = {}): ProfileFacts {
  const events = (input.events ?? []).map((event) => ({
    id: newId(NOW),
    eventType: 'view',
    scope: 'site',
    sessionId: null,
    timeStamp: '2026-03-30T09:00:00.000Z',
    properties: {},
    source: {},
    target: {},
    ...event,
  }))
  // Whoever is in a segment has a stay there that lasts, and whoever was sent a mail of a campaign
  // is in it.
  const segments = new Set([
    ...(input.segments ?? []),
    ...(input.stays ?? []).filter((stay) => stay.leftAt === null).map((stay) => stay.segmentId),
  ])
  const stays = [
    ...(input.stays ?? []),
    ...[...segments]
      .filter((id) => !input.stays?.some((stay) => stay.segmentId === id && stay.leftAt === null))
      .map((segmentId) => ({ segmentId, enteredAt: new Date(NOW).toISOString(), leftAt: null })),
  ]
  const campaigns = {
    ...Object.fromEntries((input.mails ?? []).map((mail) => [mail.campaignId, 'in_sequence'])),
    ...input.campaigns,
  }
  return {
    id: nextId(),
    name: '',
    email: null,
    tags: [],
    anonymous: false,
    firstSeenAt: null,
    lastSeenAt: null,
    properties: {},
    systemProperties: {},
    consents: {},
    ...input,
    events,
    segments,
    stays,
    mails: input.mails ?? [],
    lists: new Set(input.lists),
    scores: new Map(Object.entries(input.scores ?? {})),
    goals: new Map(Object.entries(input.goals ?? {})),
    campaigns: new Map(Object.entries(campaigns)),
    journeys: new Map(
      Object.entries(input.journeys ?? {})
        .filter(([, ways]) => ways.length > 0)
        .map(([id, ways]) => [id, new Set(ways)]),
    ),
  }
}

export const visit = (input: Partial<SessionFacts> = {}): SessionFacts => ({
  id: `visit-${++made}`,
  scope: 'site',
  timeStamp: '2026-03-30T09:00:00.000Z',
  lastEventDate: '2026-03-30T09:10:00.000Z',
  duration: 600_000,
  size: 3,
  properties: {},
  systemProperties: {},
  ...input,
})

export const TENANT = '01900000-0000-7000-8000-00000000c0de'
export const SEGMENTS = ['buyers', 'readers']
export const LISTS = ['vip', 'press']
export const PLANS = ['fit', 'heat', 'none']
export const GOALS = ['signup', 'order']
export const JOURNEYS = ['welcome', 'winback']
export const CAMPAIGNS = [
  '01900000-0000-7000-8000-0000000000c1',
  '01900000-0000-7000-8000-0000000000c2',
]
