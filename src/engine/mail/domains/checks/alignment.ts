import { sentence } from '#language'
import { fail, pass, unknown, type CheckKind } from './check.ts'

/**
 * Whether DMARC can pass: the domain that signs, or that of the return path, must match the domain
 * in From. Signatures and return paths are of the very domain, so even strict alignment holds.
 */
export const checkAlignment: CheckKind = async ({ domain, before, signs, keys }) => {
  const isSigned = signs && keys.some(({ state }) => state === 'active')
  const [dkim, spf] = [before.dkim?.state, before.spf?.state]
  if (isSigned && dkim !== 'fail' && dkim !== 'unknown')
    return pass(
      spf === 'pass'
        ? sentence('DKIM and SPF are both for {domain}, as in From, so DMARC passes by either.', {
            domain,
          })
        : sentence('The DKIM signature is of {domain}, as in From, so DMARC passes by DKIM.', {
            domain,
          }),
    )
  if (spf === 'pass')
    return pass(
      sentence(
        'The return path is at {domain}, as in From, so DMARC passes by SPF. ' +
          'Forwarded emails fail until DKIM works too.',
        { domain },
      ),
    )
  if (dkim === 'unknown' || spf === 'unknown')
    return unknown(sentence('Alignment could not be checked, because DKIM or SPF could not.'))
  return fail(sentence('Neither DKIM nor SPF passes for this domain, so DMARC fails.'), {
    advice: sentence('Publish the records of DKIM and SPF first.'),
  })
}
