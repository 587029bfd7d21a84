import { sql } from 'kysely'
import type { LanguageModelCall } from '#model/schema/entities.generated.ts'
import type { Cut, ModelPurpose } from '#model/api/language-model.ts'
import { onlyRow } from '#model/lib/only-row.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import type { Db } from '#platform/database/database.ts'
import type { TokenPrices, TokenUse } from '#platform/language-model/language-model.ts'
import { systemScope, type Engine } from '#engine/kernel/engine.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import { budgetFault, periodsOf, type Used } from './budget.ts'
import type { EffectiveModel } from './settings.ts'

/** What a call is about. */
export interface CallSubject {
  purpose: ModelPurpose
  campaignId?: string | null
  replyId?: string | null
}

/** Tokens of a day and a month: of one organization, or of all at the operator's endpoint. */
async function usedTokens(db: Db, now: number, tenantId: string | null): Promise<Used> {
  const { day, month } = periodsOf(now)
  const whose = tenantId === null ? sql`endpoint = 'installation'` : sql`tenant_id = ${tenantId}`
  const { rows } = await sql<Used>`
    select
      coalesce(sum(tokens) filter (where created_at >= ${day}), 0)::float8 as today,
      coalesce(sum(tokens), 0)::float8 as "thisMonth"
    from language_model_calls
    where ${whose} and created_at >= ${month}
  `.execute(db)
  return onlyRow(rows)
}

/** What an organization has used, of any endpoint. */
export const usedBy = (engine: Engine, tenantId: string): Promise<Used> =>
  engine.database.tenant(tenantId, (db) => usedTokens(db, engine.clock.now(), tenantId))

const rowOf = (
  engine: Engine,
  tenantId: string,
  { owner, endpoint }: EffectiveModel,
  { purpose, campaignId = null, replyId = null }: CallSubject,
) => ({
  ...baseRow(engine, systemScope(tenantId)),
  purpose,
  endpoint: owner,
  host: new URL(endpoint.url).host.slice(0, 300),
  model: endpoint.model.slice(0, 120),
  attempts: 0,
  input_tokens: 0,
  output_tokens: 0,
  cost: null,
  milliseconds: null,
  cuts: jsonb([]),
  campaign_id: campaignId,
  reply_id: replyId,
})

/**
 * Reserves the most tokens that a call may use, in the transaction that checks the budgets, so that
 * calls at the same time cannot exceed them together. A process that dies leaves the reservation,
 * because the tokens may have been used.
 * @returns the id of the entry, or why the call is not made
 */
export function reserveCall(
  engine: Engine,
  tenantId: string,
  model: EffectiveModel,
  { subject, wanted }: { subject: CallSubject; wanted: number },
): Promise<{ id: string } | { fault: string }> {
  return engine.database.system(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('language model budget', 0))`.execute(
      db,
    )
    const now = engine.clock.now()
    const own = await usedTokens(db, now, tenantId)
    const shared = model.owner === 'installation' ? await usedTokens(db, now, null) : null
    const fault =
      budgetFault(model.budget, own, wanted, 'organization') ??
      (shared && budgetFault(model.sharedBudget, shared, wanted, 'installation'))
    const row = rowOf(engine, tenantId, model, subject)
    await db
      .insertInto('language_model_calls')
      .values(
        fault
          ? { ...row, result: 'over-budget', message: fault, tokens: 0 }
          : { ...row, result: 'running', message: '', tokens: wanted },
      )
      .execute()
    return fault ? { fault } : { id: row.id }
  })
}

/** What came of a call. */
export interface CallResult {
  result: LanguageModelCall['result']
  message: string
  attempts: number
  use: TokenUse
  milliseconds: number
}

/** Cost in cents; null where no price is known. */
export const costOf = (
  { inputTokens, outputTokens }: TokenUse,
  { input, output }: TokenPrices,
): number | null =>
  input === 0 && output === 0
    ? null
    : Math.round((inputTokens * input + outputTokens * output) / 10) / 100_000

/** Replaces the reservation by what the call has used. */
export function recordCall(
  engine: Engine,
  { tenantId, id }: { tenantId: string; id: string },
  prices: TokenPrices,
  { result, message, attempts, use, milliseconds }: CallResult,
): Promise<void> {
  return engine.database.tenant(tenantId, async (db) => {
    await db
      .updateTable('language_model_calls')
      .set({
        result,
        message: message.slice(0, 300),
        attempts,
        input_tokens: use.inputTokens,
        output_tokens: use.outputTokens,
        tokens: use.inputTokens + use.outputTokens,
        cost: costOf(use, prices),
        milliseconds,
        updated_at: new Date(engine.clock.now()),
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute()
  })
}

const MAX_CUTS = 50

/** Adds sentences of the answer that are not used, each with the reason. */
export async function noteCuts(
  engine: Engine,
  tenantId: string,
  id: string,
  cuts: readonly Cut[],
): Promise<void> {
  if (cuts.length === 0) return
  const kept = cuts.slice(0, MAX_CUTS).map(({ text, reason }) => ({
    text: text.slice(0, 500),
    reason: reason.slice(0, 300),
  }))
  await engine.database.tenant(tenantId, (db) =>
    db
      .updateTable('language_model_calls')
      .set({ cuts: jsonb(kept), version: sql`version + 1` })
      .where('id', '=', id)
      .execute(),
  )
}

/** More than a year, so that a month can be compared with that of the year before. */
const KEPT_FOR = 400 * DAY_MS

/** Removes entries that are too old, of all organizations. */
export async function purgeCalls(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('language_model_calls')
    .where('created_at', '<', new Date(now - KEPT_FOR))
    .execute()
}
