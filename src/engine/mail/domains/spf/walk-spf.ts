import type { Dns } from '#platform/dns/dns.ts'
import { isSpf, parseSpf } from './parse-spf.ts'

export interface SpfWalk {
  /** Lookups that a receiver needs at most (RFC 7208, section 4.6.4). */
  lookups: number
  /** Names of all included records, also indirectly, in lower case. */
  includes: Set<string>
  /** What is wrong with the record or an included one, as the end of a sentence; empty if nothing. */
  fault: string
  /** True when a part could not be looked up. */
  isPartial: boolean
  /** The qualifier of `all`; empty without one. */
  all: '+' | '-' | '~' | '?' | ''
}

/** Above this, following ends: the record needs too many lookups anyway. */
const MAX_FOLLOWED = 30
const WITH_LOOKUP = new Set(['include', 'a', 'mx', 'ptr', 'exists'])

/** Follows an SPF record through all that it includes, without an address in question. */
export async function walkSpf(dns: Dns, domain: string, record: string): Promise<SpfWalk> {
  const walk: SpfWalk = {
    lookups: 0,
    includes: new Set(),
    fault: '',
    isPartial: false,
    all: '',
  }
  walk.all = await follow(dns, walk, domain, record)
  return walk
}

async function follow(
  dns: Dns,
  walk: SpfWalk,
  domain: string,
  text: string,
): Promise<SpfWalk['all']> {
  const record = parseSpf(text)
  if ('fault' in record) {
    walk.fault ||= `the term ${record.fault} of ${domain} cannot be read`
    return ''
  }
  for (const { name, value } of record.mechanisms) {
    if (WITH_LOOKUP.has(name)) walk.lookups++
    if (name === 'include') await into(dns, walk, value)
  }
  const all = record.mechanisms.find(({ name }) => name === 'all')
  if (all) return all.qualifier
  if (record.redirect === '') return ''
  walk.lookups++
  return into(dns, walk, record.redirect)
}

async function into(dns: Dns, walk: SpfWalk, name: string): Promise<SpfWalk['all']> {
  const target = name.toLowerCase()
  if (target.includes('%')) {
    walk.isPartial = true
    return ''
  }
  // Also ends records that include each other.
  if (walk.lookups > MAX_FOLLOWED) return ''
  walk.includes.add(target)
  const answer = await dns.txt(target)
  if (answer.kind === 'fault') {
    walk.isPartial = true
    return ''
  }
  const records = answer.kind === 'found' ? answer.records.filter(isSpf) : []
  if (records.length !== 1) {
    walk.fault ||=
      records.length === 0
        ? `${target} has no SPF record`
        : `${target} has ${records.length} SPF records`
    return ''
  }
  return follow(dns, walk, target, records[0]!)
}
