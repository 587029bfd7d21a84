import type schema from '#schemas/campaign-event.json'
import type { Resource } from '#model/resource.ts'

export const campaignEvents = {
  entity: 'campaign-event',
  path: '/customer/campaign-event',
  label: 'Campaign costs',
  list: { filters: ['campaignId', 'eventDate', 'currency'], sort: ['eventDate', 'DESC'] },
  show: { sections: [{ title: 'What it was', fields: ['description'] }] },
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
