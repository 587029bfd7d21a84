import { dateText } from '#condition/date-math.ts'
import { sharedFacts } from '#condition/decide.ts'
import type {
  EventFacts,
  MailFacts,
  ProfileFacts,
  SessionFacts,
  MembershipPeriod,
} from '#condition/facts.ts'
import type { ResolvedIdentities } from '#engine/audience/identity/resolve-identity.ts'
import { standing, type ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import { loadDefinitions, madeOf, type Definition } from '#engine/segments/definitions.ts'
import { judgePerson } from '#engine/segments/judge-person.ts'
import type { TenantLanguage } from '#engine/segments/load-language.ts'
import type { WantedFacts } from '#engine/segments/load-belongings.ts'
import { loadFacts } from '#engine/segments/load-facts.ts'
import type { PreparedRule } from './load-rules.ts'
import { createVisits } from './visits.ts'
import { eventFacts, type PendingEvent } from '#engine/audience/identity/pending-event.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** Memberships and events of a person, which are stored outside of the profile. */
export interface ProfileHistory {
  segments: Set<string>
  lists: Set<string>
  scores: Map<string, number>
  goals: Map<string, string>
  campaigns: Map<string, string>
  journeys: Map<string, ReadonlySet<string>>
  membershipPeriods: MembershipPeriod[]
  mails: MailFacts[]
  events: EventFacts[]
}

const nothing = (): ProfileHistory => ({
  segments: new Set(),
  lists: new Set(),
  scores: new Map(),
  goals: new Map(),
  campaigns: new Map(),
  journeys: new Map(),
  membershipPeriods: [],
  mails: [],
  events: [],
})

/** Shared empty value for people without data; never mutated. */
const NOTHING: Readonly<ProfileHistory> = nothing()

function joined(all: readonly ProfileHistory[]): ProfileHistory {
  const own = nothing()
  for (const profileHistory of all) {
    for (const id of profileHistory.segments) own.segments.add(id)
    for (const id of profileHistory.lists) own.lists.add(id)
    for (const [id, value] of profileHistory.scores)
      own.scores.set(id, Math.max(value, own.scores.get(id) ?? value))
    for (const [id, at] of profileHistory.goals)
      if (at > (own.goals.get(id) ?? '')) own.goals.set(id, at)
    for (const [id, state] of profileHistory.campaigns) own.campaigns.set(id, state)
    for (const [id, ways] of profileHistory.journeys)
      own.journeys.set(id, new Set([...(own.journeys.get(id) ?? []), ...ways]))
    own.membershipPeriods.push(...profileHistory.membershipPeriods)
    own.mails.push(...profileHistory.mails)
    own.events.push(...profileHistory.events)
  }
  return own
}

/**
 * True for rules that need more than the profile: for their condition, or for an action that reads
 * it.
 */
const readsMemberships = ({
  needs: { segments, lists, scorings, goals, campaigns, journeys, eventTypes, properties },
  touches,
}: PreparedRule): boolean =>
  segments.size +
    lists.size +
    scorings.size +
    goals.size +
    campaigns.size +
    journeys.size +
    eventTypes.size >
    0 ||
  [...properties, ...touches].some((path) => /^(profile:(segments|lists|scores)|list:)/.test(path))
const readsSession = ({ needs, touches }: PreparedRule) =>
  [...needs.properties, ...touches].some((path) => path.startsWith('session:'))
/** True for rules that need the memberships and scores after each event. */
const readsStoredFacts = ({ needs, touches }: PreparedRule) =>
  madeOf(needs).length > 0 ||
  needs.properties.has('profile:segments') ||
  touches.some((path) => /^profile:(segments|scores)/.test(path))

/**
 * Facts about the people of one batch, for rules: loaded once for all, only where a rule needs
 * them, and updated event by event.
 */
export interface ProfileContext {
  of(draft: ProfileDraft): ProfileHistory
  profileOf(draft: ProfileDraft): ProfileFacts
  /** The current state of the visit. */
  sessionOf(event: PendingEvent): SessionFacts | null
  setOnVisit(event: PendingEvent, properties: Record<string, unknown>): void
  /** Adds people that a merge brought in. */
  learn(drafts: readonly ProfileDraft[]): Promise<void>
  /** Adds a stored event to the facts of its person and visit. */
  did(event: PendingEvent): void
  /** Updates memberships after an event and its effects, for the next event of the same person. */
  settle(draft: ProfileDraft): void
}

const isoOrNull = (at: number | null) => (at === null ? null : dateText(at))

export interface RuleBatch {
  /** Rules that may be evaluated. */
  rules: readonly PreparedRule[]
  identity: Pick<ResolvedIdentities, 'drafts' | 'merges'>
  sessionIds: readonly string[]
  /** True when no event follows, so that membership changes need not be tracked. */
  isAlone: boolean
}

export async function createProfileContext(
  tx: TenantTx,
  { rules, identity, sessionIds, isAlone }: RuleBatch,
): Promise<ProfileContext> {
  const { db, engine, tenantId } = tx
  const isWanted = rules.some(readsMemberships)
  const keptBelongings = isAlone ? null : await keptAskedFor(tx, rules)
  const visits = await createVisits(db, tenantId, {
    areKept: rules.some(readsSession),
    sessionIds,
  })
  const owns = createOwns(identity.merges)
  const wanted = wantedBy([...rules, ...(keptBelongings?.definitions ?? [])])

  async function learn(some: Iterable<ProfileDraft>) {
    const fresh = [...some].filter((draft) => !draft.isNew && !owns.knows(draft))
    if (!isWanted || fresh.length === 0) return
    const facts = await loadFacts(
      tx,
      fresh.map(({ id }) => id),
      wanted.types,
      { belongings: wanted.belongings },
    )
    for (const draft of fresh) owns.learn(draft, facts.get(draft.id))
  }
  await learn(identity.drafts)

  return {
    of: owns.of,
    profileOf: (draft) => profileFacts(draft, owns.find(draft)),
    learn,
    sessionOf: visits.of,
    setOnVisit: visits.set,
    did(event) {
      if (isWanted) owns.of(standing(event.person)).events.push(eventFacts(event))
      visits.grow(event)
    },
    settle(draft) {
      if (!keptBelongings) return
      const { definitions, conditionLanguage } = keptBelongings
      const facts = sharedFacts(engine.clock.now(), profileFacts(draft, owns.of(draft)))
      judgePerson(facts, definitions, conditionLanguage)
    },
  }
}

/** The data to load for these rules and definitions, and the needed event types. */
function wantedBy(all: readonly Pick<PreparedRule, 'needs'>[]): {
  types: ReadonlySet<string>
  belongings: WantedFacts
} {
  const needs = all.map((one) => one.needs)
  return {
    types: new Set(needs.flatMap(({ eventTypes }) => [...eventTypes])),
    // Histories can be long, so they are only loaded when needed.
    belongings: {
      segments: null,
      scorings: null,
      lists: true,
      goals: true,
      campaigns: true,
      journeys: needs.some((dependencies) => dependencies.journeys.size > 0),
      membershipPeriods: new Set(needs.flatMap(({ membershipPeriods }) => [...membershipPeriods])),
      mails: needs.some(({ mails }) => mails),
    },
  }
}

/** Known memberships of people; those of a merged profile move to the remaining one. */
function createOwns(merges: RuleBatch['identity']['merges']) {
  const known = new Map<ProfileDraft, ProfileHistory>()
  let merged = 0
  /** Moves the data of each merged profile to the remaining one, once. */
  function find(draft: ProfileDraft): ProfileHistory | undefined {
    for (; merged < merges.length; merged++) {
      const { loser, master } = merges[merged]!
      known.set(
        standing(master),
        joined([standing(master), loser].flatMap((profileDraft) => known.get(profileDraft) ?? [])),
      )
    }
    return known.get(draft)
  }
  return {
    find,
    knows: (draft: ProfileDraft) => known.has(draft),
    /** Returns the person's data for writing. */
    of(draft: ProfileDraft): ProfileHistory {
      const own = find(draft) ?? nothing()
      known.set(draft, own)
      return own
    },
    learn(draft: ProfileDraft, found: ProfileFacts | undefined) {
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
              membershipPeriods: [...found.membershipPeriods],
              mails: [...found.mails],
              events: [...found.events],
            }
          : nothing(),
      )
    },
  }
}

const profileFacts = (
  draft: ProfileDraft,
  {
    segments,
    lists,
    scores,
    goals,
    campaigns,
    journeys,
    membershipPeriods,
    mails,
    events,
  }: Readonly<ProfileHistory> = NOTHING,
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
  membershipPeriods,
  mails,
  events,
})

interface KeptBelongings {
  conditionLanguage: TenantLanguage
  definitions: readonly Definition[]
}

/**
 * The segments and scoring plans that rules need, including those they depend on; null when none.
 */
async function keptAskedFor(
  tx: TenantTx,
  preparedRules: readonly PreparedRule[],
): Promise<KeptBelongings | null> {
  if (!preparedRules.some(readsStoredFacts)) return null
  const { conditionLanguage, ordered } = await loadDefinitions(tx)
  const wantsAll = preparedRules.some(
    ({ needs, touches }) =>
      needs.properties.has('profile:segments') ||
      touches.some((path) => /^profile:(segments|scores)/.test(path)),
  )
  const wanted = new Set(preparedRules.flatMap(({ needs }) => madeOf(needs)))
  // Iterates from the end, so that one pass reaches all transitive dependencies.
  for (const { key, needs } of ordered.toReversed())
    if (wanted.has(key)) for (const one of madeOf(needs)) wanted.add(one)
  return {
    conditionLanguage,
    definitions: wantsAll ? ordered : ordered.filter(({ key }) => wanted.has(key)),
  }
}
