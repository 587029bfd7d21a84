import ipaddr from 'ipaddr.js'

/** Ranges that a reader of public sites must not connect to (IANA special-purpose registries). */
const FORBIDDEN = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '::1/128',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/32',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
].map((text) => ipaddr.parseCIDR(text))

const PUBLIC_IPV6 = ipaddr.parseCIDR('2000::/3')

/**
 * True for an address that must not be connected to. Invalid addresses are forbidden; IPv4 written
 * as IPv6 is unwrapped first.
 */
export function isForbiddenAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return true
  const address = ipaddr.process(text)
  // Public IPv6 is 2000::/3 (RFC 4291, 2.4); everything else is reserved, local or an IPv4 address
  // in disguise.
  if (address.kind() === 'ipv6' && !address.match(PUBLIC_IPV6[0], PUBLIC_IPV6[1])) return true
  return FORBIDDEN.some(
    ([range, bits]) => range.kind() === address.kind() && address.match(range, bits),
  )
}
