import { sentence } from '#language'
import { fail, pass, unanswered, warn, type CheckKind } from './check.ts'

/** Whether replies and bounces can arrive. */
export const checkMx: CheckKind = async ({ dns, domain }) => {
  const answer = await dns.mx(domain)
  if (answer.kind === 'fault') return unanswered(`MX of ${domain}`, answer)
  if (answer.kind === 'found') {
    const servers = answer.records.filter(({ exchange }) => exchange !== '' && exchange !== '.')
    const found = answer.records.map(({ exchange, priority }) => `${priority} ${exchange || '.'}`)
    if (servers.length === 0)
      return fail(
        sentence('{domain} declares that it accepts no email (null MX), so replies are lost.', {
          domain,
        }),
        { advice: sentence('Replace the record by the MX records of your mail provider.'), found },
      )
    const hosts = await Promise.all(servers.map(({ exchange }) => dns.addresses(exchange)))
    if (hosts.every(({ kind }) => kind === 'none'))
      return fail(
        sentence('The mail servers of {domain} have no address, so replies are lost.', { domain }),
        {
          advice: sentence('Correct the MX records.'),
          found,
        },
      )
    return pass(sentence('{domain} accepts email, so replies and bounces arrive.', { domain }), {
      found,
    })
  }
  const address = await dns.addresses(domain)
  return address.kind === 'found'
    ? warn(
        sentence(
          '{domain} has no MX record. Senders fall back to the address of the domain itself.',
          { domain },
        ),
        {
          advice: sentence('Publish the MX records of your mail provider.'),
        },
      )
    : fail(sentence('{domain} has no mail server, so replies and bounces are lost.', { domain }), {
        advice: sentence('Publish the MX records of your mail provider.'),
      })
}
