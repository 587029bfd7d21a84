import type { Dns, DnsAnswer, MxRecord } from './dns.ts'

/** The records of one name in the embedded world. */
export interface ZoneRecords {
  txt?: string[]
  mx?: MxRecord[]
  addresses?: string[]
  names?: string[]
}

/** A DNS whose records of reserved names can be set. Development and tests only. */
export interface ZoneDns extends Dns {
  /** Replaces the given kinds of records of a name, or of an address for `names`. */
  set(name: string, records: ZoneRecords): void
  all(): Record<string, ZoneRecords>
}

/** Names that exist in no public DNS (RFC 2606, RFC 6761), so that the zone never hides a real one. */
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/

const keyOf = (name: string) => name.toLowerCase().replace(/\.$/, '')

/**
 * Answers for reserved names from memory, and asks the other DNS for the rest.
 * @param beyond answers for all other names
 */
export function createZoneDns(beyond: Dns): ZoneDns {
  const zone = new Map<string, ZoneRecords>()
  const answer = <T>(
    name: string,
    field: keyof ZoneRecords,
    ask: () => Promise<DnsAnswer<T>>,
  ): Promise<DnsAnswer<T>> => {
    const key = keyOf(name)
    const records = zone.get(key)?.[field] as T[] | undefined
    if (records?.length) return Promise.resolve({ kind: 'found', records })
    return RESERVED.test(key) || zone.has(key) ? Promise.resolve({ kind: 'none' }) : ask()
  }
  return {
    txt: (name) => answer(name, 'txt', () => beyond.txt(name)),
    mx: (name) => answer(name, 'mx', () => beyond.mx(name)),
    addresses: (host) => answer(host, 'addresses', () => beyond.addresses(host)),
    namesOf: (address) => answer(address, 'names', () => beyond.namesOf(address)),
    isPublic: (name) => RESERVED.test(keyOf(name)) || beyond.isPublic(name),
    set(name, records) {
      const known = { ...zone.get(keyOf(name)), ...records }
      known.mx &&= known.mx.toSorted((mxRecord, other) => mxRecord.priority - other.priority)
      zone.set(keyOf(name), known)
    },
    all: () => Object.fromEntries(zone),
  }
}
