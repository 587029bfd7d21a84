export interface SpfMechanism {
  qualifier: '+' | '-' | '~' | '?'
  name: 'all' | 'include' | 'a' | 'mx' | 'ptr' | 'ip4' | 'ip6' | 'exists'
  /** The domain or network; empty for the domain of the record. */
  value: string
  /** Lengths of the networks of `a`, `mx`, `ip4` and `ip6`. */
  prefix4: number
  prefix6: number
}

export interface SpfRecord {
  mechanisms: SpfMechanism[]
  /** Empty without one. */
  redirect: string
}

const NAMES = new Set(['all', 'include', 'a', 'mx', 'ptr', 'ip4', 'ip6', 'exists'])
const WITH_VALUE = new Set(['include', 'ip4', 'ip6', 'exists'])

/** Whether a TXT record is an SPF record (RFC 7208, section 4.5). */
export const isSpf = (text: string): boolean => /^v=spf1( |$)/i.test(text)

/**
 * Reads an SPF record (RFC 7208, section 4.6).
 * @returns the faulty term when there is one
 */
export function parseSpf(text: string): SpfRecord | { fault: string } {
  const record: SpfRecord = { mechanisms: [], redirect: '' }
  for (const term of text.split(/ +/).slice(1).filter(Boolean)) {
    const modifier = /^([a-z][a-z0-9_.-]*)=(.*)$/i.exec(term)
    if (modifier) {
      if (modifier[1]!.toLowerCase() !== 'redirect') continue
      if (record.redirect !== '' || modifier[2] === '') return { fault: term }
      record.redirect = modifier[2]!
      continue
    }
    const mechanism = readMechanism(term)
    if (!mechanism) return { fault: term }
    record.mechanisms.push(mechanism)
  }
  return record
}

function readMechanism(term: string): SpfMechanism | null {
  const read =
    /^([+\-~?]?)([a-z0-9]+)(?::([^/]*(?:\/[^/\d][^/]*)*))?(?:\/(\d{1,3}))?(?:\/\/(\d{1,3}))?$/i.exec(
      term,
    )
  const name = read?.[2]?.toLowerCase() ?? ''
  if (!read || !NAMES.has(name)) return null
  const value = read[3] ?? ''
  const [length4, length6] = [read[4], read[5]].map((digits) =>
    digits === undefined ? undefined : Number(digits),
  )
  if (WITH_VALUE.has(name) && value === '') return null
  if (name === 'all' && (read[3] !== undefined || length4 !== undefined)) return null
  const isSix = name === 'ip6'
  const prefix4 = isSix ? 32 : (length4 ?? 32)
  const prefix6 = isSix ? (length4 ?? 128) : (length6 ?? 128)
  if (prefix4 > 32 || prefix6 > 128) return null
  return {
    qualifier: (read[1] || '+') as SpfMechanism['qualifier'],
    name: name as SpfMechanism['name'],
    value,
    prefix4,
    prefix6,
  }
}
