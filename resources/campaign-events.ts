import type schema from '#schemas/campaign-event.json'
import type { Resource } from '#model/schema/resource.ts'

export const campaignEvents = {
  entity: 'campaign-event',
  path: '/customer/campaign-event',
  room: 'messages.campaigns',
  icon: 'coin',
  synonyms: 'expenses spend budget',
  list: { filters: ['campaignId', 'eventDate', 'currency'], sort: ['eventDate', 'DESC'] },
  show: { sections: [{ title: 'Cost', fields: ['description'] }] },
  edit: {
    sections: [
      {
        title: 'Campaign cost',
        purpose: 'Goals of the campaign use it for the cost per conversion.',
        fields: ['name', 'campaignId', 'eventDate', 'cost', 'currency', 'description'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
