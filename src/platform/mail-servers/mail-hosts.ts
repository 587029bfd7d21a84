import { isIP } from 'node:net'
import { isForbiddenAddress } from '#platform/web/addresses.ts'
import { resolveBySystem, type Resolve } from '#platform/web/request-page.ts'

/**
 * Where to connect to for a mail server: its name, or the address that was checked.
 * @throws ForbiddenHost, or whatever the look-up throws.
 */
export type AddressOf = (server: { host: string; port: number }) => Promise<string>

/** The server lies where tenants may not reach. The message is for people. */
export class ForbiddenHost extends Error {}

/** For servers that the operator named. */
export const anyHost: AddressOf = async ({ host }) => host

/** The longest wait for a name, in milliseconds. */
const LOOK_UP = 10_000

/**
 * For servers that customers typed: none on loopback or in a private network (outreach design,
 * 6.1), or a mailbox form could knock at every door behind the firewall. What was checked is what
 * is connected to, so that a second look-up cannot swap it.
 * @param allow hosts that may be reached all the same, as `host`, `host:port` or `host:*`.
 */
export function publicHosts({
  allow,
  resolve = resolveBySystem,
}: {
  allow: readonly string[]
  resolve?: Resolve
}): AddressOf {
  return async ({ host, port }) => {
    const name = host.toLowerCase()
    if (allow.some((one) => [name, `${name}:${port}`, `${name}:*`].includes(one.toLowerCase())))
      return host
    const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookUp(host, resolve)
    if (found.length === 0) throw Object.assign(new Error('no address'), { code: 'ENOTFOUND' })
    if (found.some(({ address }) => isForbiddenAddress(address)))
      throw new ForbiddenHost(
        `${host} lies in a private network, where this installation does not connect to ` +
          'mail servers. Whoever runs it can allow the host with FETCH_ALLOW_HOSTS.',
      )
    return found.toSorted((a, b) => a.family - b.family)[0]!.address
  }
}

async function lookUp(
  host: string,
  resolve: Resolve,
): Promise<{ address: string; family: number }[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('timed out'), { code: 'ETIMEDOUT' })),
      LOOK_UP,
    )
  })
  return Promise.race([resolve(host), late]).finally(() => clearTimeout(timer))
}
