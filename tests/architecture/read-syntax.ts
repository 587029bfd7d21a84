import { parseSync } from 'vite'

export interface SyntaxNode {
  type: string
  start: number
  end: number
  [member: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/**
 * Yields every node of a file's syntax tree, parents first, read by the parser that the build uses.
 */
export function* readSyntax(path: string, text: string): Generator<SyntaxNode> {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  yield* nodesBelow(program as unknown as SyntaxNode)
}

function* nodesBelow(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) yield* nodesBelow(child)
}

export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length
