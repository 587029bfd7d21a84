import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { insert } from '#journey/edit-graph.ts'
import { emptyGraph, type JourneyGraph, type JourneyNode } from '#journey/graph.ts'
import { outlineOf, stepsIn, type OutlineStep } from '#journey/outline.ts'
import { spansOf } from '#journey/earliest.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { anyGraph } from './any-graph.ts'

const exitsOf = (node: JourneyNode) => nodeDefinitionOf(node.kind)!.exits(node.given)
const add = (graph: JourneyGraph, kind: string, from: string, exit: string) =>
  insert(graph, nodeDefinitionOf(kind)!, { from, exit }, nodeDefinitionOf).graph

function saidWay({ exit, steps, to, isOpen }: OutlineStep['ways'][number]): string {
  const end = to ? `>${to.id}` : isOpen ? '?' : ''
  return `${exit.id}: ${[said(steps), end].filter(Boolean).join(' ')}`
}

/** Steps as nested text: `split(way-1: wait | way-2: >exit)`. */
const said = (steps: readonly OutlineStep[]): string =>
  steps
    .map(({ node, ways }) =>
      ways.length > 1 ? `${node.id}(${ways.map(saidWay).join(' | ')})` : node.id,
    )
    .join(' ')

describe('the outline', () => {
  it('has every step once, and every way of it', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const { steps, apart } = outlineOf(graph, exitsOf)
        const all = [steps, ...apart].flatMap(stepsIn)
        expect(all.map(({ node }) => node.id).toSorted()).toEqual(
          graph.nodes.map(({ id }) => id).toSorted(),
        )
        for (const { node, ways } of all)
          expect(ways.map(({ exit }) => exit.id)).toEqual(exitsOf(node).map(({ id }) => id))
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  it('puts what ways meet in below the step where they part', () => {
    const parted = add(add(emptyGraph(), 'split', 'entry', 'next'), 'wait', 'split', 'way-1')
    expect(said(outlineOf(parted, exitsOf).steps)).toBe(
      'entry split(way-1: wait | way-2: >exit) exit',
    )
  })

  it('says where a way goes on that does not meet the others, and which leads nowhere', () => {
    const ended = add(
      add(add(emptyGraph(), 'branch', 'entry', 'next'), 'exit', 'branch', 'way-1'),
      'jump',
      'branch',
      'else',
    )
    expect(said(outlineOf(ended, exitsOf).steps)).toBe(
      'entry branch(way-1: exit-2 | else: jump(again: ? | done: exit))',
    )
  })
})

describe('when people can be at a step', () => {
  const at = (graph: JourneyGraph, id: string) => spansOf(graph).get(id)
  const waiting = (given: Record<string, unknown>) => {
    const graph = add(emptyGraph(), 'wait', 'entry', 'next')
    return {
      nodes: graph.nodes.map((node) =>
        node.id === 'wait'
          ? { ...node, given, exits: { done: 'exit', 'timed-out': 'exit' } }
          : node,
      ),
    }
  }

  it.each([
    [{ time: 'P2D' }, { from: 2880, to: 2880, clock: '' }],
    [
      { time: 'P1DT2H', from: '09:00' },
      { from: 1560, to: 1560, clock: '09:00' },
    ],
    [
      { how: 'event', timeout: 'P7D' },
      { from: 0, to: 10080, clock: '' },
    ],
  ])('after a wait of %j', (given, span) => {
    expect(at(waiting(given), 'exit')).toEqual(span)
  })

  it('is told at once of a journey that parts and meets ninety times', () => {
    let graph = emptyGraph()
    for (let n = 0, last = ['entry', 'next'] as [string, string]; n < 90; n++) {
      const branch = insert(
        graph,
        nodeDefinitionOf('branch')!,
        { from: last[0], exit: last[1] },
        nodeDefinitionOf,
      )
      const wait = insert(
        branch.graph,
        nodeDefinitionOf('wait')!,
        { from: branch.made[0]!, exit: 'way-1' },
        nodeDefinitionOf,
      )
      const met =
        n === 89
          ? wait
          : insert(wait.graph, nodeDefinitionOf('update')!, { before: 'exit' }, nodeDefinitionOf)
      graph = met.graph
      last = [met.made[0]!, 'next']
      if (graph.nodes.length > 195) break
    }
    const branches = graph.nodes.filter(({ kind }) => kind === 'branch').length
    expect(branches).toBeGreaterThan(60)
    expect(at(graph, 'exit')).toEqual({ from: 0, to: branches * 1440, clock: '' })
    expect(stepsIn(outlineOf(graph, exitsOf).steps).length).toBe(graph.nodes.length)
  })

  it('ends for every graph, and never before people come in', () => {
    fc.assert(
      fc.property(anyGraph, (graph) =>
        [...spansOf(graph).values()].every(({ from, to }) => from >= 0 && to >= from),
      ),
    )
  })
})
