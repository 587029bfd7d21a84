import { message, say } from '#language'
import type { ActionDefinition } from '../action.ts'

const said: Record<string, string> = {
  GRANTED: message('record that the person agreed to "{purpose}"{limit}'),
  DENIED: message('record that the person refused "{purpose}"{limit}'),
  REVOKED: message('record that the person revoked the consent to "{purpose}"{limit}'),
}

export const modifyConsent: ActionDefinition = {
  id: 'modifyConsentAction',
  title: 'Set consent',
  description: "Records the person's answer, with the time.",
  icon: 'shield',
  parameters: {
    consentTypeId: {
      type: 'string',
      title: 'Purpose',
      description: 'Such as newsletter. Leave empty to use properties.consent of the event.',
      maxLength: 100,
    },
    status: {
      type: 'string',
      title: 'Answer',
      description: "The person's answer.",
      enum: ['GRANTED', 'DENIED', 'REVOKED'],
      default: 'GRANTED',
    },
    revokeAfterDays: {
      type: 'integer',
      title: 'Expires after',
      description: 'Leave empty for no expiration.',
      'x-unit': 'days',
      minimum: 1,
      maximum: 36500,
    },
  },
  describe(actionArguments) {
    if (!actionArguments.consentTypeId) return say('set the consent given in the event')
    const days = actionArguments.revokeAfterDays
    const limit = typeof days === 'number' ? say(', for {count} days', { count: days }) : ''
    return say(said[String(actionArguments.status ?? 'GRANTED')] ?? said['GRANTED']!, {
      purpose: String(actionArguments.consentTypeId),
      limit,
    })
  },
  reads: (actionArguments) => (actionArguments.consentTypeId ? [] : ['event:properties.consent']),
  writes: (actionArguments) => [`consent:${String(actionArguments.consentTypeId || '*')}`],
}
