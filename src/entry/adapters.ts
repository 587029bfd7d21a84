import { brand } from '#brand'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { randomBytes } from 'node:crypto'
import { entities } from '#model/entities.generated.ts'
import { newId } from '#model/ids.ts'
import { noteSignIn } from '#engine/accounts/note-sign-in.ts'
import { announceWrite } from '#engine/announce.ts'
import type { Engine, Ports } from '#engine/engine.ts'
import { createMovableClock, systemClock, type MovableClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { ContentSource } from '#platform/content/content-source.ts'
import { createSanity } from '#platform/content/sanity.ts'
import type { Database } from '#platform/database/database.ts'
import { createPluginFolder } from '#platform/plugins/plugin-folder.ts'
import { createExchange } from '#platform/exchange/create-exchange.ts'
import { createAuth0Identity } from '#platform/identity/auth0.ts'
import {
  createEmbeddedIdentity,
  type EmbeddedIdentity,
} from '#platform/identity/embedded/embedded-identity.ts'
import type { Identity } from '#platform/identity/identity.ts'
import type { Log } from '#platform/log.ts'
import { createCatchAll } from '#platform/mail/catch-all/catch-all.ts'
import type { CatchAll, SmtpAccount } from '#platform/mail/mail.ts'
import { publicHosts } from '#platform/mail/mail-hosts.ts'
import { createReplyJournal } from '#platform/mail/reply-journal.ts'
import { createSmtpTransport } from '#platform/mail/smtp.ts'
import { createSystemMailer } from '#platform/mail/system-mailer.ts'
import { createImapReader } from '#platform/mailbox-reading/imap.ts'
import { createStripePayments } from '#platform/payments/stripe.ts'
import { createSandbox } from '#platform/sandbox/quickjs.ts'
import { createSecrets } from '#platform/secrets.ts'
import { createPlaces } from '#platform/visitors/places.ts'
import { createWebReader } from '#platform/web/fetch-pages.ts'
import { storeRules } from '#engine/store-rules.ts'
import { createStores } from '#store/create-stores.ts'
import { migrate, readMigrations } from '#store/migrate.ts'
import { openDatabase } from './open-database.ts'
import { keptOffset } from './kept-clock.ts'

/** The product with its outside world, before anything listens. */
export interface Wired {
  engine: Engine
  identity: Identity
  embeddedIdentity: EmbeddedIdentity | null
  catchAll: CatchAll | null
  /** Content from outside of the program; null while it comes from the repository. */
  content: ContentSource | null
  /** The movable clock of the embedded world. */
  clock: MovableClock | null
  close(): Promise<void>
}

/** The key that seals secrets: given, or made once and kept beside the embedded data, readable by the owner only. */
export function sealingKey(config: Config): string {
  if (config.SECRET_KEY) return config.SECRET_KEY
  const file = join(resolve(config.DATA_DIR), 'secret.key')
  if (!existsSync(file)) {
    mkdirSync(resolve(config.DATA_DIR), { recursive: true })
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

function systemAccount(config: Config, catchAll: CatchAll | null): SmtpAccount {
  if (!config.SMTP_URL)
    return { host: '127.0.0.1', port: catchAll!.smtpPort, security: 'none', user: '', password: '' }
  const url = new URL(config.SMTP_URL)
  const security = url.protocol === 'smtps:' ? 'tls' : config.MAIL_INSECURE ? 'none' : 'starttls'
  return {
    host: url.hostname,
    port: Number(url.port) || (security === 'tls' ? 465 : 587),
    security,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  }
}

/**
 * Chooses every concrete adapter by the configuration; with `open-database.ts` the only file that names them.
 * Brings the database to this version on the way.
 * @param opening the database, when it is being opened already
 */
export async function wire(
  config: Config,
  log: Log,
  opening: Promise<Database> = openDatabase(config, log),
): Promise<Wired> {
  const secrets = createSecrets(sealingKey(config))
  const database = await opening
  const applied = await migrate(database, readMigrations())
  if (applied.length > 0) log.info({ applied }, 'the database was brought to this version')
  const movable = config.embedded
    ? createMovableClock(Date.now() + (await keptOffset(database)))
    : null
  const clock = movable ?? systemClock
  const catchAll = config.embedded
    ? await createCatchAll({
        database,
        log,
        clock,
        smtpPort: config.SMTP_PORT,
        imapPort: config.IMAP_PORT,
      })
    : null
  const insecure = config.embedded || config.MAIL_INSECURE
  const caught = catchAll
    ? [catchAll.smtpPort, catchAll.imapPort].flatMap((port) => [
        `127.0.0.1:${port}`,
        `localhost:${port}`,
      ])
    : []
  const addressOf = publicHosts({ allow: [...config.FETCH_ALLOW_HOSTS, ...caught] })
  const transport = createSmtpTransport({ log, allowInsecure: insecure, addressOf })
  // The operator's own server may stand anywhere.
  const systemTransport = createSmtpTransport({ log, allowInsecure: insecure })
  const systemMailer = createSystemMailer(
    systemTransport,
    systemAccount(config, catchAll),
    config.MAIL_FROM,
  )
  const ids = () => newId(clock.now())
  const ports: Ports = {
    database,
    clock,
    log,
    transport,
    journal: createReplyJournal({
      folder: resolve(config.JOURNAL_DIR || join(config.DATA_DIR, 'journal')),
      log,
    }),
    systemMailer,
    reader: createImapReader({ log, allowInsecure: insecure, clock, addressOf }),
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
    // Caught mail harms nobody: the contact form can be seen working at home.
    supportEmail: config.SUPPORT_EMAIL || (config.embedded ? brand.supportEmail : ''),
  }
  const engine: Engine = {
    ...ports,
    stores: createStores({
      database,
      clock,
      secrets,
      newId: ids,
      entities,
      rules: storeRules({ clock, newId: ids, exchange: ports.exchange, sandbox: ports.sandbox }),
      heard: announceWrite,
    }),
    newId: ids,
  }
  const embeddedIdentity =
    config.identity === 'embedded'
      ? await createEmbeddedIdentity({
          database,
          secrets,
          systemMailer,
          log,
          origin: config.publicUrl,
          clientId: 'outrider',
          audience: `${config.publicUrl}/api`,
          onSignIn: (attempt) => noteSignIn(engine, attempt),
        })
      : null
  const identity =
    embeddedIdentity ??
    createAuth0Identity({
      domain: config.AUTH0_DOMAIN,
      clientId: config.AUTH0_CLIENT_ID,
      audience: config.AUTH0_AUDIENCE,
      managementClientId: config.AUTH0_MANAGEMENT_CLIENT_ID,
      managementClientSecret: config.AUTH0_MANAGEMENT_CLIENT_SECRET,
      log,
    })
  return {
    engine,
    identity,
    embeddedIdentity,
    catchAll,
    // By the machine's clock: a moved one would only make the service be asked too often or never.
    content: config.SANITY_PROJECT_ID
      ? createSanity({
          projectId: config.SANITY_PROJECT_ID,
          dataset: config.SANITY_DATASET,
          token: config.SANITY_TOKEN,
          origin: config.SANITY_URL,
          log,
          clock: systemClock,
        })
      : null,
    clock: movable,
    async close() {
      await Promise.all([transport.close(), systemTransport.close()])
      await catchAll?.close()
      await database.close()
    },
  }
}
