import type { ConditionDefinition } from '#condition/kind.ts'

export const consent: ConditionDefinition = {
  id: 'consentCondition',
  title: 'Consent',
  description: 'What a person has agreed to.',
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
        ['REVOKED', 'has taken it back'],
        ['MISSING', 'was never asked'],
      ],
    },
  ],
  describe({ parameterValues: { consentTypeId, consentStatus = 'GRANTED' } }) {
    const purpose = `"${String(consentTypeId ?? '?')}"`
    return (
      {
        GRANTED: `has agreed to ${purpose}`,
        DENIED: `has refused ${purpose}`,
        REVOKED: `has taken back the consent to ${purpose}`,
        MISSING: `was never asked about ${purpose}`,
      }[String(consentStatus)] ?? `consent to ${purpose}`
    )
  },
  dependsOn(_node, found) {
    found.consents = true
    found.clock = true
  },
}
