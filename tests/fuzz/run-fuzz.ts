import { addServerTexts } from '#entry/server-texts.ts'
import { FetchError } from '#platform/web/web.ts'
import { systemClock } from '#platform/clock.ts'
import { operationsOf, type OpenDocument } from '#tests/support/openapi-requests.ts'
import { startTwoTenants, type TwoTenants } from '#tests/support/two-tenants.ts'
import { makeRequest, type FuzzRequest, type Making } from './make-request.ts'
import { createRandom } from './random.ts'

export interface FuzzOptions {
  seed: number
  /** Ends after so many requests, or so many milliseconds, whichever is first. */
  requests: number
  milliseconds: number
  onFault?(fault: Fault): void
}

export interface Fault {
  what: string
  /** Of the run: with the same seed, the same requests lead here. */
  number: number
  request: FuzzRequest
  answer: string
  /** What the log says of it. */
  log: string
}

export interface FuzzReport {
  requests: number
  statuses: Record<number, number>
  /** The same by who called. */
  byCaller: Record<string, Record<number, number>>
  faults: Fault[]
  /** Operations that were called at least once, of how many. */
  called: number
  operations: number
  /** Some refusals, to be read by people. */
  refusals: string[]
}

/**
 * Requests that wear a tenant down (people who are shut out, records that are gone) are made
 * against a fresh one after so many.
 */
const FRESH_AFTER = 2500
/** Milliseconds in which any request has to be answered, on a machine that is busy. */
const LONGEST = 60_000

/** Of the inside: stacks, paths, statements, words of the database. */
const INSIDE = new RegExp(
  [
    String.raw`\bat [\w.<>]+ \(`,
    'node_modules',
    'file://',
    String.raw`\.m?[tj]s:\d+`,
    '/(work|home|tmp|usr)/',
    String.raw`\bselect [\w*"].{0,80}\bfrom\b`,
    String.raw`violates [\w-]+ constraint`,
    'relation "',
    String.raw`column "\w+" of`,
    'syntax error at or near|invalid input syntax|pg_',
    'TypeError|RangeError|ReferenceError|Cannot read propert',
  ].join('|'),
  'i',
)

/** How a sentence begins in the languages of the answers: "“", "„", "«" and "¿" included. */
const SENTENCE = /^["“„«¿¡\p{Lu}\d].{8}/su

/** Texts that come from the caller may hold anything: they are no sign of ours. */
const isOwnText = (request: FuzzRequest, sign: string) =>
  (request.payload ?? '').includes(sign) ||
  decodeURIComponent(request.url.replace(/%(?![0-9a-f]{2})|%ED%A0%80/gi, '')).includes(sign)

async function within<T>(work: PromiseLike<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), LONGEST)))
  const first = await Promise.race([work, late])
  clearTimeout(timer)
  return first
}

interface Told {
  status: number
  body: string
  type: string
}

/** What is wrong with an answer; null when nothing is. */
function faultOf(request: FuzzRequest, { status, body, type }: Told): string | null {
  if (status >= 500) return `${status}`
  if (status < 400) return null
  const sign = INSIDE.exec(body)?.[0]
  if (sign && !isOwnText(request, sign)) return `the refusal tells of the inside: ${sign}`
  if (!request.url.startsWith('/api/')) return null
  if (!type.includes('problem+json')) return `a refusal (${status}) that is no problem document`
  const { detail } = JSON.parse(body) as { detail?: string }
  return typeof detail === 'string' && SENTENCE.test(detail)
    ? null
    : `a refusal without a sentence: ${detail}`
}

/** Nothing outside is reached, as on a machine without a network. */
function cutOff({ t: { engine } }: TwoTenants) {
  const refused = () =>
    Promise.reject(new FetchError('refused', 'The server could not be reached.'))
  engine.exchange = {
    ...engine.exchange,
    call: refused,
    open: refused,
    put: refused,
    list: refused,
    read: refused,
  }
  engine.web = { page: refused, allowed: async () => true }
}

async function callersIn({ callers, t, b, keyWith }: TwoTenants): Promise<Making['callers']> {
  const admin = { ...t.as.admin, 'x-tenant-id': b.tenantId }
  return {
    member: callers.MEMBER!,
    admin,
    operator: callers.ADMIN!,
    key: callers['secret key']!,
    'another key': await keyWith(b.tenantId, ['write']),
    nobody: {},
    'write key': callers['write key']!,
  }
}

/** Sends made-up requests to every operation of the OpenAPI document, in this process. */
export async function runFuzz({
  seed,
  requests,
  milliseconds,
  onFault,
}: FuzzOptions): Promise<FuzzReport> {
  // As a served product has them: a request may ask for any of its languages.
  addServerTexts()
  const random = createRandom(seed)
  const end = systemClock.now() + milliseconds
  const report: FuzzReport = {
    requests: 0,
    statuses: {},
    byCaller: {},
    faults: [],
    called: 0,
    operations: 0,
    refusals: [],
  }
  const called = new Set<string>()
  const told = new Set<string>()
  while (report.requests < requests && systemClock.now() < end) {
    const world = await startTwoTenants()
    const document = (await world.t.app.inject('/api/v1/openapi.json')).json() as OpenDocument
    const operations = operationsOf(document)
    const ids = [...world.b.ids.values(), ...world.a.ids.values()]
    const versions = new Map<string, number>()
    cutOff(world)
    let log = ''
    world.t.engine.log = {
      ...world.t.engine.log,
      error: (facts: unknown) => void (log = JSON.stringify(facts)),
    }
    const known = {
      document,
      anyId: () => random.pick(ids),
      idOf: (entity: string) => world.b.ids.get(entity) ?? random.pick(ids),
    }
    const making: Making = {
      random,
      known,
      world: world.b,
      callers: await callersIn(world),
      operations,
      entities: world.t.engine.stores.entities,
      versions,
    }
    report.operations = operations.length
    for (let n = 0; n < FRESH_AFTER && report.requests < requests && systemClock.now() < end; n++) {
      const request = makeRequest(making)
      const number = ++report.requests
      called.add(request.operation)
      const { method, url, headers, payload } = request
      log = ''
      const answer = await within(
        world.t.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) }),
      )
      const status = answer?.statusCode ?? 0
      report.statuses[status] = (report.statuses[status] ?? 0) + 1
      const own = (report.byCaller[request.who] ??= {})
      own[status] = (own[status] ?? 0) + 1
      const what = answer
        ? faultOf(request, {
            status,
            body: answer.body,
            type: String(answer.headers['content-type'] ?? ''),
          })
        : `not answered within ${LONGEST / 1000} s`
      if (what) {
        const fault = {
          what,
          number,
          request,
          answer: (answer?.body ?? '').slice(0, 600),
          log: log.slice(0, 1500),
        }
        report.faults.push(fault)
        onFault?.(fault)
      }
      if (answer && status >= 400 && !told.has(request.operation) && report.refusals.length < 400) {
        told.add(request.operation)
        report.refusals.push(`${request.operation}: ${status} ${answer.body.slice(0, 240)}`)
      }
      if (answer && status < 300) noteVersion(versions, answer.body)
    }
    await world.t.close()
  }
  return { ...report, called: called.size }
}

function noteVersion(versions: Map<string, number>, body: string) {
  const [, id] = /^\{"id":"([^"]+)"/.exec(body) ?? []
  const [, version] = /"version":(\d+)/.exec(body) ?? []
  if (id && version) versions.set(id.toLowerCase(), Number(version))
}
