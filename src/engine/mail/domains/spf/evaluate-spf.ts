import ipaddr from 'ipaddr.js'
import type { Dns, DnsAnswer } from '#platform/dns/dns.ts'
import { isSpf, parseSpf, type SpfMechanism } from './parse-spf.ts'

export type SpfResult =
  | 'pass'
  | 'fail'
  | 'softfail'
  | 'neutral'
  | 'none'
  | 'permerror'
  | 'temperror'

/** RFC 7208, section 4.6.4: more lookups than this are an error. */
export const MAX_LOOKUPS = 10
const MAX_MX = 10

const RESULTS = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' } as const

/** Ends an evaluation with a result that no mechanism gives. */
class SpfError extends Error {
  readonly result: 'permerror' | 'temperror'

  constructor(result: SpfError['result'], why: string) {
    super(why)
    this.result = result
  }
}

interface Evaluation {
  dns: Dns
  address: string
  /** The domain of the return path. */
  sender: string
  lookups: number
}

/**
 * Whether an address may send for a domain (RFC 7208, `check_host`). The sender is assumed to be
 * `postmaster` at the domain.
 */
export async function evaluateSpf(
  dns: Dns,
  domain: string,
  address: string,
): Promise<{ result: SpfResult; why: string }> {
  const evaluation: Evaluation = { dns, address, sender: domain, lookups: 0 }
  try {
    return { result: await checkHost(evaluation, domain), why: '' }
  } catch (error) {
    if (!(error instanceof SpfError)) throw error
    return { result: error.result, why: error.message }
  }
}

async function checkHost(evaluation: Evaluation, domain: string): Promise<SpfResult> {
  const answer = known(await evaluation.dns.txt(domain))
  const records = answer.filter(isSpf)
  if (records.length === 0) return 'none'
  if (records.length > 1)
    throw new SpfError('permerror', `${domain} has ${records.length} SPF records`)
  const record = parseSpf(records[0]!)
  if ('fault' in record)
    throw new SpfError('permerror', `the term ${record.fault} of ${domain} cannot be read`)
  for (const mechanism of record.mechanisms)
    if (await matches(evaluation, domain, mechanism)) return RESULTS[mechanism.qualifier]
  if (record.redirect === '') return 'neutral'
  count(evaluation)
  const target = expand(evaluation, domain, record.redirect)
  const result = await checkHost(evaluation, target)
  if (result === 'none') throw new SpfError('permerror', `${target} has no SPF record`)
  return result
}

async function matches(
  evaluation: Evaluation,
  domain: string,
  mechanism: SpfMechanism,
): Promise<boolean> {
  const { name, value, prefix4, prefix6 } = mechanism
  const { dns, address } = evaluation
  if (name === 'all') return true
  if (name === 'ip4' || name === 'ip6')
    return isWithin(address, value, name === 'ip4' ? prefix4 : prefix6)
  count(evaluation)
  const target = value === '' ? domain : expand(evaluation, domain, value)
  const isAmong = (hosts: readonly string[]) =>
    hosts.some((host) => isWithin(address, host, host.includes(':') ? prefix6 : prefix4))
  if (name === 'include') {
    const result = await checkHost(evaluation, target)
    if (result === 'none') throw new SpfError('permerror', `${target} has no SPF record`)
    return result === 'pass'
  }
  if (name === 'a') return isAmong(known(await dns.addresses(target)))
  if (name === 'exists') return known(await dns.addresses(target)).length > 0
  if (name === 'mx') {
    const servers = known(await dns.mx(target)).slice(0, MAX_MX)
    for (const { exchange } of servers)
      if (exchange && isAmong(known(await dns.addresses(exchange)))) return true
    return false
  }
  return (await confirmedNames(dns, address)).some((host) => isBelow(host, target))
}

/** Counts a lookup, and ends the evaluation above the limit. */
function count(evaluation: Evaluation): void {
  evaluation.lookups++
  if (evaluation.lookups > MAX_LOOKUPS)
    throw new SpfError('permerror', `it needs more than ${MAX_LOOKUPS} DNS lookups`)
}

function known<T>(answer: DnsAnswer<T>): T[] {
  if (answer.kind === 'fault') throw new SpfError('temperror', answer.reason)
  return answer.kind === 'found' ? answer.records : []
}

/** Names of an address that lead back to it. */
export async function confirmedNames(dns: Dns, address: string): Promise<string[]> {
  const names = await dns.namesOf(address)
  const confirmed: string[] = []
  for (const host of names.kind === 'found' ? names.records.slice(0, MAX_MX) : []) {
    const back = await dns.addresses(host)
    if (back.kind === 'found' && back.records.some((record) => isWithin(address, record, 128)))
      confirmed.push(host)
  }
  return confirmed
}

const isBelow = (host: string, domain: string) => {
  const [name, end] = [host, domain].map((hostName) => hostName.toLowerCase().replace(/\.$/, ''))
  return name === end || name!.endsWith(`.${end}`)
}

function isWithin(address: string, network: string, prefix: number): boolean {
  if (!ipaddr.isValid(address) || !ipaddr.isValid(network)) return false
  const [one, range] = [ipaddr.process(address), ipaddr.process(network)]
  if (one.kind() !== range.kind()) return false
  const bits = Math.min(prefix, one.kind() === 'ipv4' ? 32 : 128)
  return one.match(range, bits)
}

/** Expands macros (RFC 7208, section 7) as far as records of mail providers use them. */
function expand({ address, sender }: Evaluation, domain: string, text: string): string {
  if (!text.includes('%')) return text
  const isFour = ipaddr.isValid(address) && ipaddr.process(address).kind() === 'ipv4'
  const values: Record<string, string> = {
    s: `postmaster@${sender}`,
    l: 'postmaster',
    o: sender,
    d: domain,
    i: isFour ? address : nibbles(address),
    p: 'unknown',
    v: isFour ? 'in-addr' : 'ip6',
    h: sender,
  }
  return text.replace(
    /%(?:\{([a-z])(\d*)(r?)([.\-+,/_=]*)\}|([%_-]))/gi,
    (_all, letter: string, digits: string, reverse: string, between: string, sign: string) => {
      if (sign) {
        if (sign === '%') return '%'
        return sign === '_' ? ' ' : '%20'
      }
      const value = values[letter.toLowerCase()] ?? ''
      const parts = value.split(
        between ? new RegExp(`[${between.replace(/[\]\\^-]/g, '\\$&')}]`) : '.',
      )
      if (reverse) parts.reverse()
      return (digits ? parts.slice(-Number(digits)) : parts).join('.')
    },
  )
}

const nibbles = (address: string) =>
  ipaddr.isValid(address)
    ? ipaddr
        .parse(address)
        .toByteArray()
        .flatMap((byte) => [(byte >> 4).toString(16), (byte & 15).toString(16)])
        .join('.')
    : ''
