import type { ConditionDefinition } from '#condition/kind.ts'
import { message, say } from '#language'

const SENTENCES: Record<string, string> = {
  GRANTED: message('has agreed to "{purpose}"'),
  DENIED: message('has refused "{purpose}"'),
  REVOKED: message('has revoked the consent to "{purpose}"'),
  MISSING: message('was never asked about "{purpose}"'),
}

export const consent: ConditionDefinition = {
  id: 'consentCondition',
  title: 'Consent',
  description: "Compares a person's consent.",
  family: 'is',
  about: 'profile',
  tags: ['profileCondition', 'availableToEndUser'],
  parameters: [
    { id: 'consentTypeId', title: 'Purpose', type: 'text', required: true },
    {
      id: 'consentStatus',
      title: 'Answer',
      type: 'choice',
      default: 'GRANTED',
      options: [
        ['GRANTED', 'has agreed'],
        ['DENIED', 'has refused'],
        ['REVOKED', 'has revoked it'],
        ['MISSING', 'was never asked'],
      ],
    },
  ],
  describe({ parameterValues: { consentTypeId, consentStatus = 'GRANTED' } }) {
    const purpose = String(consentTypeId ?? '?')
    return say(SENTENCES[String(consentStatus)] ?? message('consent to "{purpose}"'), { purpose })
  },
  dependsOn(_node, dependencies) {
    dependencies.consents = true
    dependencies.clock = true
  },
}
