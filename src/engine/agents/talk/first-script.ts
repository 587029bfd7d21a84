import type { ScriptStep } from '#model/api/agents.ts'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import { agentLanguages, fillPhrase } from './languages.ts'

/** What a new agent says where the campaign has its own words for it. */
export interface OwnWords {
  reason?: string
  ask?: string
}

/**
 * The script of a new agent: who it is and consent, the reason, a question, answers, an objection,
 * the request, hand-over and a close.
 */
export function firstScript(
  language: EmailLanguage,
  companyName: string,
  own: OwnWords = {},
): ScriptStep[] {
  const { script } = agentLanguages[language]
  const fill = (text: string) => fillPhrase(text, { company: companyName })
  const step = (kind: ScriptStep['kind'], text: string, more: Partial<ScriptStep> = {}) => ({
    id: kind,
    kind,
    text,
    cues: [],
    onNo: '',
    ...more,
  })
  return [
    step('disclosure', fill(script.disclosure)),
    step('consent', script.consent),
    step('reason', own.reason || fill(script.reason)),
    step('question', script.question),
    step('answers', script.answers),
    step('objection', script.objection.text, { cues: script.objection.cues.split(', ') }),
    step('ask', own.ask || script.ask, { onNo: 'close' }),
    step('handover', script.handover),
    step('close', script.close),
  ]
}
