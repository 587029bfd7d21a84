import type schema from '#schemas/campaign-event.json'
import type { Resource } from '#model/resource.ts'

export const campaignEvents = {
  entity: 'campaign-event',
  path: '/customer/campaign-event',
  label: 'Campaign costs',
  list: {
    columns: ['name', 'campaignId', 'eventDate', 'cost', 'currency', 'updatedAt'],
    filters: ['campaignId', 'eventDate', 'currency', 'updatedAt'],
    sort: ['eventDate', 'DESC'],
    searchHint: 'Name or description',
  },
  show: {
    summary: ['campaignId', 'eventDate', 'cost', 'currency', 'updatedAt', 'updatedBy'],
    sections: [{ title: 'What it was', fields: ['description'] }],
  },
  edit: {
    sections: [
      {
        title: 'Campaign cost',
        purpose: 'Goals of the campaign tell what a conversion costs by it.',
        fields: ['name', 'campaignId', 'eventDate', 'cost', 'currency', 'description'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
