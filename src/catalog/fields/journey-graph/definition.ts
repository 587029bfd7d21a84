import { emptyGraph } from '#journey/graph.ts'
import { defineField } from '../field.ts'

/** The steps of a journey and their connections (`src/journey`); drawn on a separate canvas. */
export const journeyGraphField = defineField({
  id: 'journey-graph',
  matches: () => false,
  columnType: () => 'jsonb',
  operators: [],
  sortable: false,
  wide: true,
  sample: () => emptyGraph(),
})
