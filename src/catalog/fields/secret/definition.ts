import { columnTypeOfJson, defineField } from '../field.ts'

/** Written, never read back: the API only returns whether it is set. */
export const secretField = defineField({
  id: 'secret',
  matches: (node) => node['x-secret'] === true,
  columnType: columnTypeOfJson,
  operators: [],
  sortable: false,
  sample(node, n) {
    if (node.type === 'object') return { token: `hunter-${n + 1}` }
    return node.format === 'date-time'
      ? new Date(Date.UTC(2026, 0, n + 1)).toISOString()
      : `hunter-${n + 1}`
  },
})
