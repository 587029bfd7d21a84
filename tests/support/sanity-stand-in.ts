import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SanityStandIn {
  origin: string
  /** What the next queries find; drafts have ids that begin with `drafts.`. */
  documents: Record<string, unknown>[]
  /** When set, the status that every query is refused with. */
  refuse: number | null
  /** Queries that came, newest last. */
  asked: { path: string; perspective: string | null; query: string; authorization: string }[]
  stop(): Promise<void>
}

/** Speaks as much of Sanity's query API as the product uses. */
export async function startSanity(
  documents: Record<string, unknown>[] = [],
): Promise<SanityStandIn> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://here')
    const perspective = url.searchParams.get('perspective')
    standIn.asked.push({
      path: url.pathname,
      perspective,
      query: url.searchParams.get('query') ?? '',
      authorization: request.headers.authorization ?? '',
    })
    response.setHeader('content-type', 'application/json')
    if (standIn.refuse)
      return response
        .writeHead(standIn.refuse)
        .end(JSON.stringify({ error: { description: 'refused on purpose' } }))
    const result = standIn.documents.filter(
      (one) => perspective === 'drafts' || !String(one['_id']).startsWith('drafts.'),
    )
    return response.end(JSON.stringify({ result }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const standIn: SanityStandIn = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents,
    refuse: null,
    asked: [],
    stop: () => new Promise((done) => server.close(() => done())),
  }
  return standIn
}
