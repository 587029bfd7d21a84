import { sentence } from '#language'
import type { DnsAnswer } from '#platform/dns/dns.ts'
import { organizationalDomain } from '#platform/dns/organizational-domain.ts'
import { readTags } from '#platform/mail/dkim/tag-list.ts'
import { fail, pass, unanswered, warn, type CheckInput, type CheckKind } from './check.ts'

const POLICIES = new Set(['none', 'quarantine', 'reject'])

const isDmarc = (text: string) => /^v=DMARC1\s*(;|$)/i.test(text)

type DmarcAnswer = DnsAnswer<string> & { at: string }

/** The record at the domain, or at its organizational domain (RFC 7489, section 6.6.3). */
async function findDmarc({ dns, domain }: CheckInput): Promise<DmarcAnswer> {
  const names = [...new Set([domain, organizationalDomain(domain)])]
  for (const name of names) {
    const answer = await dns.txt(`_dmarc.${name}`)
    if (answer.kind === 'fault') return { ...answer, at: name }
    const records = answer.kind === 'found' ? answer.records.filter(isDmarc) : []
    if (records.length > 0) return { kind: 'found', records, at: name }
  }
  return { kind: 'none', at: domain }
}

/** One readable record; any policy passes. */
export const checkDmarc: CheckKind = async (input) => {
  const { domain } = input
  const answer = await findDmarc(input)
  const name = `_dmarc.${answer.at}`
  if (answer.kind === 'fault') return unanswered(name, answer)
  const record = { type: 'TXT' as const, name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' }
  if (answer.kind === 'none')
    return fail(
      sentence('{domain} has no DMARC record. Gmail, Yahoo and Microsoft require one.', { domain }),
      {
        advice: sentence(
          'Publish this record. It only asks for nothing to be done; choose a stricter policy once ' +
            'all your emails pass.',
        ),
        record,
      },
    )
  const found = answer.records
  if (found.length > 1)
    return fail(
      sentence('{name} has {number} DMARC records; receivers then ignore all of them.', {
        name,
        number: found.length,
      }),
      { advice: sentence('Keep one of them.'), found },
    )
  const tags = readTags(found[0]!)
  const isInherited = answer.at !== domain
  const policy = ((isInherited && tags?.get('sp')) || tags?.get('p') || '').toLowerCase()
  if (!tags || !POLICIES.has(policy))
    return fail(sentence('The DMARC record at {name} has no valid policy (p=).', { name }), {
      advice: sentence('Replace it by this record.'),
      record: { ...record, name },
      found,
    })
  const share = Number(tags.get('pct') ?? 100)
  const says = [
    isInherited
      ? sentence('The DMARC policy is "{policy}", from {name}.', { policy, name: answer.at })
      : sentence('The DMARC policy is "{policy}".', { policy }),
    ...(share < 100 ? [sentence('It holds for {share} % of emails.', { share })] : []),
  ]
  return tags.has('rua')
    ? pass(says, { found })
    : warn([...says, sentence('Nobody receives its reports.')], {
        advice: sentence('Add rua=mailto: with an address of yours to see who sends in your name.'),
        found,
      })
}
