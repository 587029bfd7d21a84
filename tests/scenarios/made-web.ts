import { FetchError, type WebReader } from '#platform/web/web.ts'

/** The page of a made haulier, with its size, a town and an open position. */
export const haulier = `<html lang="en"><head><title>Haulage – Firm</title></head><body>
  <h1>Haulage across Britain</h1>
  <p>We move chilled goods between Hull and the Benelux for food producers. Our drivers load at night.</p>
  <p>Today we have 35 employees at two sites in the north of England.</p>
  <h3>Transport planner (m/f/d)</h3>
  <footer><p>Firm Ltd, Dock Road 5, 52062 Hull</p></footer></body></html>`

/** A web of made pages: notes what is read, and how many pages of a host are open at once. */
export function webOf(pageOf: (host: string) => string | FetchError) {
  const read: string[] = []
  const open = new Map<string, number>()
  let most = 0
  const web: WebReader = {
    allowed: async () => true,
    async page(url) {
      const { hostname } = new URL(url)
      read.push(hostname)
      open.set(hostname, (open.get(hostname) ?? 0) + 1)
      most = Math.max(most, open.get(hostname)!)
      await Promise.resolve()
      open.set(hostname, open.get(hostname)! - 1)
      const body = pageOf(hostname)
      if (body instanceof FetchError) throw body
      return {
        url,
        status: 200,
        contentType: 'text/html',
        body,
        truncated: false,
        fetchedAt: '2026-03-02T06:00:00.000Z',
      }
    },
  }
  return { web, read, mostAtOnce: () => most }
}
