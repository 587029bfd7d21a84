import type { GroupNode, LineNode, TreeNode } from '#condition/tree.ts'
import { nodeOf } from '#condition/tree.ts'
import type { Language } from '#condition/language.ts'

/**
 * The line with the event's type if it is the first and only possible one; it is then part of the
 * row of its owner instead of a row below.
 */
export function typeLineOf(group: GroupNode): LineNode | null {
  const first = group.parts[0]
  return group.join === 'all' &&
    first?.kind === 'line' &&
    first.base.type === 'eventTypeCondition' &&
    first.on
    ? first
    : null
}

/** The parts of an event's condition that are drawn below the line. */
export const detailsOf = (group: GroupNode): TreeNode[] =>
  typeLineOf(group) ? group.parts.slice(1) : group.parts

/** Returns the event's condition with another type. */
export function withEventType(
  group: GroupNode,
  eventTypeId: string,
  language: Language,
): GroupNode {
  const line = typeLineOf(group)
  const next = line
    ? {
        ...line,
        base: { ...line.base, parameterValues: { ...line.base.parameterValues, eventTypeId } },
      }
    : nodeOf({ type: 'eventTypeCondition', parameterValues: { eventTypeId } }, language)
  return { ...group, parts: line ? [next, ...group.parts.slice(1)] : [next, ...group.parts] }
}
