import simpleRestProvider from 'ra-data-simple-rest'
import { HttpError, type DataProvider } from 'react-admin'
import { api, ApiError, type RawAnswer } from '#client/api.ts'
import { MAX_AT_ONCE, type BulkAction } from '#model/api/bulk.ts'
import type { BulkDone, BulkQueued, BulkView } from '#model/api/answers/bulk-answers.ts'
import type { FieldError } from '#model/lib/errors.ts'
import type { PeopleColumn } from '#model/schema/people-columns.ts'
import { paging } from '#model/api/paging.ts'
import type { Usage } from '#catalog/referrers.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { evictOldest } from '#model/lib/evict-oldest.ts'
import { failuresOf, readList, setFields } from './many-records.ts'
import type { Registry } from './registry.ts'

/** One call to the API: `api.raw` in the browser, a fake in tests. */
export type Send = (
  method: string,
  path: string,
  body: unknown,
  options: { version?: number; signal?: AbortSignal; headers?: Record<string, string> },
) => Promise<RawAnswer>

/**
 * The `body` of this provider's HttpErrors. `errors` is keyed by form field, as react-admin's forms
 * expect.
 */
export interface ErrorBody {
  errors: Record<string, string>
  faults: readonly FieldError[]
  code: string
  /** The current record, on a conflict. */
  current?: Record<string, unknown>
  /** The number of records that a bulk change would concern by now, on a conflict. */
  count?: number
}

/** The form field of a JSON Pointer from the API: `/steps/2/subject` belongs to `steps`. */
export const fieldOfPointer = (pointer: string): string =>
  (pointer.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~')

/** First message of each field; messages about the whole record go under `root`. */
function errorsByField(faults: readonly FieldError[]): Record<string, string> {
  const byField: Record<string, string> = {}
  for (const fault of faults) byField[fieldOfPointer(fault.path) || 'root'] ??= fault.message
  return byField
}

const countIn = (facts: { count?: unknown } | undefined) =>
  typeof facts?.count === 'number' ? { count: facts.count } : {}

function asHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.code === 'aborted') return new DOMException(error.message, 'AbortError')
  const body: ErrorBody = {
    errors: errorsByField(error.errors),
    faults: error.errors,
    code: error.code,
    current: error.facts['current'] as Record<string, unknown> | undefined,
    ...countIn(error.facts),
  }
  return new HttpError(error.message, error.status, body)
}

/** `ErrorBody` of an error thrown by the provider; empty for other errors. */
export function errorBody(error: unknown): ErrorBody {
  const body =
    error instanceof HttpError ? (error.body as Partial<ErrorBody> | undefined) : undefined
  return {
    errors: body?.errors ?? {},
    faults: body?.faults ?? [],
    code: body?.code ?? '',
    current: body?.current,
    ...countIn(body),
  }
}

/** A record that failed in a bulk operation, and why. */
export interface BulkFailure {
  id: string
  name: string
  reason: string
  usedBy?: readonly Usage[]
}

/** The result of one operation on many records. */
export interface BulkOutcome {
  done: string[]
  failed: BulkFailure[]
  /** Tokens that restore deleted records; empty if the deletion is final. */
  undo: string[]
  /** True if some records are deleted permanently. */
  final: boolean
}

/** A bulk change of chosen records, or of all that a list with this filter shows. */
export interface BulkChange {
  action: string
  ids?: readonly string[]
  filter?: Record<string, unknown>
  q?: string
  /** The number of records that the user saw. */
  count?: number
  /** Parameters of the action: `tags`, `values`, `listId`, `journeyId`, `campaignId`. */
  [param: string]: unknown
}

/** What this provider can do beyond react-admin's interface. */
export interface BulkProvider {
  bulkByFilter(name: string, change: BulkChange): Promise<BulkDone | BulkQueued>
  columnsOf(name: string): Promise<PeopleColumn[]>
  bulkState(id: string): Promise<BulkView>
  undoBulk(id: string): Promise<BulkDone | BulkQueued>
  cancelBulk(id: string): Promise<void>
}

/** Whether a job makes the bulk change, so that its state is to be followed. */
export const isQueued = (answer: BulkDone | BulkQueued): answer is BulkQueued => 'jobId' in answer

type Answer = Pick<BulkOutcome, 'done' | 'failed'> & { undo?: string | null; undoable?: number }
const empty = (): BulkOutcome => ({ done: [], failed: [], undo: [], final: false })
function add(outcome: BulkOutcome, { done, failed, undo, undoable }: Answer): void {
  outcome.done.push(...done)
  outcome.failed.push(...failed)
  if (undo) outcome.undo.push(undo)
  if (undoable !== undefined && undoable < done.length) outcome.final = true
}

/** Number of lists whose cursors are kept; the oldest is dropped first. */
const MAX_LISTS = 50

/**
 * Remembers cursors. Pages are requested by number; a page that follows the previous one is loaded
 * by that page's cursor (`Link: rel="next"`), which costs the same at any depth.
 */
function rememberPages() {
  const lists = new Map<string, Map<number, string>>()
  const split = (address: string) => {
    const url = new URL(address, 'http://console')
    const range = url.searchParams.get('range')
    if (!range) return null
    url.searchParams.delete('range')
    const [first, last] = JSON.parse(range) as [number, number]
    return { list: url.pathname + url.search, first, next: last + 1 }
  }
  return {
    /** The address with the cursor of its page, if known. */
    addressOf(address: string): string {
      const page = split(address)
      const cursor = page && lists.get(page.list)?.get(page.first)
      return cursor ? `${address}&after=${encodeURIComponent(cursor)}` : address
    },
    /** Stores the cursor of the next page from an answer. */
    read(address: string, headers: Headers): void {
      const page = split(address)
      if (!page) return
      const next = /<([^<>]+)>;\s?rel="next"/.exec(headers.get('link') ?? '')?.[1]
      const cursor = next && new URL(next, 'http://console').searchParams.get('after')
      const cursors = lists.get(page.list) ?? new Map<number, string>()
      if (cursor) cursors.set(page.next, cursor)
      else cursors.delete(page.next)
      lists.delete(page.list)
      lists.set(page.list, cursors)
      evictOldest(lists, MAX_LISTS)
    },
  }
}

const versionOf = (data: unknown): number | undefined => {
  const version = (data as { version?: unknown } | undefined)?.version
  return typeof version === 'number' ? version : undefined
}

/** Calls an address and returns the body of the answer. */
interface Calls {
  get(path: string): Promise<unknown>
  post(path: string, body: object): Promise<unknown>
  /** The path of a resource's entity. */
  apiPath(name: string): string
}

/** The records that reference these, read in portions of a page. */
async function readUsedBy(
  { get, apiPath }: Calls,
  name: string,
  ids: readonly unknown[],
): Promise<unknown[]> {
  const used: unknown[] = []
  for (let from = 0; from < ids.length; from += paging.maxSize) {
    const filter = JSON.stringify({ id: ids.slice(from, from + paging.maxSize) })
    const address = `/${apiPath(name)}/used-by?filter=${encodeURIComponent(filter)}`
    used.push(...((await get(address)) as unknown[]))
  }
  return used
}

const bulkProvider = ({ get, post, apiPath }: Calls): BulkProvider => ({
  /** Changes few records at once and many by a job; the answer says which. */
  bulkByFilter: async (name, change) =>
    (await post(`/${apiPath(name)}/bulk`, change)) as BulkDone | BulkQueued,
  /** The columns of people beyond the fields of a profile; other entities have none. */
  columnsOf: async (name) =>
    apiPath(name) === 'profiles' ? ((await get('/profiles/columns')) as PeopleColumn[]) : [],
  bulkState: async (id) => (await get(`/bulk/${encodeURIComponent(id)}`)) as BulkView,
  undoBulk: async (id) =>
    (await post(`/bulk/${encodeURIComponent(id)}/undo`, {})) as BulkDone | BulkQueued,
  cancelBulk: async (id) => {
    await post(`/jobs/${encodeURIComponent(id)}/cancel`, {})
  },
})

const reasonOf = (error: unknown): string => errorBody(error).faults[0]?.message ?? messageOf(error)

/** Sets fields of several records; `before` has those that were changed, as they were. */
const setsMany =
  (rest: DataProvider, registry: Registry) =>
  async (name: string, ids: readonly unknown[], values: Record<string, unknown>) => {
    const entity = registry.byName(name)?.entity
    const changed = await setFields(rest, {
      path: entity?.path ?? name,
      ids,
      values,
      label: entity?.label ?? 'id',
      reasonOf,
    })
    return { ...empty(), ...changed, done: changed.before.map(({ id }) => String(id)) }
  }

/**
 * `ra-data-simple-rest` over the API client, which handles bearer token, tenant and renewal. Adds
 * the parts that dialect lacks: the version on every write, ids in batches of a page, and errors by
 * form field.
 */
export function createDataProvider(registry: Registry, send: Send = api.raw): DataProvider {
  const apiPath = (name: string) => registry.byName(name)?.entity.path ?? name
  const call: Send = async (...args) => {
    try {
      return await send(...args)
    } catch (error) {
      throw asHttpError(error)
    }
  }
  const pages = rememberPages()
  const rest = simpleRestProvider('', async (url, options = {}) => {
    const text = typeof options.body === 'string' ? options.body : undefined
    const version = options.method === 'PUT' && text ? versionOf(JSON.parse(text)) : undefined
    // The address of a list with columns has a query before the one that is appended.
    const address = url.replace(/(\?.*)\?/, '$1&')
    const answer = await call(options.method ?? 'GET', pages.addressOf(address), text, {
      version,
      signal: options.signal ?? undefined,
      headers: text ? { 'content-type': 'application/json' } : undefined,
    })
    pages.read(address, answer.headers)
    return { status: answer.status, headers: answer.headers, body: '', json: answer.body }
  })
  const remove = async (name: string, id: unknown, version: number | undefined) =>
    (
      await call('DELETE', `/${apiPath(name)}/${encodeURIComponent(String(id))}`, undefined, {
        version,
      })
    ).body
  const get = async (path: string) => (await call('GET', path, undefined, {})).body
  const post = async (path: string, body: object) =>
    (
      await call('POST', path, JSON.stringify(body), {
        headers: { 'content-type': 'application/json' },
      })
    ).body
  const calls: Calls = { get, post, apiPath }
  const bulk = async (
    name: string,
    action: BulkAction,
    ids: readonly unknown[],
    tags?: readonly string[],
  ): Promise<BulkOutcome> => {
    const outcome = empty()
    for (let from = 0; from < ids.length; from += MAX_AT_ONCE) {
      const some = ids.slice(from, from + MAX_AT_ONCE)
      const asked = { action, ids: some, ...(tags ? { tags } : {}) }
      try {
        add(outcome, (await post(`/${apiPath(name)}/bulk`, asked)) as Answer)
      } catch (error) {
        // What earlier portions changed can still be undone.
        if (from === 0) throw error
        outcome.failed.push(...failuresOf(some, reasonOf(error)))
      }
    }
    return outcome
  }
  return {
    supportAbortSignal: true,
    /** Not part of react-admin: the records that reference these, see `usedByEndpoints`. */
    usedBy: (name: string, ids: readonly unknown[]) => readUsedBy(calls, name, ids),
    getList: (name, params) => readList(rest, apiPath(name), params),
    getOne: (name, params) => rest.getOne(apiPath(name), params),
    getManyReference: (name, params) => rest.getManyReference(apiPath(name), params),
    getMany: async (name, params) => {
      const portions = Array.from(
        { length: Math.ceil(params.ids.length / paging.maxSize) },
        (_unused, i) => params.ids.slice(i * paging.maxSize, (i + 1) * paging.maxSize),
      )
      const answers = await Promise.all(
        portions.map((ids) => rest.getMany(apiPath(name), { ...params, ids })),
      )
      return { data: answers.flatMap((answer) => answer.data) }
    },
    create: (name, params) => rest.create(apiPath(name), params),
    update: (name, params) =>
      rest.update(apiPath(name), {
        ...params,
        data: { ...params.data, version: versionOf(params.data) ?? versionOf(params.previousData) },
      }),
    updateMany: (name, params) => rest.updateMany(apiPath(name), params),
    delete: async (name, params) => {
      const body = await remove(name, params.id, versionOf(params.previousData))
      return { data: body ?? params.previousData ?? { id: params.id } }
    },
    deleteMany: async (name, params) => ({ data: (await bulk(name, 'delete', params.ids)).done }),
    bulk,
    setMany: setsMany(rest, registry),
    ...bulkProvider(calls),
    /** Restores the records of the given deletions. */
    undoDelete: async (name: string, undo: readonly string[]): Promise<BulkOutcome> => {
      const outcome = empty()
      for (const one of undo)
        add(outcome, (await post(`/${apiPath(name)}/undo-delete`, { undo: one })) as Answer)
      return outcome
    },
  } as DataProvider
}
