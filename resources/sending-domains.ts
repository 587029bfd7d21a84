import type schema from '#schemas/sending-domain.json'
import type { Resource } from '#model/schema/resource.ts'

export const sendingDomains = {
  entity: 'sending-domain',
  path: '/admin/sending-domains',
  screens: { show: 'domains/domain-show' },
  room: 'messages.sending',
  icon: 'domain',
  synonyms: 'dkim spf dmarc dns deliverability authentication',
  list: {
    columns: ['domain', 'state', 'stateReason', 'signs', 'checkedAt', 'verifiedAt'],
    filters: ['state', 'signs', 'checkedAt'],
    searchHint: 'Domain',
  },
  show: {
    summary: ['state', 'signs', 'checkedAt', 'nextCheckAt', 'verifiedAt'],
    related: ['dkim-key'],
    omit: { 'Shown above, check by check.': ['checks', 'stateReason', 'probe'] },
  },
  edit: {
    sections: [
      {
        title: 'Domain',
        purpose: 'Add each subdomain that you send from separately.',
        fields: ['domain', 'signs'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
