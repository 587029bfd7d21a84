import type { SendingDomain } from '#model/schema/entities.generated.ts'
import { domainCheckIds, type DomainCheck, type DomainCheckId } from '#model/api/sending-domain.ts'
import type { Dns, DnsAnswer } from '#platform/dns/dns.ts'
import { checkAlignment } from './checks/alignment.ts'
import type { CheckKind, DomainFacts } from './checks/check.ts'
import { checkDkim } from './checks/dkim.ts'
import { checkDmarc } from './checks/dmarc.ts'
import { checkMx } from './checks/mx.ts'
import { checkPtr } from './checks/ptr.ts'
import { checkReturnPath } from './checks/return-path.ts'
import { checkSpf } from './checks/spf.ts'

/** A kind may use the results of those that are listed before it, once they are needed. */
const kinds: Record<DomainCheckId, CheckKind> = {
  dkim: checkDkim,
  spf: checkSpf,
  dmarc: checkDmarc,
  mx: checkMx,
  ptr: checkPtr,
  alignment: checkAlignment,
  'return-path': checkReturnPath,
}

/** Checks that ask DNS; the others judge their results. */
const asking = new Set<DomainCheckId>(['dkim', 'spf', 'dmarc', 'mx', 'ptr'])

/** Runs all checks of a domain, each question to DNS once. */
export async function runChecks(
  dns: Dns,
  facts: DomainFacts,
): Promise<Record<DomainCheckId, DomainCheck>> {
  const once = askedOnce(dns)
  const results: Partial<Record<DomainCheckId, DomainCheck>> = {}
  const run = async (id: DomainCheckId) => {
    results[id] = { id, ...(await kinds[id]({ ...facts, dns: once, before: results })) }
  }
  await Promise.all(domainCheckIds.filter((id) => asking.has(id)).map(run))
  for (const id of domainCheckIds.filter((one) => !asking.has(one))) await run(id)
  return results as Record<DomainCheckId, DomainCheck>
}

type DomainState = SendingDomain['state']

/**
 * The state that the checks give a domain, and what is missing in words. A question that DNS did
 * not answer changes no state.
 */
export function judge(
  checks: Record<DomainCheckId, DomainCheck>,
  before: DomainState,
): { state: DomainState; stateReason: string } {
  const all = domainCheckIds.map((id) => checks[id])
  const isFailed = all.some(({ state }) => state === 'fail')
  // The address that delivers is often unknown; that is no fault of the domain.
  const open = all.filter(({ id, state }) => state === 'unknown' && id !== 'ptr')
  const stateReason = [...all.filter(({ state }) => state === 'fail'), ...open]
    .map(({ summary }) => summary)
    .join(' ')
    .slice(0, 500)
  if (checks.dkim.state === 'unknown') return { state: before, stateReason }
  if (checks.dkim.state === 'fail') return { state: 'unverified', stateReason }
  if (isFailed) return { state: 'incomplete', stateReason }
  const isComplete = open.length === 0 || before === 'verified'
  return { state: isComplete ? 'verified' : 'incomplete', stateReason }
}

/** Remembers the answers of one run. */
function askedOnce(dns: Dns): Dns {
  const answers = new Map<string, Promise<DnsAnswer<unknown>>>()
  const once = <T>(key: string, ask: () => Promise<DnsAnswer<T>>): Promise<DnsAnswer<T>> => {
    const known = answers.get(key) as Promise<DnsAnswer<T>> | undefined
    const answer = known ?? ask()
    if (!known) answers.set(key, answer)
    return answer
  }
  return {
    txt: (name) => once(`txt ${name}`, () => dns.txt(name)),
    mx: (name) => once(`mx ${name}`, () => dns.mx(name)),
    addresses: (host) => once(`a ${host}`, () => dns.addresses(host)),
    namesOf: (address) => once(`ptr ${address}`, () => dns.namesOf(address)),
    isPublic: (name) => dns.isPublic(name),
  }
}
