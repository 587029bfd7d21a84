import { branchesOf } from '#journey/kind.ts'
import type { NodeExecutor } from '#journey/step.ts'

export const executeBranch: NodeExecutor = (given, { holds }) => {
  const ways = branchesOf(given)
  const at = ways.findIndex(({ condition }) => condition && holds(condition))
  const way = ways[at]
  return way
    ? { answer: 'go', exit: way.id, because: `“${way.name || `Branch ${at + 1}`}” matches.` }
    : { answer: 'go', exit: 'else', because: 'No branch matches.' }
}
