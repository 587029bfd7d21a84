import type { TreeNode } from '#condition/tree.ts'
import { numberFormat } from '#language'
import { useTools } from './tools.ts'
import { tConditions as t } from './messages.ts'

/** Shows how many people match a line alone, or that the line is off. */
export function NodeCount({ node }: { node: TreeNode }) {
  const { countOf } = useTools()
  if (!node.on) return <span className="cb-count">{t('builder.off')}</span>
  const count = countOf(node.id)
  return count === undefined ? null : (
    <span className="cb-count" title={t('builder.live.alone')}>
      {numberFormat().format(count)}
    </span>
  )
}

export function NodeFaults({ node }: { node: TreeNode }) {
  const { faultsOf } = useTools()
  const faults = faultsOf(node.id)
  if (faults.length === 0) return null
  return (
    <ul className="cb-faults">
      {faults.map((fault) => (
        <li key={fault.path + fault.message}>{fault.message}</li>
      ))}
    </ul>
  )
}
