import { message } from '#language'
import { stateDefinition } from '../state-in.ts'

export const campaignState = stateDefinition({
  id: 'campaignStateCondition',
  title: 'Outreach campaign',
  description: 'Status in an outreach campaign.',
  kind: 'campaign',
  record: ['Campaign', 'any campaign'],
  states: [
    ['any', 'is or was in'],
    ['pending', 'was added to'],
    ['scheduled', 'is about to get the first email of'],
    ['in_sequence', 'is getting emails of'],
    ['waiting', 'is away, and waited for, in'],
    ['needs_attention', 'needs a review in'],
    ['replied', 'has replied in'],
    ['finished', 'completed without a reply'],
    ['unsubscribed', 'opted out in'],
    ['bounced', 'could not be reached in'],
    ['complained', 'complained about'],
    ['stopped', 'was stopped in'],
    ['excluded', 'was left out of'],
  ],
  sentences: {
    any: [message('is or was in the campaign "{name}"'), message('is or was in a campaign')],
    pending: [message('was added to the campaign "{name}"'), message('was added to a campaign')],
    scheduled: [
      message('is about to get the first email of the campaign "{name}"'),
      message('is about to get the first email of a campaign'),
    ],
    in_sequence: [
      message('is getting emails of the campaign "{name}"'),
      message('is getting emails of a campaign'),
    ],
    waiting: [
      message('is away, and waited for, in the campaign "{name}"'),
      message('is away, and waited for, in a campaign'),
    ],
    needs_attention: [
      message('needs a review in the campaign "{name}"'),
      message('needs a review in a campaign'),
    ],
    replied: [
      message('has replied in the campaign "{name}"'),
      message('has replied in a campaign'),
    ],
    finished: [
      message('completed without a reply the campaign "{name}"'),
      message('completed without a reply a campaign'),
    ],
    unsubscribed: [
      message('opted out in the campaign "{name}"'),
      message('opted out in a campaign'),
    ],
    bounced: [
      message('could not be reached in the campaign "{name}"'),
      message('could not be reached in a campaign'),
    ],
    complained: [
      message('complained about the campaign "{name}"'),
      message('complained about a campaign'),
    ],
    stopped: [
      message('was stopped in the campaign "{name}"'),
      message('was stopped in a campaign'),
    ],
    excluded: [
      message('was left out of the campaign "{name}"'),
      message('was left out of a campaign'),
    ],
    other: [message('is in the campaign "{name}"'), message('is in a campaign')],
  },
  missing: message('This campaign does not exist.'),
  dependsOn: (dependencies) => dependencies.campaigns,
})
