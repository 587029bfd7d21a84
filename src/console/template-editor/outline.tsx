import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { framesIn } from '#model/email/mjml/frames.ts'
import {
  pathTo,
  type MjmlDocument,
  type MjmlElement,
  type MjmlNode,
} from '#model/email/mjml/tree.ts'
import { Icon } from '#ui/base/icon.tsx'
import { excerptOf, iconOf, labelOf } from './describe-node.ts'
import { tEditor as t } from './messages.ts'
import type { Blocks } from './use-blocks.ts'
import type { Dragging } from './use-drag.ts'

interface Row {
  node: MjmlNode
  level: number
  position: number
  count: number
  parent: MjmlElement | null
  /** The condition of the frame that begins here. */
  condition: string
}

/** The blocks as rows, without those in collapsed blocks. */
function rowsOf(body: MjmlElement, collapsed: ReadonlySet<number>): Row[] {
  const rows: Row[] = []
  const add = (node: MjmlNode, parent: MjmlElement | null, level: number, at: number) => {
    const frames = parent ? framesIn(parent.children) : []
    const depth = frames.filter(({ start, end }) => start < at && at < end).length
    rows.push({
      node,
      parent,
      level: level + depth,
      position: at + 1,
      count: parent?.children.length ?? 1,
      condition: frames.find(({ start }) => start === at)?.source ?? '',
    })
    if (node.kind === 'element' && !collapsed.has(node.id))
      node.children.forEach((child, index) => add(child, node, level + depth + 1, index))
  }
  add(body, null, 1, 0)
  return rows
}

const conditionOf = (source: string) => source.replace(/^\{%-?\s*\w+\s*|(?<!\s)\s*-?%\}$/g, '')
const hasChildren = (node: MjmlNode) => node.kind === 'element' && node.children.length > 0
const MOVES: Record<string, 'up' | 'down' | 'into' | 'out'> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'into',
  ArrowLeft: 'out',
}

/** Which blocks are collapsed; the selected one is always visible, and keeps the focus. */
function useCollapsing(tree: MjmlDocument, { selected, select }: Blocks) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  /** Whether a command of the keyboard takes the focused row from its place. */
  const losesFocus = useRef(false)
  useEffect(() => {
    // A block that was selected elsewhere becomes visible.
    const closed = pathTo(tree, selected).slice(0, -1)
    setCollapsed((known) =>
      closed.some(({ id }) => known.has(id))
        ? new Set([...known].filter((id) => !closed.some((mjmlNode) => mjmlNode.id === id)))
        : known,
    )
    const row = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (losesFocus.current || list.current?.contains(document.activeElement)) row?.focus()
    losesFocus.current = false
    row?.scrollIntoView({ block: 'nearest' })
  }, [tree, selected])
  const toggle = (id: number, isClosed: boolean) => {
    setCollapsed((known) => {
      const next = new Set(known)
      if (isClosed) next.add(id)
      else next.delete(id)
      return next
    })
    // The selected block never disappears in a collapsed one.
    if (isClosed && pathTo(tree, selected).some((node) => node.id === id)) select(id)
  }
  return { list, losesFocus, collapsed, toggle }
}

/** The blocks of the email as a tree with one tab stop. */
export function Outline({
  tree,
  body,
  blocks,
  drag,
  onOpen,
}: {
  tree: MjmlDocument
  body: MjmlElement
  blocks: Blocks
  drag: Dragging
  /** Moves the focus to the properties of the selected block. */
  onOpen(): void
}) {
  const { list, losesFocus, collapsed, toggle } = useCollapsing(tree, blocks)
  const { selected } = blocks
  const rows = rowsOf(body, collapsed)
  const at = Math.max(
    0,
    rows.findIndex((row) => row.node.id === selected),
  )
  const current = rows[at]!
  const goTo = (index: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))]
    if (row) blocks.select(row.node.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event
    losesFocus.current = false
    const { node, parent } = current
    const move = MOVES[key]
    const isClosed = collapsed.has(node.id)
    if (altKey && move) {
      losesFocus.current = blocks.canMove(node.id, move)
      blocks.move(node.id, move)
    } else if (altKey) return
    else if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'd')
      blocks.duplicate(node.id)
    else if (event.ctrlKey || event.metaKey) return
    else if (key === 'ArrowDown') goTo(at + 1)
    else if (key === 'ArrowUp') goTo(at - 1)
    else if (key === 'Home') goTo(0)
    else if (key === 'End') goTo(rows.length - 1)
    else if (key === 'ArrowRight' && hasChildren(node))
      if (isClosed) toggle(node.id, false)
      else goTo(at + 1)
    else if (key === 'ArrowLeft')
      if (hasChildren(node) && !isClosed) toggle(node.id, true)
      else if (parent) blocks.select(parent.id)
      else return
    else if (key === 'Delete' || key === 'Backspace') {
      losesFocus.current = node.id !== body.id
      blocks.remove(node.id)
    } else if (key === 'Enter') onOpen()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <ul
      ref={list}
      className="te-outline"
      role="tree"
      aria-label={t('mjml.outline')}
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <OutlineRow
          key={row.node.id}
          row={row}
          isSelected={row === current}
          isClosed={collapsed.has(row.node.id)}
          side={drag.target?.id === row.node.id ? drag.target.side : undefined}
          handlers={{
            ...(row.parent ? drag.source(() => ({ id: row.node.id })) : {}),
            ...drag.over(row.node.id),
          }}
          onSelect={() => blocks.select(row.node.id)}
          onToggle={() => toggle(row.node.id, !collapsed.has(row.node.id))}
        />
      ))}
    </ul>
  )
}

function OutlineRow({
  row: { node, level, position, count, condition },
  isSelected,
  isClosed,
  side,
  handlers,
  onSelect,
  onToggle,
}: {
  row: Row
  isSelected: boolean
  isClosed: boolean
  side: string | undefined
  handlers: object
  onSelect(): void
  onToggle(): void
}) {
  const opens = hasChildren(node)
  return (
    <li
      {...handlers}
      role="treeitem"
      className="te-row"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isSelected}
      aria-expanded={opens ? !isClosed : undefined}
      tabIndex={isSelected ? 0 : -1}
      data-side={side}
      data-level={Math.min(level, 8)}
      onClick={onSelect}
    >
      <span
        className="te-twist"
        aria-hidden
        onClick={(event) => {
          event.stopPropagation()
          onToggle()
        }}
      >
        {opens && <Icon name="down" size={12} />}
      </span>
      <Icon name={iconOf(node)} size={14} />
      <span className="te-row-name">
        {condition ? t('mjml.frame', { condition: conditionOf(condition) }) : labelOf(node)}
      </span>
      {!condition && <span className="te-row-text">{excerptOf(node)}</span>}
    </li>
  )
}
