/** The port of an address, also where it is the usual one of its protocol. */
const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80')

/**
 * Whether the operator exempts a server from the rules on private addresses, TLS and ports.
 * @param allowed entries of FETCH_ALLOW_HOSTS: `host` and `host:*` for every port, `host:port`
 */
export function isAllowedHost(
  allowed: readonly string[],
  { host, port }: { host: string; port: number | string },
): boolean {
  const name = host.toLowerCase()
  const entries = [name, `${name}:${port}`, `${name}:*`]
  return allowed.some((entry) => entries.includes(entry.toLowerCase()))
}

/** The same for an address of the web. */
export const isAllowedUrl = (allowed: readonly string[], url: URL): boolean =>
  isAllowedHost(allowed, { host: url.hostname, port: portOf(url) })
