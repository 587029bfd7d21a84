import { createContext, useContext } from 'react'
import type { Condition } from '#condition/condition.ts'
import type { Position } from '#condition/edit-tree.ts'
import type { Subject } from '#condition/facts.ts'
import type { DescribeTools } from '#condition/kind.ts'
import type { Language } from '#condition/language.ts'
import type { GroupNode } from '#condition/tree.ts'
import type { FieldError } from '#model/errors.ts'
import type { Property } from './property-kinds.ts'

/** What every part of one builder shares. */
export interface BuilderTools {
  language: Language
  about: Position
  root: GroupNode
  /** Changes the tree. Steps of one key, one after the other, are taken back together. */
  edit(change: (root: GroupNode) => GroupNode, key?: string): void
  propertyOf(subject: Subject, path: string): Property | null
  /** A property that was picked is known at once, before the server is asked for it. */
  learn(property: Property): void
  names: Omit<DescribeTools, 'describe'>
  learnName(kind: string, id: string, name: string): void
  faultsOf(nodeId: string): readonly FieldError[]
  /** How many people a line alone matches; undefined while nobody has counted. */
  countOf(nodeId: string): number | undefined
  /** Puts the focus on a node once it is drawn; `inside` goes to its first control. */
  focusNode(nodeId: string, inside?: boolean): void
  /** Said to those who cannot see it happen. */
  say(text: string): void
  sayNode(condition: Condition): string
}

export const ToolsContext = createContext<BuilderTools | null>(null)

export function useTools(): BuilderTools {
  const tools = useContext(ToolsContext)
  if (!tools) throw new Error('stands in a condition builder only')
  return tools
}
