import { hostname } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { playStory } from '#engine/demo/play-story.ts'
import { startReseal } from '#engine/administration/secrets/reseal.ts'
import { replayJournal } from '#engine/delivery/sends/replay-journal.ts'
import { readStaleInboxes } from '#engine/delivery/replies/read-inboxes.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { limitLeases } from '#engine/kernel/leases/lease.ts'
import { subscribeToInvalidation } from '#engine/administration/caches/clear-caches.ts'
import { createBeat } from '#engine/administration/health/worker-beat.ts'
import {
  createInstallationWatch,
  type InstallationWatch,
} from '#engine/administration/outbound/watch.ts'
import { createWork, type Work } from '#engine/work.ts'
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
import { wire, type Wired } from './adapters.ts'
import { answerCommands } from './command-channel.ts'
import { createLiveSite } from './live-site.ts'
import { keepOffset } from './kept-clock.ts'
import type { OpenedDatabase } from './open-database.ts'
import { demoScope, seedDemo, type DemoPeople } from './seed-demo.ts'

export interface RunOptions {
  /** Answer HTTP. */
  serve: boolean
  /** Do background work. */
  work: boolean
  /** Folder of the built site; null when Vite serves it. */
  siteFolder: string | null
  /** The database, when it is being opened already. */
  opening?: Promise<OpenedDatabase>
  /** Called before listening: development mounts Vite here. */
  prepare?: (app: FastifyInstance) => Promise<void>
}

export interface Running {
  wired: Wired
  address: string
  people: DemoPeople | null
  stop(): Promise<void>
}

/** Whether the identity provider can be reached; the embedded one is this process. */
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

/** How often workers look for due work when nothing wakes them, in milliseconds. */
const WORK_EVERY = 1000
const HOUR = 60 * 60_000

/** What a running process has come to. */
interface Standing {
  /** While the past of the demo tenant is being played. */
  past: Promise<void> | null
  /** False once the process stops. */
  ready: boolean
}

/** The parts of a process that requests are answered with. */
interface Parts {
  config: Config
  options: RunOptions
  wired: Wired
  work: Work
  standing: Standing
}

/** The tools of development, where mail is caught and the clock can be moved. */
function developmentTools({ wired, work, standing }: Parts): AppContext['development'] {
  const { engine, catchAll, clock } = wired
  return catchAll && clock
    ? {
        catchAll,
        clock: {
          now: () => clock.now(),
          async playTo(target) {
            await standing.past
            // A moment that went by meanwhile has been lived through.
            await work.playTo(Math.max(target, clock.now()), clock, () =>
              keepOffset(engine.database, clock.offset()),
            )
          },
        },
      }
    : null
}

/** What the HTTP side is told about this process and its settings. */
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
      ? { url: config.ANALYTICS_URL.replace(/\/+$/, ''), writeKey: config.ANALYTICS_WRITE_KEY }
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

/** Plays the past of a new demo tenant, until the process stops. */
function playPast(engine: Engine, standing: Standing): void {
  const { log } = engine
  standing.past = playStory(engine, demoScope, () => !standing.ready)
    .catch((error: unknown) =>
      log.error(
        { fault: String((error as Error).stack ?? error) },
        'the past of the demo tenant could not be played',
      ),
    )
    // What comes next looks at the real mailboxes, which nobody has read yet.
    .then(() => readStaleInboxes(engine, demoScope.tenantId))
    .catch((error: unknown) =>
      log.warn({ fault: String(error) }, 'the mailboxes of the demo tenant could not be read'),
    )
    .finally(() => (standing.past = null))
}

/** Tells from what this process finds whether it runs over a copy of an installation. */
const watchInstallation = (config: Config, { engine, catchAll }: Wired): InstallationWatch =>
  createInstallationWatch({
    database: engine.database,
    clock: engine.clock,
    log: engine.log,
    marks: () => (config.DATABASE_URL ? null : embeddedMarks(config.DATA_DIR)),
    witness: createWitnessFile(config.DATA_DIR),
    longestOutage: config.HOLD_AFTER_HOURS * HOUR,
    apart: catchAll && config.demoData !== 'none' ? [demoScope.tenantId] : [],
  })

/** Starts the parts asked for, in this process. Stopping lets what is under way finish. */
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
  // Before anything is done: what is overdue in a copy must not leave.
  await watch.check(systemClock.now())
  await replayJournal(engine)
  await sealOpenSecrets(engine.database, engine.stores.entities, engine.secrets)
  await startReseal(engine)
  const deaf = await subscribeToInvalidation(engine)
  const { people, isNew } = await seedDemo(config, wired)
  wired.folder?.answer(answerCommands({ config, wired, log }))
  // The demo tenant's past is played while people look around already; its present waits for that,
  // because both would claim the same mails.
  const standing: Standing = { past: null, ready: true }
  const work = createWork(
    engine,
    (tenantId) => standing.past !== null && tenantId === demoScope.tenantId,
  )
  const context = await contextOf({ config, options, wired, work, standing })
  const app = options.serve ? await buildApp(context) : null
  if (app) {
    await options.prepare?.(app)
    await app.listen({ port: config.PORT, host: config.HOST })
  }
  if (options.work) {
    if (isNew) playPast(engine, standing)
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
    await deaf()
    await wired.close()
  }
  return { wired, address: config.publicUrl, people, stop: () => (stopped ??= stop()) }
}

/** Who started the program. Read at once: whoever is gone by the time it listens was there now. */
const parent = process.ppid

/**
 * npm runs scripts in a shell that does not pass signals on; when it is gone, so should the program
 * be.
 */
function stopWithParent() {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

/** Stops cleanly on SIGTERM and SIGINT; a second signal, or ten seconds, end it at once. */
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
