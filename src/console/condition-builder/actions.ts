import type { Condition } from '#condition/condition.ts'
import {
  addStep,
  dissolveGroup,
  duplicateNode,
  insertInto,
  moveBy,
  moveNode,
  removeNode,
  setJoin,
  setOn,
  nodePositions,
  wrapNode,
  type NodePosition,
} from '#condition/edit-tree.ts'
import {
  conditionOf,
  groupNode,
  nodeOf,
  treeOf,
  type GroupNode,
  type Join,
  type TreeNode,
} from '#condition/tree.ts'
import { detailsOf, typeLineOf } from './event-slot.ts'
import { conditionForms } from '#catalog/conditions/forms.ts'
import type { BuilderTools } from './tools.ts'
import { tConditions as t } from './messages.ts'

/** The condition of a single node, used for its sentence. */
export function conditionAt(node: TreeNode): Condition {
  const alone: GroupNode = {
    id: '',
    kind: 'group',
    join: 'all',
    on: true,
    parts: [{ ...node, on: true } as TreeNode],
    written: { as: 'alone' },
  }
  return (
    node.kind === 'group' ? conditionOf({ ...node, on: true }) : conditionOf(alone)
  ) as Condition
}

/** True for the slot of an event whose type is chosen in the row of its line. */
export const isEventSlot = (type: string, slot: string): boolean =>
  [...(conditionForms[type]?.row ?? []), ...(conditionForms[type]?.further ?? [])].some(
    (part) => part.is === 'event' && part.slot === slot,
  )

/** The nodes drawn as rows, in order; an event's type is part of the row of its owner. */
export function rowsOf(tools: Pick<BuilderTools, 'root' | 'about' | 'language'>): NodePosition[] {
  const hidden = new Set<string>()
  return nodePositions(tools.root, tools.about, tools.language).filter(({ node, owner }) => {
    if (owner && node.kind === 'group') {
      const eventSlot = isEventSlot(owner.line.base.type, owner.slot)
      const typeLine = typeLineOf(node)
      if (typeLine && (eventSlot || owner.line.slots[owner.slot]!.list)) hidden.add(typeLine.id)
      if (eventSlot && detailsOf(node).length === 0) hidden.add(node.id)
    }
    return !hidden.has(node.id)
  })
}

/** The actions on a node for menu, keyboard and drag and drop; each announces its result. */
export function actionsOn(tools: BuilderTools, position: NodePosition) {
  const { edit, root, about, language, say, focusNode } = tools
  const { node, parent, owner, index } = position
  const what = () => tools.sayNode(conditionAt(node))
  const rows = () => rowsOf(tools)
  const removable =
    parent !== null ||
    (owner !== null && owner.line.slots[owner.slot]!.list) ||
    (owner !== null && isEventSlot(owner.line.base.type, owner.slot))
  return {
    removable,
    movable: parent !== null || (owner !== null && owner.line.slots[owner.slot]!.list),
    remove() {
      if (!removable) return
      const all = rows()
      const at = all.findIndex((nodePosition) => nodePosition.node.id === node.id)
      const next =
        all.slice(at + 1).find((nodePosition) => nodePosition.level <= position.level) ??
        all[at - 1]
      const details =
        owner && node.kind === 'group' && isEventSlot(owner.line.base.type, owner.slot)
          ? node
          : null
      edit((tree) =>
        details
          ? detailsOf(details).reduce<GroupNode>(
              (before, part) => removeNode(before, part.id),
              tree,
            )
          : removeNode(tree, node.id),
      )
      say(t('builder.said.removed', { what: what() }))
      if (next) focusNode(next.node.id)
    },
    duplicate() {
      if (!removable || !(parent || owner?.line.slots[owner.slot]!.list)) return
      edit((tree) => duplicateNode(tree, node.id, focusNode))
      say(t('builder.said.duplicated', { what: what() }))
    },
    move(step: -1 | 1) {
      const moved = moveBy(root, node.id, step, { about, language })
      if (moved === root) return say(t('builder.said.stays'))
      edit(() => moved)
      say(t('builder.said.moved', { what: what() }))
      focusNode(node.id)
    },
    moveTo(groupId: string, at: number) {
      edit((tree) => moveNode(tree, node.id, { groupId, index: at }, { about, language }))
      focusNode(node.id)
    },
    wrap() {
      if (!parent) return
      edit((tree) => wrapNode(tree, node.id, 'any', focusNode))
      say(t('builder.said.wrapped', { what: what() }))
    },
    dissolve() {
      if (node.kind !== 'group' || !parent) return
      edit((tree) => dissolveGroup(tree, node.id))
      if (node.parts[0]) focusNode(node.parts[0].id)
    },
    switchOn(on: boolean) {
      if (!parent) return
      edit((tree) => setOn(tree, node.id, on))
      say(t(on ? 'builder.said.on' : 'builder.said.off', { what: what() }))
    },
    join(next: Join) {
      edit((tree) => setJoin(tree, node.id, next))
    },
    addLine(condition: Condition, at?: number) {
      const target = node.kind === 'group' ? node : parent
      if (!target) return
      const treeNode = nodeOf(condition, language)
      edit((tree) =>
        insertInto(
          tree,
          target.id,
          at ?? (node.kind === 'group' ? node.parts.length : index + 1),
          treeNode,
        ),
      )
      focusNode(treeNode.id, true)
    },
    /** @returns the id of the new group, which still needs its first line */
    addGroup(): string | null {
      if (node.kind !== 'group') return null
      const made = groupNode(node.join === 'any' ? 'all' : 'any', [])
      edit((tree) => insertInto(tree, node.id, node.parts.length, made))
      return made.id
    },
    addStep(slot: string) {
      const made = treeOf(
        { type: 'eventTypeCondition', parameterValues: { eventTypeId: '' } },
        language,
      )
      edit((tree) => addStep(tree, node.id, slot, made))
      focusNode(made.id, true)
    },
  }
}
