import { sentence, type Sentence } from '#language'
import ipaddr from 'ipaddr.js'
import { isForbiddenAddress } from '#platform/web/addresses.ts'
import { evaluateSpf, MAX_LOOKUPS } from '../spf/evaluate-spf.ts'
import { isSpf } from '../spf/parse-spf.ts'
import { walkSpf, type SpfWalk } from '../spf/walk-spf.ts'
import {
  fail,
  pass,
  unanswered,
  unknown,
  warn,
  type CheckInput,
  type CheckKind,
  type SendingHost,
} from './check.ts'

/** Which of the sending servers an SPF record allows. */
interface Coverage {
  covered: string[]
  missing: SendingHost[]
  /** Hosts whose servers are not known from their names. */
  open: SendingHost[]
}

/** One record, readable, within the limit of lookups, that allows the servers of the mailboxes. */
export const checkSpf: CheckKind = async (input) => {
  const { dns, domain, hosts } = input
  const answer = await dns.txt(domain)
  if (answer.kind === 'fault') return unanswered(`SPF of ${domain}`, answer)
  const records = answer.kind === 'found' ? answer.records.filter(isSpf) : []
  const wanted = (value: string) => ({ type: 'TXT' as const, name: domain, value })
  const [record] = records
  if (record === undefined)
    return fail(sentence('{domain} has no SPF record.', { domain }), {
      advice: sentence('Publish this record.'),
      record: wanted(`v=spf1 ${termsOf(hosts).join(' ') || 'mx'} ~all`),
    })
  if (records.length > 1)
    return fail(
      sentence('{domain} has {number} SPF records; receivers then ignore all of them.', {
        domain,
        number: records.length,
      }),
      { advice: sentence('Merge them into one record.'), found: records },
    )
  const found = [record]
  const walk = await walkSpf(dns, domain, record)
  const fault = faultOf(walk)
  if (fault) return fail(fault.summary, { advice: fault.advice, found })
  const { covered, missing, open } = await coverageOf(input, walk)
  if (missing.length > 0)
    return fail(sentence('The SPF record does not allow {hosts}.', { hosts: namesOf(missing) }), {
      advice: sentence('Replace it by this record.'),
      record: wanted(withTerms(record, termsOf(missing))),
      found,
    })
  if (walk.isPartial)
    return unknown(sentence('A part of the SPF record could not be looked up.'), {
      advice: sentence('The check runs again automatically.'),
      found,
    })
  const used = { lookups: walk.lookups, limit: MAX_LOOKUPS }
  if (open.length > 0)
    return warn(
      sentence(
        'The SPF record is valid ({lookups} of {limit} DNS lookups), but the address of {hosts} is ' +
          'not in it.',
        { ...used, hosts: namesOf(open) },
      ),
      {
        advice: sentence(
          'Its emails may leave from other addresses: send a probe message to see which. If they ' +
            'leave from this server, use this record.',
        ),
        record: termsOf(open).length > 0 ? wanted(withTerms(record, termsOf(open))) : null,
        found,
      },
    )
  return pass(
    covered.length > 0
      ? sentence('The SPF record allows {hosts} ({lookups} of {limit} DNS lookups).', {
          ...used,
          hosts: covered.join(', '),
        })
      : sentence(
          'The SPF record is valid ({lookups} of {limit} DNS lookups). No mailbox sends from ' +
            '{domain} yet, so no server was compared.',
          { ...used, domain },
        ),
    { found },
  )
}

/** What is wrong with a record, and what to do about it. */
interface Fault {
  summary: Sentence
  advice: Sentence
}

function faultOf(walk: SpfWalk): Fault | null {
  if (walk.fault)
    return {
      summary: sentence('The SPF record is faulty: {fault}.', { fault: walk.fault }),
      advice: sentence('Correct it. Receivers ignore a faulty record.'),
    }
  if (walk.lookups > MAX_LOOKUPS)
    return {
      summary: sentence(
        'The SPF record needs {lookups} DNS lookups; receivers stop after {limit}.',
        { lookups: walk.lookups, limit: MAX_LOOKUPS },
      ),
      advice: sentence('Remove includes of services that you no longer use.'),
    }
  return walk.all === '+'
    ? {
        summary: sentence('The SPF record allows every server in the world (+all).'),
        advice: sentence('End it with ~all or -all.'),
      }
    : null
}

const namesOf = (hosts: readonly SendingHost[]) =>
  hosts.map(({ host, provider }) => provider?.name ?? host).join(', ')

/** The terms that allow the servers of some hosts. */
const termsOf = (hosts: readonly SendingHost[]): string[] => [...new Set(hosts.flatMap(termOf))]

function termOf({ host, provider }: SendingHost): string[] {
  if (provider) return [`include:${provider.include}`]
  if (!ipaddr.isValid(host)) return [`a:${host}`]
  if (isForbiddenAddress(host)) return []
  return [host.includes(':') ? `ip6:${host}` : `ip4:${host}`]
}

/** Inserts terms before the first one that ends the evaluation. */
function withTerms(record: string, terms: readonly string[]): string {
  const parts = record.split(/ +/)
  const end = parts.findIndex((part) => /^[+\-~?]?all$|^redirect=/i.test(part))
  parts.splice(end === -1 ? parts.length : end, 0, ...terms)
  return parts.join(' ')
}

async function coverageOf(
  { dns, domain, hosts, probe }: CheckInput,
  { includes }: SpfWalk,
): Promise<Coverage> {
  const coverage: Coverage = { covered: [], missing: [], open: [] }
  const seen = probe?.report?.sendingAddress
  const isProven =
    seen !== undefined && seen !== '' && (await evaluateSpf(dns, domain, seen)).result === 'pass'
  for (const host of hosts) {
    if (host.provider) {
      const isIn = includes.has(host.provider.include)
      if (isIn) coverage.covered.push(host.provider.name)
      else coverage.missing.push(host)
    } else if (isProven || (await isAllowed(dns, domain, host.host)))
      coverage.covered.push(host.host)
    else coverage.open.push(host)
  }
  coverage.covered = [...new Set(coverage.covered)]
  return coverage
}

async function isAllowed(dns: CheckInput['dns'], domain: string, host: string): Promise<boolean> {
  const answer = ipaddr.isValid(host)
    ? { kind: 'found' as const, records: [host] }
    : await dns.addresses(host)
  if (answer.kind !== 'found') return false
  for (const address of answer.records.filter((record) => !isForbiddenAddress(record)))
    if ((await evaluateSpf(dns, domain, address)).result === 'pass') return true
  return false
}
