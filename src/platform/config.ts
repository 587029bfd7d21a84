import { setting, type Setting } from './setting.ts'
import { unsafePairings } from './unsafe-pairings.ts'

/** Every setting of the program, with its default. Nothing else reads the environment. */
export const settings = {
  NODE_ENV: setting(
    'text',
    'development',
    'production switches everything off that is only for development.',
    { allowed: ['development', 'production', 'test'] },
  ),
  PORT: setting('number', 3000, 'Port to listen on. 0: a free one, which the start prints.'),
  HOST: setting(
    'text',
    'localhost',
    'Address to listen on. 0.0.0.0 in containers. It opens neither /dev nor, outside production, the built-in sign-in.',
  ),
  PUBLIC_URL: setting(
    'text',
    '',
    'Origin as people reach it, such as https://outrider.company.com. Empty: http://localhost and the port.',
  ),
  TRUST_PROXY: setting(
    'list',
    [] as string[],
    'Proxies whose X-Forwarded-For and -Proto count: addresses, ranges such as 10.0.0.0/8, ' +
      'or loopback, linklocal, uniquelocal, separated by commas. Empty: none is trusted.',
  ),
  DANGEROUSLY_EXPOSE_DEVELOPMENT_TOOLS: setting(
    'boolean',
    false,
    'Outside production, /dev and the built-in sign-in answer other machines too: ' +
      'everyone who can reach the port can read every email, including password resets. Only ' +
      'for isolated networks, such as a container with a published port on your own machine.',
  ),
  BUILT_IN_SIGN_IN: setting(
    'boolean',
    false,
    'Production uses the built-in sign-in at its public address. Without it, production needs Auth0.',
  ),
  PLACE_BY_ADDRESS: setting(
    'boolean',
    true,
    'Visits get the country that their address is registered in, by a file that comes with ' +
      'the program; the address is not kept.',
  ),
  PLACE_HEADERS: setting(
    'list',
    [] as string[],
    'Headers in which your proxy says where a visitor is, such as ' +
      'country=CF-IPCountry,region=CF-Region,city=CF-IPCity,latitude=CF-IPLatitude,longitude=CF-IPLongitude ' +
      '(also district). Only with a proxy that sets or removes them. Empty: none.',
  ),
  DATA_DIR: setting(
    'text',
    './data',
    'Folder of the embedded database and of the key it is sealed with.',
  ),
  JOURNAL_DIR: setting(
    'text',
    '',
    'Folder on a disk that outlives the process, for replies of mail servers until ' +
      'the database has them. Empty: journal in DATA_DIR.',
  ),
  DATABASE_URL: setting(
    'text',
    '',
    'postgres://… switches from the embedded database to PostgreSQL 15 or later.',
    { secret: true },
  ),
  DATABASE_POOL: setting('number', 10, 'Most database connections of one process.'),
  HOLD_AFTER_HOURS: setting(
    'number',
    6,
    'Hours without any worker after which overdue work waits until an administrator has reviewed it. 0: never.',
  ),
  SECRET_KEY: setting(
    'text',
    '',
    'Seals mailbox passwords and signing keys. Needed in production; elsewhere made once in DATA_DIR.',
    { secret: true },
  ),
  SECRET_KEY_PREVIOUS: setting(
    'list',
    [] as string[],
    'Earlier values of SECRET_KEY, separated by commas. They open what they sealed and ' +
      'seal nothing; Health says when they are no longer needed.',
    { secret: true },
  ),
  AUTH0_DOMAIN: setting(
    'text',
    '',
    'Domain of the Auth0 tenant. Empty: the embedded identity provider.',
  ),
  AUTH0_CLIENT_ID: setting('text', '', 'Client id of the single-page application at Auth0.'),
  AUTH0_AUDIENCE: setting('text', '', 'Audience of the product API at Auth0.'),
  AUTH0_MANAGEMENT_CLIENT_ID: setting(
    'text',
    '',
    'Machine client that may send verification emails and block users (read:users, update:users, delete:sessions).',
  ),
  AUTH0_MANAGEMENT_CLIENT_SECRET: setting('text', '', 'Its secret.', { secret: true }),
  ADMIN_EMAILS: setting(
    'list',
    [] as string[],
    'Addresses that become operators (ADMIN) at their first sign-in, separated by commas.',
  ),
  FOUNDER_ROLE: setting(
    'text',
    'MEMBER',
    'Role of a person whose sign-up creates an organization: MEMBER, or TENANT_ADMIN for ' +
      'an administrator of that organization.',
    { allowed: ['MEMBER', 'TENANT_ADMIN'] },
  ),
  TRIAL_DAYS: setting('number', 14, 'Days of the trial that a new tenant begins with.'),
  SMTP_URL: setting(
    'text',
    '',
    "smtp://user:password@host:587 for the product's own mail. Empty: the catch-all.",
    { secret: true },
  ),
  MAIL_FROM: setting(
    'text',
    'Outrider <no-reply@outrider.example>',
    "Sender of the product's own mail.",
  ),
  SUPPORT_EMAIL: setting(
    'text',
    '',
    'Where messages of the contact form are sent besides being listed in the console. Empty: only listed.',
  ),
  GOOGLE_MAIL_CLIENT_ID: setting(
    'text',
    '',
    'Client ID of this installation at Google, for mailboxes that sign in there. Empty: only by password.',
  ),
  GOOGLE_MAIL_CLIENT_SECRET: setting('text', '', 'Its secret.', { secret: true }),
  MICROSOFT_MAIL_CLIENT_ID: setting('text', '', 'The same at Microsoft Entra ID.'),
  MICROSOFT_MAIL_CLIENT_SECRET: setting('text', '', 'Its secret.', { secret: true }),
  MAIL_SIGN_IN_STAND_IN: setting(
    'text',
    '',
    'Origin of a local server that replaces Google and Microsoft in tests, with the ' +
      'catch-all as their mail servers. Only with the embedded world. Empty: none.',
  ),
  MAIL_INSECURE: setting('boolean', false, 'Mail servers without TLS may be used.'),
  SMTP_PORT: setting('number', 0, 'Port of the embedded catch-all for mail. 0: PORT + 25.'),
  IMAP_PORT: setting('number', 0, 'Port of the embedded mailbox server. 0: PORT + 143.'),
  DNS_SERVERS: setting('list', [] as string[], 'Name servers for DNS checks. Empty: the system’s.'),
  FETCH_ALLOW_HOSTS: setting(
    'list',
    [] as string[],
    'Hosts on private addresses that may be read when drafting, connected to as mail ' +
      'servers of customers and called by their webhooks, imports, exports, repositories and ' +
      'language models, such as localhost:4000, separated by commas.',
  ),
  LANGUAGE_MODEL_URL: setting(
    'text',
    '',
    'Base address of an OpenAI-compatible API that writes emails and suggests replies for all ' +
      'organizations, such as https://api.company.com/v1 or http://localhost:11434/v1. Empty: ' +
      'only organizations that have set their own use a language model.',
  ),
  LANGUAGE_MODEL_KEY: setting('text', '', 'Its key. Empty: none is sent.', { secret: true }),
  LANGUAGE_MODEL_NAME: setting('text', '', 'Name of the model at that address.'),
  LANGUAGE_MODEL_TOKENS_PER_DAY: setting(
    'number',
    0,
    'Most tokens that all organizations together use of it in a day (UTC). 0: no limit.',
  ),
  LANGUAGE_MODEL_TOKENS_PER_MONTH: setting('number', 0, 'The same for a calendar month.'),
  LANGUAGE_MODEL_INPUT_PRICE: setting(
    'number',
    0,
    'Price of a million tokens that it reads, in cents, for the cost in the log. 0: not shown.',
  ),
  LANGUAGE_MODEL_OUTPUT_PRICE: setting('number', 0, 'The same for tokens that it writes.'),
  PLUGINS_DIR: setting(
    'text',
    '',
    'Folder that holds a folder for each plugin, which administrators can switch on. ' +
      'Empty: only plugins that are uploaded.',
  ),
  FILES_DIR: setting(
    'text',
    '',
    'Root folder for files of recurrent imports and exports and for archives of ' +
      'repositories; each organization has a subfolder named by its id. ' +
      'Empty: by addresses only.',
  ),
  EMBEDDED: setting(
    'text',
    'auto',
    'Whether mail is caught, the clock can be moved and /dev exists: on, off, or auto (on ' +
      'unless NODE_ENV is production).',
    { allowed: ['auto', 'on', 'off'] },
  ),
  DEMO_DATA: setting(
    'text',
    'auto',
    'Demo tenant: none, small (60 people) or large (2,000 people with 90 days of history). auto ' +
      'is large with the embedded world and none without.',
    { allowed: ['auto', 'none', 'small', 'large'] },
  ),
  DEMO_SECRET_KEY: setting(
    'text',
    '',
    'Secret API key of the demo tenant, sk_ and at least 8 characters.',
    { secret: true },
  ),
  DEMO_PASSWORD: setting('text', '', 'Password of the demo people. Empty: made once and printed.', {
    secret: true,
  }),
  LEASE_SECONDS: setting(
    'number',
    45,
    'Seconds after which work of a process that died or hangs is taken over by another, 2 to 45.',
  ),
  FAILPOINTS_DIR: setting(
    'text',
    '',
    'Folder whose files interrupt the program at named moments, for fault injection tests. ' +
      'Refused in production. Empty: off.',
  ),
  LOG_LEVEL: setting('text', 'info', 'Smallest level that is logged.', {
    allowed: ['debug', 'info', 'warn', 'error'],
  }),
  STRIPE_SECRET_KEY: setting(
    'text',
    '',
    'Secret key of the payment provider. Empty: billing is off.',
    { secret: true },
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    'text',
    '',
    "Signs the provider's reports to /api/v1/billing/reports.",
    { secret: true },
  ),
  STRIPE_PRICE_ID: setting('text', '', 'The recurring price that people subscribe to, price_….'),
  STRIPE_API_URL: setting(
    'text',
    'https://api.stripe.com',
    "Origin of the provider's API, or of a stand-in of its shape.",
  ),
  COMPANY_NAME: setting(
    'text',
    '',
    'Company that runs this installation, in the footer of the public pages. Empty: not shown.',
  ),
  COMPANY_ADDRESS: setting('text', '', 'Its postal address, in one line. Empty: not shown.'),
  SOCIAL_PROFESSIONAL_NETWORK: setting(
    'text',
    '',
    'Its page at a professional network, such as https://www.linkedin.com/company/…, linked in ' +
      'the footer. Empty: no link.',
  ),
  SOCIAL_MICROBLOG: setting('text', '', 'The same for a microblog, such as https://x.com/….'),
  SOCIAL_VIDEO_SITE: setting(
    'text',
    '',
    'The same for a video site, such as https://www.youtube.com/@….',
  ),
  GOOGLE_TAG_ID: setting(
    'text',
    '',
    'Google tag for page views; only with consent. Empty: no Google tag.',
  ),
  ANALYTICS_URL: setting(
    'text',
    '',
    "Origin of an analytics service that speaks Segment's HTTP API, such as " +
      'https://events.company.com; only with consent. Empty: none.',
  ),
  ANALYTICS_WRITE_KEY: setting('text', '', 'The public write key at that service.'),
  SANITY_PROJECT_ID: setting(
    'text',
    '',
    'Project at Sanity that the guides, posts, solutions, industries and legal pages come ' +
      'from. Empty: the Markdown files of the repository.',
  ),
  SANITY_DATASET: setting('text', 'production', 'Its dataset.'),
  SANITY_TOKEN: setting(
    'text',
    '',
    'Token that may read it; needed for previews and for private datasets.',
    { secret: true },
  ),
  SANITY_URL: setting(
    'text',
    '',
    "Origin to ask in place of Sanity's own, such as a proxy. Empty: Sanity's.",
  ),
  SANITY_PREVIEW_SECRET: setting(
    'text',
    '',
    'Opens previews of drafts at /content/preview?secret=…&path=…; at least 16 characters. Empty: no previews.',
    { secret: true },
  ),
} satisfies Record<string, Setting>

type ValueOf<S> =
  S extends Setting<infer K, unknown>
    ? K extends 'number'
      ? number
      : K extends 'boolean'
        ? boolean
        : K extends 'list'
          ? string[]
          : string
    : never
export type Settings = { [Name in keyof typeof settings]: ValueOf<(typeof settings)[Name]> }

export interface Config extends Settings {
  /** Without trailing slash. */
  publicUrl: string
  /** Embedded database, mail, clock and /dev. */
  embedded: boolean
  demoData: 'none' | 'small' | 'large'
  identity: 'auth0' | 'embedded'
}

/** Every problem of a configuration, as sentences. */
export class ConfigError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(
      `The configuration does not work:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    )
    this.problems = problems
  }
}

function readValue(
  name: string,
  one: Setting,
  text: string | undefined,
  problems: string[],
): unknown {
  if (text === undefined || text === '') return one.default
  if (one.allowed && !one.allowed.includes(text))
    problems.push(
      `${name} must be one of ${one.allowed.join(', ')}; it is "${one.secret ? '…' : text}".`,
    )
  // // A list can be switched off like a boolean.
  if (one.kind === 'list')
    return text === 'false'
      ? []
      : text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
  if (one.kind === 'boolean') {
    if (!['true', 'false', '1', '0'].includes(text))
      problems.push(`${name} must be true or false; it is "${text}".`)
    return text === 'true' || text === '1'
  }
  if (one.kind === 'number') {
    if (!/^\d+$/.test(text)) problems.push(`${name} must be a whole number; it is "${text}".`)
    return Number(text)
  }
  return text
}

/**
 * Reads and checks the whole configuration.
 * @throws ConfigError with all problems at once
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const problems: string[] = []
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, one]) => [
      name,
      readValue(name, one as Setting, environment[name], problems),
    ]),
  ) as unknown as Settings
  const embedded =
    values.EMBEDDED === 'on' || (values.EMBEDDED === 'auto' && values.NODE_ENV !== 'production')
  const byDefault = embedded ? 'large' : 'none'
  const config: Config = {
    ...values,
    // With PORT=0 the system assigns these two as well.
    SMTP_PORT: values.SMTP_PORT || (values.PORT && values.PORT + 25),
    IMAP_PORT: values.IMAP_PORT || (values.PORT && values.PORT + 143),
    publicUrl: (values.PUBLIC_URL || `http://localhost:${values.PORT}`).replace(/(?<!\/)\/+$/, ''),
    embedded,
    demoData: values.DEMO_DATA === 'auto' ? byDefault : (values.DEMO_DATA as Config['demoData']),
    identity: values.AUTH0_DOMAIN ? 'auth0' : 'embedded',
  }
  problems.push(...unsafePairings(config))
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}
