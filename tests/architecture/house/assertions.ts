import { parse, walkTree, type SyntaxNode } from '../syntax.ts'

/** How often a file overrides the type checker. */
export interface Assertions {
  any: number
  as: number
  nonNull: number
}

interface AsExpression extends SyntaxNode {
  typeAnnotation: { typeName?: { name?: string } }
}

const isConst = (node: SyntaxNode) =>
  (node as AsExpression).typeAnnotation.typeName?.name === 'const'

/** Counts `any`, `as` (except `as const`) and non-null `!` in a file. */
export function countAssertions(path: string, text: string): Assertions {
  const count: Assertions = { any: 0, as: 0, nonNull: 0 }
  walkTree(parse(path, text).program, (node) => {
    if (node.type === 'TSAnyKeyword') count.any += 1
    if (node.type === 'TSAsExpression' && !isConst(node)) count.as += 1
    if (node.type === 'TSTypeAssertion') count.as += 1
    if (node.type === 'TSNonNullExpression') count.nonNull += 1
  })
  return count
}
