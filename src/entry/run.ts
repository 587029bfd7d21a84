import { hostname } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { playStory } from '#engine/demo/play-story.ts'
import { startReseal } from '#engine/administration/secrets/reseal.ts'
import { replayJournal } from '#engine/recovery/replay-journal.ts'
import { readStaleInboxes } from '#engine/outreach/replies/read-inboxes.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { limitLeases } from '#engine/kernel/leases/lease.ts'
import { subscribeToInvalidation } from '#engine/administration/caches/clear-caches.ts'
import { createBeat } from '#engine/administration/health/worker-beat.ts'
import {
  createInstallationWatch,
  type InstallationWatch,
} from '#engine/administration/outbound/watch.ts'
import { createWork, type WorkLoop } from '#engine/work.ts'
import { systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { createWitnessFile, embeddedMarks } from '#platform/data-folder/installation-files.ts'
import { diskSpace } from '#platform/disk-space.ts'
import { enableFailpoints } from '#platform/failpoints.ts'
import type { Identity } from '#platform/identity/identity.ts'
import { createPinoLog } from '#platform/pino-log.ts'
import { siteOwnerOf } from '#platform/site-owner.ts'
import { buildApp } from '#server/app.ts'
import type { AppContext } from '#server/base/app-context.ts'
import { sealOpenSecrets } from '#store/seal-secrets.ts'
import { wire, type Wired } from '#wiring/adapters.ts'
import { answerCommands } from '#cli/command-channel.ts'
import { createLiveSite } from '#site/live-site.ts'
import { keepOffset } from '#wiring/kept-clock.ts'
import type { OpenedDatabase } from '#wiring/open-database.ts'
import { demoAudience, demoScope, seedDemo, type DemoPeople } from './seed-demo.ts'
import { HOUR_MS } from '#model/lib/time-units.ts'
import { stackOf } from '#model/lib/thrown.ts'

export interface RunOptions {
  /** Answers HTTP requests. */
  serve: boolean
  /** Runs background work. */
  work: boolean
  /** Folder of the built site; null if Vite serves it. */
  siteFolder: string | null
  /** The database, if it is opening already. */
  opening?: Promise<OpenedDatabase>
  /** Frees the port that `free-port.ts` holds for this process. */
  releasePort?: () => Promise<void>
  /** Called before listening: development mounts Vite here. */
  prepare?: (app: FastifyInstance) => Promise<void>
}

export interface Running {
  wired: Wired
  address: string
  people: DemoPeople | null
  stop(): Promise<void>
}

/** Whether the identity provider is reachable; the embedded one runs in this process. */
async function probeIdentity({
  kind,
  browser,
}: Identity): Promise<{ kind: string; fault: string | null }> {
  if (kind === 'embedded') return { kind, fault: null }
  const answer = await fetch(
    new URL(
      '/.well-known/openid-configuration',
      `https://${browser.domain.replace(/^https?:\/\//, '')}`,
    ),
    { signal: AbortSignal.timeout(5000) },
  ).catch((error: Error) => error)
  if (answer instanceof Error)
    return {
      kind,
      fault:
        answer.name === 'TimeoutError' ? 'no answer within 5 seconds.' : 'it cannot be reached.',
    }
  return { kind, fault: answer.ok ? null : `it answered ${answer.status}.` }
}

/** Milliseconds between polls for due work without a notification. */
const WORK_EVERY = 1000

/** The state of a running process. */
interface Standing {
  /** Set while the history of the demo tenant is generated. */
  past: Promise<void> | null
  /** False once the process is stopping. */
  ready: boolean
}

/** The parts of a process that handle requests. */
interface Parts {
  config: Config
  options: RunOptions
  wired: Wired
  work: WorkLoop
  standing: Standing
}

/** Development tools for caught email and the movable clock. */
function developmentTools({ wired, work, standing }: Parts): AppContext['development'] {
  const { engine, catchAll, clock, zone } = wired
  return catchAll && clock && zone
    ? {
        catchAll,
        zone,
        clock: {
          now: () => clock.now(),
          async playTo(target) {
            await standing.past
            await work.playTo(target, clock, () => keepOffset(engine.database, clock.offset()))
          },
        },
      }
    : null
}

/** This process and its settings, as the HTTP server sees them. */
async function contextOf(parts: Parts): Promise<AppContext> {
  const { config, options, wired, standing } = parts
  const { engine } = wired
  return {
    engine,
    identity: wired.identity,
    identityPages: wired.embeddedIdentity,
    development: developmentTools(parts),
    siteFolder: options.siteFolder,
    liveSite:
      options.serve && options.siteFolder && wired.content
        ? await createLiveSite({
            source: wired.content,
            folder: join(options.siteFolder, '../prerender'),
            publicUrl: config.publicUrl,
            previewSecret: config.SANITY_PREVIEW_SECRET,
            clock: systemClock,
          })
        : null,
    production: config.NODE_ENV === 'production',
    adminEmails: config.ADMIN_EMAILS,
    trialDays: config.TRIAL_DAYS,
    founderRole: config.FOUNDER_ROLE === 'TENANT_ADMIN' ? 'TENANT_ADMIN' : 'MEMBER',
    googleTagId: config.GOOGLE_TAG_ID,
    analyticsEvents: config.ANALYTICS_URL
      ? {
          url: config.ANALYTICS_URL.replace(/(?<!\/)\/+$/, ''),
          writeKey: config.ANALYTICS_WRITE_KEY,
        }
      : null,
    siteOwner: siteOwnerOf(config),
    trustProxy: config.TRUST_PROXY,
    publicSignIn: config.NODE_ENV === 'production' && config.BUILT_IN_SIGN_IN,
    exposeDevelopmentTools: config.DANGEROUSLY_EXPOSE_DEVELOPMENT_TOOLS,
    health: {
      systemMail: async () => engine.systemMailer.probe?.() ?? null,
      identity: () => probeIdentity(wired.identity),
      disk: () => diskSpace(config.DATA_DIR),
      machineTime: () => systemClock.now(),
    },
    async isReady() {
      if (!standing.ready) return false
      return engine.database
        .system((db) => db.selectFrom('tenants').select('id').limit(1).execute())
        .then(
          () => true,
          () => false,
        )
    },
  }
}

/** Generates the history of a new demo tenant, until the process stops. */
function playPast(engine: Engine, standing: Standing, people: number): void {
  const { log } = engine
  standing.past = playStory(engine, demoScope, () => !standing.ready, people)
    .catch((error: unknown) =>
      log.error({ fault: stackOf(error) }, 'the past of the demo tenant could not be played'),
    )
    // Regular work starts from the mailboxes, which have not been read yet.
    .then(() => readStaleInboxes(engine, demoScope.tenantId))
    .catch((error: unknown) =>
      log.warn({ fault: String(error) }, 'the mailboxes of the demo tenant could not be read'),
    )
    .finally(() => (standing.past = null))
}

/** Detects whether this process runs on a copy of an installation. */
const watchInstallation = (config: Config, { engine, catchAll }: Wired): InstallationWatch =>
  createInstallationWatch({
    database: engine.database,
    clock: engine.clock,
    log: engine.log,
    marks: () => (config.DATABASE_URL ? null : embeddedMarks(config.DATA_DIR)),
    witness: createWitnessFile(config.DATA_DIR),
    longestOutage: config.HOLD_AFTER_HOURS * HOUR_MS,
    apart: catchAll && config.demoData !== 'none' ? [demoScope.tenantId] : [],
  })

/** Starts the requested parts in this process. Stopping waits for running work. */
export async function run(config: Config, options: RunOptions): Promise<Running> {
  const log = createPinoLog(config.LOG_LEVEL)
  enableFailpoints(config.FAILPOINTS_DIR)
  limitLeases(config.LEASE_SECONDS)
  if (config.DANGEROUSLY_EXPOSE_DEVELOPMENT_TOOLS)
    log.warn(
      { host: config.HOST, port: config.PORT },
      'DANGEROUSLY_EXPOSE_DEVELOPMENT_TOOLS is on: everybody who reaches this port can ' +
        'read every email and take over every account',
    )
  const wired = await wire(config, log, { opened: options.opening })
  const { engine } = wired
  const watch = watchInstallation(config, wired)
  // Runs before all work: overdue messages of a copied installation must not be sent.
  await watch.beforeBeat(systemClock.now())
  await replayJournal(engine)
  await sealOpenSecrets(engine.database, engine.stores.entities, engine.secrets)
  await startReseal(engine)
  const unsubscribe = await subscribeToInvalidation(engine)
  const { people, isNew } = await seedDemo(config, wired)
  wired.folder?.answer(answerCommands({ config, wired, log }))
  // The demo tenant's history is generated while the product is usable; its regular work waits,
  // because both would claim the same emails.
  const standing: Standing = { past: null, ready: true }
  const work = createWork(
    engine,
    (tenantId) => standing.past !== null && tenantId === demoScope.tenantId,
  )
  const context = await contextOf({ config, options, wired, work, standing })
  if (options.serve) (await import('./server-texts.ts')).addServerTexts()
  const app = options.serve ? await buildApp(context) : null
  if (app) {
    await options.prepare?.(app)
    await options.releasePort?.()
    await app.listen({ port: config.PORT, host: config.HOST })
  }
  if (options.work) {
    if (isNew) playPast(engine, standing, demoAudience[config.demoData])
    work.start(
      WORK_EVERY,
      createBeat(engine.database, `${hostname()}:${process.pid}`, () => systemClock.now(), watch),
    )
  }
  let stopped: Promise<void> | null = null
  const stop = async () => {
    standing.ready = false
    await app?.close()
    await standing.past
    await work.stop()
    await unsubscribe()
    await wired.close()
  }
  return { wired, address: config.publicUrl, people, stop: () => (stopped ??= stop()) }
}

/** The parent process, read at once: it may exit before the program listens. */
const parent = process.ppid

/**
 * npm runs scripts in a shell that does not forward signals; the program stops when that shell
 * exits.
 */
function stopWithParent() {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

/** Stops gracefully on SIGTERM and SIGINT; a second signal, or ten seconds, force the exit. */
export function stopOnSignals(running: Running) {
  let asked = false
  if (process.env.npm_lifecycle_event) stopWithParent()
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (asked) process.exit(1)
      asked = true
      setTimeout(() => process.exit(1), 10_000).unref()
      void running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
}
