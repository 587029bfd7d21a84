import { LANE_LIMITS } from '#engine/kernel/lanes.ts'
import { startModelStandIn } from '#tests/support/model-stand-in.ts'
import { honestWriter } from '#tests/support/model-writer.ts'
import type { HookSink } from './hook-sink.ts'
import type { Kind, Stage } from './kind.ts'
import { campaignSend } from './kinds/campaign-send.ts'
import { messageSend } from './kinds/message-send.ts'
import { purge } from './kinds/purge.ts'
import { webhook } from './kinds/webhook.ts'
import type { MailSink } from './mail-sink.ts'
import { makeStage, RESUME } from './perform.ts'
import {
  SILENT_HOST,
  startSilentMailServer,
  startSilentServer,
  type SilentServer,
} from './silent-servers.ts'
import { pause, until } from './until.ts'
import { startWorld, type DatabaseKind, type World } from './world.ts'

/*
 * Servers that one organization uses take what they are sent and never answer; everything of
 * another organization goes on meanwhile, as if it were alone.
 */

/** More than the tasks that one organization may have at a time, and than a process has in all. */
const NEIGHBOURS = 45

const MESSAGING = {
  companyName: { text: 'Acme', edited: true },
  whatYouDo: { text: 'Acme lets invoices pay themselves.', edited: true },
  audience: { text: 'finance teams', edited: true },
  valuePropositions: [{ text: 'Invoices are paid within days.', edited: true }],
  proof: [],
  callToAction: { kind: 'reply', text: '' },
}

/** A campaign whose emails the organization's own model writes. */
async function startWriting({ call }: Stage): Promise<string> {
  const pastedText =
    'Acme lets invoices pay themselves. We remind customers of finance teams. '.repeat(3)
  const { id } = await call.ok<{ id: string }>('POST', '/campaigns', { pastedText, goal: 'reply' })
  await until('a draft', RESUME, async () => {
    const { state } = await call.ok<{ state: string }>('GET', `/campaigns/${id}`)
    return state !== 'drafting'
  })
  await call.ok('PUT', `/campaigns/${id}/messaging`, { messaging: MESSAGING })
  const { jobId } = await call.ok<{ jobId: string }>('POST', `/campaigns/${id}/write-emails`, {
    again: true,
  })
  return jobId
}

const useModel = ({ call }: Stage, url: string) =>
  call.ok('PUT', '/language-model', { use: 'own', url, model: 'writer' })

/** Work that leads to servers of the first organization. */
interface Silence {
  name: string
  /** Starts the servers, which never answer. */
  open(): Promise<SilentServer>
  /** Before the product runs, past it. */
  prepare?(stage: Stage, world: World, port: number): Promise<void>
  /** By the API. */
  begin?(stage: Stage, port: number): Promise<void>
  /** Connections after which the silence is felt. */
  felt: number
}

/** Mailboxes at that server, each with an email that is due. */
async function sendBy(stage: Stage, world: World, mail: Partial<MailSink>) {
  await campaignSend.prepare!(
    { ...stage, world: { ...world, mail: { ...world.mail, ...mail } }, mailboxes: NEIGHBOURS },
    await world.engine(),
  )
}

/** Mailboxes that were read before, and whose inboxes have been silent since. */
async function readFrom(stage: Stage, world: World, port: number) {
  await sendBy(stage, world, {})
  const { database } = await world.engine()
  await database.system((db) =>
    db
      .updateTable('mailboxes')
      .set({ imap_host: SILENT_HOST, imap_port: port, last_read_at: null })
      .where('tenant_id', '=', stage.tenantId)
      .execute(),
  )
}

const SILENCES: readonly Silence[] = [
  {
    name: 'mail servers, after the final dot',
    open: startSilentMailServer,
    prepare: (stage, world, smtpPort) => sendBy(stage, world, { host: SILENT_HOST, smtpPort }),
    felt: 2,
  },
  {
    name: 'inboxes',
    open: startSilentServer,
    prepare: readFrom,
    felt: 2,
  },
  {
    name: 'webhook receivers',
    open: startSilentServer,
    async begin({ call, name }, port) {
      for (let n = 0; n < NEIGHBOURS; n++)
        await call.ok('POST', '/webhooks', {
          name: `Silent ${n}`,
          url: `http://${SILENT_HOST}:${port}/${n}`,
          eventTypes: ['Told'],
        })
      const { key } = await call.ok<{ key: string }>('POST', '/sources', { name, kind: 'server' })
      const event = { type: 'track', event: 'Told', userId: name, messageId: name }
      await call.ok(
        'POST',
        '/v1/batch',
        { batch: [event] },
        { authorization: `Basic ${btoa(`${key}:`)}` },
      )
    },
    felt: 2,
  },
  {
    name: 'language models',
    open: startSilentServer,
    async begin(stage, port) {
      await useModel(stage, `http://${SILENT_HOST}:${port}/v1`)
      for (let n = 0; n < 4; n++) await startWriting(stage)
    },
    felt: 1,
  },
]

/** What the other organization does meanwhile. */
const KINDS: Record<string, Kind<unknown>> = {
  'campaign send': campaignSend as Kind<unknown>,
  'message send': messageSend as Kind<unknown>,
  webhook: webhook as Kind<unknown>,
  job: purge as Kind<unknown>,
}

export interface SilentOutcome {
  name: string
  /** Milliseconds that each kind of work took beside the silence. */
  took: Record<string, number>
  /** Empty when everything went on. */
  fault: string
}

/** The work of one kind, from its beginning until all of it is done. */
async function goesOn(name: string, stage: Stage, prepared: unknown): Promise<number> {
  const kind = KINDS[name]!
  const begun = performance.now()
  const scene = await kind.build(stage, prepared as Partial<unknown>)
  const load = await kind.begin(stage, scene)
  await load.acknowledged
  await until(`${name} of the other organization`, RESUME, () => kind.isSettled(stage, scene))
  return Math.round(performance.now() - begun)
}

async function writesOn(stage: Stage, url: string): Promise<number> {
  const begun = performance.now()
  await useModel(stage, url)
  const jobId = await startWriting(stage)
  await until('emails written by the other model', RESUME, async () => {
    const { state } = await stage.call.ok<{ state: string }>('GET', `/jobs/${jobId}`)
    return state === 'done'
  })
  return Math.round(performance.now() - begun)
}

async function perform(
  database: DatabaseKind,
  silence: Silence,
  mail: MailSink,
  hooks: HookSink,
  number: number,
): Promise<SilentOutcome> {
  const outcome: SilentOutcome = {
    name: `${database}, silent ${silence.name}`,
    took: {},
    fault: '',
  }
  const [server, model] = [await silence.open(), await startModelStandIn()]
  model.answerBy(honestWriter)
  const world = await startWorld(database, mail, hooks, [
    `${SILENT_HOST}:${server.port}`,
    model.host,
  ])
  try {
    const stageOf = (of: number) => makeStage(world, { number: of, seed: of })
    const silent = await stageOf(number * 10)
    await silence.prepare?.(silent, world, server.port)
    const stages: Record<string, [Stage, unknown]> = {}
    for (const [at, [name, kind]] of Object.entries(KINDS).entries()) {
      const stage = await stageOf(number * 10 + 1 + at)
      // Sent by nobody until the product runs.
      stages[name] = [stage, (await kind.prepare?.(stage, await world.engine())) ?? {}]
    }
    const writer = await stageOf(number * 10 + 9)
    await world.up()
    await silence.begin?.(silent, server.port)
    await until('the silence', RESUME, async () => server.taken() >= silence.felt)
    await pause(LANE_LIMITS.slowAfter)
    for (const [name, [stage, prepared]] of Object.entries(stages))
      outcome.took[name] = await goesOn(name, stage, prepared)
    outcome.took['emails by a model'] = await writesOn(writer, model.url)
  } catch (error) {
    outcome.fault = (error as Error).message
  } finally {
    await world.down().catch(() => {})
    await world.close()
    await Promise.all([server.close(), model.close()])
  }
  return outcome
}

/** Each silence on one database, one after the other. */
export async function besideSilence(
  database: DatabaseKind,
  mail: MailSink,
  hooks: HookSink,
  tell: (outcome: SilentOutcome) => void,
): Promise<SilentOutcome[]> {
  const outcomes: SilentOutcome[] = []
  for (const [at, silence] of SILENCES.entries()) {
    const outcome = await perform(database, silence, mail, hooks, 900 + at)
    tell(outcome)
    outcomes.push(outcome)
  }
  return outcomes
}
