import { defineField } from '../field.ts'

/**
 * The product's own name for one of many kinds, such as `draft-campaign`. The kinds are defined in
 * code, so no schema lists them.
 */
export const wordField = defineField({
  id: 'word',
  matches: () => false,
  sample: (_node, n) => ['people-added', 'accepted', 'paused'][n % 3],
})
