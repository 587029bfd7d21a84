/**
 * A lossless tree of an MJML source: each node keeps every character as written, so that writing
 * the tree gives the source again, and a change rewrites only its own part.
 */

/** `  href="https://…"`: the pieces of one attribute as written. */
export interface Attribute {
  /** The blanks before the name. */
  readonly lead: string
  readonly name: string
  /** The equals sign with its blanks; empty for an attribute without a value. */
  readonly equals: string
  readonly quote: '"' | "'" | ''
  /** As written, with its entities and Liquid. */
  readonly value: string
}

interface NodeBase {
  /** Stays the same as long as the node is in the document. */
  readonly id: number
  /** The blanks before the node, which move with it. */
  readonly lead: string
}

/** An element with its tags. */
export interface MjmlElement extends NodeBase {
  readonly kind: 'element'
  /** As written; empty for the document. */
  readonly name: string
  readonly attributes: readonly Attribute[]
  /** The end of the opening tag: `>` or `/>` with the blanks before it. */
  readonly end: string
  readonly children: readonly MjmlNode[]
  /** The inner source of elements whose content is HTML; undefined for elements with children. */
  readonly content?: string
  /** The blanks before the closing tag. */
  readonly tail: string
  /** The closing tag as written; empty for `<mj-spacer />`. */
  readonly close: string
}

/** A comment, or text between elements such as a stray Liquid tag. */
export interface MjmlText extends NodeBase {
  readonly kind: 'comment' | 'text'
  readonly source: string
}

export type MjmlNode = MjmlElement | MjmlText

/** The document: an element without tags. */
export type MjmlDocument = MjmlElement

let lastId = 0
/** A new id for a node. */
export const nextId = (): number => ++lastId

/** Elements whose content is HTML or text; MJML does not read it as elements. */
export const CONTENT_ELEMENTS: ReadonlySet<string> = new Set([
  'mj-accordion-text',
  'mj-accordion-title',
  'mj-breakpoint',
  'mj-button',
  'mj-carousel-image',
  'mj-navbar-link',
  'mj-preview',
  'mj-raw',
  'mj-social-element',
  'mj-style',
  'mj-table',
  'mj-text',
  'mj-title',
])

const writeAttribute = ({ lead, name, equals, quote, value }: Attribute) =>
  `${lead}${name}${equals}${quote}${value}${quote}`

/** The source of a node, with the blanks before it. */
export function writeNode(node: MjmlNode): string {
  if (node.kind !== 'element') return node.lead + node.source
  const { lead, name, attributes, end, children, content, tail, close } = node
  const open = name === '' ? '' : `<${name}${attributes.map(writeAttribute).join('')}${end}`
  return lead + open + (content ?? children.map(writeNode).join('')) + tail + close
}

/** True when both are the same source; the blanks before them may differ. */
export const isSameSource = (mjmlNode: MjmlNode, other: MjmlNode): boolean =>
  writeNode(mjmlNode).slice(mjmlNode.lead.length) === writeNode(other).slice(other.lead.length)

/** The nodes from the document to the node of an id; empty when there is none. */
export function pathTo(tree: MjmlNode, id: number): MjmlNode[] {
  if (tree.id === id) return [tree]
  if (tree.kind !== 'element') return []
  for (const child of tree.children) {
    const path = pathTo(child, id)
    if (path.length > 0) return [tree, ...path]
  }
  return []
}

/** The node of an id. */
export const nodeOf = (tree: MjmlNode, id: number): MjmlNode | undefined => pathTo(tree, id).at(-1)

/** The element that contains a node. */
export const parentOf = (tree: MjmlNode, id: number): MjmlElement | undefined =>
  pathTo(tree, id).at(-2) as MjmlElement | undefined

/** The first element of a name, depth first. */
export function findElement(tree: MjmlNode, name: string): MjmlElement | undefined {
  if (tree.kind !== 'element') return undefined
  if (tree.name.toLowerCase() === name) return tree
  for (const child of tree.children) {
    const mjmlElement = findElement(child, name)
    if (mjmlElement) return mjmlElement
  }
  return undefined
}

/** All nodes in document order. */
export function* walk(node: MjmlNode): Generator<MjmlNode> {
  yield node
  if (node.kind === 'element') for (const child of node.children) yield* walk(child)
}

/** The value of an attribute as written. */
export const attributeOf = (node: MjmlElement, name: string): string | undefined =>
  node.attributes.find((attribute) => attribute.name.toLowerCase() === name)?.value
