import { Resolver } from 'node:dns/promises'
import { parse } from 'tldts'
import type { Dns, DnsAnswer } from './dns.ts'
import { codeOf } from '#model/lib/thrown.ts'

export interface SystemDnsOptions {
  /** Addresses of name servers, with or without a port. Empty: those of the system. */
  servers?: readonly string[]
  /** Milliseconds for one try. */
  timeout?: number
  tries?: number
}

/** Codes that mean: the name or the record does not exist. */
const MISSING = new Set(['ENOTFOUND', 'ENODATA'])

const SENTENCES: Record<string, string> = {
  ETIMEOUT: 'the name server did not answer in time',
  ESERVFAIL: 'the name server answered with a failure (SERVFAIL)',
  EREFUSED: 'the name server refused the question',
  ECONNREFUSED: 'no name server could be reached',
  EBADRESP: 'the name server sent an invalid answer',
  EBADNAME: 'the name is not valid in DNS',
}

/** Looks up records at name servers over the network. */
export function createSystemDns({
  servers = [],
  timeout = 3000,
  tries = 2,
}: SystemDnsOptions = {}): Dns {
  const resolver = new Resolver({ timeout, tries })
  if (servers.length > 0) resolver.setServers([...servers])

  async function ask<T>(question: () => Promise<T[]>): Promise<DnsAnswer<T>> {
    try {
      const records = await question()
      return records.length > 0 ? { kind: 'found', records } : { kind: 'none' }
    } catch (error) {
      const code = codeOf(error)
      if (MISSING.has(code)) return { kind: 'none' }
      return {
        kind: 'fault',
        reason: SENTENCES[code] ?? `the lookup failed (${code || 'no code'})`,
      }
    }
  }

  return {
    txt: (name) =>
      ask(async () => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
    mx: (name) =>
      ask(async () => (await resolver.resolveMx(name)).sort((a, b) => a.priority - b.priority)),
    async addresses(host) {
      const [four, six] = await Promise.all([
        ask(() => resolver.resolve4(host)),
        ask(() => resolver.resolve6(host)),
      ])
      const records = [four, six].flatMap((dnsAnswer) =>
        dnsAnswer.kind === 'found' ? dnsAnswer.records : [],
      )
      if (records.length > 0) return { kind: 'found', records }
      if (four.kind === 'fault') return four
      return six.kind === 'fault' ? six : { kind: 'none' }
    },
    namesOf: (address) => ask(() => resolver.reverse(address)),
    isPublic: isRegistrable,
  }
}

/** Whether a name is at or below a domain that a public registry gives out. */
function isRegistrable(name: string): boolean {
  const { domain, isIcann, isPrivate, isIp } = parse(name, { allowPrivateDomains: true })
  return !isIp && domain !== null && (isIcann === true || isPrivate === true)
}
