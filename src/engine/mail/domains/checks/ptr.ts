import { sentence } from '#language'
import type { Dns } from '#platform/dns/dns.ts'
import { isForbiddenAddress } from '#platform/web/addresses.ts'
import { confirmedNames } from '../spf/evaluate-spf.ts'
import { fail, pass, unanswered, unknown, type CheckInput, type CheckKind } from './check.ts'

/**
 * The host name of the address that delivers. It is known from a probe, or where a mailbox uses
 * its own server; providers deliver from addresses that only a probe shows.
 */
export const checkPtr: CheckKind = async (input) => {
  const known = await sendingAddress(input)
  if (known === null)
    return unknown(sentence('The address that delivers the emails is not known yet.'), {
      advice: sentence('Send a probe message: its headers show the address.'),
    })
  const { dns } = input
  const answer = await dns.namesOf(known)
  if (answer.kind === 'fault') return unanswered(`The host name of ${known}`, answer)
  if (answer.kind === 'none')
    return fail(
      sentence('{address} has no host name (PTR). Gmail and others refuse such senders.', {
        address: known,
      }),
      {
        advice: sentence('Ask the provider of the address to set one.'),
        record: { type: 'PTR', name: known, value: `mail.${input.domain}` },
      },
    )
  const confirmed = await confirmedNames(dns, known)
  return confirmed.length > 0
    ? pass(
        sentence('{address} has the host name {names}, which leads back to it.', {
          address: known,
          names: confirmed.join(', '),
        }),
        { found: answer.records },
      )
    : fail(sentence('The host name of {address} does not lead back to it.', { address: known }), {
        advice: sentence('Add an A or AAAA record for {name} with this address.', {
          name: answer.records[0]!,
        }),
        found: answer.records,
      })
}

async function sendingAddress({ dns, hosts, probe }: CheckInput): Promise<string | null> {
  if (probe?.report?.sendingAddress) return probe.report.sendingAddress
  const own = hosts.find(({ provider }) => provider === null)
  return own ? firstPublic(dns, own.host) : null
}

async function firstPublic(dns: Dns, host: string): Promise<string | null> {
  const answer = await dns.addresses(host)
  return answer.kind === 'found'
    ? (answer.records.find((address) => !isForbiddenAddress(address)) ?? null)
    : null
}
