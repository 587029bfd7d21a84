import { isTag, isText, type ChildNode, type Element } from 'domhandler'
import {
  attribute,
  BLOCK_ELEMENTS,
  isHidden,
  SILENT_ELEMENTS,
  tidy,
  visibleText,
} from './parse-html.ts'
import type { Block, GroupPlace, Role } from './page.ts'
import { beginningOf } from '../text/beginning-of.ts'

const MAX_BLOCKS = 600
const MAX_LENGTH = 600

/** Elements that are one piece of text, whatever is inside. */
const WHOLE = new Set('h1 h2 h3 h4 h5 h6 p dt figcaption summary caption cite'.split(' '))
const LABELED = new Set('span strong b small em i svg img'.split(' '))
const INTERACTIVE = new Set(['a', 'button'])

/** Roles that the class or id of an element suggests, first match wins. */
const HINTS: readonly (readonly [pattern: RegExp, role: Role])[] = [
  [/cookie|consent|gdpr|onetrust|\bcmp\b|cmplz|borlabs|iubenda/i, 'cookie'],
  [
    /testimonial|(?<!p)review|kundenstimm|recensi|avis-|opinion|t[ée]moignage|customer-quote/i,
    'testimonial',
  ],
  [/\b(?:pricing|price|prices|plans?|tarif|preis)\b|pricing-|price-/i, 'price'],
  [/\bfaq|accordion/i, 'faq'],
  [/\b(?:team|staff|member|people)\b|team-/i, 'team'],
  [/\b(?:job|career|vacanc)/i, 'job'],
  [/\b(?:blog|news|post|posts|article|articles)\b|blog-|news-/i, 'news'],
  [
    new RegExp(
      [
        String.raw`\b(?:breadcrumb|navbar|nav|navigation|menu|sidebar|topbar|top-bar|social|share|`,
        String.raw`pagination|skip-link|language|lang-switch)s?\b|nav-menu|navbar`,
      ].join(''),
      'i',
    ),
    'navigation',
  ],
  [/\b(?:footer|copyright|colophon|impressum)\b|footer-/i, 'footer'],
  [/\b(?:process|steps?|timeline|how-it-works)\b/i, 'process'],
  [/\b(?:hero|banner|jumbotron|masthead)\b|(?<![\w-])intro\b|hero-/i, 'hero'],
  [/\b(?:stats?|counters?|numbers?|facts|figures|achievements?|kpi)\b|stat-|counter/i, 'proof'],
  [/\b(?:contact|kontakt|address)\b|contact-/i, 'contact'],
]
const OVERLAY =
  /\b(?:modal|popup|pop-up|overlay|lightbox|offcanvas|drawer|toast|preloader|loader|spinner|tooltip)\b/i
const BY_ELEMENT: Record<string, Role> = {
  nav: 'navigation',
  footer: 'footer',
  address: 'contact',
  blockquote: 'testimonial',
  pre: 'code',
  code: 'code',
  kbd: 'code',
}
const BY_LANDMARK: Record<string, Role> = {
  navigation: 'navigation',
  contentinfo: 'footer',
  dialog: 'cookie',
  alertdialog: 'cookie',
  search: 'navigation',
  menu: 'navigation',
  menubar: 'navigation',
}

const QUOTED = new Set(['p', 'blockquote', 'q'])
const TITLES = new Set(['h1'])

interface Context {
  /** Role that an element around suggests. */
  hint: Role | null
  groups: GroupPlace[]
  isLink: boolean
}

/** Role that the element's name or landmark gives; null where it gives none. */
const landmarkOf = (element: Element): Role | null =>
  BY_ELEMENT[element.name] ??
  BY_LANDMARK[attribute(element, 'role')] ??
  (element.name === 'figure' && hasElement(element, QUOTED) ? 'testimonial' : null)

/** Role that the element's class or id suggests; null where they say nothing. */
function hintOf(element: Element): Role | null {
  if (element.name === 'body' || element.name === 'html' || element.name === 'main') return null
  const names = `${attribute(element, 'class')} ${attribute(element, 'id')}`.slice(0, 300)
  if (names.length < 3) return null
  const words = names.replace(/[_]+/g, '-').replace(/([a-z])([A-Z])/g, '$1-$2')
  return HINTS.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/** Roles of a part that nothing inside it changes. */
const CLOSED: ReadonlySet<Role> = new Set([
  'navigation',
  'footer',
  'cookie',
  'testimonial',
  'price',
  'team',
  'job',
  'news',
  'code',
])

const wordsIn = (text: string) => text.split(' ').length

/** A form is left out unless the whole page is inside it, as some servers write it. */
const isSmallForm = (element: Element) =>
  element.name === 'form' && wordsIn(visibleText(element)) < 120

/** Whether an element covers the page on demand; the text over a picture has the page's heading. */
const isOverlay = (element: Element) =>
  OVERLAY.test(`${attribute(element, 'class')} ${attribute(element, 'id')}`) &&
  wordsIn(visibleText(element)) < 200 &&
  !hasElement(element, TITLES)

const knownBlocks = new WeakMap<Element, boolean>()

/** Whether an element holds others that begin a new line. */
function hasBlocks(element: Element): boolean {
  const known = knownBlocks.get(element)
  if (known !== undefined) return known
  const found = element.children.some(
    (child) =>
      isTag(child) &&
      !SILENT_ELEMENTS.has(child.name) &&
      ((BLOCK_ELEMENTS.has(child.name) && child.name !== 'br') || hasBlocks(child)),
  )
  knownBlocks.set(element, found)
  return found
}

const lengths = new WeakMap<Element, number>()

/** Letters of the text of an element, counted once. */
function lengthOf(element: Element): number {
  const known = lengths.get(element)
  if (known !== undefined) return known
  let length = 0
  for (const child of element.children) {
    if (isText(child)) length += child.data.trim().length
    else if (isTag(child) && !SILENT_ELEMENTS.has(child.name)) length += lengthOf(child)
  }
  lengths.set(element, length)
  return length
}

/** Share of the page from which a class names the page's frame, not the role of a part. */
const FRAME = 0.4

const hasElement = (element: Element, names: ReadonlySet<string>): boolean =>
  element.children.some(
    (child) => isTag(child) && (names.has(child.name) || hasElement(child, names)),
  )

/** Element children that are at least three of one kind: cards, columns, list items. */
function rowOf(children: readonly ChildNode[]): Element[] {
  const elements = children
    .filter(isTag)
    .filter(
      (child) => BLOCK_ELEMENTS.has(child.name) || child.name === 'a' || child.name === 'span',
    )
  if (elements.length < 3) return []
  const kinds = new Map<string, Element[]>()
  for (const element of elements) {
    const first = attribute(element, 'class').trim().split(/\s+/)[0] ?? ''
    const kind = `${element.name}.${first.replace(/[\d]+|-?(?:left|right|first|last|active|even|odd)/g, '')}`
    const same = kinds.get(kind)
    if (same) same.push(element)
    else kinds.set(kind, [element])
  }
  const largest = [...kinds.values()].toSorted((a, b) => b.length - a.length)[0]!
  return largest.length >= 3 && !/^(?:section|p|h\d|br|hr)$/.test(largest[0]!.name) ? largest : []
}

const HEADING = /^h[1-6]$/

/** The lines of an element with line breaks, where each is a separate text. */
function linesOf(element: Element): string[] {
  const lines: ChildNode[][] = [[]]
  const collect = (node: ChildNode) => {
    if (isTag(node) && node.name === 'br') lines.push([])
    else if (isTag(node) && hasElement(node, BREAKS)) node.children.forEach(collect)
    else lines.at(-1)!.push(node)
  }
  if (!hasElement(element, BREAKS)) return []
  element.children.forEach(collect)
  const texts = lines
    .map((nodes) =>
      tidy(nodes.map((node) => (isText(node) ? node.data : visibleText(node))).join(' ')),
    )
    .filter(Boolean)
  return texts.length > 1 && texts.every((text) => /^[\p{Lu}\p{N}"“„«+]/u.test(text)) ? texts : []
}

const MAX_LABEL_WORDS = 8

/** "Spare parts in a day: they are on the shelf ...", as lists name their items. */
const NAMED_ITEM = /^([^:.!?]{3,70}):\s(\p{Lu}.{20,})$/su

/** A bold opening of a few words and the text after it, as two; else the text as it is. */
function labelAndText(element: Element, text: string): string[] {
  const named = element.name === 'li' ? NAMED_ITEM.exec(text) : null
  if (named && wordsIn(named[1]!) <= MAX_LABEL_WORDS) return [named[1]!, named[2]!]
  const first = element.children.find((child) => visibleText(child))
  const isBold = first && isTag(first) && /^(?:strong|b)$/.test(first.name)
  if (!isBold || HEADING.test(element.name)) return [text]
  const label = visibleText(first)
  const rest = text.slice(label.length).replace(/^[\s:–—-]+/u, '')
  const isSeparate =
    /[.:!]$/.test(label) || /^\s*[:–—-]\s/u.test(text.slice(label.length)) || /^\p{Lu}/u.test(rest)
  return isSeparate && label && wordsIn(label) <= MAX_LABEL_WORDS && wordsIn(rest) >= 3
    ? [label.replace(/(?<!\s)\s*:$/, ''), rest]
    : [text]
}

const BREAKS = new Set(['br'])

/** Letters of a text alone, to recognize its second copy. */
const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Collects the blocks of a page in their order. */
class BlockWalk {
  readonly blocks: Block[] = []
  #rows = 0
  readonly #seen = new Set<string>()
  readonly #length: number

  constructor(root: Element) {
    this.#length = Math.max(1, lengthOf(root))
  }

  #add(element: string, text: string, { hint, groups, isLink }: Context): void {
    const cut = beginningOf(text, MAX_LENGTH)
    const key = keyOf(cut)
    if (cut.length < 2 || !key || this.blocks.length >= MAX_BLOCKS) return
    const isMenu = isLink || hint === 'navigation' || hint === 'footer'
    if (!isMenu && this.#seen.has(key) && key.length > 3) return
    if (!isMenu) this.#seen.add(key)
    this.blocks.push({
      element,
      text: cut,
      role: hint ?? 'text',
      confidence: hint ? 0.7 : 0,
      groups,
      isLink,
    })
  }

  /** The text of inline children between block children. */
  #addRun(run: ChildNode[], element: string, context: Context): void {
    const text = tidy(
      run.map((node) => (isText(node) ? node.data : ` ${visibleText(node)} `)).join(''),
    )
    const links = run.filter((node) => isTag(node) && INTERACTIVE.has(node.name))
    const linked = links.map((node) => visibleText(node)).join(' ')
    if (text)
      this.#add(element, text, {
        ...context,
        isLink: context.isLink || (linked.length > 0 && linked.length >= text.length - 3),
      })
  }

  #contextOf(element: Element, context: Context): Context {
    const isFrame = lengthOf(element) > this.#length * FRAME
    const isClosed = context.hint !== null && CLOSED.has(context.hint)
    const own = isClosed ? null : (landmarkOf(element) ?? (isFrame ? null : hintOf(element)))
    const isLink = context.isLink || INTERACTIVE.has(element.name)
    return { ...context, hint: own ?? context.hint, isLink }
  }

  visit(element: Element, outer: Context): void {
    if (this.blocks.length >= MAX_BLOCKS) return
    if (SILENT_ELEMENTS.has(element.name) || isHidden(element)) return
    if (isSmallForm(element) || isOverlay(element)) return
    const context = this.#contextOf(element, outer)
    const isLeaf = WHOLE.has(element.name) || (!hasBlocks(element) && !this.#holdsButtons(element))
    if (isLeaf) this.#addLeaf(element, context)
    else this.#visitChildren(element, context)
  }

  /** One piece of text, or several where line breaks or a bold opening separate them. */
  #addLeaf(element: Element, context: Context): void {
    const text = visibleText(element)
    const isLink = context.isLink || this.#isLinked(element, text)
    const lines = HEADING.test(element.name) ? [] : linesOf(element)
    const pieces = lines.length > 1 ? lines : labelAndText(element, text)
    for (const piece of pieces) this.#add(element.name, piece, { ...context, isLink })
  }

  /** Whether the element holds nothing but buttons, or a label and the text that explains it. */
  #holdsButtons(element: Element): boolean {
    const tags = element.children.filter(isTag).filter(({ name }) => name !== 'br')
    const own = element.children.some((child) => isText(child) && tidy(child.data))
    if (own || tags.length < 2) return false
    const holdsLinks = tags.some((tag) => INTERACTIVE.has(tag.name) || hasElement(tag, INTERACTIVE))
    const isLabeled = /^(?:strong|b|span)$/.test(tags[0]!.name) && element.name !== 'span'
    return holdsLinks || (isLabeled && tags.every(({ name }) => LABELED.has(name)))
  }

  #isLinked(element: Element, text: string): boolean {
    const links = element.children.filter((child) => isTag(child) && INTERACTIVE.has(child.name))
    const linked = links.map((link) => visibleText(link)).join(' ')
    return linked.length > 0 && linked.length >= text.length - 3
  }

  #visitChildren(element: Element, context: Context): void {
    const row = rowOf(element.children)
    const group = row.length > 0 ? this.#rows++ : -1
    const places = new Map(row.map((child, item) => [child, { group, item }]))
    let run: ChildNode[] = []
    const close = () => {
      if (run.length > 0) this.#addRun(run, element.name, context)
      run = []
    }
    for (const child of element.children) {
      if (isText(child)) run.push(child)
      else if (isTag(child)) {
        const isInline = !BLOCK_ELEMENTS.has(child.name) && !hasBlocks(child) && !places.has(child)
        if (isInline && !INTERACTIVE.has(child.name) && !this.#startsLabel(child, run)) {
          run.push(child)
          continue
        }
        if (
          isInline &&
          INTERACTIVE.has(child.name) &&
          run.some((node) => isText(node) && tidy(node.data))
        ) {
          run.push(child)
          continue
        }
        if (child.name === 'br') {
          run.push(child)
          continue
        }
        close()
        const place = places.get(child)
        this.visit(child, place ? { ...context, groups: [...context.groups, place] } : context)
      }
    }
    close()
  }

  /** Whether an emphasized element begins a card without a heading element. */
  #startsLabel(child: Element, run: readonly ChildNode[]): boolean {
    return (
      /^(?:strong|b|span)$/.test(child.name) &&
      run.every((node) => isText(node) && !tidy(node.data))
    )
  }
}

/** Joins headings that follow each other as pieces of one ("Loggers" + "for cold chains"). */
function joinHeadings(blocks: readonly Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    const isPiece =
      last?.element === block.element &&
      /^h[1-3]$/.test(block.element) &&
      /^\p{Ll}/u.test(block.text) &&
      !/[.!?:]$/.test(last.text) &&
      wordsIn(last.text) <= 6 &&
      last.groups.length === block.groups.length
    if (isPiece) joined[joined.length - 1] = { ...last, text: `${last.text} ${block.text}` }
    else joined.push(block)
  }
  return joined
}

/** The blocks of a page in their order, hidden ones and second copies left out. */
export function walkBlocks(root: Element): Block[] {
  const walk = new BlockWalk(root)
  walk.visit(root, { hint: null, groups: [], isLink: false })
  return joinHeadings(walk.blocks)
}
