import { useRef, useState, type PointerEvent } from 'react'
import { Icon } from '#ui/base/icon.tsx'
import type { NodePosition } from '#condition/edit-tree.ts'
import { actionsOn, rowsOf } from './actions.ts'
import { useTools } from './tools.ts'
import { tConditions as t } from './messages.ts'

interface Drop {
  groupId: string
  at: number
  mark: { left: number; top: number; width: number }
}

/**
 * Moves a row by mouse or touch; the keyboard uses Alt with the arrow keys, and the menu offers the
 * same moves.
 */
export function DragHandle({ standing }: { standing: NodePosition }) {
  const tools = useTools()
  const [drop, setDrop] = useState<Drop | null>(null)
  const [isHeld, setHeld] = useState(false)
  const from = useRef<HTMLSpanElement>(null)
  const end = (event: PointerEvent, done: boolean) => {
    if (!isHeld) return
    setHeld(false)
    setDrop(null)
    event.currentTarget.releasePointerCapture(event.pointerId)
    if (done && drop) actionsOn(tools, standing).moveTo(drop.groupId, drop.at)
  }
  return (
    <span
      ref={from}
      className={isHeld ? 'cb-drag cb-drag-held' : 'cb-drag'}
      title={t('builder.drag')}
      aria-hidden
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setHeld(true)
      }}
      onPointerMove={(event) =>
        isHeld &&
        setDrop(
          dropAt(
            { x: event.clientX, y: event.clientY },
            from.current?.closest<HTMLElement>('.cb-tree') ?? null,
            standing,
            tools,
          ),
        )
      }
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
    >
      <Icon name="drag" size={14} />
      {drop ? <span className="cb-drop" style={drop.mark} /> : null}
    </span>
  )
}

/**
 * The drop target of the dragged row: inside a group if the pointer is below the top third of its
 * head, else before or after the row under the pointer.
 */
function dropAt(
  { x, y }: { x: number; y: number },
  tree: HTMLElement | null,
  position: NodePosition,
  tools: ReturnType<typeof useTools>,
): Drop | null {
  const item = document
    .elementsFromPoint(x, y)
    .map((one) => one.closest<HTMLElement>('[role=treeitem]'))
    .find((element) => element && tree?.contains(element))
  const over = rowsOf(tools).find((nodePosition) => nodePosition.node.id === item?.dataset['node'])
  const head = item?.querySelector(':scope > .cb-head')?.getBoundingClientRect()
  if (!item || !over || !head || item.closest(`[data-node="${position.node.id}"]`)) return null
  const box = item.getBoundingClientRect()
  const mark = (top: number, left = box.left) => ({ left, top, width: box.right - left })
  if (over.node.kind === 'group' && (y > head.bottom || y > head.top + head.height / 3)) {
    const behind = y > head.bottom
    return {
      groupId: over.node.id,
      at: behind ? over.node.parts.length : 0,
      mark: mark(behind ? box.bottom : head.bottom, box.left + 14),
    }
  }
  if (!over.parent) return null
  const before = y < box.top + box.height / 2
  return {
    groupId: over.parent.id,
    at: over.index + (before ? 0 : 1),
    mark: mark(before ? box.top : box.bottom),
  }
}
