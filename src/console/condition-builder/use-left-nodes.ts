import { useState, type FocusEvent } from 'react'
import type { NodePaths } from '#condition/tree.ts'

const nodesAround = (element: Element | null): Element[] => {
  const around = element?.closest('[data-node]') ?? null
  return around ? [around, ...nodesAround(around.parentElement)] : []
}

const idOf = (node: Element) => node.getAttribute('data-node') ?? ''

const withAll = (ids: ReadonlySet<string>, more: readonly string[]) =>
  more.every((id) => ids.has(id)) ? ids : new Set([...ids, ...more])

/**
 * Which faults may be shown. All faults of a node are shown once the focus has left the node. While
 * the focus moves between its controls, only faults of entered values are: the rest is not filled
 * in yet. Nodes of a saved condition count as left from the start.
 */
export function useLeftNodes(places: NodePaths, isEmpty: boolean) {
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(isEmpty ? [] : [...places.keys()]),
  )
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  return {
    hasLeft: (id: string) => left.has(id),
    isTouched: (id: string) => touched.has(id),
    onBlur({ target, relatedTarget }: FocusEvent): void {
      const nodes = nodesAround(target)
      const abandoned = nodes.filter((node) => !node.contains(relatedTarget))
      setLeft(withAll(left, abandoned.map(idOf)))
      if (nodes[0]) setTouched(withAll(touched, [idOf(nodes[0])]))
    },
  }
}
