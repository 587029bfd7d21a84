import { emptyGraph } from '#journey/graph.ts'
import { defineField } from '../field.ts'

/**
 * The steps of a journey and what leads from one to the next (`src/journey`); drawn on a canvas of
 * its own.
 */
export const journeyGraphField = defineField({
  id: 'journey-graph',
  matches: () => false,
  columnType: () => 'jsonb',
  operators: [],
  sortable: false,
  wide: true,
  sample: () => emptyGraph(),
})
