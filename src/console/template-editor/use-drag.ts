import { useRef, useState, type DragEvent } from 'react'
import { mayContainAll, unitOf, type Place } from '#model/email/mjml/commands.ts'
import {
  pathTo,
  type MjmlDocument,
  type MjmlElement,
  type MjmlNode,
} from '#model/email/mjml/tree.ts'

/** Where dropped blocks go: next to a block or into it. */
export interface DropTarget {
  id: number
  side: 'before' | 'after' | 'inside'
  place: Place
}

/**
 * The legal place that is meant by pointing at a block: into it, else before or after it or the
 * nearest block around it.
 * @param ratio the vertical position in the block, from 0 to 1
 */
export function dropTarget(
  tree: MjmlDocument,
  nodes: readonly MjmlNode[],
  id: number,
  ratio: number,
): DropTarget | null {
  const path = pathTo(tree, id)
  if (path.length === 0 || path.some((node) => nodes.includes(node))) return null
  const target = path.at(-1)!
  const isInside = target.kind === 'element' && target.content === undefined
  if (isInside && mayContainAll(target, nodes))
    return {
      id,
      side: 'inside',
      place: { parent: id, at: ratio < 0.25 ? 0 : target.children.length },
    }
  for (let depth = path.length - 1; depth > 0; depth--) {
    const parent = path[depth - 1] as MjmlElement
    if (!mayContainAll(parent, nodes)) continue
    const side = ratio < 0.5 ? 'before' : 'after'
    const at = parent.children.indexOf(path[depth]!) + (side === 'after' ? 1 : 0)
    return { id: path[depth]!.id, side, place: { parent: parent.id, at } }
  }
  return null
}

/** A dragged block: one of the document, or a new one. */
export type Dragged = { id: number } | { nodes: readonly MjmlNode[] }

export interface Dragging {
  target: DropTarget | null
  /** Handlers of a thing that can be dragged. */
  source(dragged: () => Dragged): {
    draggable: true
    onDragStart(event: DragEvent): void
    onDragEnd(): void
  }
  /** Handlers of a block that is dragged over. */
  over(id: number): { onDragOver(event: DragEvent): void; onDrop(event: DragEvent): void }
}

/** Dragging by mouse; all of it is possible by keyboard and menu as well. */
export function useDrag(
  tree: MjmlDocument,
  onDrop: (dragged: Dragged, place: Place) => void,
): Dragging {
  const dragged = useRef<Dragged | null>(null)
  const [target, setTarget] = useState<DropTarget | null>(null)
  const nodesOf = (one: Dragged) =>
    'nodes' in one ? one.nodes : (unitOf(tree, one.id)?.nodes ?? [])
  const find = (event: DragEvent, id: number) => {
    if (!dragged.current) return null
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const ratio = (event.clientY - top) / Math.max(1, height)
    return dropTarget(tree, nodesOf(dragged.current), id, ratio)
  }
  const end = () => {
    dragged.current = null
    setTarget(null)
  }
  return {
    target,
    source: (what) => ({
      draggable: true,
      onDragStart(event) {
        event.stopPropagation()
        dragged.current = what()
        event.dataTransfer.effectAllowed = 'copyMove'
        event.dataTransfer.setData('text/plain', '')
      },
      onDragEnd: end,
    }),
    over: (id) => ({
      onDragOver(event) {
        if (!dragged.current) return
        event.stopPropagation()
        const found = find(event, id)
        if (found) event.preventDefault()
        setTarget((known) =>
          known?.id === found?.id && known?.side === found?.side ? known : found,
        )
      },
      onDrop(event) {
        if (!dragged.current) return
        event.preventDefault()
        event.stopPropagation()
        const found = find(event, id)
        if (found) onDrop(dragged.current, found.place)
        end()
      },
    }),
  }
}
