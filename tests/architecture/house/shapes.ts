import type { SourceFile } from '../read-imports.ts'
import { isFunction, isNode, lineIndex, parse, walkTree, type SyntaxNode } from '../syntax.ts'

export const MAX_PARAMETERS = 4

/** Nodes that wrap an expression and leave it what it is. */
const WRAPPERS = new Set([
  'ParenthesizedExpression',
  'JSXExpressionContainer',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
])

function isConditional(node: SyntaxNode): boolean {
  const { expression } = node as { expression?: unknown }
  if (WRAPPERS.has(node.type) && isNode(expression)) return isConditional(expression)
  return node.type === 'ConditionalExpression'
}

/** Where the shape of code is harder to read than it has to be, as `path:line: what`. */
export interface Shapes {
  manyParameters: string[]
  nestedConditionals: string[]
}

/** The functions with too many parameters and the conditionals in branches of others, in a file. */
export function shapesOf({ path, text }: Pick<SourceFile, 'path' | 'text'>): Shapes {
  const shapes: Shapes = { manyParameters: [], nestedConditionals: [] }
  const lineAt = lineIndex(text)
  walkTree(parse(path, text).program, (node) => {
    if (isFunction(node) && node.params.length > MAX_PARAMETERS) {
      const name = node.id?.name ?? 'a function'
      const place = `${path}:${lineAt(node.start)}`
      shapes.manyParameters.push(`${place}: ${name} has ${node.params.length} parameters`)
    }
    if (node.type !== 'ConditionalExpression') return
    const { consequent, alternate } = node as SyntaxNode & Record<string, SyntaxNode>
    for (const branch of [consequent!, alternate!])
      if (isConditional(branch))
        shapes.nestedConditionals.push(`${path}:${lineAt(branch.start)}: a conditional in another`)
  })
  return shapes
}
