import type { Config } from './config.ts'
import { isLoopbackName, proxyFault } from './network-address.ts'
import { ownerFaults } from './site-owner.ts'
import { placeHeader, PLACE_PARTS } from './visitors/places.ts'

/**
 * Settings that would let strangers in: development tools, the built-in sign-in, and proxies that
 * any client can impersonate.
 */
function exposureFaults(c: Config, isPublic: boolean): string[] {
  const problems = c.TRUST_PROXY.flatMap((entry) => proxyFault(entry) ?? [])
  const isProduction = c.NODE_ENV === 'production'
  if (c.DANGEROUSLY_EXPOSE_DEVELOPMENT_TOOLS && isProduction)
    problems.push(
      'DANGEROUSLY_EXPOSE_DEVELOPMENT_TOOLS does not go with NODE_ENV=production: unset it.',
    )
  if (isProduction && c.identity === 'embedded' && !c.BUILT_IN_SIGN_IN)
    problems.push(
      'Production needs a sign-in: set AUTH0_DOMAIN, AUTH0_CLIENT_ID and AUTH0_AUDIENCE, ' +
        'or BUILT_IN_SIGN_IN=true to use the built-in one.',
    )
  if (c.BUILT_IN_SIGN_IN && c.identity === 'auth0')
    problems.push('BUILT_IN_SIGN_IN=true and AUTH0_DOMAIN do not go together: unset one of them.')
  if (
    !isProduction &&
    c.identity === 'embedded' &&
    isPublic &&
    !c.DANGEROUSLY_EXPOSE_DEVELOPMENT_TOOLS
  )
    problems.push(
      'The built-in sign-in answers only on this machine outside production, so nobody ' +
        `could sign in at ${c.publicUrl}. Set NODE_ENV=production and ` +
        'BUILT_IN_SIGN_IN=true, or use a localhost address.',
    )
  return problems
}

/** What is missing or wrong in the settings of the operator's language model. */
function modelFaults(c: Config): string[] {
  const address = URL.canParse(c.LANGUAGE_MODEL_URL) ? new URL(c.LANGUAGE_MODEL_URL) : null
  const isAddress = address !== null && /^https?:$/.test(address.protocol)
  return [
    ...(Boolean(c.LANGUAGE_MODEL_URL) === Boolean(c.LANGUAGE_MODEL_NAME)
      ? []
      : ['LANGUAGE_MODEL_URL and LANGUAGE_MODEL_NAME belong together; one is missing.']),
    ...(c.LANGUAGE_MODEL_URL && !isAddress
      ? [
          'LANGUAGE_MODEL_URL must be an address such as https://api.company.com/v1; it is ' +
            `"${c.LANGUAGE_MODEL_URL}".`,
        ]
      : []),
  ]
}

/** Combinations of settings that appear to work but are unsafe. */
export function unsafePairings(c: Config): string[] {
  const problems: string[] = []
  const url = URL.canParse(c.publicUrl) ? new URL(c.publicUrl) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    problems.push(
      `PUBLIC_URL must be an origin such as https://outrider.company.com; it is "${c.publicUrl}".`,
    )
  const isPublic = url !== null && !isLoopbackName(url.hostname)
  const auth0 = [c.AUTH0_DOMAIN, c.AUTH0_CLIENT_ID, c.AUTH0_AUDIENCE]
  if (auth0.some(Boolean) && !auth0.every(Boolean))
    problems.push(
      'AUTH0_DOMAIN, AUTH0_CLIENT_ID and AUTH0_AUDIENCE belong together; some are missing.',
    )
  problems.push(...exposureFaults(c, isPublic))
  if (c.embedded && isPublic && !c.DANGEROUSLY_EXPOSE_DEVELOPMENT_TOOLS)
    problems.push(
      'The embedded mail catcher, the movable clock and /dev would be open to everybody ' +
        `at ${c.publicUrl}. Set EMBEDDED=off, or use a localhost address.`,
    )
  if (c.embedded && c.NODE_ENV === 'production')
    problems.push('EMBEDDED=on does not go with NODE_ENV=production: no mail would ever leave.')
  if (c.MAIL_SIGN_IN_STAND_IN && !c.embedded)
    problems.push(
      'MAIL_SIGN_IN_STAND_IN replaces the sign-in of mailboxes; unset it, or set EMBEDDED=on.',
    )
  if (c.demoData !== 'none' && (isPublic || c.NODE_ENV === 'production'))
    problems.push(
      'Demo data has known people with known passwords; set DEMO_DATA=none on a public address or in production.',
    )
  if (c.LEASE_SECONDS < 2 || c.LEASE_SECONDS > 45)
    problems.push(`LEASE_SECONDS must be a number from 2 to 45; it is ${c.LEASE_SECONDS}.`)
  if (c.FAILPOINTS_DIR && (c.NODE_ENV === 'production' || isPublic))
    problems.push(
      'FAILPOINTS_DIR interrupts the program on purpose. Unset it in production and on a public address.',
    )
  if (c.DEMO_SECRET_KEY && c.demoData === 'none')
    problems.push('DEMO_SECRET_KEY needs demo data; unset it, or set DEMO_DATA=small.')
  if (c.DEMO_SECRET_KEY && !/^sk_[\w-]{8,}$/.test(c.DEMO_SECRET_KEY))
    problems.push(
      'DEMO_SECRET_KEY must begin with sk_ and go on with at least 8 letters, digits, dashes or underscores.',
    )
  if (isPublic && url.protocol !== 'https:')
    problems.push('Sign-in needs https: on every address but localhost.')
  if (c.NODE_ENV === 'production' && c.SECRET_KEY.length < 32)
    problems.push(
      'SECRET_KEY must be set to at least 32 characters in production. Make one with: openssl rand -base64 48',
    )
  if (!c.embedded && !c.SMTP_URL)
    problems.push(
      "SMTP_URL is needed for the product's own mail (verification, invitations) when mail is not caught.",
    )
  if (Boolean(c.ANALYTICS_URL) !== Boolean(c.ANALYTICS_WRITE_KEY))
    problems.push('ANALYTICS_URL and ANALYTICS_WRITE_KEY belong together; one is missing.')
  if (
    c.ANALYTICS_URL &&
    !/^https?:$/.test(URL.canParse(c.ANALYTICS_URL) ? new URL(c.ANALYTICS_URL).protocol : '')
  )
    problems.push(
      `ANALYTICS_URL must be an address such as https://events.company.com; it is "${c.ANALYTICS_URL}".`,
    )
  const stripe = [c.STRIPE_SECRET_KEY, c.STRIPE_WEBHOOK_SECRET, c.STRIPE_PRICE_ID]
  if (stripe.some(Boolean) && !stripe.every(Boolean))
    problems.push(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID belong together; some are missing.',
    )
  if (!URL.canParse(c.STRIPE_API_URL))
    problems.push(
      `STRIPE_API_URL must be an origin such as https://api.stripe.com; it is "${c.STRIPE_API_URL}".`,
    )
  if (c.SANITY_PROJECT_ID && !/^[a-z0-9-]+$/.test(c.SANITY_PROJECT_ID))
    problems.push(
      `SANITY_PROJECT_ID must be lower-case letters, digits and dashes; it is "${c.SANITY_PROJECT_ID}".`,
    )
  if (
    c.SANITY_URL &&
    !/^https?:$/.test(URL.canParse(c.SANITY_URL) ? new URL(c.SANITY_URL).protocol : '')
  )
    problems.push(
      `SANITY_URL must be an origin such as https://content.company.com; it is "${c.SANITY_URL}".`,
    )
  if (c.SANITY_PREVIEW_SECRET && (c.SANITY_PREVIEW_SECRET.length < 16 || !c.SANITY_TOKEN))
    problems.push(
      'SANITY_PREVIEW_SECRET must have at least 16 characters and needs SANITY_TOKEN, because drafts are not public.',
    )
  for (const one of c.PLACE_HEADERS)
    if (!placeHeader(one))
      problems.push(
        'PLACE_HEADERS has pairs such as country=CF-IPCountry, of ' +
          `${Object.keys(PLACE_PARTS).join(', ')}; "${one}" is none.`,
      )
  problems.push(...ownerFaults(c), ...modelFaults(c))
  if (c.DATABASE_URL && !/^postgres(ql)?:\/\//.test(c.DATABASE_URL))
    problems.push('DATABASE_URL must begin with postgres:// or postgresql://.')
  return problems
}
