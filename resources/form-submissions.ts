import type schema from '#schemas/form-submission.json'
import type { Resource } from '#model/schema/resource.ts'

export const formSubmissions = {
  entity: 'form-submission',
  path: '/customer/form-submissions',
  room: 'people.records',
  icon: 'signup',
  synonyms: 'double opt-in signup pending confirmation',
  list: {
    columns: ['email', 'formId', 'state', 'mailedAt', 'confirmedAt', 'fault'],
    filters: ['formId', 'state', 'confirmedAt'],
    searchHint: 'Email',
  },
  show: {
    summary: ['state', 'formId', 'mailedAt', 'confirmedAt', 'profileId'],
    sections: [
      { title: 'Sign-up', fields: ['values', 'topicIds', 'wording', 'formVersion', 'language'] },
      { title: 'Proof', fields: ['page', 'ipAddress', 'confirmedIp', 'fault'] },
    ],
  },
} as const satisfies Resource<typeof schema>
