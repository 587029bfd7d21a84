import { branchesOf } from '#journey/kind.ts'
import type { NodeExecutor } from '#journey/step.ts'

export const executeSplit: NodeExecutor = (given, { chance }) => {
  const ways = branchesOf(given).map(({ id, weight = 50 }) => ({
    id,
    weight: typeof weight === 'number' && weight > 0 ? weight : 0,
  }))
  const sum = ways.reduce((all, { weight }) => all + weight, 0)
  let left = chance * sum
  for (const { id, weight } of ways) {
    if (left < weight) return { answer: 'go', exit: id }
    left -= weight
  }
  return { answer: 'end', reason: 'No branch of the split has a share.' }
}
