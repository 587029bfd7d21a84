import type { ChildNode } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'

const INLINE = new Set(['a', 'b', 'em', 'i', 'mark', 'small', 'span', 'strong', 'sup', 'wbr', 'u'])

/** Spaces as one space, without soft hyphens, so that texts of a page can be compared. */
export const tidyWords = (text: string) =>
  text
    .replaceAll('\u00ad', '')
    .replace(/[\s\u200b]+/g, ' ')
    .trim()

function textsOf(nodes: ChildNode[], gap: string): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data
      if (!isTag(node)) return 'children' in node ? textsOf(node.children, gap) : ''
      if (node.name === 'script' && node.attribs['type'] === undefined) return ' '
      const inner = textsOf(node.children, gap)
      const own = ['content', 'alt', 'value', 'placeholder', 'title']
        .map((name) => node.attribs[name])
        .filter(Boolean)
      return `${own.length > 0 ? ` ${own.join(' ')} ` : ''}${
        INLINE.has(node.name) ? `${gap}${inner}${gap}` : ` ${inner} `
      }`
    })
    .join('')
}

/**
 * Every word that a page holds, in its text, attributes and data, as two texts: one keeps inline
 * elements together, one puts a space between them.
 */
export function wordsOfPage(html: string): string[] {
  const { children } = parseDocument(html)
  return ['', ' '].map((gap) => tidyWords(textsOf(children, gap)).replaceAll('\\"', '"'))
}
