import type { MjmlNode } from './tree.ts'

/** Sibling blocks between a Liquid tag such as `{% if %}` and its end, each in an mj-raw. */
export interface Frame {
  /** Index of the node with the opening tag. */
  start: number
  /** Index of the node with the closing tag. */
  end: number
  /** The opening tag, such as `{% if properties.plan == "pro" %}`. */
  source: string
}

const TAG = /\{%-?\s*(\w+)\b(?:(?!\{%)[\s\S])*?%\}/g
const OPENS = /^(?:if|unless|for|case|tablerow)$/

const liquidOf = (node: MjmlNode): string => {
  if (node.kind === 'text') return node.source
  return node.kind === 'element' && node.name === 'mj-raw' ? (node.content ?? '') : ''
}

/** The frames among siblings; those inside of others come after them. */
export function framesIn(children: readonly MjmlNode[]): Frame[] {
  const frames: Frame[] = []
  const open: { at: number; word: string; source: string }[] = []
  children.forEach((node, at) => {
    for (const [source, word = ''] of liquidOf(node).matchAll(TAG)) {
      if (OPENS.test(word)) open.push({ at, word, source })
      else if (open.length > 0 && word === `end${open.at(-1)!.word}`) {
        const begun = open.pop()!
        if (begun.at !== at) frames.push({ start: begun.at, end: at, source: begun.source })
      }
    }
  })
  return frames.toSorted((frame, other) => frame.start - other.start || other.end - frame.end)
}

/**
 * The nodes that move, copy and go together with one: the whole frame for a tag of a frame, else
 * the node alone.
 */
export function unitAt(children: readonly MjmlNode[], at: number): { start: number; end: number } {
  const isTag = liquidOf(children[at]!) !== ''
  const frame = isTag && framesIn(children).find(({ start, end }) => start === at || end === at)
  if (frame) return { start: frame.start, end: frame.end }
  // `{% else %}` belongs to the innermost frame around it.
  const middle =
    isTag &&
    /\{%-?\s*(?:else|elsif|when)\b/.test(liquidOf(children[at]!)) &&
    framesIn(children).findLast(({ start, end }) => start < at && at < end)
  return middle ? { start: middle.start, end: middle.end } : { start: at, end: at }
}
