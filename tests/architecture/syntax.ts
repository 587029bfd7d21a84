import { parseSync } from 'vite'

/** A node of the syntax tree, as far as these tests read it. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

export interface Comment {
  start: number
  end: number
  value: string
}

/** The syntax tree and comments of a file, by the parser that the build uses. */
export function parse(path: string, text: string): { program: SyntaxNode; comments: Comment[] } {
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  return { program: program as unknown as SyntaxNode, comments: comments as Comment[] }
}

/** Calls `enter` for every node of a tree, parents before their children. */
export function walkTree(
  node: SyntaxNode,
  enter: (node: SyntaxNode, parent: SyntaxNode | null) => void,
  parent: SyntaxNode | null = null,
): void {
  enter(node, parent)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) walkTree(child, enter, node)
}

/** Answers which line of a text an offset is in, counted from one. */
export function lineIndex(text: string): (offset: number) => number {
  const starts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
    starts.push(end + 1)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** A function with a body: a declaration, a method or an arrow function. */
interface FunctionNode extends SyntaxNode {
  id?: { name?: string } | null
  params: SyntaxNode[]
}

export const isFunction = (node: SyntaxNode): node is FunctionNode => FUNCTIONS.has(node.type)

export interface FunctionLength {
  name: string
  line: number
  lines: number
}

/** Every function of a file with its length in lines. */
export function functionsOf(path: string, text: string): FunctionLength[] {
  const found: FunctionLength[] = []
  const lineAt = lineIndex(text)
  walkTree(parse(path, text).program, (node) => {
    if (!isFunction(node)) return
    const line = lineAt(node.start)
    const name = node.id?.name ?? 'a function'
    found.push({ name, line, lines: lineAt(node.end) - line + 1 })
  })
  return found
}
