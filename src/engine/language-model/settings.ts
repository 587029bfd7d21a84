import { blankRecord } from '#model/schema/blank-record.ts'
import type { LanguageModel } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { LanguageModelSettings } from '#model/api/language-model.ts'
import type { ModelEndpoint, TokenPrices } from '#platform/language-model/language-model.ts'
import { sealPlace } from '#platform/secrets.ts'
import type { StoreOptions } from '#store/entity-store.ts'
import { systemScope, type ActorScope, type Engine } from '#engine/kernel/engine.ts'
import type { Budget } from './budget.ts'

/** The model that an organization's calls go to. */
export interface EffectiveModel {
  owner: 'installation' | 'own'
  endpoint: ModelEndpoint
  /** Of the organization. */
  budget: Budget
  /** Of the installation, for its own endpoint. */
  sharedBudget: Budget
  prices: TokenPrices
}

const NO_BUDGET: Budget = { tokensPerDay: 0, tokensPerMonth: 0 }

/** The stored settings; null before the first save. There is one row, with the tenant's id. */
export const storedSettings = (
  engine: Pick<Engine, 'stores'>,
  tenantId: string,
  options?: StoreOptions,
): Promise<LanguageModel | null> =>
  engine.stores.of('language-model').get(systemScope(tenantId), tenantId, options)

/** The stored settings, or the defaults of their schema before the first save. */
export function settingsOf(stored: LanguageModel | null): LanguageModelSettings {
  const record = { ...blankRecord('language-model'), ...stored }
  const { use, url, model, inputPrice, outputPrice, readsReplies } = record
  const { tokensPerDay, tokensPerMonth } = record
  return {
    use,
    url,
    model,
    tokensPerDay,
    tokensPerMonth,
    inputPrice,
    outputPrice,
    readsReplies,
  }
}

function ownEndpoint(engine: Pick<Engine, 'secrets'>, stored: LanguageModel): ModelEndpoint {
  const place = sealPlace('language-model', 'apiKey', stored.id, stored.tenantId)
  return {
    url: stored.url ?? '',
    key: engine.secrets.open(stored.apiKey ?? '', place),
    model: stored.model ?? '',
    isOperators: false,
  }
}

/** The model of an organization; null where none is set or it is switched off. */
export function effectiveModel(
  engine: Pick<Engine, 'languageModel' | 'secrets'>,
  stored: LanguageModel | null,
): EffectiveModel | null {
  const settings = settingsOf(stored)
  const { use, tokensPerDay, tokensPerMonth } = settings
  const budget = { tokensPerDay, tokensPerMonth }
  const { installation } = engine.languageModel
  if (use === 'own' && stored?.url && stored.model)
    return {
      owner: 'own',
      endpoint: ownEndpoint(engine, stored),
      budget,
      sharedBudget: NO_BUDGET,
      prices: { input: settings.inputPrice, output: settings.outputPrice },
    }
  if (use === 'installation' && installation)
    return {
      owner: 'installation',
      endpoint: installation.endpoint,
      budget,
      sharedBudget: installation,
      prices: installation.prices,
    }
  return null
}

/** The same, read from the database. */
export async function modelOf(engine: Engine, tenantId: string): Promise<EffectiveModel | null> {
  return effectiveModel(engine, await storedSettings(engine, tenantId))
}

export interface SettingsInput extends Partial<LanguageModelSettings> {
  /** Empty leaves the stored key unchanged. */
  apiKey?: string
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : '')

function checkSettings(engine: Pick<Engine, 'languageModel'>, next: LanguageModelSettings): void {
  const fault = (path: string, message: string) => fail('invalid', message, [{ path, message }])
  if (next.use === 'own' && !next.url) throw fault('/url', 'Enter the address of the endpoint.')
  if (next.use === 'own' && !next.model) throw fault('/model', 'Enter the name of the model.')
  const refused = next.url ? engine.languageModel.faultOf(next.url) : null
  if (refused) throw fault('/url', refused)
}

/**
 * Saves what an organization sets. A key belongs to the server that it was entered for: another one
 * does not receive it.
 * @param version the one that was read; null skips the check
 * @throws ProductError `invalid`, `conflict`
 */
export async function saveSettings(
  engine: Engine,
  scope: ActorScope,
  version: number | null,
  { apiKey = '', ...input }: SettingsInput,
): Promise<void> {
  const store = engine.stores.of('language-model')
  await engine.database.tenant(scope.tenantId, async (db) => {
    const stored = await store.get(scope, scope.tenantId, { db })
    const before = settingsOf(stored)
    const next = { ...before, ...input }
    next.url = next.url.trim()
    next.model = next.model.trim()
    checkSettings(engine, next)
    const isMoved = originOf(next.url) !== originOf(before.url)
    const key = apiKey || isMoved ? { apiKey } : {}
    if (stored) await store.update(scope, scope.tenantId, version, { ...next, ...key }, { db })
    else await store.create(scope, { id: scope.tenantId, ...next, apiKey }, { db })
  })
}
