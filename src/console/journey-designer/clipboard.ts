import { readJson, writeJson } from '#client/storage.ts'
import { isGraph, type JourneyNode } from '#journey/graph.ts'

/**
 * Copied steps are kept in browser storage, so that they can be pasted into another journey, even
 * in another tab.
 */
const KEY = 'outrider.journey-steps'

export const keepSteps = (nodes: readonly JourneyNode[]): boolean =>
  writeJson('local', KEY, { nodes })

export function keptSteps(): JourneyNode[] {
  const kept = readJson<unknown>('local', KEY)
  return isGraph(kept) ? kept.nodes : []
}
