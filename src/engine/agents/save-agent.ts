import { stableJson } from '#model/lib/stable-json.ts'
import { message, say } from '#language'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import type { Agent, AgentFact, AgentTest } from '#model/schema/entities.generated.ts'
import { assertNoFaults, type FieldError } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'
import { followDraft, followFact } from './follow-draft.ts'
import { MAX_TESTS, requestCheck } from './kept-tests.ts'
import { firstScript } from './talk/first-script.ts'
import { MAX_FACTS } from './known-facts.ts'

const isWebAddress = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
const isAddress = (text: string) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)

/** Gives a new agent its first script. */
function withScript(values: Partial<Agent>, before: Agent | null): Partial<Agent> {
  const { script, companyName = '', language = 'en' } = values
  if (before || (script && script.length > 0)) return values
  return { ...values, script: firstScript(emailLanguageOf(language) ?? 'en', companyName) }
}

function scriptFaults({ script = [] }: Partial<Agent>, before: Agent | null): FieldError[] {
  const isChanged = stableJson(script) !== stableJson(before?.script ?? [])
  const ids = script.map(({ id }) => id)
  const fault = (at: number, name: string, text: string) => ({
    path: `/script/${at}/${name}`,
    message: text,
  })
  const first = script[0]
  return [
    ...(first && first.kind !== 'disclosure'
      ? [fault(0, 'kind', message('A call begins by saying that an assistant speaks.'))]
      : []),
    ...((isChanged || script.length > 0) && !script.some(({ kind }) => kind === 'consent')
      ? [{ path: '/script', message: message('The script needs a step that asks for consent.') }]
      : []),
    ...script.flatMap(({ id, onNo, kind, cues }, at) => [
      ...(ids.indexOf(id) === at ? [] : [fault(at, 'id', message('Two steps have this id.'))]),
      ...(!onNo || ids.indexOf(onNo) > at
        ? []
        : [fault(at, 'onNo', message('Choose a later step.'))]),
      ...(kind === 'objection' && (cues ?? []).length === 0
        ? [fault(at, 'cues', message('Name the words of the objection.'))]
        : []),
    ]),
  ]
}

function conductFaults({ conduct = {} }: Partial<Agent>): FieldError[] {
  const { calendarUrl = '', handoverEmail = '', quietFrom = '', quietTo = '', languages } = conduct
  const at = (name: string, text: string) => ({ path: `/conduct/${name}`, message: text })
  return [
    ...(calendarUrl && !isWebAddress(calendarUrl)
      ? [at('calendarUrl', message('Enter a web address.'))]
      : []),
    ...(handoverEmail && !isAddress(handoverEmail)
      ? [at('handoverEmail', message('Enter an email address.'))]
      : []),
    ...((quietFrom === '') === (quietTo === '')
      ? []
      : [at(quietFrom ? 'quietTo' : 'quietFrom', message('Enter both times, or neither.'))]),
    ...(languages ?? []).flatMap((code, index) =>
      emailLanguageOf(code) ? [] : [at(`languages/${index}`, unknownLanguage(code))],
    ),
  ]
}

const unknownLanguage = (code: string) => say('Agents do not speak “{code}”.', { code })

/**
 * Checks what an agent's schema cannot: languages, the order of the script, addresses.
 * @throws ProductError `invalid` with the paths
 */
function checkAgent(values: Partial<Agent>, before: Agent | null): void {
  const { language = 'en' } = values
  assertNoFaults([
    ...(emailLanguageOf(language)
      ? []
      : [{ path: '/language', message: unknownLanguage(language) }]),
    ...scriptFaults(values, before),
    ...conductFaults(values),
  ])
}

/** A fact is said in whole sentences: a last one without an end gets its full stop. */
export function normalizeFact(values: Partial<AgentFact>): Partial<AgentFact> {
  const { text } = values
  if (typeof text !== 'string') return values
  const tidy = text.replace(/\s+/g, ' ').trim()
  return { ...values, text: tidy === '' || /[.!?…:]["”»“’)]?$/u.test(tidy) ? tidy : `${tidy}.` }
}

/** A fact that a colleague rewrote belongs to them: the campaign no longer updates or removes it. */
const withOrigin = (values: Partial<AgentFact>, before: AgentFact | null): Partial<AgentFact> =>
  before?.origin === 'campaign' && values.text !== undefined && values.text !== before.text
    ? { ...values, origin: 'person' }
    : values

/**
 * Checks what a fact's schema cannot: language, source, and how many an agent has.
 * @throws ProductError `invalid` with the paths
 */
async function checkFact(
  db: Db,
  { language = '', sourceUrl = '', agentId }: Partial<AgentFact>,
  before: AgentFact | null,
): Promise<void> {
  const faults: FieldError[] = []
  if (language && !emailLanguageOf(language))
    faults.push({ path: '/language', message: unknownLanguage(language) })
  if (sourceUrl && !isWebAddress(sourceUrl))
    faults.push({ path: '/sourceUrl', message: message('Enter a web address.') })
  if (!before && agentId) {
    const { n } = await db
      .selectFrom('agent_facts')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where('agent_id', '=', agentId)
      .executeTakeFirstOrThrow()
    if (Number(n) >= MAX_FACTS)
      faults.push({
        path: '/agentId',
        message: say('An agent has at most {most} facts.', { most: MAX_FACTS }),
      })
  }
  assertNoFaults(faults)
}

/**
 * Bounds how many tests an agent has, because all of them run at every change.
 * @throws ProductError `invalid`
 */
async function checkTest(
  db: Db,
  { agentId }: Partial<AgentTest>,
  before: AgentTest | null,
): Promise<void> {
  if (before || !agentId) return
  const { n } = await db
    .selectFrom('agent_tests')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow()
  if (Number(n) < MAX_TESTS) return
  const fault = say('An agent has at most {most} tests.', { most: MAX_TESTS })
  assertNoFaults([{ path: '/agentId', message: fault }])
}

/** Gives agents a script, checks them, and compares them with their published version. */
export const agentHooks = (engine: RowParts): EntityHooks<Agent> => ({
  prepare: async (_db, _scope, values, before) => withScript(values, before),
  validate: async (_db, _scope, values, before) => checkAgent(values, before),
  async afterWrite(db, scope, before, after) {
    if (!before || !after) return
    Object.assign(after, { state: await followDraft(db, after.id) })
    await requestCheck(scopedTx(engine, db, scope), after.id)
  },
})

/** Checks what an agent knows, and the agent with it. */
export const agentFactHooks = (engine: RowParts): EntityHooks<AgentFact> => ({
  normalize: normalizeFact,
  prepare: async (_db, _scope, values, before) => withOrigin(values, before),
  validate: (db, _scope, values, before) => checkFact(db, values, before),
  async afterWrite(db, scope, before, after) {
    const { agentId } = (after ?? before)!
    await followFact(db, agentId, before === null)
    await requestCheck(scopedTx(engine, db, scope), agentId)
  },
})

/** Runs the kept tests of an agent after one was saved. */
export const agentTestHooks = (engine: RowParts): EntityHooks<AgentTest> => ({
  validate: (db, _scope, values, before) => checkTest(db, values, before),
  async afterWrite(db, scope, _before, after) {
    if (after) await requestCheck(scopedTx(engine, db, scope), after.agentId)
  },
})
