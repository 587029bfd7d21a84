import type { EventFacts, ProfileFacts, SessionFacts } from '#condition/facts.ts'
import type { ProfileInput } from '#condition/sampling/condition-sample.ts'
import { NOW } from '#condition/sampling/values.ts'
import { newId } from '#model/lib/ids.ts'

export type { ProfileInput as PersonInput } from '#condition/sampling/condition-sample.ts'
export {
  CAMPAIGNS,
  GOALS,
  JOURNEYS,
  LISTS,
  PLANS,
  PROFILES,
  SEGMENTS,
} from '#condition/sampling/records.ts'
export { NOW } from '#condition/sampling/values.ts'

export const TENANT = '01900000-0000-7000-8000-00000000c0de'

let made = 0
/** An id that nothing has yet, of the moment of the tests. */
export const nextId = () => newId(NOW + ++made)

export function person(input: ProfileInput = {}): ProfileFacts {
  const events = (input.events ?? []).map((event): EventFacts => ({
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
    ...(input.membershipPeriods ?? [])
      .filter((stay) => stay.leftAt === null)
      .map((stay) => stay.segmentId),
  ])
  const membershipPeriods = [
    ...(input.membershipPeriods ?? []),
    ...[...segments]
      .filter(
        (id) =>
          !input.membershipPeriods?.some((stay) => stay.segmentId === id && stay.leftAt === null),
      )
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
    membershipPeriods,
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
