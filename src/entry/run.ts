import { hostname } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { playStory } from '#engine/demo/play-story.ts'
import { replayJournal } from '#engine/sends/replay-journal.ts'
import { readStaleInboxes } from '#engine/replies/read-inboxes.ts'
import { hearClearing } from '#engine/caches/clear-caches.ts'
import { createBeat } from '#engine/health/worker-beat.ts'
import { createWork } from '#engine/work.ts'
import { systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { diskSpace } from '#platform/disk-space.ts'
import type { Identity } from '#platform/identity/identity.ts'
import { createPinoLog } from '#platform/pino-log.ts'
import { buildApp } from '#server/app.ts'
import type { AppContext } from '#server/app-context.ts'
import { sealOpenSecrets } from '#store/seal-secrets.ts'
import { wire, type Wired } from './adapters.ts'
import { createLiveSite } from './live-site.ts'
import { keepOffset } from './kept-clock.ts'
import { demoScope, seedDemo, type DemoPeople } from './seed-demo.ts'

export interface RunOptions {
  /** Answer HTTP. */
  serve: boolean
  /** Do background work. */
  work: boolean
  /** Folder of the built site; null when Vite serves it. */
  siteFolder: string | null
  /** The database, when it is being opened already. */
  opening?: Promise<Database>
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

/** Starts the parts asked for, in this process. Stopping lets what is under way finish. */
export async function run(config: Config, options: RunOptions): Promise<Running> {
  const log = createPinoLog(config.LOG_LEVEL)
  const wired = await wire(config, log, options.opening)
  const { engine, clock } = wired
  await replayJournal(engine)
  await sealOpenSecrets(engine.database, engine.stores.entities, engine.secrets)
  const deaf = await hearClearing(engine)
  const { people, isNew } = await seedDemo(config, wired)
  // The demo tenant's past is played while people look around already; its present waits for that, because both would claim the same mails.
  let past: Promise<void> | null = null
  const work = createWork(engine, (tenantId) => past !== null && tenantId === demoScope.tenantId)
  let ready = true
  const context: AppContext = {
    engine,
    identity: wired.identity,
    identityPages: wired.embeddedIdentity,
    development:
      wired.catchAll && clock
        ? {
            catchAll: wired.catchAll,
            clock: {
              now: () => clock.now(),
              async playTo(target) {
                await past
                // A moment that went by meanwhile has been lived through.
                await work.playTo(Math.max(target, clock.now()), clock, () =>
                  keepOffset(engine.database, clock.offset()),
                )
              },
            },
          }
        : null,
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
    googleTagId: config.GOOGLE_TAG_ID,
    analyticsEvents: config.ANALYTICS_URL
      ? { url: config.ANALYTICS_URL.replace(/\/+$/, ''), writeKey: config.ANALYTICS_WRITE_KEY }
      : null,
    trustProxy: config.TRUST_PROXY,
    health: {
      systemMail: async () => engine.systemMailer.probe?.() ?? null,
      identity: () => probeIdentity(wired.identity),
      disk: () => diskSpace(config.DATA_DIR),
      machineTime: () => systemClock.now(),
    },
    async isReady() {
      if (!ready) return false
      return engine.database
        .system((db) => db.selectFrom('tenants').select('id').limit(1).execute())
        .then(
          () => true,
          () => false,
        )
    },
  }
  const app = options.serve ? await buildApp(context) : null
  if (app) {
    await options.prepare?.(app)
    await app.listen({ port: config.PORT, host: config.HOST })
  }
  if (options.work) {
    if (isNew)
      past = playStory(engine, demoScope, () => !ready)
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
        .finally(() => (past = null))
    work.start(
      WORK_EVERY,
      createBeat(engine.database, `${hostname()}:${process.pid}`, () => systemClock.now()),
    )
  }
  let stopped: Promise<void> | null = null
  const stop = async () => {
    ready = false
    await app?.close()
    await past
    await work.stop()
    await deaf()
    await wired.close()
  }
  return { wired, address: config.publicUrl, people, stop: () => (stopped ??= stop()) }
}

/** Who started the program. Read at once: whoever is gone by the time it listens was there now. */
const parent = process.ppid

/** npm runs scripts in a shell that does not pass signals on; when it is gone, so should the program be. */
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
