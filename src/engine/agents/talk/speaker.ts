import type { Conduct, KnownFact, ScriptStep } from '#model/api/agents.ts'
import { emailLanguageOf, type EmailLanguage } from '#model/email/email-languages.ts'
import { indexFacts, type FactIndex } from './find-facts.ts'
import { firstScript } from './first-script.ts'

/** What an agent is made of, for one call. */
export interface Speaker {
  companyName: string
  language: EmailLanguage
  script: readonly ScriptStep[]
  conduct: Conduct
  index: FactIndex
}

export const KEEP_DAYS = 30
export const LONGEST_MINUTES = 5

/**
 * Prepares an agent for a call.
 * @param code the language of the caller; the agent's own where it does not speak that
 * @param today as `2026-11-27`
 */
export function speakerOf(
  agent: {
    companyName: string
    language?: string
    script?: readonly ScriptStep[]
    conduct?: Conduct
    facts: readonly KnownFact[]
  },
  code: string,
  today: string,
): Speaker {
  const own = emailLanguageOf(agent.language ?? 'en') ?? 'en'
  const wanted = emailLanguageOf(code)
  const conduct = agent.conduct ?? {}
  const language = wanted && conduct.languages?.includes(wanted) ? wanted : own
  return {
    companyName: agent.companyName,
    language,
    // A script is in the agent's own language.
    script: language === own ? (agent.script ?? []) : firstScript(language, agent.companyName),
    conduct,
    index: indexFacts(agent.facts, language, today),
  }
}
