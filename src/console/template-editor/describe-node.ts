import { readAttribute } from '#model/email/mjml/attribute-text.ts'
import { attributeOf, type MjmlNode } from '#model/email/mjml/tree.ts'
import type { IconName } from '#ui/base/icon-shapes.ts'
import { kindOf } from './kinds/list.ts'
import { tEditor as t } from './messages.ts'

/** What a block is called. */
export function labelOf(node: MjmlNode): string {
  if (node.kind !== 'element') return t(node.kind === 'comment' ? 'mjml.comment' : 'mjml.stray')
  const kind = kindOf(node.name)
  if (kind) return t(kind.label)
  if (node.name === 'mj-raw')
    return t(/^\s*\{%/.test(node.content ?? '') ? 'mjml.liquid' : 'mjml.raw')
  return `<${node.name}>`
}

/** A few words of what is in a block. */
export function excerptOf(node: MjmlNode): string {
  if (node.kind !== 'element') return node.source.slice(0, 60)
  if (node.content !== undefined)
    return (node.name === 'mj-raw' ? node.content : node.content.replace(/<[^<>]*>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60)
  return readAttribute(attributeOf(node, 'alt') ?? attributeOf(node, 'src') ?? '').slice(0, 60)
}

export const iconOf = (node: MjmlNode): IconName =>
  (node.kind === 'element' && kindOf(node.name)?.icon) || 'code'
