import { createLanguageModel } from '#platform/language-model/openai-compatible.ts'
import type { SiteFacts } from '#drafting/facts.ts'
import type { Messaging, Step } from '#model/api/outreach.ts'
import { systemScope } from '#engine/kernel/engine.ts'
import { writeEmails } from '#engine/outreach/model-writing/write-emails.ts'
import { startTestApp } from '#tests/support/test-app.ts'

export interface ModelWriter {
  /** The emails that the model writes from these facts, after the evidence check, and what was cut. */
  write(
    facts: SiteFacts,
    messaging: Messaging,
    websiteUrl: string,
    language: string,
  ): Promise<{ steps: Step[]; faults: string[] }>
  close(): Promise<void>
}

/**
 * Writes emails as the product does with a language model: the same brief, the same checks.
 * @param url base address of an OpenAI-compatible API; LANGUAGE_MODEL_KEY and LANGUAGE_MODEL_NAME
 * of the environment are its key and model
 */
export async function startModelWriter(url: string): Promise<ModelWriter> {
  const { engine, tenants, close } = await startTestApp()
  const { LANGUAGE_MODEL_KEY: key = '', LANGUAGE_MODEL_NAME: model = '' } = process.env
  engine.languageModel = createLanguageModel({
    installation: {
      endpoint: { url, key, model, isOperators: true },
      tokensPerDay: 0,
      tokensPerMonth: 0,
      prices: { input: 0, output: 0 },
    },
    allowHosts: [],
  })
  return {
    async write(facts, messaging, websiteUrl, language) {
      const scope = systemScope(tenants.a)
      const campaign = await engine.stores
        .of('campaign')
        .create(scope, { name: 'Bench', websiteUrl, language, messaging, source: { facts } })
      const { steps, cuts, problem } = await writeEmails(engine, tenants.a, campaign)
      return {
        steps,
        faults: [
          ...(problem ? [problem] : []),
          ...cuts.map(({ text, reason }) => `cut: ${text} (${reason})`),
        ],
      }
    },
    close,
  }
}
