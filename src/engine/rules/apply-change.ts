import { ActionError, type ActionChange } from '#catalog/actions/action.ts'
import { isSame, valueAt } from '#catalog/actions/property-path.ts'
import type { AppliedChange } from '#catalog/actions/rule-trial.ts'
import { dateText } from '#condition/date-math.ts'
import { isObject } from '#model/lib/is-object.ts'
import type { ResolvedIdentities } from '#engine/audience/identity/resolve-identity.ts'
import {
  identifierValue,
  setProperty,
  type PropertyTypes,
} from '#engine/audience/profiles/apply-traits.ts'
import {
  changeNamed,
  nameOf,
  standing,
  type ProfileDraft,
} from '#engine/audience/profiles/profile-draft.ts'
import type { ProfileContext } from './profile-context.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'

/** An event that an action raised and that was not processed yet. */
export interface RaisedEvent {
  eventType: string
  properties: Record<string, unknown>
  target: Record<string, unknown>
  stored: boolean
}

/** Changes by the actions of a batch other than to profiles; written at its end. */
export interface Pending {
  /** By person: which lists to add them to (true) and remove them from (false). */
  lists: Map<ProfileDraft, Map<string, boolean>>
  /** By visit: properties to set, or `null` to remove. */
  visits: Map<string, Record<string, unknown>>
}

export interface ChangeContext {
  identity: ResolvedIdentities
  types: PropertyTypes
  belongings: ProfileContext
  pending: Pending
  /** Ids of all lists. */
  lists(): Promise<ReadonlySet<string>>
  /** Loads the person that a name resolves to. */
  look(alias: { kind: string; value: string }): Promise<void>
}

/**
 * Applies one change in memory. Returns null when it makes no difference.
 * @throws ActionError when it is impossible; nothing is changed then
 */
export async function applyChange(
  context: ChangeContext,
  event: PendingEvent,
  change: ActionChange,
  raised: RaisedEvent[],
): Promise<AppliedChange | null> {
  const person = standing(event.person)
  switch (change.change) {
    case 'property':
      return change.of === 'profile'
        ? setOnPerson(context, event, change.name, change.value)
        : setOnVisit(context, event, change.name, change.value)
    case 'consent': {
      const { purpose, status, revokeDate } = change
      const before = person.consents[purpose] as
        | { status?: unknown; statusDate?: unknown }
        | undefined
      const statusDate = dateText(event.incoming.timeStamp)
      // The later answer wins, regardless of the order of arrival.
      if (typeof before?.statusDate === 'string' && before.statusDate > statusDate)
        throw new ActionError(`A later answer about "${purpose}" is known already.`)
      person.consents[purpose] = { status, statusDate, ...(revokeDate ? { revokeDate } : {}) }
      person.changed = true
      return before?.status === status && !revokeDate
        ? null
        : { what: `consent ${purpose}`, before: before?.status ?? null, after: status }
    }
    case 'list': {
      const { listId, on } = change
      if (!(await context.lists()).has(listId))
        throw new ActionError(`There is no list "${listId}".`)
      const own = context.belongings.of(person)
      const was = own.lists.has(listId)
      if (was === on) return null
      if (on) own.lists.add(listId)
      else own.lists.delete(listId)
      const wanted = context.pending.lists.get(person) ?? new Map<string, boolean>()
      context.pending.lists.set(person, wanted.set(listId, on))
      return { what: `list ${listId}`, before: was, after: on }
    }
    case 'event': {
      raised.push(change)
      return { what: `event ${change.eventType}`, before: null, after: change.properties }
    }
    case 'merge':
      return joinPeople(context, event, change)
  }
}

/** Copies a structure with one value set at a path. */
function withValue(
  root: Record<string, unknown>,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const copy = { ...root }
  const below = copy[first]
  const inner = rest.length === 0 ? value : withValue(isObject(below) ? below : {}, rest, value)
  if (inner === undefined) delete copy[first]
  else copy[first] = inner
  return copy
}

async function setOnPerson(
  { identity, types, look }: ChangeContext,
  event: PendingEvent,
  name: string,
  value: unknown,
): Promise<AppliedChange | null> {
  const person = standing(event.person)
  const [first = '', ...rest] = name.split('.')
  const before = name === 'email' ? person.email : valueAt(person.properties, name)
  const held = person.properties[first]
  const whole =
    rest.length === 0
      ? value
      : withValue(typeof held === 'object' && held !== null ? { ...held } : {}, rest, value)
  const type = types.byId.get(first)
  const written = whole === undefined ? null : whole
  const fault = changeNamed(person, () => setProperty(person, first, written, type))
  if (fault) throw new ActionError(`${type?.name ?? first}: ${fault}`)
  person.changed = true
  const after = name === 'email' ? person.email : valueAt(person.properties, name)
  // Compares identifiers in their normalized form, so that spelling does not matter.
  const identifier = type?.identifier ? identifierValue(type, after) : null
  if (type && identifier !== null) {
    await look({ kind: type.id, value: identifier })
    event.person = identity.join(person, type.id, identifier)
  }
  return isSame(before ?? null, after ?? null)
    ? null
    : {
        what: name === 'email' ? 'email' : `properties.${name}`,
        before: before ?? null,
        after: after ?? null,
      }
}

function setOnVisit(
  { pending, belongings }: ChangeContext,
  event: PendingEvent,
  name: string,
  value: unknown,
): AppliedChange | null {
  const { sessionId } = event.incoming
  if (sessionId === null) throw new ActionError('The event belongs to no visit.')
  const present = belongings.sessionOf(event)!.properties
  const before = valueAt(present, name)
  const next = withValue(present, name.split('.'), value)
  const [first = ''] = name.split('.')
  pending.visits.set(sessionId, {
    ...pending.visits.get(sessionId),
    [first]: next[first] ?? null,
  })
  belongings.setOnVisit(event, next)
  return isSame(before ?? null, value ?? null)
    ? null
    : { what: `visit ${name}`, before: before ?? null, after: value ?? null }
}

const isOlder = (profileDraft: ProfileDraft, other: ProfileDraft) =>
  (profileDraft.firstSeenAt ?? Infinity) <= (other.firstSeenAt ?? Infinity)
const call = (person: ProfileDraft) => person.name || person.id

/**
 * Merges by an identifying value (as in Apache Unomi). If no profile has the value, the person gets
 * it. If another profile has it, the two are merged and the older owner of the value remains. If
 * the person already has another value, a different person uses the same browser: the event moves
 * to that person and nothing is merged.
 */
async function joinPeople(
  { identity, look, belongings }: ChangeContext,
  event: PendingEvent,
  { name, value, forceMaster }: ActionChange & { change: 'merge' },
): Promise<AppliedChange | null> {
  const person = standing(event.person)
  await look({ kind: name, value })
  const other = identity.of({ kind: name, value })
  const carried = person.systemProperties[name]
  const carry = (draft: ProfileDraft) => {
    draft.systemProperties = { ...draft.systemProperties, [name]: value }
    draft.changed = true
    identity.call(name, value, draft)
    return draft
  }
  if (carried === undefined || carried === value) {
    if (other && other !== person) {
      const master = forceMaster || (carried === value && isOlder(person, other)) ? person : other
      event.person = carry(identity.merge(master, master === person ? other : person))
      return { what: 'person', before: call(person), after: call(event.person) }
    }
    carry(person)
    return carried === value ? null : { what: `known as ${name}`, before: null, after: value }
  }
  if (other === person) return null
  const next = other ?? (forceMaster ? person : identity.create())
  carry(next)
  if (next === person) return { what: `known as ${name}`, before: carried, after: value }
  next.firstSeenAt = Math.min(next.firstSeenAt ?? Infinity, event.incoming.timeStamp)
  next.lastSeenAt = Math.max(next.lastSeenAt ?? 0, event.incoming.timeStamp)
  next.name ||= nameOf(next)
  if (event.incoming.anonymousId !== null)
    identity.call('anonymous', event.incoming.anonymousId, next)
  event.person = next
  await belongings.learn([next])
  return { what: 'person', before: call(person), after: call(next) }
}
