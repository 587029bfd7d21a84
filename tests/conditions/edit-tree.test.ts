import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippedConditionTypes } from '#catalog/conditions/shipped-types.ts'
import { group, negated, type Condition } from '#condition/condition.ts'
import {
  addStep,
  changeNode,
  dissolveGroup,
  duplicateNode,
  insertInto,
  moveBy,
  moveNode,
  removeNode,
  setJoin,
  setOn,
  setValues,
  nodePositions,
  wrapNode,
} from '#condition/edit-tree.ts'
import {
  conditionOf,
  groupNode,
  nodeOf,
  treeOf,
  type GroupNode,
  type Join,
} from '#condition/tree.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { conditions, people } from './arbitraries.ts'
import { languageWith, evaluatorWith, NOW } from './condition-world.ts'

const language = languageWith(shippedConditionTypes)
const evaluator = evaluatorWith(shippedConditionTypes)
const node = (type: string, parameterValues: Record<string, unknown> = {}): Condition => ({
  type,
  parameterValues,
})
const line = (name: string): Condition =>
  node('profilePropertyCondition', {
    propertyName: `properties.${name}`,
    comparisonOperator: 'exists',
  })
const typeOf = (eventTypeId: string): Condition => node('eventTypeCondition', { eventTypeId })
const [a, b, c] = ['a', 'b', 'c'].map(line) as [Condition, Condition, Condition]

/** The id of the n-th node in reading order, the root being the first. */
const idAt = (root: GroupNode, n: number) => nodePositions(root, 'profile', language)[n]!.node.id
const idsOf = (root: GroupNode) =>
  nodePositions(root, 'profile', language).map((one) => one.node.id)
const edited = (
  start: unknown,
  edit: (root: GroupNode, id: (n: number) => string) => GroupNode,
) => {
  const root = treeOf(start, language)
  return conditionOf(edit(root, (n) => idAt(root, n)))
}

describe('editing a condition', () => {
  const cases: [
    string,
    unknown,
    (root: GroupNode, id: (n: number) => string) => GroupNode,
    unknown,
  ][] = [
    [
      'a line is added to nothing',
      null,
      (root) => insertInto(root, root.id, 0, nodeOf(a, language)),
      a,
    ],
    [
      'a second line brings the group',
      a,
      (root) => insertInto(root, root.id, 1, nodeOf(b, language)),
      group('and', [a, b]),
    ],
    [
      'a line is removed',
      group('or', [a, b]),
      (root, id) => removeNode(root, id(1)),
      group('or', [b]),
    ],
    [
      'a line is doubled',
      group('or', [a, b]),
      (root, id) => duplicateNode(root, id(1)),
      group('or', [a, a, b]),
    ],
    [
      'all becomes any',
      group('and', [a, b]),
      (root) => setJoin(root, root.id, 'any'),
      group('or', [a, b]),
    ],
    [
      'all becomes none',
      group('and', [a, b]),
      (root) => setJoin(root, root.id, 'none'),
      negated(group('or', [a, b])),
    ],
    [
      'none becomes all',
      negated(group('or', [a, b])),
      (root) => setJoin(root, root.id, 'all'),
      group('and', [a, b]),
    ],
    [
      'a line alone becomes none',
      a,
      (root) => setJoin(root, root.id, 'none'),
      negated(group('or', [a])),
    ],
    [
      'a second line under a direct negation',
      negated(a),
      (root) => insertInto(root, root.id, 1, nodeOf(b, language)),
      negated(group('or', [a, b])),
    ],
    [
      'a line is switched off',
      group('and', [a, b]),
      (root, id) => setOn(root, id(1), false),
      group('and', [{ ...a, enabled: false }, b]),
    ],
    [
      'a line alone that is off needs a group',
      a,
      (root, id) => setOn(root, id(1), false),
      group('and', [{ ...a, enabled: false }]),
    ],
    [
      'a line is switched on again',
      group('and', [{ ...a, enabled: false }]),
      (root, id) => setOn(root, id(1), true),
      group('and', [a]),
    ],
    [
      'a group around a line',
      group('and', [a, b]),
      (root, id) => wrapNode(root, id(2), 'any'),
      group('and', [a, group('or', [b])]),
    ],
    [
      'a group is dissolved',
      group('and', [a, group('and', [b, c])]),
      (root, id) => dissolveGroup(root, id(2)),
      group('and', [a, b, c]),
    ],
    [
      'a line moves down',
      group('and', [a, b, c]),
      (root, id) => moveBy(root, id(1), 1, { about: 'profile', language }),
      group('and', [b, a, c]),
    ],
    [
      'a line moves into the group above',
      group('and', [group('or', [a]), b]),
      (root, id) => moveBy(root, id(3), -1, { about: 'profile', language }),
      group('and', [group('or', [a, b])]),
    ],
    [
      'a line moves out of its group',
      group('and', [group('or', [a, b]), c]),
      (root, id) => moveBy(root, id(3), 1, { about: 'profile', language }),
      group('and', [group('or', [a]), b, c]),
    ],
    [
      'the last line stays',
      group('and', [a]),
      (root, id) => moveBy(root, id(1), 1, { about: 'profile', language }),
      group('and', [a]),
    ],
    [
      'a group does not move into itself',
      group('and', [group('or', [a])]),
      (root, id) =>
        moveNode(root, id(1), { groupId: id(1), index: 0 }, { about: 'profile', language }),
      group('and', [group('or', [a])]),
    ],
    [
      'an event stays where events are',
      group('and', [
        node('pastEventCondition', {
          eventCondition: group('and', [typeOf('view'), typeOf('buy')]),
        }),
      ]),
      (root, id) =>
        moveNode(root, id(3), { groupId: root.id, index: 0 }, { about: 'profile', language }),
      group('and', [
        node('pastEventCondition', {
          eventCondition: group('and', [typeOf('view'), typeOf('buy')]),
        }),
      ]),
    ],
    [
      'a detail is added to an event',
      node('pastEventCondition', { eventCondition: typeOf('view') }),
      (root, id) => insertInto(root, id(2), 1, nodeOf(typeOf('buy'), language)),
      node('pastEventCondition', { eventCondition: group('and', [typeOf('view'), typeOf('buy')]) }),
    ],
    [
      'a step is added',
      node('eventSequenceCondition', { steps: [typeOf('a'), typeOf('b')] }),
      (root, id) =>
        addStep(root, id(1), 'steps', groupNode('all', [nodeOf(typeOf('c'), language)])),
      node('eventSequenceCondition', {
        steps: [typeOf('a'), typeOf('b'), group('and', [typeOf('c')])],
      }),
    ],
    [
      'steps change places',
      node('eventSequenceCondition', { steps: [typeOf('a'), typeOf('b')] }),
      (root, id) => moveBy(root, id(2), 1, { about: 'profile', language }),
      node('eventSequenceCondition', { steps: [typeOf('b'), typeOf('a')] }),
    ],
    [
      'a value is set, another taken away',
      line('a'),
      (root, id) =>
        setValues(root, id(1), {
          comparisonOperator: 'equals',
          propertyValue: 'x',
          propertyName: undefined,
        }),
      node('profilePropertyCondition', { comparisonOperator: 'equals', propertyValue: 'x' }),
    ],
  ]
  it.each(cases.map(([name, start, edit, end]) => ({ name, start, edit, end })))(
    '$name',
    ({ start, edit, end }) => expect(edited(start, edit)).toEqual(end),
  )
})

describe('any edit of any condition', () => {
  const choice = fc.tuple(conditions, fc.nat(), fc.nat(), fc.nat(8))

  it('keeps every id its own, and the tree readable', () => {
    fc.assert(
      fc.property(
        choice,
        fc.constantFrom<Join>('all', 'any', 'none'),
        fc.nat(9),
        ([condition, n, m, index], join, which) => {
          const root = treeOf(condition, language)
          const ids = idsOf(root)
          const id = ids[n % ids.length]!
          const other = ids[m % ids.length]!
          const made = [
            () => removeNode(root, id),
            () => duplicateNode(root, id),
            () => wrapNode(root, id, join),
            () => dissolveGroup(root, id),
            () => setJoin(root, id, join),
            () => setOn(root, id, index % 2 === 0),
            () => moveBy(root, id, 1, { about: 'profile', language }),
            () => moveBy(root, id, -1, { about: 'profile', language }),
            () => moveNode(root, id, { groupId: other, index }, { about: 'profile', language }),
            () => changeNode(root, id, (one) => ({ ...one })),
          ][which]!()
          const after = idsOf(made)
          expect(new Set(after).size).toBe(after.length)
          const written = conditionOf(made) ?? null
          expect(conditionOf(treeOf(written, language))).toEqual(written)
          if (which >= 6) expect(after.toSorted()).toEqual(ids.toSorted())
        },
      ),
      { numRuns: propertyRuns(3000) },
    )
  })

  it('says the same of everybody when a group is put around a line, or lines change places', () => {
    fc.assert(
      fc.property(conditions, people, fc.nat(), (condition, person, n) => {
        const root = treeOf(condition, language)
        const inner = nodePositions(root, 'profile', language).filter((one) => one.parent)
        if (inner.length === 0) return
        const { node: chosen, parent } = inner[n % inner.length]!
        const before = evaluator.prepare(condition)({ now: NOW, profile: person })
        const holds = (tree: GroupNode) =>
          evaluator.prepare(conditionOf(tree))({ now: NOW, profile: person })
        expect(holds(wrapNode(root, chosen.id, 'any'))).toBe(before)
        expect(holds(wrapNode(root, chosen.id, 'all'))).toBe(before)
        expect(
          holds(
            moveNode(
              root,
              chosen.id,
              { groupId: parent!.id, index: n % (parent!.parts.length + 1) },
              { about: 'profile', language },
            ),
          ),
        ).toBe(before)
      }),
      { numRuns: propertyRuns(3000) },
    )
  })
})
