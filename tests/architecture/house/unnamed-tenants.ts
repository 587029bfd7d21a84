import { entities } from '#model/schema/entities.generated.ts'
import type { SourceFile } from '../read-imports.ts'
import { lineIndex, parse, walkTree, type SyntaxNode } from '../syntax.ts'
import { isTest } from './sizes.ts'
import { countBy, type Counts } from './ratchet.ts'

/** A statement on rows of tenants that leaves their tenant to row-level security. */
export interface UnnamedTenant {
  /** The part that counts are kept for, such as `src/engine/agents`. */
  part: string
  path: string
  line: number
}

interface Node extends SyntaxNode {
  callee?: SyntaxNode & { property?: { name?: string } }
  arguments?: (SyntaxNode & { value?: unknown })[]
  tag?: SyntaxNode
}

const tables = new Set(entities.filter(({ scope }) => scope === 'tenant').map(({ table }) => table))
const BUILDERS = new Set(['selectFrom', 'updateTable', 'deleteFrom'])
const READ_OR_WRITTEN = /\b(?:from|update|join)\s+(\w+)/g

const partOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('src/engine/') ? 3 : 2)
    .join('/')

const methodOf = ({ type, callee }: Node) =>
  type === 'CallExpression' ? callee?.property?.name : undefined

/** The nodes around a node, from the inside out. */
type Around = (node: Node) => Node[]

/** The whole chain of calls that begins with a node. */
function chainOf(node: Node, around: Around): Node {
  let top = node
  for (const one of around(node)) {
    if (one.type !== 'MemberExpression' && !(one.type === 'CallExpression' && one.callee === top))
      break
    top = one
  }
  return top
}

/** The text of a statement that begins at a node and names a table of tenants, or null. */
function statementAt(node: Node, text: string, around: Around): string | null {
  const source = ({ start, end }: SyntaxNode) => text.slice(start, end)
  if (BUILDERS.has(methodOf(node) ?? '')) {
    const [table = ''] = String(node.arguments?.[0]?.value ?? '').split(' ')
    return tables.has(table) ? source(chainOf(node, around)) : null
  }
  if (node.type !== 'TaggedTemplateExpression' || !node.tag) return null
  if (!source(node.tag).startsWith('sql')) return null
  if (around(node).some(({ type }) => type === 'TaggedTemplateExpression')) return null
  const statement = source(node)
  const named = [...statement.matchAll(READ_OR_WRITTEN)].some(([, table]) => tables.has(table!))
  return named ? statement : null
}

/** The statements of a file that name no tenant. System transactions may read all tenants. */
function unnamedIn({ path, text }: SourceFile): UnnamedTenant[] {
  const parents = new Map<Node, Node | null>()
  walkTree(parse(path, text).program, (node, parent) => void parents.set(node, parent))
  const around: Around = (node) => {
    const parent = parents.get(node)
    return parent ? [parent, ...around(parent)] : []
  }
  const lineOf = lineIndex(text)
  return [...parents.keys()].flatMap((node) => {
    const statement = statementAt(node, text, around)
    if (statement === null || /tenant_?id/i.test(statement)) return []
    if (around(node).some((one) => methodOf(one) === 'system')) return []
    return [{ part: partOf(path), path, line: lineOf(node.start) }]
  })
}

/** Every such statement of the rooms that contain statements. */
export const unnamedTenants = (files: readonly SourceFile[]): UnnamedTenant[] =>
  files
    .filter((file) => /^src\/(?:engine|store|server|catalog)\//.test(file.path) && !isTest(file))
    .filter(({ text }) => /selectFrom|updateTable|deleteFrom|\bsql[`<]/.test(text))
    .flatMap(unnamedIn)

export const countUnnamed = (places: readonly UnnamedTenant[]): Counts =>
  countBy(places.map(({ part }) => part))
