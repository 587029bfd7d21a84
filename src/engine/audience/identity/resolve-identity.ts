import { isUuid } from '#model/lib/ids.ts'
import { identifierValue, type PropertyTypes } from '#engine/audience/profiles/apply-traits.ts'
import { mergeDrafts } from '#engine/audience/profiles/merge-properties.ts'
import { newDraft, standing, type ProfileDraft } from '#engine/audience/profiles/profile-draft.ts'
import type { NormalizedEvent } from './incoming-event.ts'

/**
 * A name of a profile: a `user` or `anonymous` id, `profile` for the id of a merged profile,
 * otherwise an identifying property.
 */
export interface Alias {
  kind: string
  value: string
}

export const aliasKey = ({ kind, value }: Alias) => `${kind} ${value}`

/**
 * All names that an event mentions, to look them up in one batch.
 * @param row the import row that the event is stored for, if any, whose values are all trusted
 */
export function aliasesIn(
  incoming: NormalizedEvent,
  types: PropertyTypes,
  row: { by: Alias | null } | null = null,
): Alias[] {
  const aliases: Alias[] = []
  const add = (kind: string, value: string | null) =>
    value !== null && aliases.push({ kind, value })
  add('user', incoming.userId)
  add('anonymous', incoming.anonymousId)
  add('profile', incoming.profileId)
  add('user', incoming.previousId)
  add('anonymous', incoming.previousId)
  if (row?.by) aliases.push(row.by)
  if (incoming.traits)
    for (const { type, value } of identifiersIn(incoming.traits, types, row !== null))
      add(type.id, value)
  return aliases
}

function identifiersIn(traits: Record<string, unknown>, types: PropertyTypes, isTrusted: boolean) {
  if (types.identifiers.length === 0) return []
  return Object.entries(traits).flatMap(([name, given]) => {
    const type = types.byIncoming.get(name)
    const value =
      type?.identifier && (isTrusted || !type.protected) ? identifierValue(type, given) : null
    return value === null ? [] : [{ type: type!, value }]
  })
}

/** Marks a profile as identified by a user id of the sender. */
function become(draft: ProfileDraft) {
  draft.hasUser = true
  draft.anonymous = false
  draft.changed = true
  return draft
}

/**
 * Resolves the person of each event over the names known so far, and collects the changes to write.
 */
export function createIdentity(
  people: ReadonlyMap<string, ProfileDraft>,
  types: PropertyTypes,
  newId: () => string,
) {
  const book = createBook(people, types, newId)
  const { drafts, merges, changedNames, find, name, merge } = book
  return {
    drafts,
    merges,
    changedNames,
    of: (alias: Alias) => find(alias.kind, alias.value),
    /** The person of an event; created when no name is known. */
    personOf(incoming: NormalizedEvent): ProfileDraft {
      if (incoming.previousId !== null && incoming.userId !== null) return alias(book, incoming)
      if (incoming.userId !== null) return known_(book, incoming.userId, incoming)
      return visitor(book, incoming)
    },
    /**
     * The person of an import row: by the file's identifying column, otherwise by its ids,
     * otherwise as a new profile. Never moves an id to another person.
     */
    personOfRow: (incoming: NormalizedEvent, by: Alias | null) => ofRow(book, incoming, by),
    /** The existing person of an import row, if any; never creates one. */
    meant: (incoming: NormalizedEvent, by: Alias | null) => knownOfRow(book, incoming, by),
    /** Merges all profiles that share an identifying property; the oldest profile remains. */
    joinByTraits(
      draft: ProfileDraft,
      traits: Record<string, unknown>,
      isTrusted = false,
    ): ProfileDraft {
      let person = draft
      for (const { type, value } of identifiersIn(traits, types, isTrusted))
        person = join(book, person, type.id, value)
      return person
    },
    join: (person: ProfileDraft, kind: string, value: string) => join(book, person, kind, value),
    /** Merges two profiles and returns the remaining one. */
    merge,
    /** Assigns a name to a person. */
    call: name,
    create: () => book.create(),
    /**
     * Adds people and names that were loaded later. Profiles that are already known keep their
     * current state.
     */
    learn: (found: ReadonlyMap<string, ProfileDraft>) => learn(book, found),
  }
}

/** The names of people, with the changes to write. */
interface Book {
  names: Map<string, ProfileDraft>
  /** Names that are new or now resolve to another profile. */
  changedNames: Map<string, Alias>
  drafts: Set<ProfileDraft>
  merges: { loser: ProfileDraft; master: ProfileDraft }[]
  types: PropertyTypes
  find(kind: string, value: string | null): ProfileDraft | undefined
  name(kind: string, value: string | null, draft: ProfileDraft): void
  /**
   * Makes the id that a browser sent resolve to the profile created for it; the profile's own id
   * needs no alias.
   */
  nameProfile(profileId: string | null, draft: ProfileDraft): void
  create(id?: string | null): ProfileDraft
  /** Merges two profiles and returns the remaining one. */
  merge(master: ProfileDraft, loser: ProfileDraft): ProfileDraft
}

function createBook(
  people: ReadonlyMap<string, ProfileDraft>,
  types: PropertyTypes,
  newId: () => string,
): Book {
  const names = new Map(people)
  const changedNames = new Map<string, Alias>()
  const drafts = new Set<ProfileDraft>(people.values())
  const merges: Book['merges'] = []

  const find: Book['find'] = (kind, value) => {
    const draft = value === null ? undefined : names.get(aliasKey({ kind, value }))
    return draft && standing(draft)
  }
  const name: Book['name'] = (kind, value, draft) => {
    if (value === null || find(kind, value) === draft) return
    const alias = { kind, value }
    names.set(aliasKey(alias), draft)
    changedNames.set(aliasKey(alias), alias)
  }
  return {
    names,
    changedNames,
    drafts,
    merges,
    types,
    find,
    name,
    nameProfile(profileId, draft) {
      if (profileId === draft.id) names.set(aliasKey({ kind: 'profile', value: profileId }), draft)
      else name('profile', profileId, draft)
    },
    create(id = null) {
      const draft = newDraft(isUuid(id) ? id.toLowerCase() : newId())
      drafts.add(draft)
      return draft
    },
    merge(master, loser) {
      mergeDrafts(master, loser, types.byId)
      merges.push({ loser, master })
      return master
    },
  }
}

function alias(
  { find, name, create, merge }: Book,
  { userId, previousId }: NormalizedEvent,
): ProfileDraft {
  const user = find('user', userId)
  const previous = find('user', previousId) ?? find('anonymous', previousId)
  const draft =
    user && previous && user !== previous ? merge(user, previous) : (user ?? previous ?? create())
  name('user', userId, become(draft))
  if (!previous) name('anonymous', previousId, draft)
  return draft
}

/**
 * Resolves a user id of the sender: the browser's events belong to this person, unless the browser
 * was already identified as another.
 */
function known_(
  { find, name, create, merge }: Book,
  userId: string,
  { anonymousId, profileId }: NormalizedEvent,
): ProfileDraft {
  const user = find('user', userId)
  const visitor = find('anonymous', anonymousId) ?? find('profile', profileId)
  const own = visitor && !visitor.hasUser ? visitor : undefined
  const draft =
    user && own && user !== own
      ? merge(user, own)
      : (user ?? own ?? create(visitor ? null : profileId))
  name('user', userId, user ? draft : become(draft))
  name('anonymous', anonymousId, draft)
  return draft
}

/** Resolves a person by their browser only. */
function visitor(
  { find, name, nameProfile, create }: Book,
  { anonymousId, profileId }: NormalizedEvent,
): ProfileDraft {
  const known = find('anonymous', anonymousId) ?? find('profile', profileId)
  const draft = known ?? create(profileId)
  name('anonymous', anonymousId, draft)
  if (!known) nameProfile(profileId, draft)
  return draft
}

function join(
  { find, name, merge }: Book,
  person: ProfileDraft,
  kind: string,
  value: string,
): ProfileDraft {
  const other = find(kind, value)
  if (!other || other === person) {
    name(kind, value, person)
    return person
  }
  const isFirst = (other.firstSeenAt ?? Infinity) <= (person.firstSeenAt ?? Infinity)
  const master = isFirst ? merge(other, person) : merge(person, other)
  name(kind, value, master)
  return master
}

function learn({ names, drafts }: Book, found: ReadonlyMap<string, ProfileDraft>): ProfileDraft[] {
  const byId = new Map([...drafts].map((draft) => [draft.id, draft]))
  const fresh: ProfileDraft[] = []
  for (const [key, draft] of found) {
    if (names.has(key)) continue
    const known = byId.get(draft.id)
    if (!known) {
      drafts.add(draft)
      byId.set(draft.id, draft)
      fresh.push(draft)
    }
    names.set(key, known ?? draft)
  }
  return fresh
}

const knownOfRow = (
  { find }: Book,
  { userId, anonymousId, profileId }: NormalizedEvent,
  by: Alias | null,
): ProfileDraft | undefined =>
  find(by?.kind ?? '', by?.value ?? null) ??
  find('user', userId) ??
  find('profile', profileId) ??
  find('anonymous', anonymousId)

function ofRow(book: Book, incoming: NormalizedEvent, by: Alias | null): ProfileDraft {
  const { find, name, nameProfile, create, names, types } = book
  const { userId, anonymousId, profileId } = incoming
  const known = knownOfRow(book, incoming, by)
  const draft = known ?? create(profileId)
  // Traits already assign identifying properties as names; the other identifying columns are only
  // remembered for the next rows of this file.
  if (by && !types.byId.get(by.kind)?.identifier) names.set(aliasKey(by), draft)
  if (userId !== null && !find('user', userId) && !draft.hasUser)
    name('user', userId, become(draft))
  if (!find('anonymous', anonymousId)) name('anonymous', anonymousId, draft)
  if (!known) nameProfile(profileId, draft)
  return draft
}

export type ResolvedIdentities = ReturnType<typeof createIdentity>
