import {
  joinPointer,
  matchAll,
  group,
  isCondition,
  isOn,
  isOr,
  type Condition,
} from './condition.ts'
import type { Subject } from './facts.ts'
import type { ConditionParameter } from './kind.ts'
import type { Language } from './language.ts'

/**
 * A condition as users edit it: groups of lines, where "none of" is one unit and a single line
 * needs no group around it. Parts without a control in the form (spellings, unknown members,
 * invalid values) are kept in place, so that an unedited condition is written back unchanged:
 * `conditionOf(treeOf(x))` is `x`, except for the order of its members.
 */
export type Join = 'all' | 'any' | 'none'

/** How a group is written in the condition. */
type Written =
  /**
   * Not at all: its content is written directly. `empty` is the original value without a line;
   * absent when there was a line.
   */
  | { as: 'alone'; empty?: unknown }
  | { as: 'group'; base: Condition }
  /** `inner`: the group inside the negation; null when one condition is negated directly. */
  | { as: 'negated'; base: Condition; inner: Condition | null }

export interface GroupNode {
  id: string
  kind: 'group'
  join: Join
  parts: TreeNode[]
  on: boolean
  written: Written
}
export interface LineNode {
  id: string
  kind: 'line'
  on: boolean
  /** Everything but the conditions inside, which are replaced by `null`. */
  base: Condition
  /** Conditions inside the line, by parameter. */
  slots: Record<string, GroupSlot>
}
export interface GroupSlot {
  /** False: exactly one group. */
  list: boolean
  groups: GroupNode[]
}
/** A value in place of a condition that is none. */
export interface OddNode {
  id: string
  kind: 'odd'
  on: boolean
  value: unknown
}
export type TreeNode = GroupNode | LineNode | OddNode

let made = 0
export const newNodeId = (): string => `n${++made}`

const GROUP = 'booleanCondition'
const NEGATION = 'notCondition'

/** A new group of lines. */
export function groupNode(join: Join, parts: TreeNode[]): GroupNode {
  const node: GroupNode = {
    id: newNodeId(),
    kind: 'group',
    join: 'all',
    parts,
    on: true,
    written: { as: 'group', base: group('and', []) },
  }
  return joined(node, join)
}

/** The same group with another join. */
export function joined(node: GroupNode, join: Join): GroupNode {
  if (node.join === join) return node
  const off = node.on ? {} : { enabled: false }
  if (join === 'none')
    return {
      ...node,
      join,
      written: {
        as: 'negated',
        base: { type: NEGATION, parameterValues: { subCondition: null }, ...off },
        inner: group('or', []),
      },
    }
  const operator = join === 'any' ? 'or' : 'and'
  const base =
    node.written.as === 'group'
      ? {
          ...node.written.base,
          parameterValues: { ...node.written.base.parameterValues, operator },
        }
      : { ...group(operator, []), ...off }
  return { ...node, join, written: { as: 'group', base } }
}

/** The parameters of a kind that hold conditions. */
export function slotsOf(language: Language, type: string): readonly ConditionParameter[] {
  const parameters =
    language.definitionOf(type)?.parameters ??
    language.savedTypes.find((savedType) => savedType.id === type)?.parameters ??
    []
  return parameters.filter(
    (parameter) => parameter.type === 'condition' || parameter.type === 'conditions',
  )
}

/** The subject of the conditions in a slot, when it differs from that of the line itself. */
export function aboutIn(
  language: Language,
  type: string,
  slot: ConditionParameter,
): Subject | undefined {
  const sample: Condition = {
    type,
    parameterValues: { [slot.id]: slot.type === 'conditions' ? [matchAll] : matchAll },
  }
  return language.partsOf(sample).find((part) => part.steps[0] === slot.id)?.about
}

/** A condition as a tree; any other value becomes one too, and is written back unchanged. */
export const treeOf = (value: unknown, language: Language): GroupNode =>
  groupAround(value, language)

function groupAround(value: unknown, language: Language): GroupNode {
  if (value === null || value === undefined)
    return {
      id: newNodeId(),
      kind: 'group',
      join: 'all',
      parts: [],
      on: true,
      written: { as: 'alone', empty: value },
    }
  const node = nodeOf(value, language)
  return node.kind === 'group'
    ? node
    : {
        id: newNodeId(),
        kind: 'group',
        join: 'all',
        parts: [node],
        on: true,
        written: { as: 'alone' },
      }
}

/** One condition as a node. */
export function nodeOf(value: unknown, language: Language): TreeNode {
  const odd = (): OddNode => ({ id: newNodeId(), kind: 'odd', on: true, value })
  if (!isCondition(value)) return odd()
  const id = newNodeId()
  const on = isOn(value)
  if (value.type === GROUP) {
    const parts = value.parameterValues.subConditions
    if (parts !== undefined && !Array.isArray(parts)) return odd()
    return {
      id,
      kind: 'group',
      on,
      join: isOr(value) ? 'any' : 'all',
      written: { as: 'group', base: value },
      parts: (parts ?? []).map((part: unknown) => nodeOf(part, language)),
    }
  }
  if (value.type === NEGATION) {
    const inner = value.parameterValues.subCondition
    if (!isCondition(inner)) return odd()
    const group =
      inner.type === GROUP && isOn(inner) && isOr(inner) ? nodeOf(inner, language) : null
    if (group?.kind === 'group')
      return {
        id,
        kind: 'group',
        on,
        join: 'none',
        parts: group.parts,
        written: { as: 'negated', base: value, inner },
      }
    return {
      id,
      kind: 'group',
      on,
      join: 'none',
      parts: [nodeOf(inner, language)],
      written: { as: 'negated', base: value, inner: null },
    }
  }
  return lineOf(value, id, language)
}

function lineOf(value: Condition, id: string, language: Language): LineNode {
  const slots: LineNode['slots'] = {}
  const parameterValues = { ...value.parameterValues }
  for (const slot of slotsOf(language, value.type)) {
    const given = parameterValues[slot.id]
    const list = slot.type === 'conditions'
    if (list && given !== undefined && !Array.isArray(given)) continue
    slots[slot.id] = {
      list,
      groups: list
        ? ((given as unknown[] | undefined) ?? []).map((one) => groupAround(one, language))
        : [groupAround(given, language)],
    }
    if (slot.id in parameterValues) parameterValues[slot.id] = null
  }
  return { id, kind: 'line', on: isOn(value), base: { ...value, parameterValues }, slots }
}

/** The JSON Pointer of each node in the condition; `conditionOf` fills it. */
export type NodePaths = Map<string, string>

const switched = (base: Condition, on: boolean): Condition => {
  if (on === isOn(base)) return base
  const { enabled: _, ...rest } = base
  return on ? rest : { ...rest, enabled: false }
}

/** The condition that a tree represents. */
export function conditionOf(root: GroupNode, places: NodePaths = new Map()): unknown {
  return writeGroup(root, '', places)
}

function write(node: TreeNode, path: string, places: NodePaths): unknown {
  if (node.kind === 'group') return writeGroup(node, path, places)
  places.set(node.id, path)
  if (node.kind === 'odd') return node.value
  const parameterValues = { ...node.base.parameterValues }
  for (const [slot, { list, groups }] of Object.entries(node.slots)) {
    const at = joinPointer(path, 'parameterValues', slot)
    // An emptied step stays a step: any event.
    const written = list
      ? groups.map((one, index) => orMatchAll(one, writeGroup(one, joinPointer(at, index), places)))
      : writeGroup(groups[0]!, at, places)
    if (written === undefined) delete parameterValues[slot]
    else if (!list || slot in parameterValues || groups.length > 0) parameterValues[slot] = written
  }
  return switched({ ...node.base, parameterValues }, node.on)
}

const orMatchAll = ({ written, parts }: GroupNode, value: unknown) =>
  value === undefined && !(written.as === 'alone' && 'empty' in written && parts.length === 0)
    ? matchAll
    : value

function writeGroup(node: GroupNode, path: string, places: NodePaths): unknown {
  const { written, parts } = node
  places.set(node.id, path)
  const listed = (base: Condition, at: string): Condition => {
    const subConditions = parts.map((part, index) =>
      write(part, joinPointer(at, 'parameterValues', 'subConditions', index), places),
    )
    return subConditions.length === 0 && !('subConditions' in base.parameterValues)
      ? base
      : { ...base, parameterValues: { ...base.parameterValues, subConditions } }
  }
  switch (written.as) {
    case 'alone':
      if (parts.length === 0) return written.empty
      return parts.length === 1 && parts[0]!.kind !== 'group'
        ? write(parts[0]!, path, places)
        : listed(group('and', []), path)
    case 'group':
      return switched(listed(written.base, path), node.on)
    case 'negated': {
      const at = joinPointer(path, 'parameterValues', 'subCondition')
      const direct = written.inner === null && parts.length === 1
      const subCondition = direct
        ? write(parts[0]!, at, places)
        : listed(written.inner ?? group('or', []), at)
      return switched(
        { ...written.base, parameterValues: { ...written.base.parameterValues, subCondition } },
        node.on,
      )
    }
  }
}
