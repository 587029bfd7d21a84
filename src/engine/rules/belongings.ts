import { sql } from 'kysely'
import { dateText } from '#condition/date-math.ts'
import { sharedFacts } from '#condition/decide.ts'
import type {
  EventFacts,
  MailFacts,
  ProfileFacts,
  SessionFacts,
  StayFacts,
} from '#condition/facts.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '../engine.ts'
import type { Identity } from '../events/resolve-identity.ts'
import type { Stored } from '../events/store-events.ts'
import { standing, type ProfileDraft } from '../profiles/profile-draft.ts'
import { loadDefinitions, madeOf, type Definition } from '../segments/definitions.ts'
import { scorePerson } from '../segments/keep-scores.ts'
import type { TenantLanguage } from '../segments/load-language.ts'
import { loadFacts, type WantedBelongings } from '../segments/load-facts.ts'
import { setMember } from '../segments/set-member.ts'
import type { Rule } from './load-rules.ts'

/** What a person belongs to and did, beside what stands on the profile. */
export interface Own {
  segments: Set<string>
  lists: Set<string>
  scores: Map<string, number>
  goals: Map<string, string>
  campaigns: Map<string, string>
  journeys: Map<string, ReadonlySet<string>>
  stays: StayFacts[]
  mails: MailFacts[]
  events: EventFacts[]
}

const nothing = (): Own => ({
  segments: new Set(),
  lists: new Set(),
  scores: new Map(),
  goals: new Map(),
  campaigns: new Map(),
  journeys: new Map(),
  stays: [],
  mails: [],
  events: [],
})

/** The same for all of whom nothing is known, and never written to. */
const NOTHING: Readonly<Own> = nothing()

function joined(all: readonly Own[]): Own {
  const own = nothing()
  for (const one of all) {
    for (const id of one.segments) own.segments.add(id)
    for (const id of one.lists) own.lists.add(id)
    for (const [id, value] of one.scores)
      own.scores.set(id, Math.max(value, own.scores.get(id) ?? value))
    for (const [id, at] of one.goals) if (at > (own.goals.get(id) ?? '')) own.goals.set(id, at)
    for (const [id, state] of one.campaigns) own.campaigns.set(id, state)
    for (const [id, ways] of one.journeys)
      own.journeys.set(id, new Set([...(own.journeys.get(id) ?? []), ...ways]))
    own.stays.push(...one.stays)
    own.mails.push(...one.mails)
    own.events.push(...one.events)
  }
  return own
}

export const eventFacts = ({
  id,
  incoming,
  delivery,
}: Pick<Stored, 'id' | 'incoming' | 'delivery'>): EventFacts => ({
  id,
  eventType: incoming.eventType,
  scope: incoming.scope || delivery.source.scope,
  sessionId: incoming.sessionId,
  timeStamp: dateText(incoming.timeStamp),
  properties: incoming.properties,
  source: incoming.source,
  target: incoming.target,
})

/** Asks for more than what stands on the profile itself: by its condition, or by an action that looks it up or has to know it. */
const asksForBelongings = ({
  needs: { segments, lists, scorings, goals, campaigns, journeys, eventTypes, properties },
  touches,
}: Rule): boolean =>
  segments.size +
    lists.size +
    scorings.size +
    goals.size +
    campaigns.size +
    journeys.size +
    eventTypes.size >
    0 ||
  [...properties, ...touches].some((path) => /^(profile:(segments|lists|scores)|list:)/.test(path))
const asksForSession = ({ needs, touches }: Rule) =>
  [...needs.properties, ...touches].some((path) => path.startsWith('session:'))
/** Asks for what is kept of people after each event. */
const asksForKept = ({ needs, touches }: Rule) =>
  madeOf(needs).length > 0 ||
  needs.properties.has('profile:segments') ||
  touches.some((path) => /^profile:(segments|scores)/.test(path))

/** What rules may ask of the people of one batch: read for all at once, and only where a rule asks; then kept up to date event by event. */
export interface Belongings {
  of(draft: ProfileDraft): Own
  profileOf(draft: ProfileDraft): ProfileFacts
  /** The visit, as it is by now. */
  sessionOf(event: Stored): SessionFacts | null
  setOnVisit(event: Stored, properties: Record<string, unknown>): void
  /** People who came in later, by a merge. */
  learn(drafts: readonly ProfileDraft[]): Promise<void>
  /** A kept event happens: it counts among those of the person and of the visit. */
  did(event: Stored): void
  /** After all that an event brought: who belongs to which segment now, for the next event of the same person. */
  settle(draft: ProfileDraft): void
}

const isoOrNull = (at: number | null) => (at === null ? null : dateText(at))

export interface Batch {
  /** Rules that may be asked. */
  asked: readonly Rule[]
  identity: Pick<Identity, 'drafts' | 'merges'>
  sessionIds: readonly string[]
  /** Nothing follows the event: nobody needs to know what it changes in memberships. */
  isAlone: boolean
}

export async function createBelongings(
  db: Db,
  engine: Engine,
  tenantId: string,
  { asked, identity, sessionIds, isAlone }: Batch,
): Promise<Belongings> {
  const wanted = asked.some(asksForBelongings)
  const kept = isAlone ? null : await keptAskedFor(db, engine, tenantId, asked)
  const types = new Set([
    ...asked.flatMap(({ needs }) => [...needs.eventTypes]),
    ...(kept?.definitions ?? []).flatMap(({ needs }) => [...needs.eventTypes]),
  ])
  const needs = [...asked, ...(kept?.definitions ?? [])].map((one) => one.needs)
  // Histories are long: they are read only where they are asked for.
  const belongings: WantedBelongings = {
    segments: null,
    scorings: null,
    lists: true,
    goals: true,
    campaigns: true,
    journeys: needs.some((one) => one.journeys.size > 0),
    stays: new Set(needs.flatMap(({ stays }) => [...stays])),
    mails: needs.some(({ mails }) => mails),
  }
  const known = new Map<ProfileDraft, Own>()
  let merged = 0
  const keepsVisits = asked.some(asksForSession)
  const visits = keepsVisits
    ? await loadVisits(db, tenantId, sessionIds)
    : new Map<string, SessionFacts>()

  async function learn(some: Iterable<ProfileDraft>) {
    const fresh = [...some].filter((draft) => !draft.isNew && !known.has(draft))
    if (!wanted || fresh.length === 0) return
    const facts = await loadFacts(
      db,
      tenantId,
      fresh.map(({ id }) => id),
      types,
      { belongings },
    )
    for (const draft of fresh) {
      const found = facts.get(draft.id)
      known.set(
        draft,
        found
          ? {
              segments: new Set(found.segments),
              lists: new Set(found.lists),
              scores: new Map(found.scores),
              goals: new Map(found.goals),
              campaigns: new Map(found.campaigns),
              journeys: new Map(found.journeys),
              stays: [...found.stays],
              mails: [...found.mails],
              events: [...found.events],
            }
          : nothing(),
      )
    }
  }
  await learn(identity.drafts)

  /** What those had who have become part of another goes over to that one, once. */
  function found(draft: ProfileDraft): Own | undefined {
    for (; merged < identity.merges.length; merged++) {
      const { loser, master } = identity.merges[merged]!
      known.set(
        standing(master),
        joined([standing(master), loser].flatMap((one) => known.get(one) ?? [])),
      )
    }
    return known.get(draft)
  }
  /** To be written to. */
  function of(draft: ProfileDraft): Own {
    const own = found(draft) ?? nothing()
    known.set(draft, own)
    return own
  }
  const profileOf = (
    draft: ProfileDraft,
    { segments, lists, scores, goals, campaigns, journeys, stays, mails, events } = found(draft) ??
      NOTHING,
  ): ProfileFacts => ({
    id: draft.id,
    name: draft.name,
    email: draft.email,
    tags: draft.tags,
    anonymous: draft.anonymous,
    firstSeenAt: isoOrNull(draft.firstSeenAt),
    lastSeenAt: isoOrNull(draft.lastSeenAt),
    properties: draft.properties,
    systemProperties: draft.systemProperties,
    consents: draft.consents,
    segments,
    lists,
    scores,
    goals,
    campaigns,
    journeys,
    stays,
    mails,
    events,
  })
  return {
    of,
    profileOf,
    learn,
    sessionOf: (event) =>
      event.incoming.sessionId === null
        ? null
        : (visits.get(event.incoming.sessionId) ?? newVisit(event)),
    setOnVisit(event, properties) {
      if (event.incoming.sessionId !== null)
        visits.set(event.incoming.sessionId, {
          ...(visits.get(event.incoming.sessionId) ?? newVisit(event)),
          properties,
        })
    },
    did(event) {
      if (wanted) of(standing(event.person)).events.push(eventFacts(event))
      const { sessionId } = event.incoming
      if (keepsVisits && sessionId !== null)
        visits.set(sessionId, grown(visits.get(sessionId) ?? newVisit(event), event))
    },
    settle(draft) {
      if (!kept) return
      const profile = profileOf(draft, of(draft))
      const now = engine.clock.now()
      const facts = sharedFacts(now, profile)
      for (const one of kept.definitions) {
        if (one.kind === 'scoring') scorePerson(facts, one, kept.spoken, new Map())
        else setMember(profile, one.id, one.enabled && one.judge(facts), now)
      }
    },
  }
}

const newVisit = ({ incoming, delivery }: Stored): SessionFacts => {
  const at = dateText(incoming.timeStamp)
  return {
    id: incoming.sessionId!,
    scope: incoming.scope || delivery.source.scope,
    timeStamp: at,
    lastEventDate: at,
    duration: 0,
    size: 0,
    properties: incoming.sessionProperties,
    systemProperties: {},
  }
}

/** A visit with one event more, as it is written at the end (src/engine/events/sessions.ts): what it was told before counts more than what is said now. */
function grown(visit: SessionFacts, { incoming }: Stored): SessionFacts {
  const at = dateText(incoming.timeStamp)
  const from = visit.timeStamp < at ? visit.timeStamp : at
  const until = visit.lastEventDate > at ? visit.lastEventDate : at
  return {
    ...visit,
    timeStamp: from,
    lastEventDate: until,
    duration: Date.parse(until) - Date.parse(from),
    size: visit.size + 1,
    properties: { ...incoming.sessionProperties, ...visit.properties },
  }
}

interface KeptBelongings {
  spoken: TenantLanguage
  definitions: readonly Definition[]
}

/** The segments and plans that rules ask for, with those that they are made of; null where they ask for none. */
async function keptAskedFor(
  db: Db,
  engine: Engine,
  tenantId: string,
  asked: readonly Rule[],
): Promise<KeptBelongings | null> {
  if (!asked.some(asksForKept)) return null
  const { spoken, ordered } = await loadDefinitions(db, engine, tenantId)
  const wantsAll = asked.some(
    ({ needs, touches }) =>
      needs.properties.has('profile:segments') ||
      touches.some((path) => /^profile:(segments|scores)/.test(path)),
  )
  const wanted = new Set(asked.flatMap(({ needs }) => madeOf(needs)))
  // From the end, so one pass reaches whatever those are made of.
  for (const { key, needs } of ordered.toReversed())
    if (wanted.has(key)) for (const one of madeOf(needs)) wanted.add(one)
  return { spoken, definitions: wantsAll ? ordered : ordered.filter(({ key }) => wanted.has(key)) }
}

async function loadVisits(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, SessionFacts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{
    id: string
    scope: string
    time_stamp: Date
    last_event_date: Date
    duration: number
    size: number
    properties: Record<string, unknown>
    system_properties: Record<string, unknown>
  }>`
    select id, scope, time_stamp, last_event_date, duration, size, properties, system_properties from sessions where tenant_id = ${tenantId} and id = any(${ids})`.execute(
    db,
  )
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        scope: row.scope,
        timeStamp: dateText(new Date(row.time_stamp).getTime()),
        lastEventDate: dateText(new Date(row.last_event_date).getTime()),
        duration: row.duration,
        size: row.size,
        properties: row.properties,
        systemProperties: row.system_properties,
      },
    ]),
  )
}
