import fc from 'fast-check'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { change, connect, insert, remove } from '#journey/edit-graph.ts'
import { emptyGraph, type JourneyGraph } from '#journey/graph.ts'
import { kinds } from './kinds.ts'

const ids = kinds.map(({ definition }) => definition.id)

/** Parameters that a step may be changed to, by its kind; the first are those of a new step. */
const given = Object.fromEntries(
  kinds.map(({ definition, sample }) => [
    definition.id,
    [{}, ...fc.sample(sample.given, { numRuns: 8, seed: 1 })],
  ]),
)

/** One edit: numbers choose among what is there. */
export const anyEdit = fc.tuple(
  fc.constantFrom('insert', 'before', 'beside', 'connect', 'open', 'remove', 'change'),
  fc.nat(50),
  fc.nat(50),
  fc.nat(50),
)
export type AnyEdit = typeof anyEdit extends fc.Arbitrary<infer T> ? T : never

export function edited(graph: JourneyGraph, [what, a, b, c]: AnyEdit): JourneyGraph {
  const node = graph.nodes[a % Math.max(1, graph.nodes.length)]
  const kind = nodeDefinitionOf(ids[b % ids.length]!)!
  if (!node) return insert(graph, kind, null, nodeDefinitionOf).graph
  const exits = nodeDefinitionOf(node.kind)!.exits(node.given)
  const exit = exits[c % Math.max(1, exits.length)]?.id
  const other = graph.nodes[b % graph.nodes.length]!.id
  switch (what) {
    case 'insert':
      return exit === undefined
        ? graph
        : insert(graph, kind, { from: node.id, exit }, nodeDefinitionOf).graph
    case 'before':
      return insert(graph, kind, { before: node.id }, nodeDefinitionOf).graph
    case 'beside':
      return insert(graph, kind, null, nodeDefinitionOf).graph
    case 'connect':
      return exit === undefined
        ? graph
        : connect(graph, { from: node.id, exit }, other, nodeDefinitionOf)
    case 'open':
      return exit === undefined
        ? graph
        : connect(graph, { from: node.id, exit }, null, nodeDefinitionOf)
    case 'remove':
      return remove(graph, [node.id, ...(c % 3 === 0 ? [other] : [])], nodeDefinitionOf)
    case 'change':
      return change(
        graph,
        node.id,
        {
          given: given[node.kind]![c % given[node.kind]!.length]!,
          name: 'x'.repeat(c % 4),
        },
        nodeDefinitionOf,
      )
  }
}

/**
 * Graphs as people make them: with meetings, ways back, steps that nothing leads to and ways that
 * lead nowhere.
 */
export const anyGraph = fc
  .array(anyEdit, { maxLength: 30 })
  .map((edits) => edits.reduce(edited, emptyGraph()))
