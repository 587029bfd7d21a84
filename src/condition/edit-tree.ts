import type { Condition } from './condition.ts'
import type { Subject } from './facts.ts'
import { fitsAt, type Language } from './language.ts'
import {
  aboutIn,
  groupNode,
  joined,
  newNodeId,
  slotsOf,
  type GroupNode,
  type Join,
  type LineNode,
  type TreeNode,
} from './tree.ts'
import { moved } from '#model/lib/moved.ts'

/** The subjects that conditions of a tree may have. */
export type Position = Subject | 'any'

/** A node with its position. */
export interface NodePosition {
  node: TreeNode
  /** Null for the root and for groups inside a line. */
  parent: GroupNode | null
  /** The line whose slot contains the group. */
  owner: { line: LineNode; slot: string } | null
  /** Position among its siblings. */
  index: number
  siblings: number
  /** From 1. */
  level: number
  about: Position
}

/** Every node, in reading order. */
export function nodePositions(
  root: GroupNode,
  about: Position,
  language: Language,
): NodePosition[] {
  const found: NodePosition[] = []
  const visit = (position: NodePosition) => {
    found.push(position)
    const { node, level } = position
    if (node.kind === 'group')
      node.parts.forEach((part, index) =>
        visit({
          node: part,
          parent: node,
          owner: null,
          index,
          siblings: node.parts.length,
          level: level + 1,
          about: position.about,
        }),
      )
    if (node.kind === 'line')
      for (const slot of slotsOf(language, node.base.type)) {
        const groups = node.slots[slot.id]?.groups ?? []
        groups.forEach((group, index) =>
          visit({
            node: group,
            parent: null,
            owner: { line: node, slot: slot.id },
            index,
            siblings: groups.length,
            level: level + 1,
            about: aboutIn(language, node.base.type, slot) ?? position.about,
          }),
        )
      }
  }
  visit({ node: root, parent: null, owner: null, index: 0, siblings: 1, level: 1, about })
  return found
}

/** The tree with one node changed; the same tree when there is no such node. */
export function changeNode<T extends TreeNode>(
  root: T,
  id: string,
  change: (node: TreeNode) => TreeNode,
): T {
  const visit = (node: TreeNode): TreeNode => {
    if (node.id === id) return change(node)
    if (node.kind === 'odd') return node
    if (node.kind === 'group') {
      const parts = each(node.parts, visit)
      return parts === node.parts ? node : { ...node, parts }
    }
    let slots = node.slots
    for (const [name, slot] of Object.entries(node.slots)) {
      const groups = each(slot.groups, (one) => visit(one) as GroupNode)
      if (groups !== slot.groups) slots = { ...slots, [name]: { ...slot, groups } }
    }
    return slots === node.slots ? node : { ...node, slots }
  }
  return visit(root) as T
}

function each<T>(list: T[], change: (one: T) => T): T[] {
  const changed = list.map(change)
  return changed.some((one, index) => one !== list[index]) ? changed : list
}

const contains = (node: TreeNode, id: string): boolean =>
  node.id === id ||
  (node.kind === 'group'
    ? node.parts.some((part) => contains(part, id))
    : node.kind === 'line' &&
      Object.values(node.slots).some(({ groups }) => groups.some((group) => contains(group, id))))

/** Changes the list of siblings that contains a node. */
function changeSiblings(
  root: GroupNode,
  id: string,
  change: (list: TreeNode[], index: number, isStep: boolean) => TreeNode[],
): GroupNode {
  const at = (list: TreeNode[]) => list.findIndex((treeNode) => treeNode.id === id)
  const visit = (node: TreeNode): TreeNode => {
    if (node.kind === 'odd') return node
    if (node.kind === 'group') {
      const index = at(node.parts)
      return {
        ...node,
        parts: index < 0 ? node.parts.map(visit) : change(node.parts, index, false),
      }
    }
    return {
      ...node,
      slots: Object.fromEntries(
        Object.entries(node.slots).map(([name, slot]) => {
          const index = slot.list ? at(slot.groups) : -1
          return [
            name,
            {
              ...slot,
              groups: (index < 0
                ? slot.groups.map(visit)
                : change(slot.groups, index, true)) as GroupNode[],
            },
          ]
        }),
      ),
    }
  }
  return contains(root, id) && root.id !== id ? (visit(root) as GroupNode) : root
}

export const removeNode = (root: GroupNode, id: string): GroupNode =>
  changeSiblings(root, id, (list, index) => list.toSpliced(index, 1))

export const insertInto = (
  root: GroupNode,
  groupId: string,
  index: number,
  node: TreeNode,
): GroupNode =>
  changeNode(root, groupId, (group) =>
    group.kind === 'group' ? { ...group, parts: group.parts.toSpliced(index, 0, node) } : group,
  )

/** A copy with new ids. */
function copyOf<T extends TreeNode>(node: T): T {
  const id = newNodeId()
  if (node.kind === 'group') return { ...node, id, parts: node.parts.map(copyOf) }
  if (node.kind === 'line')
    return {
      ...node,
      id,
      slots: Object.fromEntries(
        Object.entries(node.slots).map(([name, slot]) => [
          name,
          { ...slot, groups: slot.groups.map(copyOf) },
        ]),
      ),
    }
  return { ...node, id }
}

/** Inserts a copy after the node; `made` is called with its id. */
export const duplicateNode = (
  root: GroupNode,
  id: string,
  made?: (id: string) => void,
): GroupNode =>
  changeSiblings(root, id, (list, index) => {
    const copy = copyOf(list[index]!)
    made?.(copy.id)
    return list.toSpliced(index + 1, 0, copy)
  })

/** Puts a group around a node, with the same meaning; `made` is called with its id. */
export const wrapNode = (
  root: GroupNode,
  id: string,
  join: Join,
  made?: (id: string) => void,
): GroupNode =>
  changeSiblings(root, id, (list, index) => {
    const node = list[index]!
    // Around a line that is off the group is off too: an empty group would have a meaning.
    const group = { ...groupNode(join, [node]), on: node.on }
    made?.(group.id)
    return list.toSpliced(index, 1, group)
  })

/** Replaces a group by its content. A step stays one. */
export const dissolveGroup = (root: GroupNode, id: string): GroupNode =>
  changeSiblings(root, id, (list, index, isStep) => {
    const node = list[index]!
    return node.kind === 'group' && !isStep ? list.toSpliced(index, 1, ...node.parts) : list
  })

export const setJoin = (root: GroupNode, id: string, join: Join): GroupNode =>
  changeNode(root, id, (node) => (node.kind === 'group' ? joined(node, join) : node))

/**
 * Switches a line or group off or on. A node that is off needs a group around it: the root of a
 * condition is always evaluated.
 */
export function setOn(root: GroupNode, id: string, on: boolean): GroupNode {
  const grouped = (node: GroupNode): GroupNode =>
    node.written.as === 'alone' && node.parts.some((part) => part.id === id)
      ? { ...node, written: groupNode('all', []).written }
      : node
  const visit = (node: TreeNode): TreeNode => {
    if (node.id === id) return { ...node, on } as TreeNode
    if (node.kind === 'group') return grouped({ ...node, parts: node.parts.map(visit) })
    if (node.kind === 'line')
      return {
        ...node,
        slots: Object.fromEntries(
          Object.entries(node.slots).map(([name, slot]) => [
            name,
            { ...slot, groups: slot.groups.map((group) => visit(group) as GroupNode) },
          ]),
        ),
      }
    return node
  }
  return contains(root, id) ? (visit(root) as GroupNode) : root
}

/** Whether everything in a node is valid at a position. */
function fitsInto(node: TreeNode, about: Position, language: Language): boolean {
  if (node.kind === 'odd') return true
  if (node.kind === 'group') return node.parts.every((part) => fitsInto(part, about, language))
  const { type } = node.base
  const subject =
    language.definitionOf(type)?.about ??
    language.savedTypes.find((savedType) => savedType.id === type)?.about ??
    'any'
  if (!fitsAt(subject, about)) return false
  return slotsOf(language, type).every(
    (slot) =>
      aboutIn(language, type, slot) !== undefined ||
      (node.slots[slot.id]?.groups ?? []).every((group) => fitsInto(group, about, language)),
  )
}

/** What a tree of conditions is about, and the language that it is written in. */
export interface TreeContext {
  about: Position
  language: Language
}

/**
 * Moves a node into a group, before the node that is at `index` there now. The same tree when it is
 * invalid there, or would contain itself.
 */
export function moveNode(
  root: GroupNode,
  id: string,
  { groupId, index }: { groupId: string; index: number },
  { about, language }: TreeContext,
): GroupNode {
  const all = nodePositions(root, about, language)
  const from = all.find((nodePosition) => nodePosition.node.id === id)
  const to = all.find((nodePosition) => nodePosition.node.id === groupId)
  if (
    !from?.parent ||
    to?.node.kind !== 'group' ||
    contains(from.node, groupId) ||
    !fitsInto(from.node, to.about, language)
  )
    return root
  const same = from.parent.id === groupId
  if (same && (index === from.index || index === from.index + 1)) return root
  return insertInto(
    removeNode(root, id),
    groupId,
    same && index > from.index ? index - 1 : index,
    from.node,
  )
}

/**
 * Moves a node one place up or down in reading order: past its neighbor, into it when that is a
 * group, or out of its group at the end.
 */
export function moveBy(
  root: GroupNode,
  id: string,
  step: -1 | 1,
  { about, language }: TreeContext,
): GroupNode {
  const all = nodePositions(root, about, language)
  const from = all.find((nodePosition) => nodePosition.node.id === id)
  if (!from?.parent) return from?.owner ? moveStep(root, id, step) : root
  const neighbour = from.parent.parts[from.index + step]
  if (neighbour?.kind === 'group')
    return moveNode(
      root,
      id,
      { groupId: neighbour.id, index: step < 0 ? neighbour.parts.length : 0 },
      { about, language },
    )
  if (neighbour)
    return moveNode(
      root,
      id,
      { groupId: from.parent.id, index: step < 0 ? from.index - 1 : from.index + 2 },
      { about, language },
    )
  const outer = all.find((nodePosition) => nodePosition.node === from.parent)
  return outer?.parent
    ? moveNode(
        root,
        id,
        { groupId: outer.parent.id, index: step < 0 ? outer.index : outer.index + 1 },
        { about, language },
      )
    : root
}

const moveStep = (root: GroupNode, id: string, step: -1 | 1): GroupNode =>
  changeSiblings(root, id, (list, index) =>
    index + step < 0 || index + step >= list.length ? list : moved(list, index, index + step),
  )

/** Sets parameters of a line; `undefined` removes one. */
export const setValues = (
  root: GroupNode,
  id: string,
  values: Record<string, unknown>,
): GroupNode =>
  changeNode(root, id, (node) => {
    if (node.kind !== 'line') return node
    const parameterValues: Condition['parameterValues'] = {
      ...node.base.parameterValues,
      ...values,
    }
    for (const [key, value] of Object.entries(values))
      if (value === undefined) delete parameterValues[key]
    return { ...node, base: { ...node.base, parameterValues } }
  })

/** Adds a step to a line whose slot holds several. */
export const addStep = (root: GroupNode, id: string, slot: string, step: GroupNode): GroupNode =>
  changeNode(root, id, (node) =>
    node.kind === 'line' && node.slots[slot]
      ? {
          ...node,
          slots: {
            ...node.slots,
            [slot]: { ...node.slots[slot], groups: [...node.slots[slot].groups, step] },
          },
        }
      : node,
  )
