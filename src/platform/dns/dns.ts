/**
 * The answer to one DNS question. A fault says nothing about the record: it is never read as
 * "missing".
 */
export type DnsAnswer<T> =
  | { kind: 'found'; records: T[] }
  | { kind: 'none' }
  | { kind: 'fault'; reason: string }

export interface MxRecord {
  exchange: string
  priority: number
}

/**
 * Looks up public DNS records. Never throws: faults are answers.
 * Contract suite: tests/contract/dns.test.ts.
 */
export interface Dns {
  /** TXT records, each with its strings joined. */
  txt(name: string): Promise<DnsAnswer<string>>
  /** Sorted by priority. A null MX (RFC 7505) has an empty exchange. */
  mx(name: string): Promise<DnsAnswer<MxRecord>>
  /** IPv4 and IPv6 addresses of a host. */
  addresses(host: string): Promise<DnsAnswer<string>>
  /** Host names of an address (PTR). */
  namesOf(address: string): Promise<DnsAnswer<string>>
  /** Whether the name belongs to the DNS that this port answers for. */
  isPublic(name: string): boolean
}

/** Answers nothing, where DNS plays no part. */
export const noDns: Dns = {
  txt: async () => ({ kind: 'none' }),
  mx: async () => ({ kind: 'none' }),
  addresses: async () => ({ kind: 'none' }),
  namesOf: async () => ({ kind: 'none' }),
  isPublic: () => true,
}
