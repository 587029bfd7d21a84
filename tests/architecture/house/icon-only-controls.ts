import { isNode, lineIndex, parse, walkTree, type SyntaxNode } from '../syntax.ts'

interface JsxNode extends SyntaxNode {
  openingElement?: { name: { name?: string }; attributes: JsxAttribute[] }
  children?: JsxNode[]
  value?: string
  expression?: JsxNode
  consequent?: JsxNode
  alternate?: JsxNode
  right?: JsxNode
}

interface JsxAttribute extends SyntaxNode {
  name?: { name?: string }
  value?: SyntaxNode & { expression?: SyntaxNode }
}

const CONTROLS = new Set(['button', 'Button', 'a', 'Link', 'summary'])
const ICONS = new Set(['Icon', 'Glyph'])

const nameOf = (node: JsxNode | null) =>
  node?.type === 'JSXElement' ? node.openingElement?.name.name : undefined

/** Whether a child draws only an icon or a sign such as a minus. */
function isIcon(node: JsxNode | undefined): boolean {
  if (!node) return false
  if (node.type === 'JSXText') return !/[\p{L}\p{N}]/u.test(node.value!)
  if (node.type === 'JSXElement') return ICONS.has(nameOf(node) ?? '')
  if (node.type === 'JSXExpressionContainer') return isIcon(node.expression)
  if (node.type === 'ConditionalExpression')
    return isIcon(node.consequent) && isIcon(node.alternate)
  if (node.type === 'LogicalExpression') return isIcon(node.right)
  return false
}

const isBlank = (node: JsxNode) => node.type === 'JSXText' && node.value!.trim() === ''

export interface IconOnlyControl {
  line: number
  element: string
  start: number
  end: number
  /** The source of its accessible name; empty without one. */
  label: string
}

/** Buttons and links of a file that show only an icon and are not inside a `Tooltip`. */
export function iconOnlyControls(path: string, source: string): IconOnlyControl[] {
  const found: IconOnlyControl[] = []
  const lineAt = lineIndex(source)
  walkTree(parse(path, source).program, (raw, parent) => {
    const node = raw as JsxNode
    const element = nameOf(node)
    if (!element || !CONTROLS.has(element)) return
    if (nameOf(parent as JsxNode | null) === 'Tooltip') return
    const children = node.children!.filter((child) => isNode(child) && !isBlank(child))
    if (children.length === 0 || !children.every(isIcon)) return
    const attribute = node.openingElement!.attributes.find((one) => one.name?.name === 'aria-label')
    const value = attribute?.value
    const inner = value?.expression ?? value
    found.push({
      line: lineAt(node.start),
      element,
      start: node.start,
      end: node.end,
      label: inner ? source.slice(inner.start, inner.end) : '',
    })
  })
  return found
}
