/**
 * The product's time in the browser: in development the server's clock can be moved, and a machine's
 * clock may be wrong.
 */

let offset = 0

/**
 * Adopts the time that the server named in a response.
 * @param now as ISO 8601 text
 * @param receivedAt by the machine's clock, in milliseconds since 1970
 */
export function adoptProductTime(now: string | undefined, receivedAt: number): void {
  const server = Date.parse(now ?? '')
  if (!Number.isNaN(server)) offset = server - receivedAt
}

/** The product's time now; the machine's until the server has named its time. */
export const productNow = (): Date => new Date(Date.now() + offset)
