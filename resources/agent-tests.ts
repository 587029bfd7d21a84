import type schema from '#schemas/agent-test.json'
import type { Resource } from '#model/schema/resource.ts'

export const agentTests = {
  entity: 'agent-test',
  path: '/admin/agent-tests',
  label: 'Tests',
  room: 'messages.campaigns',
  icon: 'agenttest',
  synonyms: 'kept calls checks',
  list: {
    columns: ['name', 'agentId', 'result', 'expectedOutcome', 'ranAt', 'updatedAt'],
    filters: ['agentId', 'result', 'expectedOutcome'],
  },
  show: {
    summary: ['agentId', 'result', 'expectedOutcome', 'language', 'ranAt'],
    sections: [{ title: 'Test', fields: ['lines', 'mustSay', 'forbidden', 'reasons'] }],
  },
  edit: {
    sections: [
      {
        title: 'Test',
        fields: ['agentId', 'name', 'language', 'lines', 'expectedOutcome', 'mustSay', 'forbidden'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
