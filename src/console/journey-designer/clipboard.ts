import { readJson, writeJson } from '#client/storage.ts'
import { isGraph, type JourneyNode } from '#journey/graph.ts'

/**
 * Copied steps are kept by the browser, so that they can be pasted into another journey, in another
 * tab as well.
 */
const KEY = 'outrider.journey-steps'

export const keepSteps = (nodes: readonly JourneyNode[]): boolean =>
  writeJson('local', KEY, { nodes })

export function keptSteps(): JourneyNode[] {
  const kept = readJson<unknown>('local', KEY)
  return isGraph(kept) ? kept.nodes : []
}
