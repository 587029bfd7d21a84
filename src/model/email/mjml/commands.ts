import { readAttribute, writeAttributeValue } from './attribute-text.ts'
import { unitAt } from './frames.ts'
import { mayContain, PLACEMENT } from './placement.ts'
import {
  attributeOf,
  nextId,
  nodeOf,
  parentOf,
  pathTo,
  type Attribute,
  type MjmlDocument,
  type MjmlElement,
  type MjmlNode,
} from './tree.ts'

/** A place among the children of an element: before the child with this index. */
export interface Place {
  parent: number
  at: number
}

/** Replaces the element of an id; all others stay the same objects. */
export function changeElement(
  tree: MjmlDocument,
  id: number,
  change: (element: MjmlElement) => MjmlElement,
): MjmlDocument {
  const path = pathTo(tree, id)
  const target = path.at(-1)
  if (!target || target.kind !== 'element') return tree
  let changed = change(target)
  if (changed === target) return tree
  for (const parent of path.slice(0, -1).toReversed() as MjmlElement[]) {
    const child = changed
    changed = {
      ...parent,
      children: parent.children.map((mjmlNode) => (mjmlNode.id === child.id ? child : mjmlNode)),
    }
  }
  return changed
}

/** The element that contains a node, and the siblings that belong together with it. */
export function unitOf(tree: MjmlDocument, id: number) {
  const parent = parentOf(tree, id)
  if (!parent) return null
  const at = parent.children.findIndex((child) => child.id === id)
  const { start, end } = unitAt(parent.children, at)
  return { parent, start, end, nodes: parent.children.slice(start, end + 1) }
}

/** Removes a block, and what belongs together with it. */
export function removeBlock(tree: MjmlDocument, id: number): MjmlDocument {
  const unit = unitOf(tree, id)
  if (!unit) return tree
  const { parent, start, end } = unit
  return changeElement(tree, parent.id, (element) => ({
    ...element,
    children: element.children.filter((_one, at) => at < start || at > end),
  }))
}

const indentOf = (lead: string) => /\r?\n[ \t]*$/.exec(lead)?.[0] ?? ''

/** An element that can have children: `<mj-column />` gets a closing tag. */
const opened = (element: MjmlElement): MjmlElement =>
  element.name === '' || element.close !== ''
    ? element
    : { ...element, end: '>', close: `</${element.name}>` }

/** Inserts nodes as they are. */
function insertNodes(tree: MjmlDocument, nodes: readonly MjmlNode[], { parent, at }: Place) {
  return changeElement(tree, parent, (element) => {
    const { children, tail } = element
    const indent = indentOf(element.lead)
    return {
      ...opened(element),
      children: [...children.slice(0, at), ...nodes, ...children.slice(at)],
      tail: children.length === 0 && tail === '' && indentOf(nodes[0]!.lead) ? indent : tail,
    }
  })
}

/** The blanks before a new child, like those of its siblings. */
function leadIn(parent: MjmlElement): string {
  const sibling = parent.children.find((child) => indentOf(child.lead) !== '')
  if (sibling) return indentOf(sibling.lead)
  const own = indentOf(parent.lead)
  if (own) return `${own}  `
  return parent.children.length === 0 && parent.tail ? parent.tail : ''
}

/** Shifts the lines of a new block to its place. */
function indented(node: MjmlNode, indent: string): MjmlNode {
  const shift = (blanks: string) => blanks.replace(/\r?\n/g, indent || '$&')
  if (node.kind !== 'element') return { ...node, lead: shift(node.lead) }
  return {
    ...node,
    lead: shift(node.lead),
    tail: shift(node.tail),
    children: node.children.map((child) => indented(child, indent)),
  }
}

/** Copies a node with new ids. */
export function copyOf<Node extends MjmlNode>(node: Node): Node {
  return {
    ...node,
    id: nextId(),
    ...(node.kind === 'element' ? { children: node.children.map(copyOf) } : {}),
  }
}

/** Inserts a new block on a separate line with the indent of the place. */
export function insertBlock(tree: MjmlDocument, node: MjmlNode, place: Place): MjmlDocument {
  const parent = nodeOf(tree, place.parent)
  if (parent?.kind !== 'element') return tree
  const lead = leadIn(parent)
  return insertNodes(tree, [{ ...indented(node, lead), lead }], place)
}

/** Copies a block behind itself. */
export function duplicateBlock(tree: MjmlDocument, id: number): [MjmlDocument, number] {
  const unit = unitOf(tree, id)
  if (!unit) return [tree, id]
  const copies = unit.nodes.map(copyOf)
  const at = unit.nodes.findIndex((node) => node.id === id)
  return [insertNodes(tree, copies, { parent: unit.parent.id, at: unit.end + 1 }), copies[at]!.id]
}

/** True when an element may contain all of these nodes. */
export const mayContainAll = (parent: MjmlElement, nodes: readonly MjmlNode[]): boolean =>
  parent.name.toLowerCase() in PLACEMENT &&
  nodes.every((node) => node.kind !== 'element' || mayContain(parent, node.name))

/** All places in an element where nodes may go, in document order. */
export function placesIn(container: MjmlNode, nodes: readonly MjmlNode[]): Place[] {
  if (container.kind !== 'element' || container.content !== undefined) return []
  if (nodes.includes(container)) return []
  const fits = mayContainAll(container, nodes)
  return [
    ...(fits ? [{ parent: container.id, at: 0 }] : []),
    ...container.children.flatMap((child, at) => [
      ...placesIn(child, nodes),
      ...(fits ? [{ parent: container.id, at: at + 1 }] : []),
    ]),
  ]
}

/** Moves a block, and what belongs together with it. The tree is unchanged for a forbidden place. */
export function moveBlock(tree: MjmlDocument, id: number, { parent, at }: Place): MjmlDocument {
  const unit = unitOf(tree, id)
  const target = nodeOf(tree, parent)
  if (!unit || target?.kind !== 'element' || !mayContainAll(target, unit.nodes)) return tree
  if (pathTo(tree, parent).some((node) => unit.nodes.includes(node))) return tree
  const { start, end, nodes } = unit
  const isSame = unit.parent.id === parent
  if (isSame && at >= start && at <= end + 1) return tree
  const shifted = isSame && at > end ? at - nodes.length : at
  return insertNodes(removeBlock(tree, id), nodes, { parent, at: shifted })
}

export type Direction = 'up' | 'down' | 'into' | 'out'

/** Where a step in a direction leads; null when there is no place. */
export function placeToward(
  tree: MjmlDocument,
  id: number,
  direction: Direction,
  within: MjmlNode = tree,
): Place | null {
  const unit = unitOf(tree, id)
  if (!unit) return null
  const { parent, start, end, nodes } = unit
  if (direction === 'out') {
    const above = pathTo(tree, parent.id).slice(0, -1).toReversed() as MjmlElement[]
    let inner = parent
    for (const outer of above) {
      if (mayContainAll(outer, nodes))
        return { parent: outer.id, at: outer.children.indexOf(inner) + 1 }
      inner = outer
    }
    return null
  }
  if (direction === 'into') {
    const before = parent.children[start - 1]
    return before ? (placesIn(before, nodes).at(-1) ?? null) : null
  }
  const places = placesIn(within, nodes)
  const own = places.findIndex((place) => place.parent === parent.id && place.at === start)
  if (own < 0) return null
  if (direction === 'up') return places[own - 1] ?? null
  const last = places.findIndex((place) => place.parent === parent.id && place.at === end + 1)
  return places[last + 1] ?? null
}

/** Sets an attribute, or removes it with null. Only the value changes; a new one goes last. */
export function setAttribute(
  tree: MjmlDocument,
  id: number,
  name: string,
  value: string | null,
): MjmlDocument {
  return changeElement(tree, id, (element) => {
    const known = attributeOf(element, name)
    if (value === null)
      return known === undefined
        ? element
        : {
            ...element,
            attributes: element.attributes.filter(
              (attribute) => attribute.name.toLowerCase() !== name,
            ),
          }
    if (known !== undefined && readAttribute(known) === value) return element
    const written = writeAttributeValue(value)
    if (known === undefined) {
      const added: Attribute = { lead: ' ', name, equals: '=', quote: '"', value: written }
      return { ...element, attributes: [...element.attributes, added] }
    }
    return {
      ...element,
      attributes: element.attributes.map((attribute) =>
        attribute.name.toLowerCase() === name
          ? { ...attribute, equals: attribute.equals || '=', quote: '"', value: written }
          : attribute,
      ),
    }
  })
}

/** Sets the inner HTML of an element whose content is HTML. */
export const setContent = (tree: MjmlDocument, id: number, content: string): MjmlDocument =>
  changeElement(tree, id, (element) =>
    element.content === content ? element : { ...opened(element), content },
  )

/** Replaces a node by others, such as a source block whose text was edited. */
export function replaceBlock(
  tree: MjmlDocument,
  id: number,
  nodes: readonly MjmlNode[],
): MjmlDocument {
  const parent = parentOf(tree, id)
  if (!parent) return tree
  return changeElement(tree, parent.id, (element) => ({
    ...element,
    children: element.children.flatMap((child) =>
      child.id === id
        ? nodes.map((node, at) => (at === 0 ? { ...node, id, lead: child.lead } : node))
        : [child],
    ),
  }))
}
