import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { emptyGraph, nodeOf, type JourneyGraph } from '#journey/graph.ts'
import { insert } from '#journey/edit-graph.ts'
import { layout, type Layout } from '#journey/layout.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { anyGraph } from './any-graph.ts'

const tools = {
  exitsOf: (node: JourneyGraph['nodes'][number]) =>
    nodeDefinitionOf(node.kind)!
      .exits(node.given)
      .map(({ id }) => id),
  heightOf: (node: { name: string }) => (node.name.length % 2 === 0 ? 84 : 100),
}
const draw = (graph: JourneyGraph) => layout(graph, tools)

function overlaps({ boxes }: Layout): string[] {
  const all = [...boxes]
  return all.flatMap(([one, a], at) =>
    all
      .slice(at + 1)
      .flatMap(([other, b]) =>
        a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
          ? [`${one} ${other}`]
          : [],
      ),
  )
}

describe('the tidy layout', () => {
  it('gives every step a place, and no two the same', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const drawn = draw(graph)
        expect([...drawn.boxes.keys()].toSorted()).toEqual(
          graph.nodes.map(({ id }) => id).toSorted(),
        )
        expect(overlaps(drawn)).toEqual([])
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  it('puts each step below all that lead to it, but for ways back', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const { boxes, ways } = draw(graph)
        for (const { from, to, isBack } of ways) {
          if (to === null) continue
          const [above, below] = [boxes.get(from)!, boxes.get(to)!]
          if (!isBack) expect(below.y).toBeGreaterThanOrEqual(above.y + above.height)
        }
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  it('draws every way once, and the same graph the same way', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const drawn = draw(graph)
        expect(drawn.ways.map(({ from, exit }) => `${from} ${exit}`).toSorted()).toEqual(
          graph.nodes
            .flatMap((node) => tools.exitsOf(node).map((exit) => `${node.id} ${exit}`))
            .toSorted(),
        )
        expect(draw(graph)).toEqual(drawn)
      }),
    )
  })

  it('keeps a line straight, ways in their order, and what they meet in below the step where they part', () => {
    const branch = insert(
      emptyGraph(),
      nodeDefinitionOf('split')!,
      { from: 'entry', exit: 'next' },
      nodeDefinitionOf,
    ).graph
    const one = insert(
      branch,
      nodeDefinitionOf('wait')!,
      { from: 'split', exit: 'way-1' },
      nodeDefinitionOf,
    ).graph
    const both = insert(
      one,
      nodeDefinitionOf('wait')!,
      { from: 'split', exit: 'way-2' },
      nodeDefinitionOf,
    ).graph
    expect(nodeOf(both, 'exit')).not.toBeNull()
    const { boxes } = draw(both)
    const x = (id: string) => boxes.get(id)!.x
    expect([x('split'), x('exit')]).toEqual([x('entry'), x('entry')])
    expect(x('wait')).toBeLessThan(x('entry'))
    expect(x('wait-2')).toBeGreaterThan(x('entry'))
    expect(boxes.get('wait')!.y).toBe(boxes.get('wait-2')!.y)
  })
})
