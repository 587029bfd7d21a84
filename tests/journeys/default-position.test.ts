import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeDefinitionOf, nodeDefinitions } from '#catalog/nodes/definitions.ts'
import { problemsOf } from '#journey/check-graph.ts'
import { defaultPosition, insert } from '#journey/edit-graph.ts'
import { emptyGraph, reachable, type JourneyGraph } from '#journey/graph.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'

const tools = { kindOf: nodeDefinitionOf, condition: () => [], actions: () => [] }
const add = (graph: JourneyGraph, kind: string) =>
  insert(graph, nodeDefinitionOf(kind)!, defaultPosition(graph, nodeDefinitionOf), nodeDefinitionOf)
    .graph

describe('a step that is added with nothing selected', () => {
  it('goes onto the only line of a new journey', () => {
    const { nodes } = add(emptyGraph(), 'wait')
    const wait = nodes.find(({ kind }) => kind === 'wait')!
    expect(nodes.find(({ kind }) => kind === 'entry')!.exits).toEqual({ next: wait.id })
    expect(Object.values(wait.exits)).toContain('exit')
  })

  it('goes behind those before it', () => {
    const { nodes } = add(add(emptyGraph(), 'wait'), 'wait')
    const [first, second] = nodes.filter(({ kind }) => kind === 'wait')
    expect(Object.values(first!.exits)).toContain(second!.id)
    expect(Object.values(second!.exits)).toContain('exit')
  })

  it('goes onto an open exit first', () => {
    const graph = emptyGraph()
    graph.nodes[0]!.exits = {}
    expect(defaultPosition(graph, nodeDefinitionOf)).toEqual({ from: 'entry', exit: 'next' })
  })

  it('has no place in a graph without an entry', () =>
    expect(defaultPosition({ nodes: [] }, nodeDefinitionOf)).toBeNull())

  it('is reached, whichever kinds were added before', () => {
    const kinds = nodeDefinitions.map(({ id }) => id).filter((id) => id !== 'entry')
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...kinds), { maxLength: 6 }), (added) => {
        let graph = emptyGraph()
        for (const kind of added) {
          const before = defaultPosition(graph, nodeDefinitionOf)
          const known = new Set(graph.nodes.map(({ id }) => id))
          graph = add(graph, kind)
          const made = graph.nodes.find(({ id }) => !known.has(id))!
          if (before !== null) expect(reachable(graph).has(made.id)).toBe(true)
        }
      }),
      { numRuns: propertyRuns(300) },
    )
  })
})

it('an entry without a trigger is reported as a hint, which prevents nothing', () => {
  const graph = emptyGraph()
  expect(problemsOf(graph, tools)).toEqual([
    expect.objectContaining({
      nodeId: 'entry',
      level: 'warning',
      path: '/graph/nodes/0/given/event',
    }),
  ])
  graph.nodes[0]!.given = { joins: ['buyers'] }
  expect(problemsOf(graph, tools)).toEqual([])
})
