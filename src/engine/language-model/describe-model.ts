import { z } from 'zod'
import type { LanguageModelView, ModelTest } from '#model/api/language-model.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { askEndpoint } from './ask-model.ts'
import { usedBy } from './call-log.ts'
import { effectiveModel, modelOf, settingsOf, storedSettings } from './settings.ts'

/** The settings as their organization sees them. */
export async function describeModel(engine: Engine, tenantId: string): Promise<LanguageModelView> {
  const stored = await storedSettings(engine, tenantId)
  const used = await usedBy(engine, tenantId)
  return {
    ...settingsOf(stored),
    hasKey: Boolean(stored?.apiKey),
    version: stored?.version ?? 0,
    isAvailable: effectiveModel(engine, stored) !== null,
    installationModel: engine.languageModel.installation?.endpoint.model ?? '',
    tokensToday: used.today,
    tokensThisMonth: used.thisMonth,
  }
}

/** Asks the model for one word, to show that address, key and model work together. */
export async function testModel(engine: Engine, tenantId: string): Promise<ModelTest> {
  const model = await modelOf(engine, tenantId)
  if (!model)
    return {
      isWorking: false,
      message: 'No language model is set. Save an endpoint first.',
      milliseconds: 0,
    }
  const began = engine.clock.now()
  const reply = await askEndpoint(engine, tenantId, model, {
    purpose: 'test',
    instructions: 'This is a test of the connection. Answer with the word "ready".',
    material: {},
    shape: z.object({ word: z.string().max(100) }),
    // Models that think need room before the word.
    maxOutputTokens: 1000,
  })
  const milliseconds = Math.max(0, engine.clock.now() - began)
  return reply.isAnswered
    ? { isWorking: true, message: `${model.endpoint.model} answered.`, milliseconds }
    : { isWorking: false, message: reply.reason, milliseconds }
}
