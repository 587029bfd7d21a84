import type schema from '#schemas/dkim-key.json'
import type { Resource } from '#model/schema/resource.ts'

export const dkimKeys = {
  entity: 'dkim-key',
  path: '/admin/dkim-keys',
  room: 'messages.sending',
  icon: 'dkimkey',
  synonyms: 'signature selectors',
  list: { columns: ['selector', 'domainId', 'state', 'foundAt', 'retiredAt', 'createdAt'] },
  show: {
    summary: ['state', 'domainId', 'foundAt', 'retiredAt'],
    sections: [{ title: 'Key', fields: ['publicKey', 'privateKey'] }],
  },
} as const satisfies Resource<typeof schema>
