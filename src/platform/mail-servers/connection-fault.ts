interface ConnectionError {
  message?: unknown
  code?: unknown
  originalCode?: unknown
  cause?: unknown
  authenticationFailed?: unknown
  responseText?: unknown
  timeoutType?: unknown
}

const SENTENCES: readonly [pattern: RegExp, sentence: (server: string) => string][] = [
  [
    /ENOTFOUND|EAI_|EDNS|ENODATA/,
    (server) => `There is no server named ${server}. Check the host name.`,
  ],
  [/ECONNREFUSED/, (server) => `${server} refused the connection. Check host and port.`],
  [/EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/, (server) => `${server} cannot be reached from here.`],
  [
    /SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|CERT_|ERR_TLS_CERT|certificate/i,
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

/**
 * The failure of a mail server connection, as a sentence for users. Never contains the password or
 * its encoded form: the text is written here, and server replies pass through `withoutSecrets`.
 */
export function faultSentence(
  error: unknown,
  server: { host: string; port: number; password: string },
): string {
  const facts = (typeof error === 'object' && error !== null ? error : {}) as ConnectionError
  const name = `${server.host}:${server.port}`
  const cause = (
    typeof facts.cause === 'object' && facts.cause !== null ? facts.cause : {}
  ) as ConnectionError
  const text = [
    facts.originalCode,
    facts.code,
    facts.timeoutType,
    facts.message,
    cause.code,
    cause.message,
  ]
    .filter((part) => typeof part === 'string')
    .join(' ')
  if (facts.authenticationFailed) {
    const said =
      typeof facts.responseText === 'string' && facts.responseText
        ? ` It said: ${facts.responseText}`
        : ''
    return withoutSecrets(
      `${name} did not accept the user name and password.${said}`,
      server.password,
    )
  }
  for (const [pattern, sentence] of SENTENCES) if (pattern.test(text)) return sentence(name)
  const said =
    typeof facts.responseText === 'string'
      ? facts.responseText
      : String(facts.message ?? 'no reason given')
  return withoutSecrets(`${name} could not be used: ${said}`.slice(0, 300), server.password)
}

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
