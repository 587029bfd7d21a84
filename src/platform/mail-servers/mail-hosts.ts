import { isIP } from 'node:net'
import { isForbiddenAddress } from '#platform/web/addresses.ts'
import { isAllowedHost } from '#platform/web/allowed-hosts.ts'
import { resolveBySystem, type Resolve } from '#platform/web/request-page.ts'

/**
 * The host to connect to for a mail server: its name, or the address that was checked.
 * @throws ForbiddenHost, or the error of the lookup
 */
export type AddressOf = (server: { host: string; port: number }) => Promise<string>

/** The server's address is off limits for tenants. The message is for users. */
export class ForbiddenHost extends Error {}

/** For servers that the operator configured. */
export const anyHost: AddressOf = async ({ host }) => host

/** Timeout of a name lookup, in milliseconds. */
const LOOK_UP = 10_000

/**
 * For servers that customers entered: none on loopback or in a private network, because a mailbox
 * form could otherwise probe every port behind the firewall. Connects to the checked address
 * itself, so that a second lookup cannot replace it.
 * @param allow exempt hosts, as `host`, `host:port` or `host:*`
 */
export function publicHosts({
  allow,
  resolve = resolveBySystem,
}: {
  allow: readonly string[]
  resolve?: Resolve
}): AddressOf {
  return async ({ host, port }) => {
    if (isAllowedHost(allow, { host, port })) return host
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
