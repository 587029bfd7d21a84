import { columnTypeOfJson, defineField } from '../field.ts'

/** Written, never read back: the API says only whether it is set. */
export const secretField = defineField({
  id: 'secret',
  matches: (node) => node['x-secret'] === true,
  columnType: columnTypeOfJson,
  operators: [],
  sortable: false,
  sample: (node, n) => (node.type === 'object' ? { token: `hunter-${n + 1}` } : `hunter-${n + 1}`),
})
