import type { ActionDefinition } from '../action.ts'

const said: Record<string, string> = {
  GRANTED: 'note that the person agreed to',
  DENIED: 'note that the person refused',
  REVOKED: 'note that the person took back the consent to',
}

export const modifyConsent: ActionDefinition = {
  id: 'modifyConsentAction',
  title: 'Set a consent',
  description: 'Notes what the person agreed to or refused, with the time.',
  icon: 'shield',
  parameters: {
    consentTypeId: {
      type: 'string',
      title: 'Purpose',
      description: 'Such as newsletter. Empty: what the event says at properties.consent.',
      maxLength: 100,
    },
    status: {
      type: 'string',
      title: 'Answer',
      description: 'What the person said.',
      enum: ['GRANTED', 'DENIED', 'REVOKED'],
      default: 'GRANTED',
    },
    revokeAfterDays: {
      type: 'integer',
      title: 'Ends after',
      description: 'Empty: it does not end by itself.',
      'x-unit': 'days',
      minimum: 1,
      maximum: 36500,
    },
  },
  describe(given) {
    if (!given.consentTypeId) return 'set the consent that the event brings'
    const days = given.revokeAfterDays
    const limit = typeof days === 'number' ? `, for ${days} days` : ''
    return `${said[String(given.status ?? 'GRANTED')]} "${String(given.consentTypeId)}"${limit}`
  },
  reads: (given) => (given.consentTypeId ? [] : ['event:properties.consent']),
  writes: (given) => [`consent:${String(given.consentTypeId || '*')}`],
}
