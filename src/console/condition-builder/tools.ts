import { createContext, useContext } from 'react'
import type { Condition } from '#condition/condition.ts'
import type { Position } from '#condition/edit-tree.ts'
import type { Subject } from '#condition/facts.ts'
import type { DescribeTools } from '#condition/kind.ts'
import type { Language } from '#condition/language.ts'
import type { GroupNode } from '#condition/tree.ts'
import type { FieldError } from '#model/lib/errors.ts'
import type { ConditionProperty } from './property-kinds.ts'

/** Shared by every part of one builder. */
export interface BuilderTools {
  language: Language
  about: Position
  root: GroupNode
  /** Changes the tree. Consecutive steps with the same key are undone together. */
  edit(change: (root: GroupNode) => GroupNode, key?: string): void
  propertyOf(subject: Subject, path: string): ConditionProperty | null
  /** Makes a picked property known before the server returns it. */
  learn(property: ConditionProperty): void
  names: Omit<DescribeTools, 'describe'>
  learnName(kind: string, id: string, name: string): void
  faultsOf(nodeId: string): readonly FieldError[]
  /** How many people match a line alone; undefined before the first count. */
  countOf(nodeId: string): number | undefined
  /** Focuses a node once it is rendered; `inside` focuses its first control. */
  focusNode(nodeId: string, inside?: boolean): void
  /** Announces a change to screen readers. */
  say(text: string): void
  sayNode(condition: Condition): string
}

export const ToolsContext = createContext<BuilderTools | null>(null)

export function useTools(): BuilderTools {
  const tools = useContext(ToolsContext)
  if (!tools) throw new Error('useTools needs a surrounding condition builder')
  return tools
}
