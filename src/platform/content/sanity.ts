import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import {
  contentKinds,
  type ContentDocument,
  type ContentFault,
  type ContentKind,
  type ContentSnapshot,
  type ContentSource,
} from './content-source.ts'
import { lookup } from '#model/lib/lookup.ts'
import { messageOf, errorOf } from '#model/lib/thrown.ts'

export interface SanityOptions {
  projectId: string
  dataset: string
  /** Needed for previews and for private datasets. */
  token: string
  /** Origin in place of Sanity's own, for tests and proxies. */
  origin: string
  log: Log
  clock: Clock
}

/** The version of Sanity's query API. */
const API_VERSION = 'v2025-02-19'

/** Timeout of one request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 8000

/** How long a snapshot counts as fresh, in milliseconds. */
const FRESH = 60_000

/** How many failures are remembered. */
const REMEMBERED = 20

/** Sanity's document types, which are named in the singular. */
const types: Record<string, ContentKind> = {
  guide: 'guides',
  post: 'posts',
  solution: 'solutions',
  industry: 'industries',
  legal: 'legal',
  faq: 'questions',
}

const texts = ['title', 'description', 'lead', 'name', 'updated', 'published', 'audience'] as const
const DATE = /^\d{4}-\d{2}-\d{2}/

/**
 * Every field that a content file can have; the body is Markdown, as in the files, so one reader
 * checks and renders both.
 */
const groq =
  `*[_type in ${JSON.stringify(Object.keys(types))}]{_id, _type, "slug": slug.current, ` +
  `${texts.join(', ')}, tags, order, body, question, answer, group}`

type Raw = Record<string, unknown>

/** Maximum characters of a question, of the name of its group, and of its answer. */
const longest = { question: 200, group: 60, answer: 3000 } as const

/** A question of the FAQ. It has no page, so no slug; its id identifies it. */
function readQuestion(raw: Raw): ContentDocument | string {
  const read = {} as Record<keyof typeof longest, string>
  for (const [field, most] of Object.entries(longest) as [keyof typeof longest, number][]) {
    const value = raw[field]
    if (value === undefined || value === null || value === '') return `${field} is missing`
    if (typeof value !== 'string' || value.trim() === '') return `${field} must be text`
    if (value.length > most) return `${field} is longer than ${most} characters`
    read[field] = value.trim()
  }
  const meta = {
    title: read.question,
    group: read.group,
    ...(typeof raw['order'] === 'number' ? { order: String(raw['order']) } : {}),
  }
  return { kind: 'questions', slug: published(String(raw['_id'])), meta, body: read.answer }
}

/** Checks one received document. @returns the document, or why it cannot be shown */
export function readDocument(raw: Raw): ContentDocument | string {
  const kind = lookup(types, String(raw['_type']))
  if (!kind) return `"${String(raw['_type'])}" is not a type of content`
  if (kind === 'questions') return readQuestion(raw)
  const { slug, body } = raw
  if (typeof slug !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    return 'slug must be lower-case letters, digits and single dashes'
  if (typeof body !== 'string' || body.trim() === '') return 'body must be Markdown text'
  const meta: Record<string, string | string[]> = {}
  for (const field of texts) {
    const value = raw[field]
    if (value === undefined || value === null || value === '') continue
    if (typeof value !== 'string') return `${field} must be text`
    meta[field] = value
  }
  for (const field of ['title', 'description'] as const)
    if (!meta[field]) return `${field} is missing`
  for (const field of ['updated', 'published'] as const) {
    const value = meta[field]
    if (value === undefined) continue
    if (!DATE.test(String(value)) || Number.isNaN(Date.parse(String(value))))
      return `${field} must be a date such as 2026-11-21`
    meta[field] = String(value).slice(0, 10)
  }
  if (kind === 'posts' && !meta['published']) return 'published is missing'
  if (kind === 'legal' && !meta['updated']) return 'updated is missing'
  if ((kind === 'solutions' || kind === 'industries') && !meta['name']) return 'name is missing'
  if (Array.isArray(raw['tags']))
    meta['tags'] = raw['tags'].filter(
      (tag): tag is string => typeof tag === 'string' && tag.trim() !== '',
    )
  if (typeof raw['order'] === 'number') meta['order'] = String(raw['order'])
  return { kind, slug, meta, body }
}

/** A draft takes precedence over the published document that it will replace. */
const published = (id: string) => id.replace(/^drafts\./, '')

/** Content from Sanity's HTTP query API. The CDN serves visitors, the live API previews. */
export function createSanity({
  projectId,
  dataset,
  token,
  origin,
  log,
  clock,
}: SanityOptions): ContentSource {
  let last: ContentSnapshot | null = null
  let tried = -Infinity
  let loading: Promise<void> | null = null
  let failures: ContentFault[] = []
  const now = () => new Date(clock.now()).toISOString()

  function remember(what: string, why: string) {
    failures = [{ at: now(), what, why }, ...failures].slice(0, REMEMBERED)
    log.warn({ what, why }, 'content could not be loaded')
  }

  async function query(perspective: 'published' | 'drafts'): Promise<Raw[]> {
    const host =
      origin ||
      `https://${projectId}.${perspective === 'published' && !token ? 'apicdn' : 'api'}.sanity.io`
    const search = new URLSearchParams({ query: groq, perspective })
    const url = `${host}/${API_VERSION}/data/query/${encodeURIComponent(dataset)}?${search}`
    const answer = await fetch(url, {
      headers: {
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new Error(
        errorOf(error).name === 'TimeoutError'
          ? `no answer within ${REQUEST_TIMEOUT_MS / 1000} seconds`
          : 'the service could not be reached',
      )
    })
    const body = (await answer.json().catch(() => null)) as {
      result?: unknown
      error?: { description?: string }
      message?: string
    } | null
    if (!answer.ok) {
      const reason = body?.error?.description ?? body?.message
      throw new Error(`status ${answer.status}${reason ? `: ${reason}` : ''}`)
    }
    if (!Array.isArray(body?.result)) throw new Error('the answer is not a list of documents')
    return body.result.filter((one): one is Raw => typeof one === 'object' && one !== null)
  }

  async function load(perspective: 'published' | 'drafts'): Promise<ContentSnapshot> {
    const at = now()
    const faults: ContentFault[] = []
    const documents = new Map<string, ContentDocument>()
    const all = (await query(perspective)).sort(
      (a, b) =>
        Number(String(b['_id']).startsWith('drafts.')) -
        Number(String(a['_id']).startsWith('drafts.')),
    )
    const seen = new Set<string>()
    for (const raw of all) {
      const id = published(String(raw['_id']))
      if (seen.has(id)) continue
      seen.add(id)
      const read = readDocument(raw)
      const what = `${String(raw['_type'])} ${String(raw['slug'] ?? raw['question'] ?? raw['_id'])}`
      if (typeof read === 'string') faults.push({ at, what, why: read })
      else if (documents.has(`${read.kind}/${read.slug}`))
        faults.push({ at, what, why: 'another document has the same slug' })
      else documents.set(`${read.kind}/${read.slug}`, read)
    }
    return { documents: [...documents.values()], loadedAt: at, faults }
  }

  async function refresh() {
    tried = clock.now()
    try {
      last = await load('published')
    } catch (error) {
      remember(`query of dataset ${dataset}`, messageOf(error))
    }
  }

  return {
    name: `Sanity project ${projectId}, dataset ${dataset}`,
    async published() {
      if (clock.now() - tried > FRESH) loading ??= refresh().finally(() => (loading = null))
      // Visitors wait only for the very first load; later loads run in the background.
      if (!last && loading) await loading
      return last
    },
    drafts: () => load('drafts'),
    faults: () => failures,
  }
}

/** The number of documents of each kind. */
export const countKinds = (documents: readonly ContentDocument[]): Record<ContentKind, number> =>
  Object.fromEntries(
    contentKinds.map((kind) => [
      kind,
      documents.filter((document) => document.kind === kind).length,
    ]),
  ) as Record<ContentKind, number>
