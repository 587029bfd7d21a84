import { readJson, storageKeys, writeJson } from '#client/storage.ts'
import { isGraph, type JourneyNode } from '#journey/graph.ts'

/**
 * Keeps copied steps in browser storage, so that they can be pasted into another journey, even in
 * another tab.
 */
export const keepSteps = (nodes: readonly JourneyNode[]): boolean =>
  writeJson('local', storageKeys.copiedSteps, { nodes })

export function keptSteps(): JourneyNode[] {
  const kept = readJson<unknown>('local', storageKeys.copiedSteps)
  return isGraph(kept) ? kept.nodes : []
}
