import { defineField } from '../field.ts'

/**
 * A name of the product's own for one of many kinds, such as `draft-campaign`. The kinds stand
 * where they are made, so no schema lists them.
 */
export const wordField = defineField({
  id: 'word',
  matches: () => false,
  sample: (_node, n) => ['people-added', 'accepted', 'paused'][n % 3],
})
