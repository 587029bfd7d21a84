import fc from 'fast-check'
import { emptyGraph } from '#journey/graph.ts'
import { lines, namedFields } from '../sample.ts'

const graphs = lines.map((name) => ({
  nodes: emptyGraph().nodes.map((node) => ({ ...node, name })),
}))

export const sample = namedFields('journey-graph', fc.oneof(fc.constant(emptyGraph()), graphs))
