import { useState } from 'react'
import type { NodePosition } from '#condition/edit-tree.ts'
import { rowsOf } from './actions.ts'
import { useTools } from './tools.ts'
import { TreeStateContext, type TreeState } from './tree-item.ts'
import { onTreeKey } from './tree-keys.ts'
import { GroupRow } from './tree-rows.tsx'

/** Edits the condition as a tree by keyboard and mouse (WAI-ARIA, tree view). */
export function TreeView({ label, describedBy }: { label: string; describedBy: string }) {
  const tools = useTools()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const rows = withoutFolded(rowsOf(tools), folded)
  const fold = (id: string, on: boolean) =>
    setFolded(
      (before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)),
    )
  const [wanted, setCurrent] = useState(tools.root.id)
  const [adding, setAdding] = useState<TreeState['adding']>(null)
  const current = rows.some((nodePosition) => nodePosition.node.id === wanted)
    ? wanted
    : tools.root.id
  return (
    <TreeStateContext value={{ current, setCurrent, adding, setAdding, folded, fold }}>
      <ul
        role="tree"
        aria-label={label}
        aria-describedby={describedBy}
        className="cb-tree"
        onKeyDown={(event) => onTreeKey(event, rows, tools, { setAdding, folded, fold })}
      >
        <GroupRow standing={rows[0]!} node={tools.root} />
      </ul>
    </TreeStateContext>
  )
}

/** Leaves out the rows of collapsed groups. */
function withoutFolded(rows: readonly NodePosition[], folded: ReadonlySet<string>): NodePosition[] {
  let above = Number.POSITIVE_INFINITY
  return rows.filter((nodePosition) => {
    if (nodePosition.level > above) return false
    above = folded.has(nodePosition.node.id) ? nodePosition.level : Number.POSITIVE_INFINITY
    return true
  })
}
