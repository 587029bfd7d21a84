import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    return (error as ConfigError).problems
  }
}

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://outrider.company.com',
  SECRET_KEY: 'x'.repeat(40),
  SMTP_URL: 'smtp://mail.company.com',
}
const auth0 = { AUTH0_DOMAIN: 'a.auth0.com', AUTH0_CLIENT_ID: 'c', AUTH0_AUDIENCE: 'd' }
const published = { PUBLIC_URL: 'https://outrider.company.com', DEMO_DATA: 'none' }

const refused: readonly (readonly [
  what: string,
  environment: Record<string, string>,
  why: RegExp,
])[] = [
  [
    'production without a sign-in of its own choice',
    production,
    /BUILT_IN_SIGN_IN=true to use the built-in one/,
  ],
  ['both sign-ins', { ...production, ...auth0, BUILT_IN_SIGN_IN: 'true' }, /do not go together/],
  [
    'exposed tools in production',
    { ...production, ...auth0, DANGEROUSLY_EXPOSE_DEVELOPMENT_TOOLS: 'true' },
    /does not go with NODE_ENV=production/,
  ],
  [
    'the built-in sign-in at a public address outside production',
    { ...published, EMBEDDED: 'off', SMTP_URL: 'smtp://x' },
    /nobody could sign in at https:/,
  ],
  ['/dev at a public address', published, /would be open to everybody/],
  ['any proxy', { TRUST_PROXY: 'true' }, /TRUST_PROXY=loopback is right/],
  [
    'a link that is no address',
    { SOCIAL_MICROBLOG: 'acme' },
    /SOCIAL_MICROBLOG must be an address/,
  ],
  [
    'a link that runs a script',
    { SOCIAL_VIDEO_SITE: 'javascript:alert(1)' },
    /SOCIAL_VIDEO_SITE must be an address that begins with https:/,
  ],
  ['a number of proxies', { TRUST_PROXY: '1' }, /no number of proxies/],
]
const taken: readonly (readonly [what: string, environment: Record<string, string>])[] = [
  ['nothing', {}],
  ['production with the built-in sign-in', { ...production, BUILT_IN_SIGN_IN: 'true' }],
  ['production with Auth0', { ...production, ...auth0 }],
  [
    'exposed tools at a public address',
    { ...published, DANGEROUSLY_EXPOSE_DEVELOPMENT_TOOLS: 'true' },
  ],
  ['every address, which decides nothing', { HOST: '0.0.0.0' }],
  ['a name below localhost', { PUBLIC_URL: 'http://app.localhost:3000' }],
]

describe('the configuration', () => {
  it.each(refused)('refuses %s', (_what, environment, why) =>
    expect(problemsOf(environment).join('\n')).toMatch(why),
  )
  it.each(taken)('takes %s', (_what, environment) => expect(problemsOf(environment)).toEqual([]))
  it('reads proxies by address, and none for false', () => {
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).TRUST_PROXY).toEqual([
      'loopback',
      '10.0.0.0/8',
    ])
    expect(readConfig({ TRUST_PROXY: 'false' }).TRUST_PROXY).toEqual([])
  })
})
