import { existsSync, readFileSync } from 'node:fs'
import { resolveTarget } from '../read-imports.ts'
import { isNode, parse, walkTree, type SyntaxNode } from '../syntax.ts'

/** A node of any kind, with the properties that are read here. */
export interface AnyNode extends SyntaxNode {
  name?: string
  value?: unknown
  computed?: boolean
  id?: AnyNode | null
  init?: AnyNode | null
  body?: AnyNode
  expression?: AnyNode
  argument?: AnyNode | null
  callee?: AnyNode
  object?: AnyNode
  property?: AnyNode
  key?: AnyNode
  left?: AnyNode
  right?: AnyNode
  consequent?: AnyNode
  alternate?: AnyNode
  arguments?: AnyNode[]
  params?: AnyNode[]
  properties?: AnyNode[]
  specifiers?: (AnyNode & { imported?: AnyNode; local: AnyNode })[]
  source?: AnyNode
}

/** A file, with what its names may hold. */
export interface Module {
  path: string
  text: string
  program: SyntaxNode
  /** What a name may hold: the value of a constant, or what a function returns. */
  values: ReadonlyMap<string, readonly AnyNode[]>
  /** Where an imported name comes from. */
  imports: ReadonlyMap<string, { path: string; name: string }>
}

/** An expression in its file. */
export interface Placed {
  node: AnyNode
  within: Module
}

export const childrenOf = (node: SyntaxNode): AnyNode[] => Object.values(node).flat().filter(isNode)

/** What a function returns, without the functions inside it. */
function returnsOf(body: AnyNode): AnyNode[] {
  if (body.type !== 'BlockStatement') return [body]
  const visit = (node: AnyNode): AnyNode[] => {
    if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : []
    return node.type.includes('Function') ? [] : childrenOf(node).flatMap(visit)
  }
  return childrenOf(body).flatMap(visit)
}

const modules = new Map<string, Module>()

/** Reads a file and its names once. */
export function moduleOf(path: string, text = readFileSync(path, 'utf8')): Module {
  const known = modules.get(path)
  if (known?.text === text) return known
  const { program } = parse(path, text)
  const values = new Map<string, AnyNode[]>()
  const imports = new Map<string, { path: string; name: string }>()
  const keep = (name: string | undefined, nodes: AnyNode[]) => {
    if (name) values.set(name, [...(values.get(name) ?? []), ...nodes])
  }
  walkTree(program, (node) => {
    const { type, id, init, body, specifiers, source } = node as AnyNode
    if (type === 'FunctionDeclaration' && body) keep(id?.name, returnsOf(body))
    if (type === 'VariableDeclarator' && init)
      keep(id?.name, init.type === 'ArrowFunctionExpression' ? returnsOf(init.body!) : [init])
    if (type === 'ImportDeclaration')
      for (const { imported, local } of specifiers ?? [])
        if (imported)
          imports.set(local.name!, {
            path: resolveTarget(path, String(source!.value)),
            name: imported.name!,
          })
  })
  const made = { path, text, program, values, imports }
  modules.set(path, made)
  return made
}

const WRAPPERS = new Set([
  'TSNonNullExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'ChainExpression',
  'ParenthesizedExpression',
])

/** The expressions that an expression takes its value from, one step on; null where none is known. */
function stepFrom({ node, within }: Placed): Placed[] | null {
  const here = (...nodes: (AnyNode | null | undefined)[]) =>
    nodes.flatMap((one) => (one ? [{ node: one, within }] : []))
  if (WRAPPERS.has(node.type)) return here(node.expression)
  switch (node.type) {
    case 'ConditionalExpression':
      return here(node.consequent, node.alternate)
    case 'LogicalExpression':
      return here(node.left, node.right)
    case 'AwaitExpression':
      return here(node.argument)
    case 'Identifier':
      return valuesOf(node.name!, within)
    case 'MemberExpression':
      return membersOf({ node, within })
    case 'CallExpression':
      return calledBy({ node, within })
    default:
      return null
  }
}

function valuesOf(name: string, within: Module): Placed[] {
  const own = within.values.get(name)
  if (own) return own.map((node) => ({ node, within }))
  const from = within.imports.get(name)
  if (!from?.path.startsWith('src/') || !existsSync(from.path)) return []
  const other = moduleOf(from.path)
  return (other.values.get(from.name) ?? []).map((node) => ({ node, within: other }))
}

/** Functions that translate: the English texts that they are called with are collected. */
export const translators = ['say', 'message', 'sentence']

/** A function by what it returns; a method of a text, such as `slice`, by the text. */
function calledBy({ node: { callee }, within }: Placed): Placed[] {
  if (callee?.type === 'Identifier')
    return translators.includes(callee.name!) ? [] : valuesOf(callee.name!, within)
  const text = callee?.object
  return text?.type === 'TemplateLiteral' || text?.type === 'Literal'
    ? [{ node: text, within }]
    : []
}

/** The values under a name in the objects that an expression may be; of an index, all values. */
function membersOf({ node: { object, property, computed }, within }: Placed): Placed[] {
  const objects = leavesOf({ node: object!, within }).filter(
    ({ node }) => node.type === 'ObjectExpression',
  )
  return objects.flatMap(({ node, within: there }) =>
    node
      .properties!.filter(({ key }) => computed || key?.name === property?.name)
      .flatMap(({ value }) => (isNode(value) ? [{ node: value as AnyNode, within: there }] : [])),
  )
}

/** Follows an expression to the literals, templates and objects that it may be. */
export function leavesOf(placed: Placed, seen = new Set<AnyNode>()): Placed[] {
  if (seen.has(placed.node)) return []
  seen.add(placed.node)
  const next = stepFrom(placed)
  return next === null ? [placed] : next.flatMap((one) => leavesOf(one, seen))
}
