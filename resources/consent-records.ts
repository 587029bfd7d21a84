import type schema from '#schemas/consent-record.json'
import type { Resource } from '#model/schema/resource.ts'

export const consentRecords = {
  entity: 'consent-record',
  path: '/customer/consent-records',
  room: 'people.records',
  icon: 'consent',
  synonyms: 'proof gdpr opt-in opt-out permission history',
  list: {
    columns: ['address', 'topicId', 'status', 'answeredAt', 'way', 'profileId'],
    filters: ['topicId', 'status', 'way', 'answeredAt', 'formId', 'profileId'],
    sort: ['answeredAt', 'DESC'],
    searchHint: 'Address',
  },
  show: {
    summary: ['status', 'topicId', 'answeredAt', 'expiresAt', 'profileId'],
    sections: [
      {
        title: 'Proof',
        fields: [
          'way',
          'wording',
          'formId',
          'formVersion',
          'page',
          'ipAddress',
          'source',
          'engageMessageId',
        ],
      },
      { title: 'Address', fields: ['address', 'addressHash'] },
    ],
  },
} as const satisfies Resource<typeof schema>
