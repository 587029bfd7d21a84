import { createContext, useContext } from 'react'
import { api } from '#client/api.ts'
import type { Subject } from '#condition/facts.ts'
import type { SavedConditionType } from '#condition/language.ts'
import { shippedConditionTypes } from '#catalog/conditions/shipped-types.ts'
import { declaredProperty, type Property } from './property-kinds.ts'

export type RecordKind = 'segment' | 'list' | 'scoring' | 'goal' | 'campaign'
export interface Named {
  id: string
  name: string
}
export interface Page<T> {
  rows: T[]
  total: number
}

/** Where the builder gets what it offers; the API in the product, a table in tests. Pages are counted from 0. */
export interface Sources {
  properties(subject: Subject, q: string, page: number, signal: AbortSignal): Promise<Page<Property>>
  /** Those of the ids that are declared. */
  propertiesById(ids: readonly string[], signal: AbortSignal): Promise<Property[]>
  records(kind: RecordKind, q: string, page: number, signal: AbortSignal): Promise<Page<Named>>
  recordsById(kind: RecordKind, ids: readonly string[], signal: AbortSignal): Promise<Named[]>
  eventTypes(q: string, signal: AbortSignal): Promise<string[]>
  savedTypes: readonly SavedConditionType[]
}

export const PAGE = 20

/** Kinds of record that the API lists. The others are taken by their id. */
const ADDRESS: Partial<Record<RecordKind, string>> = { segment: '/segments', goal: '/goals', campaign: '/campaigns' }

const named = (record: Record<string, unknown>): Named => ({ id: String(record['id']), name: String(record['name'] || record['id']) })
const range = (page: number) => [page * PAGE, page * PAGE + PAGE - 1] as const
const asked = (q: string) => (q.trim() ? { q: q.trim() } : {})
const TARGETS: Record<Subject, string> = { profile: 'profiles', session: 'sessions', event: 'events' }

const apiSources: Sources = {
  async properties(subject, q, page, signal) {
    const { rows, total } = await api.list<Record<string, unknown>>('/property-types', { sort: ['name', 'ASC'], range: range(page), filter: { ...asked(q), target: TARGETS[subject] } }, { signal })
    return { rows: rows.map(declaredProperty), total }
  },
  async propertiesById(ids, signal) {
    return (await api.list<Record<string, unknown>>('/property-types', { range: [0, ids.length - 1], filter: { id: ids } }, { signal })).rows.map(declaredProperty)
  },
  async records(kind, q, page, signal) {
    const address = ADDRESS[kind]
    if (!address) return { rows: [], total: 0 }
    const { rows, total } = await api.list<Record<string, unknown>>(address, { sort: ['name', 'ASC'], range: range(page), filter: asked(q) }, { signal })
    return { rows: rows.map(named), total }
  },
  async recordsById(kind, ids, signal) {
    const address = ADDRESS[kind]
    return address ? (await api.list<Record<string, unknown>>(address, { range: [0, ids.length - 1], filter: { id: ids } }, { signal })).rows.map(named) : []
  },
  async eventTypes(q, signal) {
    const { rows } = await api.list<{ eventType: string }>('/events', { sort: ['timeStamp', 'DESC'], range: [0, 49] }, { signal })
    return [...new Set(rows.map((one) => one.eventType))].filter((one) => one.toLowerCase().includes(q.trim().toLowerCase())).toSorted()
  },
  savedTypes: shippedConditionTypes,
}

export const SourcesContext = createContext<Sources>(apiSources)
export const useSources = (): Sources => useContext(SourcesContext)
