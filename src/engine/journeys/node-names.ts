import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import type { JourneyNode } from '#journey/graph.ts'

/** The display name of a step: its name, or that of its kind. */
export const nameOfNode = (node: JourneyNode | undefined): string =>
  (node ? node.name || (nodeDefinitionOf(node.kind)?.title ?? node.kind) : '').slice(0, 120)
