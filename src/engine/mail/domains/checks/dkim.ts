import { sentence } from '#language'
import { readKeyRecord } from '#platform/mail/dkim/read-key-record.ts'
import type { DnsAnswer } from '#platform/dns/dns.ts'
import { fail, pass, unanswered, warn, worded, type CheckedKey, type CheckKind } from './check.ts'

export const dkimName = (selector: string, domain: string) => `${selector}._domainkey.${domain}`
export const dkimValue = (publicKey: string) => `v=DKIM1; k=rsa; p=${publicKey}`

/** Whether the key is in DNS exactly as it was made. */
export function hasKey(answer: DnsAnswer<string>, { publicKey }: Pick<CheckedKey, 'publicKey'>) {
  return (
    answer.kind === 'found' &&
    answer.records.length === 1 &&
    answer.records.some((text) => {
      const record = readKeyRecord(text)
      return record.kind === 'key' && record.publicKey === publicKey
    })
  )
}

/**
 * The key that signs, and the one that is to replace it. Only the product's own selectors are
 * checked: DNS does not list the others.
 */
export const checkDkim: CheckKind = async ({ dns, domain, keys, retired, signs }) => {
  const active = keys.find(({ state }) => state === 'active')
  const waiting = keys.find(({ state }) => state === 'waiting')
  const key = active ?? waiting
  if (!key)
    return fail(sentence('There is no DKIM key yet.'), {
      advice: sentence('Check again in a moment: one is created.'),
    })
  const checked = withRetired(await checkKey(dns, domain, key), retired)
  if (checked.state !== 'pass' || !active || !waiting)
    return checked.state === 'pass' && !signs
      ? warn([...checked.sentences.summary, sentence('Signing is switched off.')], {
          advice: sentence('Switch on "Sign emails" to use the key.'),
          found: checked.found,
        })
      : checked
  const next = await checkKey(dns, domain, waiting)
  return next.state === 'pass'
    ? checked
    : {
        ...next,
        state: 'warn' as const,
        ...worded({
          summary: [
            ...checked.sentences.summary,
            sentence('The new key {selector} is not in DNS yet.', { selector: waiting.selector }),
          ],
          advice: [
            sentence('Publish this record to finish the rotation. {selector} signs until then.', {
              selector: active.selector,
            }),
          ],
        }),
        found: [...checked.found, ...next.found],
      }
}

/** Adds how long the records of replaced keys are needed. */
const withRetired = (
  checked: Awaited<ReturnType<CheckKind>>,
  retired: Parameters<CheckKind>[0]['retired'],
) =>
  checked.state === 'pass' && retired.length > 0
    ? {
        ...checked,
        ...worded({
          summary: checked.sentences.summary,
          advice: retired.map(({ selector, removableFrom }) =>
            sentence(
              'Keep the record of {selector} until {day}, so that emails on their way still pass; ' +
                'then delete it.',
              { selector, day: removableFrom.slice(0, 10) },
            ),
          ),
        }),
      }
    : checked

function whyDifferent(name: string, read: ReturnType<typeof readKeyRecord>) {
  if (read.kind === 'revoked') return sentence('The key at {name} is marked as revoked.', { name })
  if (read.kind === 'invalid')
    return sentence('The key at {name} is not usable: {reason}.', { name, reason: read.why })
  return sentence('The key at {name} is another one.', { name })
}

async function checkKey(
  dns: Parameters<CheckKind>[0]['dns'],
  domain: string,
  key: CheckedKey,
): Promise<Awaited<ReturnType<CheckKind>>> {
  const name = dkimName(key.selector, domain)
  const record = { type: 'TXT' as const, name, value: dkimValue(key.publicKey) }
  const answer = await dns.txt(name)
  if (answer.kind === 'fault') return { ...unanswered(name, answer), record }
  if (answer.kind === 'none')
    return fail(sentence('There is no key at {name}.', { name }), {
      advice: sentence('Publish this record.'),
      record,
    })
  const found = answer.records
  if (found.length > 1)
    return fail(
      sentence('There are {number} TXT records at {name}; receivers need exactly one.', {
        number: found.length,
        name,
      }),
      { advice: sentence('Keep this record only.'), record, found },
    )
  if (hasKey(answer, key))
    return pass(
      sentence('The key {selector} is in DNS, and emails are signed by {domain}.', {
        selector: key.selector,
        domain,
      }),
      { found },
    )
  return fail(whyDifferent(name, readKeyRecord(found[0]!)), {
    advice: sentence(
      'Replace it by this record. Some DNS panels cut off long values: compare the end.',
    ),
    record,
    found,
  })
}
