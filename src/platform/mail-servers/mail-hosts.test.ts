import { expect, it } from 'vitest'
import { ForbiddenHost, publicHosts } from './mail-hosts.ts'

const names: Record<string, string[]> = {
  'smtp.acme.example': ['2606:4700::6810:1', '93.184.216.34'],
  'inside.acme.example': ['93.184.216.34', '10.0.0.5'],
  localhost: ['127.0.0.1', '::1'],
  'empty.example': [],
}
const resolve = async (host: string) => {
  if (!names[host]) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
  return names[host].map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}
const addressOf = publicHosts({ allow: ['localhost:2525', '192.168.0.9'], resolve })

it('gives the address that was checked, or the name of an allowed host', async () => {
  expect(await addressOf({ host: 'smtp.acme.example', port: 587 })).toBe('93.184.216.34')
  expect(await addressOf({ host: '93.184.216.34', port: 587 })).toBe('93.184.216.34')
  expect(await addressOf({ host: 'LOCALHOST', port: 2525 })).toBe('LOCALHOST')
  expect(await addressOf({ host: '192.168.0.9', port: 25 })).toBe('192.168.0.9')
})

it.each([
  'localhost',
  'inside.acme.example',
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '::1',
  '::ffff:10.0.0.1',
  '0.0.0.0',
])('does not reach %s', async (host) => {
  const refused = await addressOf({ host, port: 587 }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ForbiddenHost)
  expect((refused as Error).message).toContain('lies in a private network')
})

it.each(['nowhere.example', 'empty.example', '0x7f.1'])('%s has no address', async (host) => {
  await expect(addressOf({ host, port: 587 })).rejects.toMatchObject({ code: 'ENOTFOUND' })
})
