import { objectOf } from '#model/lib/is-object.ts'

interface ConnectionError {
  message?: unknown
  code?: unknown
  originalCode?: unknown
  cause?: unknown
  authenticationFailed?: unknown
  responseText?: unknown
  timeoutType?: unknown
}

const TRUST_FAULT =
  /SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|CERT_|ERR_TLS_CERT|certificate/i
const TLS_FAULT = /wrong version number|ERR_SSL|ERR_TLS|EPROTO|packet length too long|ETLS/i

const SENTENCES: readonly [pattern: RegExp, sentence: (server: string) => string][] = [
  [
    /ENOTFOUND|EAI_|EDNS|ENODATA/,
    (server) => `There is no server named ${server}. Check the host name.`,
  ],
  [/ECONNREFUSED/, (server) => `${server} refused the connection. Check host and port.`],
  [/EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/, (server) => `${server} cannot be reached from here.`],
  [
    TRUST_FAULT,
    (server) =>
      `The certificate of ${server} is not trusted: it is expired, self-signed or made out to another name.`,
  ],
  [
    /TIMEOUT|ETIMEDOUT|timed? ?out|never received/i,
    (server) => `${server} did not answer in time. Check host, port and security.`,
  ],
  [
    /wrong version number|ERR_SSL|EPROTO|packet length too long|ETLS|TLS/i,
    (server) =>
      `No encrypted connection with ${server} could be agreed on. Check port and ` +
      'security: 465 and 993 go with TLS, 587 and 143 with STARTTLS.',
  ],
  [
    /ECONNRESET|EPIPE|closed|NoConnection|not available/i,
    (server) => `${server} closed the connection.`,
  ],
]

/** The credentials of an account, as far as texts must not contain them. */
interface Credentials {
  user?: string
  password: string
  accessToken?: string
}

const textsOf = (error: unknown): string => {
  const facts: ConnectionError = objectOf(error)
  const cause: ConnectionError = objectOf(facts.cause)
  return [
    facts.originalCode,
    facts.code,
    facts.timeoutType,
    facts.message,
    cause.code,
    cause.message,
  ]
    .filter((part) => typeof part === 'string')
    .join(' ')
}

/** Whether a host name could not be resolved. */
export const isNameFault = (error: unknown): boolean => SENTENCES[0]![0].test(textsOf(error))

/** Whether TLS could not be negotiated, or the certificate is not trusted. */
export const isTlsFault = (error: unknown): boolean =>
  [TRUST_FAULT, TLS_FAULT].some((pattern) => pattern.test(textsOf(error)))

/** Whether the server refused the credentials. */
export const isSignInFault = (error: unknown): boolean =>
  Boolean(objectOf(error)['authenticationFailed'])

/**
 * The failure of a mail server connection, as a sentence for users. Never contains the password or
 * its encoded form: the text is written here, and server replies pass through `withoutSecrets`.
 */
export function faultSentence(
  error: unknown,
  server: { host: string; port: number } & Credentials,
): string {
  const facts: ConnectionError = objectOf(error)
  const name = `${server.host}:${server.port}`
  const text = textsOf(error)
  if (facts.authenticationFailed) {
    const said =
      typeof facts.responseText === 'string' && facts.responseText
        ? ` It said: ${facts.responseText}`
        : ''
    return withoutAccount(`${name} did not accept ${signInOf(server)}.${said}`, server)
  }
  for (const [pattern, sentence] of SENTENCES) if (pattern.test(text)) return sentence(name)
  const said =
    typeof facts.responseText === 'string'
      ? facts.responseText
      : String(facts.message ?? 'no reason given')
  return withoutAccount(`${name} could not be used: ${said}`.slice(0, 300), server)
}

/** What an account signs in with, for sentences. */
export const signInOf = ({ accessToken }: Pick<Credentials, 'accessToken'>): string =>
  accessToken ? 'the access that was granted' : 'the user name and password'

/** Removes password and access token of an account from a text. */
export const withoutAccount = (
  text: string,
  { user = '', password, accessToken = '' }: Credentials,
): string =>
  withoutSecrets(
    accessToken
      ? withoutSecrets(text, base64(xoauth2(user, accessToken)))
          .split(accessToken)
          .join('***')
      : text,
    password,
    user,
  )

/** The initial response of XOAUTH2, https://developers.google.com/workspace/gmail/imap/xoauth2-protocol */
export const xoauth2 = (user: string, accessToken: string): string =>
  `user=${user}\u0001auth=Bearer ${accessToken}\u0001\u0001`

/**
 * Removes the password from a text, also where a server echoes it in one of the forms it was sent
 * in.
 */
export function withoutSecrets(text: string, password: string, user = ''): string {
  if (password === '') return text
  const forms = [
    password,
    base64(password),
    base64(`\0${user}\0${password}`),
    base64(`${user}\0${user}\0${password}`),
    encodeURIComponent(password),
  ]
  return forms.reduce(
    (clean, form) => (form.length > 0 ? clean.split(form).join('***') : clean),
    text,
  )
}

const base64 = (text: string) => Buffer.from(text).toString('base64')
