import { expect, it } from 'vitest'
import { clientNetwork, isLoopbackAddress, isLoopbackName, proxyFault } from './network-address.ts'

it.each([
  ['127.0.0.1', true],
  ['127.9.8.7', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['localhost', false],
  ['', false],
  [undefined, false],
])('tells whether %s is a loopback address', (address, is) =>
  expect(isLoopbackAddress(address)).toBe(is),
)

it.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['app.localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['[::ffff:127.0.0.1]', true],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['127.1', false],
  ['0x7f000001', false],
  ['2130706433', false],
  ['0.0.0.0', false],
  ['[::]', false],
  ['10.0.0.1', false],
  ['notlocalhost', false],
  ['localhost.', false],
  ['', false],
])('tells whether %s is a name of this machine', (name, is) =>
  expect(isLoopbackName(name)).toBe(is),
)

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => expect(clientNetwork(address)).toBe(network))

it.each(['loopback', 'linklocal', 'uniquelocal', '10.0.0.5', '10.0.0.0/8', '::1', 'fd00::/8'])(
  'TRUST_PROXY takes %s',
  (entry) => expect(proxyFault(entry)).toBeNull(),
)

it.each([
  ['true', 'no longer takes'],
  ['TRUE', 'no longer takes'],
  ['1', 'no number of proxies'],
  ['2', 'no number of proxies'],
  ['0.0.0.0/0', 'trusts every address'],
  ['::/0', 'trusts every address'],
  ['10.0.0.0/33', 'more than 32 bits'],
  ['proxy.company.com', 'does not know'],
  ['10.0.0.0/8/8', 'does not know'],
  ['10.1', 'does not know'],
  ['10.0.0.0/x', 'does not know'],
])('TRUST_PROXY refuses %s with what to write instead', (entry, why) => {
  expect(proxyFault(entry)).toContain(why)
  expect(proxyFault(entry)).toContain('TRUST_PROXY=10.0.0.5')
})
