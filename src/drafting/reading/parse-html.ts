import { isTag, isText, type ChildNode, type Document, type Element } from 'domhandler'
import { DomHandler } from 'domhandler'
import { getAttributeValue, getElementsByTagName } from 'domutils'
import { Parser } from 'htmlparser2'

const MAX_DEPTH = 400
const MAX_ELEMENTS = 5000

/** Single spaces, without control and direction signs. */
export const tidy = (text: string): string =>
  text
    .replace(/[\p{Cc}\u00a0\u00ad\u200b-\u200f\u2028-\u202e\ufeff\s]+/gu, (signs) =>
      /^[\u00ad\u200b-\u200f\ufeff]+$/.test(signs) ? '' : ' ',
    )
    .trim()

export const attribute = (element: Element, name: string): string =>
  getAttributeValue(element, name) ?? ''

export const within = (document: Document | Element, names: readonly string[]): Element[] =>
  getElementsByTagName((name: string) => names.includes(name), document, true, MAX_ELEMENTS)

/**
 * Parses HTML and stops at elements nested deeper than any honest page: walking such a page would
 * take minutes or the whole stack.
 */
export function parseHtml(html: string): Document {
  let depth = 0
  const handler = new DomHandler()
  const { onopentag, onclosetag } = handler
  handler.onopentag = (name, attributes) => {
    depth++
    onopentag.call(handler, name, attributes)
  }
  handler.onclosetag = () => {
    depth--
    onclosetag.call(handler)
  }
  const parser = new Parser(handler, { decodeEntities: true })
  for (let at = 0; at < html.length && depth < MAX_DEPTH; at += 4096)
    parser.write(html.slice(at, at + 4096))
  parser.end()
  return handler.root
}

/** Elements that begin a new line on the screen. */
export const BLOCK_ELEMENTS = new Set(
  `address article aside blockquote body br dd details dialog div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hr html li main menu nav ol p pre section summary table tbody
  td tfoot th thead tr ul`.split(/\s+/),
)

/** Elements whose content is never text of the page. */
export const SILENT_ELEMENTS = new Set(
  `script style template svg iframe object select noscript canvas video audio map head textarea
  option datalist meter progress`.split(/\s+/),
)

const isSpaceBetween = (before: string, after: string) =>
  (/[\p{Ll}\p{N}.!?:;,)]$/u.test(before) && /^\p{Lu}/u.test(after)) ||
  (/[\p{N}+%]$/u.test(before) && /^\p{L}{2}/u.test(after)) ||
  (/\p{L}{2}$/u.test(before) && /^\p{N}/u.test(after))

/**
 * The text of an element as a reader sees it. Words of neighboring inline elements are kept apart
 * where one ends and the other begins like a separate word; parts of one word stay together.
 */
export function visibleText(root: ChildNode): string {
  const parts: string[] = []
  let last = ''
  let isBorder = false
  const add = (data: string) => {
    if (!data) return
    if (isBorder && isSpaceBetween(last, data.slice(0, 3))) parts.push(' ')
    isBorder = false
    parts.push(data)
    last = (last + data).slice(-3)
  }
  const visit = (node: ChildNode) => {
    if (isText(node)) return add(node.data)
    if (!isTag(node) || SILENT_ELEMENTS.has(node.name) || isHidden(node)) return
    const isBlock = BLOCK_ELEMENTS.has(node.name)
    if (isBlock) add(' ')
    else isBorder = true
    for (const child of node.children) visit(child)
    if (isBlock) add(' ')
    else isBorder = true
  }
  visit(root)
  return withoutCopy(tidy(parts.join('')))
}

/** A text that is written twice, once for phones and once for desktops, is kept once. */
function withoutCopy(text: string): string {
  if (text.length < 12 || text.length % 2 === 0) return text
  const half = text.slice(0, (text.length - 1) / 2)
  return text === `${half} ${half}` ? half : text
}

const HIDDEN_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i
const HIDDEN_CLASS = new RegExp(
  [
    String.raw`(?:^|\s)(?:hidden|sr-only|visually-hidden|screen-reader-text|d-none|is-hidden|`,
    String.raw`u-hidden|hide|w-condition-invisible|material-icons(?:-\w+)?|material-symbols-\w+)(?:\s|$)`,
  ].join(''),
  'i',
)
/** Classes that show at some screen width what another one hides. */
const SHOWN_CLASS = /(?:^|\s)(?:[a-z]{2,3}:|d-(?:sm|md|lg|xl)-|(?:sm|md|lg|xl|show)-)/i

/** Whether the element is hidden from every reader. */
export function isHidden(element: Element): boolean {
  const { attribs } = element
  if (attribs.hidden !== undefined && attribs.hidden !== 'until-found') return true
  if (attribs['aria-hidden'] === 'true') return true
  if (attribs.style && HIDDEN_STYLE.test(attribs.style)) return true
  const classes = attribs.class ?? ''
  return HIDDEN_CLASS.test(classes) && !SHOWN_CLASS.test(classes)
}
