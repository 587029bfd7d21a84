import { createContext, useContext, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { Subject } from '#condition/facts.ts'
import type { SavedConditionType } from '#condition/language.ts'
import type { ConditionReason } from '#condition/evaluate.ts'
import { savedConditionType } from '#catalog/conditions/saved-types.ts'
import { shippedConditionTypes } from '#catalog/conditions/shipped-types.ts'
import { entities } from '#model/schema/entities.generated.ts'
import { isUuid } from '#model/lib/ids.ts'
import { declaredProperty, type ConditionProperty } from './property-kinds.ts'

export type RecordKind = 'segment' | 'list' | 'scoring' | 'goal' | 'campaign' | 'journey'
export interface NamedRecord {
  id: string
  name: string
}
export interface ChoicePage<T> {
  rows: T[]
  total: number
}

/**
 * Where the builder gets its options: the API in the product, a table in tests. Pages are counted
 * from 0.
 */
export interface Sources {
  properties(
    subject: Subject,
    q: string,
    page: number,
    signal: AbortSignal,
  ): Promise<ChoicePage<ConditionProperty>>
  /** Returns the declared properties among the ids. */
  propertiesById(ids: readonly string[], signal: AbortSignal): Promise<ConditionProperty[]>
  records(
    kind: RecordKind,
    q: string,
    page: number,
    signal: AbortSignal,
  ): Promise<ChoicePage<NamedRecord>>
  recordsById(kind: RecordKind, ids: readonly string[], signal: AbortSignal): Promise<NamedRecord[]>
  eventTypes(q: string, signal: AbortSignal): Promise<string[]>
  savedTypes: readonly SavedConditionType[]
  /**
   * Counts matching people; `quick` accepts an estimate for large populations.
   * @throws with the server's message
   */
  preview(condition: unknown, quick: boolean, signal: AbortSignal): Promise<ConditionPreview>
  /**
   * Values of a property seen in the data, the most frequent first; `all` if there are no others.
   */
  seenValues(
    subject: Subject,
    path: string,
    q: string,
    signal: AbortSignal,
  ): Promise<{ values: string[]; all: boolean; among: number | null }>
}

export interface ConditionPreview {
  count: number
  /** False if `count` is an estimate. */
  exact: boolean
  total: number
  /** How many people match each node alone; paths begin with `/condition`. */
  lines: { path: string; count: number }[]
  samples: { id: string; name: string; email: string | null; reasons: ConditionReason }[]
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
 * The API path that lists the records of a kind; null for kinds without one, which are referenced
 * by id.
 */
function addressOf(kind: RecordKind): string | null {
  const entity = entities.find((candidate) => candidate.id === ENTITIES[kind])
  return entity && entity.path !== '' && entity.operations.includes('list')
    ? `/${entity.path}`
    : null
}

const named = (record: Record<string, unknown>): NamedRecord => ({
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
    // Kinds without a list are shown by id; ids of an invalid format match no record.
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
    api.post<ConditionPreview>('/conditions/preview', { condition, quick }, { signal }),
  seenValues,
}

export const SourcesContext = createContext<Sources>(apiSources)

/** Saved condition types rarely change, and every condition on a page needs them. */
const SAVED_FOR = 60_000
const SAVED_PAGE = 50
const MAX_SAVED_PAGES = 10

async function loadSaved(signal: AbortSignal): Promise<SavedConditionType[]> {
  const savedConditionTypes: SavedConditionType[] = []
  for (let page = 0; page < MAX_SAVED_PAGES; page++) {
    const { rows, total } = await api.list<Parameters<typeof savedConditionType>[0]>(
      '/condition-types',
      { sort: ['name', 'ASC'], range: [page * SAVED_PAGE, (page + 1) * SAVED_PAGE - 1] },
      { signal },
    )
    savedConditionTypes.push(...rows.map(savedConditionType))
    if (savedConditionTypes.length >= total) break
  }
  return savedConditionTypes
}

/**
 * Returns the sources of the surrounding context. The API's sources include saved condition types
 * once they are loaded.
 */
export function useSources(): Sources {
  const sources = useContext(SourcesContext)
  const { data } = useQuery({
    queryKey: ['condition-builder', 'saved-types'],
    enabled: sources === apiSources,
    staleTime: SAVED_FOR,
    retry: false,
    queryFn: ({ signal }) => loadSaved(signal),
  })
  return useMemo(
    () =>
      data && data.length > 0
        ? { ...sources, savedTypes: [...sources.savedTypes, ...data] }
        : sources,
    [sources, data],
  )
}
