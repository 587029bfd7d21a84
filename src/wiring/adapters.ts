import { brand } from '#brand'
import { join, resolve } from 'node:path'
import { entities } from '#model/schema/entities.generated.ts'
import { newId } from '#model/lib/ids.ts'
import { noteSignedOut } from '#engine/administration/accounts/end-sessions.ts'
import { noteSignIn } from '#engine/administration/accounts/note-sign-in.ts'
import { announceWrite } from '#engine/kernel/announce.ts'
import type { Engine, Ports } from '#engine/kernel/engine.ts'
import { createMovableClock, systemClock, type Clock, type MovableClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { ContentSource } from '#platform/content/content-source.ts'
import { createSanity } from '#platform/content/sanity.ts'
import type { Database } from '#platform/database/database.ts'
import type { OwnedFolder } from '#platform/data-folder/own-folder.ts'
import { createPluginFolder } from '#platform/plugins/plugin-folder.ts'
import type { Dns } from '#platform/dns/dns.ts'
import { createSystemDns } from '#platform/dns/system-dns.ts'
import { createZoneDns, type ZoneDns } from '#platform/dns/zone-dns.ts'
import { createExchange } from '#platform/exchange/create-exchange.ts'
import { createAuth0Identity } from '#platform/identity/auth0.ts'
import {
  createEmbeddedIdentity,
  type EmbeddedIdentity,
} from '#platform/identity/embedded/embedded-identity.ts'
import type { Identity } from '#platform/identity/identity.ts'
import type { InstallationModel } from '#platform/language-model/language-model.ts'
import { createLanguageModel } from '#platform/language-model/openai-compatible.ts'
import type { Log } from '#platform/log.ts'
import { createCatchAll } from '#platform/mail/catch-all/catch-all.ts'
import { createMailSignIn } from '#platform/mail-sign-in/create-mail-sign-in.ts'
import { createTokenCheck } from '#platform/mail-sign-in/token-check.ts'
import type { CatchAll, SmtpAccount } from '#platform/mail/mail.ts'
import { publicHosts } from '#platform/mail-servers/mail-hosts.ts'
import { createReplyJournal } from '#platform/mail/reply-journal.ts'
import { createSmtpTransport } from '#platform/mail/smtp.ts'
import { createSystemMailer } from '#platform/mail/system-mailer.ts'
import { createImapReader } from '#platform/mailbox-reading/imap.ts'
import { createStripePayments } from '#platform/payments/stripe.ts'
import { createSandbox } from '#platform/sandbox/quickjs.ts'
import { sealingKeys } from '#platform/sealing-keys.ts'
import { createSecrets, type Secrets } from '#platform/secrets.ts'
import { createPlaces } from '#platform/visitors/places.ts'
import { createWebReader } from '#platform/web/fetch-pages.ts'
import { entityHooks } from '#engine/entity-hooks.ts'
import { checkSealingKey } from '#store/check-sealing-key.ts'
import { createStores } from '#store/create-stores.ts'
import { migrate, readMigrations } from '#store/migrate.ts'
import { openDatabase, type OpenedDatabase } from './open-database.ts'
import { keptOffset } from './kept-clock.ts'

/** The product with its adapters, before it listens. */
export interface Wired {
  engine: Engine
  identity: Identity
  embeddedIdentity: EmbeddedIdentity | null
  catchAll: CatchAll | null
  /** The DNS of the embedded world, whose records can be set. */
  zone: ZoneDns | null
  /** Content from an external source; null if it comes from the repository. */
  content: ContentSource | null
  /** The movable clock of the embedded world. */
  clock: MovableClock | null
  /** The data folder locked by this process; null on PostgreSQL. */
  folder: OwnedFolder | null
  close(): Promise<void>
}

function systemAccount(config: Config, catchAll: CatchAll | null): SmtpAccount {
  if (!config.SMTP_URL)
    return {
      host: '127.0.0.1',
      port: catchAll?.smtpPort ?? config.SMTP_PORT,
      security: 'none',
      user: '',
      password: '',
    }
  const url = new URL(config.SMTP_URL)
  const withoutTls = config.MAIL_INSECURE ? 'none' : 'starttls'
  const security = url.protocol === 'smtps:' ? 'tls' : withoutTls
  return {
    host: url.hostname,
    port: Number(url.port) || (security === 'tls' ? 465 : 587),
    security,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  }
}

export interface WireOptions {
  /** The database, if it is open or opening already. */
  opened?: OpenedDatabase | Promise<OpenedDatabase>
  /** False for commands next to a running product: listens for no email. */
  outside?: boolean
}

/** The base that the adapters of one process share. */
interface Ground {
  config: Config
  log: Log
  database: Database
  clock: Clock
  secrets: Secrets
  catchAll: CatchAll | null
  dns: Dns
}

/** Greets mail servers with the product's public name, where it has one (RFC 5321, 4.1.4). */
function greetingName(publicUrl: string): { greetsAs?: string } {
  const { hostname } = new URL(publicUrl)
  return /[a-z]$/.test(hostname) && hostname.includes('.') ? { greetsAs: hostname } : {}
}

/** The ports that send, read and journal email, and how to close their connections. */
function mailPorts({ config, log, clock, catchAll }: Ground): {
  ports: Pick<Ports, 'transport' | 'journal' | 'systemMailer' | 'reader'>
  close(): Promise<unknown>
  /** After the database: until then, an entry may be the only record of a reply. */
  closeJournal(): Promise<void>
} {
  const insecure = config.embedded || config.MAIL_INSECURE
  const caught = catchAll
    ? [catchAll.smtpPort, catchAll.imapPort].flatMap((port) => [
        `127.0.0.1:${port}`,
        `localhost:${port}`,
      ])
    : []
  const addressOf = publicHosts({ allow: [...config.FETCH_ALLOW_HOSTS, ...caught] })
  const greetsAs = greetingName(config.publicUrl)
  const transport = createSmtpTransport({ log, allowInsecure: insecure, addressOf, ...greetsAs })
  // Allows any host: the server is the operator's own.
  const systemTransport = createSmtpTransport({ log, allowInsecure: insecure, ...greetsAs })
  const systemMailer = createSystemMailer(
    systemTransport,
    systemAccount(config, catchAll),
    config.MAIL_FROM,
  )
  const journal = createReplyJournal({
    folder: resolve(config.JOURNAL_DIR || join(config.DATA_DIR, 'journal')),
    log,
  })
  return {
    ports: {
      transport,
      journal,
      systemMailer,
      reader: createImapReader({ log, allowInsecure: insecure, clock, addressOf }),
    },
    close: () => Promise.all([transport.close(), systemTransport.close()]),
    closeJournal: () => journal.close(),
  }
}

/** Sign-in at the providers of mailboxes, or at their local stand-in. */
const mailSignInOf = ({ config, log, catchAll }: Ground) =>
  createMailSignIn({
    clients: {
      google: { id: config.GOOGLE_MAIL_CLIENT_ID, secret: config.GOOGLE_MAIL_CLIENT_SECRET },
      microsoft: {
        id: config.MICROSOFT_MAIL_CLIENT_ID,
        secret: config.MICROSOFT_MAIL_CLIENT_SECRET,
      },
    },
    standIn:
      config.MAIL_SIGN_IN_STAND_IN && catchAll
        ? {
            origin: config.MAIL_SIGN_IN_STAND_IN,
            smtpPort: catchAll.smtpPort,
            imapPort: catchAll.imapPort,
          }
        : null,
    log,
  })

/** The operator's language model; null where none is set. */
const installationModel = (config: Config): InstallationModel | null =>
  config.LANGUAGE_MODEL_URL
    ? {
        endpoint: {
          url: config.LANGUAGE_MODEL_URL,
          key: config.LANGUAGE_MODEL_KEY,
          model: config.LANGUAGE_MODEL_NAME,
          isOperators: true,
        },
        tokensPerDay: config.LANGUAGE_MODEL_TOKENS_PER_DAY,
        tokensPerMonth: config.LANGUAGE_MODEL_TOKENS_PER_MONTH,
        prices: {
          input: config.LANGUAGE_MODEL_INPUT_PRICE,
          output: config.LANGUAGE_MODEL_OUTPUT_PRICE,
        },
      }
    : null

/** All ports except those for email. */
function otherPorts({
  config,
  log,
  database,
  clock,
  secrets,
  dns,
}: Ground): Omit<Ports, keyof ReturnType<typeof mailPorts>['ports'] | 'mailSignIn'> {
  return {
    database,
    clock,
    log,
    dns,
    web: createWebReader({
      clock,
      log,
      allowHosts: config.FETCH_ALLOW_HOSTS,
      userAgent: `OutriderBot/1.0 (+${config.publicUrl}/about)`,
    }),
    plugins: createPluginFolder(config.PLUGINS_DIR),
    exchange: createExchange({
      allowHosts: config.FETCH_ALLOW_HOSTS,
      folder: config.FILES_DIR,
      userAgent: `Outrider/1.0 (+${config.publicUrl}/about)`,
    }),
    languageModel: createLanguageModel({
      installation: installationModel(config),
      allowHosts: config.FETCH_ALLOW_HOSTS,
    }),
    places: createPlaces({ headers: config.PLACE_HEADERS, byAddress: config.PLACE_BY_ADDRESS }),
    sandbox: createSandbox(),
    secrets,
    payments: config.STRIPE_SECRET_KEY
      ? createStripePayments({
          apiUrl: config.STRIPE_API_URL,
          secretKey: config.STRIPE_SECRET_KEY,
          webhookSecret: config.STRIPE_WEBHOOK_SECRET,
          priceId: config.STRIPE_PRICE_ID,
          log,
        })
      : null,
    publicUrl: config.publicUrl,
    // Caught email reaches no recipient, so the contact form can be tested locally.
    supportEmail: config.SUPPORT_EMAIL || (config.embedded ? brand.supportEmail : ''),
  }
}

/** The engine: the ports, with the stores on top. */
function engineOver(ports: Ports): Engine {
  const { database, clock, secrets, exchange, sandbox, dns } = ports
  const ids = () => newId(clock.now())
  return {
    ...ports,
    stores: createStores({
      database,
      clock,
      secrets,
      newId: ids,
      entities,
      rules: entityHooks({ clock, newId: ids, exchange, sandbox, dns }),
      onWrite: announceWrite,
    }),
    newId: ids,
  }
}

const builtInIdentity = (config: Config, engine: Engine): Promise<EmbeddedIdentity> =>
  createEmbeddedIdentity({
    database: engine.database,
    secrets: engine.secrets,
    systemMailer: engine.systemMailer,
    log: engine.log,
    origin: config.publicUrl,
    clientId: 'outrider',
    audience: `${config.publicUrl}/api`,
    onSignIn: (attempt) => noteSignIn(engine, attempt),
    onSignedOut: (ended) => noteSignedOut(engine, ended),
  })

const auth0Identity = (config: Config, log: Log): Identity =>
  createAuth0Identity({
    domain: config.AUTH0_DOMAIN,
    clientId: config.AUTH0_CLIENT_ID,
    audience: config.AUTH0_AUDIENCE,
    managementClientId: config.AUTH0_MANAGEMENT_CLIENT_ID,
    managementClientSecret: config.AUTH0_MANAGEMENT_CLIENT_SECRET,
    log,
  })

const contentSource = (config: Config, log: Log): ContentSource | null =>
  // Uses the system clock: a moved one would make the polling interval too short or infinite.
  config.SANITY_PROJECT_ID
    ? createSanity({
        projectId: config.SANITY_PROJECT_ID,
        dataset: config.SANITY_DATASET,
        token: config.SANITY_TOKEN,
        origin: config.SANITY_URL,
        log,
        clock: systemClock,
      })
    : null

/**
 * Selects every concrete adapter by the configuration; the only file besides `open-database.ts`
 * that names them. Also migrates the database to this version.
 */
export async function wire(
  config: Config,
  log: Log,
  { opened, outside = true }: WireOptions = {},
): Promise<Wired> {
  const { database, folder, close } = await (opened ?? openDatabase(config, log))
  const keys = sealingKeys(config)
  const secrets = createSecrets(keys.current, keys.older)
  const applied = await migrate(database, readMigrations())
  if (applied.length > 0) log.info({ applied }, 'the database was brought to this version')
  await checkSealingKey(database, entities, secrets)
  const movable = config.embedded
    ? createMovableClock(Date.now() + (await keptOffset(database)))
    : null
  const clock = movable ?? systemClock
  const systemDns = createSystemDns({ servers: config.DNS_SERVERS })
  const zone = config.embedded ? createZoneDns(systemDns) : null
  const dns = zone ?? systemDns
  const catchAll =
    config.embedded && outside
      ? await createCatchAll({
          database,
          log,
          clock,
          dns,
          smtpPort: config.SMTP_PORT,
          imapPort: config.IMAP_PORT,
          ...(config.MAIL_SIGN_IN_STAND_IN
            ? { acceptsToken: createTokenCheck(config.MAIL_SIGN_IN_STAND_IN) }
            : {}),
        })
      : null
  const ground: Ground = { config, log, database, clock, secrets, catchAll, dns }
  const mail = mailPorts(ground)
  const engine = engineOver({
    ...mail.ports,
    mailSignIn: mailSignInOf(ground),
    ...otherPorts(ground),
  })
  const embeddedIdentity =
    config.identity === 'embedded' ? await builtInIdentity(config, engine) : null
  return {
    engine,
    identity: embeddedIdentity ?? auth0Identity(config, log),
    embeddedIdentity,
    catchAll,
    zone,
    content: contentSource(config, log),
    clock: movable,
    folder,
    async close() {
      await mail.close()
      await catchAll?.close()
      await close()
      await mail.closeJournal()
    },
  }
}
