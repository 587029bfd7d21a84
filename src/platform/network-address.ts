import ipaddr from 'ipaddr.js'

/** An IPv6 address that wraps an IPv4 one counts as that IPv4 address. */
const parsed = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address) : null)

/**
 * True for 127.0.0.0/8 and ::1, also as ::ffff:127.0.0.1; false for anything that is not an
 * address.
 */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  parsed(address ?? '')?.range() === 'loopback'

/**
 * True for names of this machine that never reach a name server: localhost and its subdomains (RFC
 * 6761, section 6.3), 127.0.0.0/8 and [::1].
 */
export function isLoopbackName(hostname: string): boolean {
  const name = hostname.toLowerCase()
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  if (name.startsWith('[')) return name.endsWith(']') && isLoopbackAddress(name.slice(1, -1))
  // Only four decimal numbers: browsers never send short or octal spellings such as 127.1 or
  // 0177.0.0.1 as a host.
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(name) && isLoopbackAddress(name)
}

/**
 * The network that limits count a client by: its IPv4 address, or the /64 of its IPv6 address,
 * because a customer usually has that many (RFC 6177). Other text is returned unchanged.
 */
export function clientNetwork(address: string): string {
  if (!address.includes(':')) return address
  const one = parsed(address)
  if (one === null) return address
  return one instanceof ipaddr.IPv6
    ? `${one.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : one.toString()
}

/** Names of ranges that `TRUST_PROXY` may use. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'] as const

/**
 * The problem with one entry of `TRUST_PROXY`, as a sentence; null for an address, a CIDR range or
 * the name of a range.
 */
export function proxyFault(entry: string): string | null {
  if ((PROXY_RANGES as readonly string[]).includes(entry)) return null
  const advice =
    `Write the proxy's address, such as TRUST_PROXY=10.0.0.5, a range such as 10.0.0.0/8, ` +
    `or one of ${PROXY_RANGES.join(', ')}; TRUST_PROXY=loopback is right for a proxy on ` +
    'this machine.'
  if (/^(true|yes|on)$/i.test(entry))
    return `TRUST_PROXY no longer takes "${entry}": any caller could then choose its own address. ${advice}`
  if (/^\d+$/.test(entry))
    return `TRUST_PROXY takes no number of proxies ("${entry}"): a caller can add as many as are counted. ${advice}`
  const [address = '', bits, ...more] = entry.split('/')
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
  if (!isAddress || more.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
    return `TRUST_PROXY does not know "${entry}". ${advice}`
  if (bits === undefined) return null
  const maxBits = ipaddr.parse(address).kind() === 'ipv4' ? 32 : 128
  if (Number(bits) > maxBits)
    return `TRUST_PROXY has "${entry}", which has more than ${maxBits} bits. ${advice}`
  return Number(bits) === 0
    ? `TRUST_PROXY=${entry} trusts every address: any caller could then choose its own. ${advice}`
    : null
}
