import { sentence } from '#language'
import { fail, pass, unknown, warn, type CheckKind } from './check.ts'

/** Where bounces go: to the mailbox that sent, so its domain must accept email and have SPF. */
export const checkReturnPath: CheckKind = async ({ domain, before }) => {
  const [mx, spf] = [before.mx?.state, before.spf?.state]
  const where = sentence('Bounces return to the sending mailbox at {domain}.', { domain })
  if (mx === 'fail')
    return fail([where, sentence('The domain accepts no email.')], { advice: sentence('See MX.') })
  if (mx === 'unknown' || spf === 'unknown')
    return unknown([where, sentence('MX or SPF could not be checked.')])
  if (spf === 'fail')
    return fail([where, sentence('SPF does not allow the servers of the mailbox.')], {
      advice: sentence('See SPF.'),
    })
  return spf === 'warn' || mx === 'warn'
    ? warn([where, sentence('SPF or MX has an open point.')], {
        advice: sentence('See SPF and MX.'),
      })
    : pass([where, sentence('SPF is checked for the domain in From.')])
}
