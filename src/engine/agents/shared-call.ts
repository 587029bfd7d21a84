import { sql } from 'kysely'
import { DateTime } from 'luxon'
import { say } from '#language'
import type { CallView, SharedAgent, SharedCall } from '#model/api/agents.ts'
import type {
  Agent,
  AgentCall,
  AgentShareRow,
  AgentVersion,
} from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { DAY_MS, MINUTE_MS } from '#model/lib/time-units.ts'
import type { Db } from '#platform/database/database.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import { checkLink, checkLinkPassword, type PasswordHashing } from '#engine/kernel/share-link.ts'
import { asSystem, inTenant } from '#engine/kernel/tenant-tx.ts'
import { randomToken } from '#model/lib/random-token.ts'
import { brainFor } from './call-brain.ts'
import { continueCall, createCall, lockCall, storeTurn } from './hold-call.ts'
import { loadAgent, lockAgent, publishedVersion, todayOf } from './load-agent.ts'
import { callView, stateOf } from './load-call.ts'
import { settleCall } from './settle-call.ts'
import { endCall } from './talk/call.ts'
import { filledFor } from './talk/compose-turn.ts'
import { agentLanguages, fillPhrase } from './talk/languages.ts'
import { LONGEST_MINUTES, speakerOf } from './talk/speaker.ts'
import { answerWithModel } from './word-answer.ts'

/** Calls of one agent at once, and within a day. */
export const MAX_AT_ONCE = 10
export const MAX_A_DAY = 50

/** Questions of facts that a page offers. */
const OFFERED = 4

const shareOf = (engine: Engine, token: string) =>
  engine.database
    .system((db) =>
      db
        .selectFrom('agent_shares')
        .selectAll()
        .where('token_hash', '=', sha256(token))
        .executeTakeFirst(),
    )
    .then((row) => checkLink(engine, row))

const OFF = 'This assistant is switched off.'

async function openAgent(
  db: Db,
  agentId: string,
): Promise<{ agent: Agent; version: AgentVersion }> {
  const agent = await loadAgent(db, agentId)
  const version = await publishedVersion(db, agent)
  if (agent.isOn === false || !version) throw fail('unavailable', OFF)
  return { agent, version }
}

/**
 * What a link shows before a call begins.
 * @throws ProductError `not_found` with the same message for unknown, expired and revoked links;
 * `unauthenticated` when the password is missing or wrong; `unavailable` when the agent is off
 */
export async function readSharedAgent(
  engine: Engine,
  token: string,
  password: string | undefined,
  passwords: PasswordHashing,
): Promise<SharedAgent> {
  const share = await shareOf(engine, token)
  await checkLinkPassword(share, password, passwords)
  return engine.database.tenant(share.tenant_id, async (db) => {
    const { version } = await openAgent(db, share.agent_id)
    await db
      .updateTable('agent_shares')
      .set({ view_count: sql`view_count + 1`, last_viewed_at: new Date(engine.clock.now()) })
      .where('id', '=', share.id)
      .execute()
    const speaker = speakerOf(version, '', await todayOf(engine, db, share.tenant_id))
    const facts = [...speaker.index.facts.values()].map(({ fact }) => fact)
    const step = speaker.script.find(({ kind }) => kind === 'consent')
    return {
      companyName: version.companyName,
      label: share.label,
      scope: share.scope,
      expiresAt: share.expires_at?.toISOString() ?? null,
      language: speaker.language,
      languages: [speaker.language, ...(version.conduct.languages ?? [])],
      keepDays: version.conduct.keepDays ?? 30,
      consent: step ? filledFor(speaker, step.text) : '',
      questions: share.scope.includes('questions')
        ? facts.flatMap(({ question }) => question || []).slice(0, OFFERED)
        : [],
    }
  })
}

/** Seconds until another call may begin; 0 when it may now. */
async function secondsToWait(
  db: Db,
  engine: Engine,
  agent: Agent,
  longestMinutes: number,
): Promise<number> {
  const now = engine.clock.now()
  const rows = await db
    .selectFrom('agent_calls')
    .select(['created_at', 'state'])
    .where('agent_id', '=', agent.id)
    .where('kind', '=', 'shared')
    .where('created_at', '>', new Date(now - DAY_MS))
    .orderBy('created_at')
    .execute()
  const longest = longestMinutes * MINUTE_MS
  const running = rows.filter(
    ({ state, created_at: begun }) => state === 'running' && now - begun.getTime() <= longest,
  )
  const free = (from: Date, after: number) =>
    Math.max(1, Math.ceil((from.getTime() + after - now) / 1000))
  if (rows.length >= MAX_A_DAY) return free(rows[rows.length - MAX_A_DAY]!.created_at, DAY_MS)
  if (running.length >= MAX_AT_ONCE) return Math.min(60, free(running[0]!.created_at, longest))
  return 0
}

/** Whether it is between two times of a day, which may be before and after midnight; equal ones are no time. */
const isBetween = (time: string, from: string, to: string): boolean =>
  from <= to ? time >= from && time < to : time >= from || time < to

async function checkHours(
  { clock }: Engine,
  db: Db,
  tenantId: string,
  { conduct, language }: AgentVersion,
): Promise<void> {
  const { quietFrom = '', quietTo = '' } = conduct
  if (!quietFrom || !quietTo) return
  const { time_zone: zone } = await loadTenant(db, tenantId)
  const time = DateTime.fromMillis(clock.now(), { zone: zone || 'utc' }).toFormat('HH:mm')
  if (!isBetween(time, quietFrom, quietTo)) return
  const { phrases } =
    agentLanguages[speakerOf({ companyName: '', facts: [], language }, '', '').language]
  throw fail('unavailable', fillPhrase(phrases.quiet, { from: quietFrom, to: quietTo }))
}

/** A call as its caller sees it: no address, no colleague's name, and sources only where shared. */
function sharedView(view: CallView, scope: AgentShareRow['scope']): SharedCall {
  const { state, ended, awaiting, yes, no, turns, facts, language } = view
  const showsSources = scope.includes('sources')
  return {
    state,
    ended,
    awaiting,
    yes,
    no,
    language,
    turns: turns.map(({ by, at, text, sentences, offers }) => ({
      by,
      at,
      ...(text === undefined ? {} : { text }),
      ...(offers ? { offers } : {}),
      ...(sentences
        ? {
            sentences: sentences.map((sentence) =>
              showsSources ? sentence : { text: sentence.text, from: sentence.from },
            ),
          }
        : {}),
    })),
    facts: showsSources ? facts.map((fact) => ({ ...fact, author: '', question: '' })) : [],
  }
}

export interface SharedStart {
  call: SharedCall
  /** Names the call in further requests; returned only this once. */
  key: string
}

/**
 * Begins a call by a link.
 * @throws ProductError as `readSharedAgent`, and `unavailable` with `retryAfter` when ten calls are
 * running or fifty were held within a day
 */
export async function startSharedCall(
  engine: Engine,
  token: string,
  {
    password,
    language = '',
    usesVoice = false,
  }: { password?: string | undefined; language?: string; usesVoice?: boolean },
  passwords: PasswordHashing,
): Promise<SharedStart> {
  const share = await shareOf(engine, token)
  await checkLinkPassword(share, password, passwords)
  const key = randomToken()
  const tenantId = share.tenant_id
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    // The lock counts calls that begin at the same time one after the other.
    await lockAgent(db, share.agent_id)
    const { agent, version } = await openAgent(db, share.agent_id)
    await checkHours(engine, db, tenantId, version)
    const retryAfter = await secondsToWait(
      db,
      engine,
      agent,
      version.conduct.longestMinutes ?? LONGEST_MINUTES,
    )
    if (retryAfter > 0)
      throw fail('unavailable', 'All lines are busy. Try again later.', [], { retryAfter })
    const { call, brain } = await createCall(asSystem(tx), agent, {
      kind: 'shared',
      shareId: share.id,
      versionNumber: version.number,
      language,
      usesVoice,
      tokenHash: sha256(key),
    })
    return { key, call: sharedView(callView(call, brain.content.facts), share.scope) }
  })
}

async function findCall(db: Db, share: AgentShareRow, key: string): Promise<AgentCall> {
  const row = await db
    .selectFrom('agent_calls')
    .select('id')
    .where('token_hash', '=', sha256(key))
    .where('share_id', '=', share.id)
    .executeTakeFirst()
  if (!row) throw fail('not_found', say('There is no such call.'))
  return lockCall(db, row.id)
}

type Step = (
  db: Db,
  call: AgentCall,
  agent: Agent,
) => Promise<{ call: AgentCall; facts: CallView['facts'] }>

async function inCall(engine: Engine, token: string, key: string, step: Step): Promise<SharedCall> {
  const share = await shareOf(engine, token)
  const tenantId = share.tenant_id
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const before = await findCall(db, share, key)
    const agent = await loadAgent(db, before.agentId)
    const { call, facts } = await step(db, before, agent)
    if (before.state === 'running' && call.state === 'ended') await settleCall(tx, agent, call)
    return sharedView(callView(call, facts), share.scope)
  })
}

/**
 * Takes one turn of a caller.
 * @throws ProductError `not_found`
 */
export async function takeSharedTurn(
  engine: Engine,
  token: string,
  key: string,
  text: string,
): Promise<SharedCall> {
  const share = await shareOf(engine, token)
  const tenantId = share.tenant_id
  const { id } = await engine.database.tenant(tenantId, (db) => findCall(db, share, key))
  const answer = await answerWithModel(engine, tenantId, id, text)
  const said = { text, ...(answer ? { answer } : {}) }
  return inCall(engine, token, key, async (db, call, agent) => {
    const brain = await brainFor(engine, db, agent, call)
    return {
      call: await continueCall({ db, engine }, call, brain, said),
      facts: brain.content.facts,
    }
  })
}

/**
 * A call by its key, to see whether it was ended.
 * @throws ProductError `not_found`
 */
export const readSharedCall = (engine: Engine, token: string, key: string): Promise<SharedCall> =>
  inCall(engine, token, key, async (db, call, agent) => ({
    call,
    facts: (await brainFor(engine, db, agent, call)).content.facts,
  }))

/**
 * Ends a call at the wish of its caller.
 * @throws ProductError `not_found`
 */
export const endSharedCall = (engine: Engine, token: string, key: string): Promise<SharedCall> =>
  inCall(engine, token, key, async (db, call, agent) => {
    const { speaker, content } = await brainFor(engine, db, agent, call)
    const ended =
      call.state === 'ended'
        ? call
        : await storeTurn({ db, engine }, call, endCall(speaker, stateOf(call), 'left'), '')
    return { call: ended, facts: content.facts }
  })

/** Websites that may embed the page of a link; none for a link that does not work. */
export async function embeddingOrigins(engine: Engine, token: string): Promise<readonly string[]> {
  const row = await engine.database.system((db) =>
    db
      .selectFrom('agent_shares')
      .select(['allowed_origins', 'revoked_at'])
      .where('token_hash', '=', sha256(token))
      .executeTakeFirst(),
  )
  return row && !row.revoked_at ? row.allowed_origins : []
}
