import { createContext, useContext, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { Subject } from '#condition/facts.ts'
import type { SavedConditionType } from '#condition/language.ts'
import type { Reason } from '#condition/meaning.ts'
import { savedConditionType } from '#catalog/conditions/saved-types.ts'
import { shippedConditionTypes } from '#catalog/conditions/shipped-types.ts'
import { entities } from '#model/entities.generated.ts'
import { isUuid } from '#model/ids.ts'
import { declaredProperty, type Property } from './property-kinds.ts'

export type RecordKind = 'segment' | 'list' | 'scoring' | 'goal' | 'campaign' | 'journey'
export interface Named {
  id: string
  name: string
}
export interface Page<T> {
  rows: T[]
  total: number
}

/**
 * Where the builder gets what it offers; the API in the product, a table in tests. Pages are
 * counted from 0.
 */
export interface Sources {
  properties(
    subject: Subject,
    q: string,
    page: number,
    signal: AbortSignal,
  ): Promise<Page<Property>>
  /** Those of the ids that are declared. */
  propertiesById(ids: readonly string[], signal: AbortSignal): Promise<Property[]>
  records(kind: RecordKind, q: string, page: number, signal: AbortSignal): Promise<Page<Named>>
  recordsById(kind: RecordKind, ids: readonly string[], signal: AbortSignal): Promise<Named[]>
  eventTypes(q: string, signal: AbortSignal): Promise<string[]>
  savedTypes: readonly SavedConditionType[]
  /**
   * Who fits; quickly, with an estimate where there are many people.
   * @throws with the server's sentence
   */
  preview(condition: unknown, quick: boolean, signal: AbortSignal): Promise<Preview>
  /**
   * Values of a property that were seen, the most frequent first; `all` when there are no others.
   */
  seenValues(
    subject: Subject,
    path: string,
    q: string,
    signal: AbortSignal,
  ): Promise<{ values: string[]; all: boolean; among: number | null }>
}

export interface Preview {
  count: number
  /** False: `count` is an estimate. */
  exact: boolean
  total: number
  /** How many people each node alone matches; paths begin with `/condition`. */
  lines: { path: string; count: number }[]
  samples: { id: string; name: string; email: string | null; reasons: Reason }[]
}

export const PAGE = 20

const ENTITIES: Record<RecordKind, string> = {
  segment: 'segment',
  list: 'user-list',
  scoring: 'scoring',
  goal: 'goal',
  campaign: 'campaign',
  journey: 'journey',
}

/**
 * Where the API lists the records of a kind; null for those that it does not list: they are taken
 * by their id.
 */
function addressOf(kind: RecordKind): string | null {
  const entity = entities.find((one) => one.id === ENTITIES[kind])
  return entity && entity.path !== '' && entity.operations.includes('list')
    ? `/${entity.path}`
    : null
}

const named = (record: Record<string, unknown>): Named => ({
  id: String(record['id']),
  name: String(record['name'] || record['id']),
})
const range = (page: number) => [page * PAGE, page * PAGE + PAGE - 1] as const
const asked = (q: string) => (q.trim() ? { q: q.trim() } : {})
const TARGETS: Record<Subject, string> = {
  profile: 'profiles',
  session: 'sessions',
  event: 'events',
}

const seenValues: Sources['seenValues'] = (subject, path, q, signal) =>
  api.post('/conditions/seen-values', { subject, path, q }, { signal })

const apiSources: Sources = {
  async properties(subject, q, page, signal) {
    const { rows, total } = await api.list<Record<string, unknown>>(
      '/property-types',
      {
        sort: ['name', 'ASC'],
        range: range(page),
        filter: { ...asked(q), target: TARGETS[subject] },
      },
      { signal },
    )
    return { rows: rows.map(declaredProperty), total }
  },
  async propertiesById(ids, signal) {
    return (
      await api.list<Record<string, unknown>>(
        '/property-types',
        { range: [0, ids.length - 1], filter: { id: ids } },
        { signal },
      )
    ).rows.map(declaredProperty)
  },
  async records(kind, q, page, signal) {
    const address = addressOf(kind)
    if (!address) return { rows: [], total: 0 }
    const { rows, total } = await api.list<Record<string, unknown>>(
      address,
      { sort: ['name', 'ASC'], range: range(page), filter: asked(q) },
      { signal },
    )
    return { rows: rows.map(named), total }
  },
  async recordsById(kind, ids, signal) {
    const address = addressOf(kind)
    // What cannot be looked for is taken by its id; what is no id of the kind is the id of nothing.
    if (!address) return ids.map((id) => ({ id, name: id }))
    const possible = kind === 'campaign' ? ids.filter(isUuid) : ids
    return possible.length > 0
      ? (
          await api.list<Record<string, unknown>>(
            address,
            { range: [0, possible.length - 1], filter: { id: possible } },
            { signal },
          )
        ).rows.map(named)
      : []
  },
  async eventTypes(q, signal) {
    return (await seenValues('event', 'eventType', q, signal)).values
  },
  savedTypes: shippedConditionTypes,
  preview: (condition, quick, signal) =>
    api.post<Preview>('/conditions/preview', { condition, quick }, { signal }),
  seenValues,
}

export const SourcesContext = createContext<Sources>(apiSources)

/** Saved condition types change seldom, and every condition on a page asks for them. */
const SAVED_FOR = 60_000
const SAVED_PAGE = 50
const SAVED_MOST = 10

async function loadSaved(signal: AbortSignal): Promise<SavedConditionType[]> {
  const found: SavedConditionType[] = []
  for (let page = 0; page < SAVED_MOST; page++) {
    const { rows, total } = await api.list<Parameters<typeof savedConditionType>[0]>(
      '/condition-types',
      { sort: ['name', 'ASC'], range: [page * SAVED_PAGE, (page + 1) * SAVED_PAGE - 1] },
      { signal },
    )
    found.push(...rows.map(savedConditionType))
    if (found.length >= total) break
  }
  return found
}

/**
 * The sources of this place. From the API they come with the condition types that people saved, as
 * soon as those are known.
 */
export function useSources(): Sources {
  const given = useContext(SourcesContext)
  const { data } = useQuery({
    queryKey: ['condition-builder', 'saved-types'],
    enabled: given === apiSources,
    staleTime: SAVED_FOR,
    retry: false,
    queryFn: ({ signal }) => loadSaved(signal),
  })
  return useMemo(
    () =>
      data && data.length > 0 ? { ...given, savedTypes: [...given.savedTypes, ...data] } : given,
    [given, data],
  )
}
