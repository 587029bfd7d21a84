import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeDefinitionOf, nodeDefinitions } from '#catalog/nodes/definitions.ts'
import { shapeFaults } from '#journey/check-graph.ts'
import { emptyGraph, nodeOf, type JourneyGraph } from '#journey/graph.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import {
  designer,
  startDesigner,
  type DesignerAction,
  type DesignerState,
} from '../../src/console/journey-designer/designer-state.ts'

const kinds = [...nodeDefinitions.map(({ id }) => id), 'nothing-known']

const anyAction = fc
  .tuple(
    fc.constantFrom(
      'insert',
      'before',
      'beside',
      'paste',
      'duplicate',
      'remove',
      'connect',
      'change',
      'place',
      'tidy',
      'choose',
      'undo',
      'redo',
    ),
    fc.nat(60),
    fc.nat(60),
    fc.nat(60),
  )
  .map(([what, a, b, c]) => ({ graph }: DesignerState): DesignerAction => {
    const id = graph.nodes[a % Math.max(1, graph.nodes.length)]?.id ?? 'nobody'
    const other = graph.nodes[b % Math.max(1, graph.nodes.length)]?.id ?? 'nobody'
    const node = nodeOf(graph, id)
    const exits = node ? nodeDefinitionOf(node.kind)!.exits(node.given) : []
    const exit = exits[c % Math.max(1, exits.length)]?.id ?? 'no-such-way'
    const kind = kinds[c % kinds.length]!
    switch (what) {
      case 'insert':
        return { type: 'insert', kind: kinds[b % kinds.length]!, place: { from: id, exit } }
      case 'before':
        return { type: 'insert', kind, place: { before: id } }
      case 'beside':
        return { type: 'insert', kind, place: null }
      case 'paste':
        return {
          type: 'paste',
          nodes: graph.nodes.slice(a % 3, (a % 3) + (b % 4)),
          place: c % 2 === 0 ? { from: id, exit } : null,
        }
      case 'duplicate':
        return { type: 'duplicate', ids: c % 2 === 0 ? [id] : [id, other] }
      case 'remove':
        return { type: 'remove', ids: c % 2 === 0 ? [id] : [id, other] }
      case 'connect':
        return { type: 'connect', from: id, exit, to: c % 4 === 0 ? null : other }
      case 'change':
        return {
          type: 'change',
          id,
          to:
            b % 2 === 0
              ? { name: 'n'.repeat(c) }
              : {
                  given: {
                    ways: Array.from({ length: c % 5 }, (_, n) => ({ id: `way-${n}` })),
                    how: ['time', 'event'][c % 2],
                  },
                },
          key: `${id}/${b % 2}`,
        }
      case 'place':
        return { type: 'place', at: { [id]: { x: b * 7.3, y: c * 3.1 } } }
      case 'tidy':
        return { type: 'tidy' }
      case 'choose':
        return { type: 'choose', ids: [id, 'nobody'] }
      case 'undo':
        return { type: 'undo' }
      case 'redo':
        return { type: 'redo' }
    }
  })

const run = (actions: readonly ((state: DesignerState) => DesignerAction)[]) =>
  actions.reduce((state, make) => designer(state, make(state)), startDesigner(emptyGraph()))
const made = (...actions: DesignerAction[]) => actions.reduce(designer, startDesigner(emptyGraph()))
const lines = (graph: JourneyGraph) =>
  graph.nodes
    .flatMap((node) => Object.entries(node.exits).map(([exit, to]) => `${node.id}.${exit}>${to}`))
    .toSorted()

describe('the designer', () => {
  it('keeps the graph legal in shape, whatever is done, and every chosen step exists', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
        const { graph, chosen } = run(actions)
        expect(shapeFaults(graph, nodeDefinitionOf)).toEqual([])
        for (const id of chosen) expect(nodeOf(graph, id)).not.toBeNull()
      }),
      { numRuns: propertyRuns(400) },
    )
  })

  it('leads no way that its step does not have', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
        for (const node of run(actions).graph.nodes) {
          const known = nodeDefinitionOf(node.kind)!
            .exits(node.given)
            .map(({ id }) => id)
          expect(known).toEqual(expect.arrayContaining(Object.keys(node.exits)))
        }
      }),
    )
  })

  it('takes every edit back exactly, one after the other, and does them again', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
        const end = run(actions)
        let state = end
        while (state.past.length > 0) state = designer(state, { type: 'undo' })
        expect(state.graph).toEqual(emptyGraph())
        while (state.future.length > 0) state = designer(state, { type: 'redo' })
        if (end.future.length === 0) expect(state.graph).toEqual(end.graph)
      }),
    )
  })

  it.each<[string, DesignerAction[], string[]]>([
    [
      'a step on a way: what followed follows it',
      [{ type: 'insert', kind: 'wait', place: { from: 'entry', exit: 'next' } }],
      ['entry.next>wait', 'wait.done>exit'],
    ],
    [
      'a branch on a way: both lead on',
      [{ type: 'insert', kind: 'branch', place: { from: 'entry', exit: 'next' } }],
      ['branch.else>exit', 'branch.way-1>exit', 'entry.next>branch'],
    ],
    [
      'a jump on a way: where it leads back to is for somebody to say',
      [{ type: 'insert', kind: 'jump', place: { from: 'entry', exit: 'next' } }],
      ['entry.next>jump', 'jump.done>exit'],
    ],
    [
      'an end on a way cuts it',
      [{ type: 'insert', kind: 'exit', place: { from: 'entry', exit: 'next' } }],
      ['entry.next>exit-2'],
    ],
    [
      'a step before one to which several ways lead',
      [
        { type: 'insert', kind: 'split', place: { from: 'entry', exit: 'next' } },
        { type: 'insert', kind: 'wait', place: { before: 'exit' } },
      ],
      ['entry.next>split', 'split.way-1>wait', 'split.way-2>wait', 'wait.done>exit'],
    ],
    [
      'a removed step: what led to it leads on',
      [
        { type: 'insert', kind: 'branch', place: { from: 'entry', exit: 'next' } },
        { type: 'remove', ids: ['branch'] },
      ],
      ['entry.next>exit'],
    ],
    ['a removed end: what led to it is open', [{ type: 'remove', ids: ['exit'] }], []],
    [
      'two removed in a row',
      [
        { type: 'insert', kind: 'wait', place: { from: 'entry', exit: 'next' } },
        { type: 'insert', kind: 'todo', place: { from: 'wait', exit: 'done' } },
        { type: 'remove', ids: ['wait', 'todo'] },
      ],
      ['entry.next>exit'],
    ],
    [
      'a copy follows the step that it is a copy of',
      [
        { type: 'insert', kind: 'wait', place: { from: 'entry', exit: 'next' } },
        { type: 'duplicate', ids: ['wait'] },
      ],
      ['entry.next>wait', 'wait-2.done>exit', 'wait.done>wait-2'],
    ],
    [
      'a way that comes to be leads where all others do',
      [
        { type: 'insert', kind: 'wait', place: { from: 'entry', exit: 'next' } },
        { type: 'change', id: 'wait', to: { given: { how: 'event' } }, key: '' },
      ],
      ['entry.next>wait', 'wait.done>exit', 'wait.timed-out>exit'],
    ],
    [
      'a way that is no more is taken away',
      [
        { type: 'insert', kind: 'branch', place: { from: 'entry', exit: 'next' } },
        { type: 'change', id: 'branch', to: { given: { ways: [] } }, key: '' },
      ],
      ['branch.else>exit', 'entry.next>branch'],
    ],
    [
      'a second entry cannot be pasted',
      [{ type: 'duplicate', ids: ['entry'] }],
      ['entry.next>exit'],
    ],
  ])('%s', (_name, actions, expected) => {
    expect(lines(made(...actions).graph)).toEqual(expected)
  })

  it('takes back together what was typed in one field', () => {
    const typed = made(
      { type: 'change', id: 'entry', to: { name: 'H' }, key: 'entry/name' },
      { type: 'change', id: 'entry', to: { name: 'Hi' }, key: 'entry/name' },
      { type: 'change', id: 'entry', to: { note: 'x' }, key: 'entry/note' },
    )
    expect(typed.past.length).toBe(2)
    const back = designer(designer(typed, { type: 'undo' }), { type: 'undo' })
    expect(back.graph).toEqual(emptyGraph())
  })
})
