import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import type { JourneyNode } from '#journey/graph.ts'
import { say } from '#language'

/** The name of a step as it is stored: its name, or that of its kind in English. */
export const nameOfNode = (node: JourneyNode | undefined): string =>
  (node ? node.name || (nodeDefinitionOf(node.kind)?.title ?? node.kind) : '').slice(0, 120)

/** The name of a step as it is shown: its name, or that of its kind in the reader's language. */
export const shownNameOfNode = (node: JourneyNode | undefined): string =>
  node && !node.name ? say(nameOfNode(node)) : nameOfNode(node)
