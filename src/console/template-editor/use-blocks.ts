import { useState } from 'react'
import {
  duplicateBlock,
  insertBlock,
  moveBlock,
  placeToward,
  removeBlock,
  unitOf,
  mayContainAll,
  type Direction,
  type Place,
} from '#model/email/mjml/commands.ts'
import { readNodes } from '#model/email/mjml/read-source.ts'
import {
  findElement,
  nodeOf,
  pathTo,
  type MjmlDocument,
  type MjmlElement,
  type MjmlNode,
} from '#model/email/mjml/tree.ts'
import { labelOf } from './describe-node.ts'
import { tEditor as t } from './messages.ts'
import type { MjmlEditing } from './use-mjml.ts'

/** Where a new block goes: into the selected block, or behind it or the nearest one around it. */
function placeFor(tree: MjmlDocument, nodes: readonly MjmlNode[], selected: number): Place | null {
  const path = pathTo(tree, selected)
  const target = path.at(-1)
  if (target?.kind === 'element' && mayContainAll(target, nodes))
    return { parent: target.id, at: target.children.length }
  for (let depth = path.length - 1; depth > 0; depth--) {
    const parent = path[depth - 1] as MjmlElement
    if (mayContainAll(parent, nodes))
      return { parent: parent.id, at: parent.children.indexOf(path[depth]!) + 1 }
  }
  // Without a fitting block around the selected one, the last that fits.
  const last = (node: MjmlNode): Place | null => {
    if (node.kind !== 'element') return null
    for (const child of node.children.toReversed()) {
      const place = last(child)
      if (place) return place
    }
    return mayContainAll(node, nodes) ? { parent: node.id, at: node.children.length } : null
  }
  return last(findElement(tree, 'mj-body')!)
}

/** The selected block, the commands on blocks, and their announcements to screen readers. */
export function useBlocks(editing: MjmlEditing) {
  const { tree } = editing
  const body = findElement(tree, 'mj-body')
  const [chosen, setChosen] = useState(body?.id ?? 0)
  const [said, setSaid] = useState('')
  const selected = nodeOf(tree, chosen) ? chosen : (body?.id ?? 0)
  const isBody = selected === body?.id
  const label = (id: number, of: MjmlDocument = tree) => {
    const node = nodeOf(of, id)
    return node ? labelOf(node) : ''
  }
  const sayPlace = (moved: MjmlDocument, id: number) => {
    const unit = unitOf(moved, id)
    if (unit)
      setSaid(
        t('mjml.moved', {
          block: label(id, moved),
          position: unit.start + 1,
          count: unit.parent.children.length,
          parent: labelOf(unit.parent),
        }),
      )
  }
  const moveTo = (id: number, place: Place) => {
    const moved = moveBlock(tree, id, place)
    if (moved === tree) return
    editing.apply(moved)
    setChosen(id)
    sayPlace(moved, id)
  }
  const add = (nodes: readonly MjmlNode[], place = placeFor(tree, nodes, selected)) => {
    const [node] = nodes
    if (!node) return
    if (!place) return setSaid(t('mjml.noPlace'))
    editing.apply(insertBlock(tree, node, place))
    setChosen(node.id)
    setSaid(t('mjml.added', { block: labelOf(node) }))
  }
  return {
    body,
    selected,
    isBody,
    said,
    select: setChosen,
    moveTo,
    move(id: number, direction: Direction) {
      const place = placeToward(tree, id, direction, body)
      if (place) moveTo(id, place)
      else setSaid(t('mjml.cannotMove', { block: label(id) }))
    },
    canMove: (id: number, direction: Direction) => placeToward(tree, id, direction, body) !== null,
    add,
    addSource: (source: string, place?: Place) => add(readNodes(source), place),
    duplicate(id: number) {
      // An email has one body.
      if (id === body?.id) return
      const [copied, copy] = duplicateBlock(tree, id)
      editing.apply(copied)
      setChosen(copy)
      setSaid(t('mjml.copied', { block: label(id) }))
    },
    remove(id: number) {
      const unit = unitOf(tree, id)
      if (!unit || id === body?.id) return
      const { parent, start, end } = unit
      setSaid(t('mjml.removed', { block: label(id) }))
      editing.apply(removeBlock(tree, id))
      setChosen((parent.children[end + 1] ?? parent.children[start - 1] ?? parent).id)
    },
    undo() {
      if (!editing.canUndo) return
      editing.undo()
      setSaid(t('mjml.undone'))
    },
    redo() {
      if (!editing.canRedo) return
      editing.redo()
      setSaid(t('mjml.redone'))
    },
  }
}

export type Blocks = ReturnType<typeof useBlocks>
