import {
  CONTENT_ELEMENTS,
  isSameSource,
  nextId,
  type Attribute,
  type MjmlDocument,
  type MjmlElement,
  type MjmlNode,
} from './tree.ts'

/** Why a source cannot be edited as blocks, and where. */
export interface ReadFault {
  line: number
  code: 'unclosed' | 'stray' | 'no-mjml' | 'no-body' | 'cut-off'
  /** The element that is meant. */
  name: string
}

export interface ReadSource {
  /** Complete even when there are faults: writing it gives the source. */
  tree: MjmlDocument
  /** The innermost first: the others often follow from it. */
  faults: ReadFault[]
}

const NAME = /[a-zA-Z][^\s/>]*/y
const BLANKS = /[\s]*/y
const END = /\s*\/?>/y
const ATTRIBUTE_LEAD = /[\s/]*/y
const ATTRIBUTE_NAME = /=?[^\s=/>]+|=/y
const EQUALS = /\s*=\s*/y
const BARE_VALUE = /[^\s>]+/y

interface Tag {
  name: string
  attributes: Attribute[]
  end: string
  /** The position after the tag. */
  to: number
}

function match(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0] ?? null
}

/** Reads an opening tag at a `<`; null when it is none, or has no end. */
function readTag(source: string, from: number): Tag | null {
  const name = match(NAME, source, from + 1)
  if (!name) return null
  const attributes: Attribute[] = []
  let at = from + 1 + name.length
  while (at < source.length) {
    const end = match(END, source, at)
    if (end) return { name, attributes, end, to: at + end.length }
    const lead = match(ATTRIBUTE_LEAD, source, at)!
    const own = match(ATTRIBUTE_NAME, source, at + lead.length)
    if (!own) return null
    at += lead.length + own.length
    const equals = match(EQUALS, source, at) ?? ''
    at += equals.length
    const sign = source[at]
    const quote = equals && (sign === '"' || sign === "'") ? sign : ''
    let value = ''
    if (quote) {
      const close = source.indexOf(quote, at + 1)
      if (close < 0) return null
      value = source.slice(at + 1, close)
      at = close + 1
    } else if (equals) {
      value = match(BARE_VALUE, source, at) ?? ''
      at += value.length
    }
    attributes.push({ lead, name: own, equals, quote, value })
  }
  return null
}

/** The last position of each end in a source, so that one that never comes is not searched again. */
type LastEnds = Map<string, number>

/** The end of a comment, CDATA section, declaration or Liquid tag that begins here; null if none. */
function endOfOther(source: string, at: number, last: LastEnds): number | null {
  for (const [begin, end] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<!', '>'],
    ['<?', '?>'],
    ['{{', '}}'],
    ['{%', '%}'],
  ] as const)
    if (source.startsWith(begin, at)) {
      const final = last.get(end) ?? source.lastIndexOf(end)
      last.set(end, final)
      return final < at + begin.length ? null : source.indexOf(end, at + begin.length) + end.length
    }
  return null
}

const CONTENT_TAG = /<!--(?:(?!<!--)[\s\S])*?-->|<(\/?)([a-zA-Z][\w-]*)/g

/** The position of the tag that closes a content element; nested ones are skipped as MJML does. */
function endOfContent(source: string, name: string, from: number): number {
  let depth = 1
  CONTENT_TAG.lastIndex = from
  for (let found = CONTENT_TAG.exec(source); found; found = CONTENT_TAG.exec(source)) {
    const [, closes, own] = found
    if (!own || !CONTENT_ELEMENTS.has(own.toLowerCase())) continue
    if (closes) {
      depth -= 1
      if (depth === 0) return own.toLowerCase() === name ? found.index : -1
    } else {
      const tag = readTag(source, found.index)
      if (tag && !tag.end.includes('/')) depth += 1
      if (tag) CONTENT_TAG.lastIndex = tag.to
    }
  }
  return -1
}

/** The line of a position, from 1. */
export const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length

const isBlank = (text: string) => text.trim() === ''

interface Open {
  tag: Tag | null
  lead: string
  /** The position of its opening tag. */
  from: number
  children: MjmlNode[]
}

/** After so many faults the rest is one text: it is no MJML, and each costs a look at the rest. */
const MAX_FAULTS = 50

/** Cuts a source into elements, comments and text between them. Never fails. */
class Reader {
  readonly faults: ReadFault[] = []
  private readonly lastEnds: LastEnds = new Map()
  private readonly open: Open[] = [{ tag: null, lead: '', from: 0, children: [] }]
  /** The blanks that belong to the next node. */
  private lead = ''
  private at = 0

  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  read(): MjmlDocument {
    while (this.at < this.source.length) this.step()
    while (this.open.length > 1) {
      const { tag, from } = this.here
      this.fault(from, 'unclosed', tag!.name)
      this.end('')
    }
    return { ...element('', [], '', this.open[0]!.children), tail: this.lead }
  }

  private get here(): Open {
    return this.open.at(-1)!
  }

  private fault(at: number, code: ReadFault['code'], name: string): void {
    if (this.faults.length >= MAX_FAULTS) return
    this.faults.push({ line: lineAt(this.source, at), code, name })
  }

  private add(node: MjmlNode): void {
    this.here.children.push({ ...node, lead: this.lead })
    this.lead = ''
  }

  private step(): void {
    const { source, at } = this
    const blanks = match(BLANKS, source, at)!
    if (blanks) {
      this.lead += blanks
      this.at += blanks.length
      return
    }
    if (this.faults.length >= MAX_FAULTS) return this.addText(source.slice(at))
    if (source[at] === '<') {
      if (source[at + 1] === '/') return this.closing()
      const tag = readTag(source, at)
      if (tag) return this.opening(tag)
      const end = endOfOther(source, at, this.lastEnds)
      if (end !== null && source.startsWith('<!', at)) {
        this.add({ kind: 'comment', id: nextId(), lead: '', source: source.slice(at, end) })
        this.at = end
        return
      }
      if (/[a-zA-Z!]/.test(source[at + 1] ?? ''))
        this.fault(at, 'cut-off', source.slice(at, at + 20))
    }
    this.text()
  }

  private opening(tag: Tag): void {
    const name = tag.name.toLowerCase()
    if (tag.end.includes('/')) {
      this.add(element(tag.name, tag.attributes, tag.end, []))
      this.at = tag.to
    } else if (CONTENT_ELEMENTS.has(name)) {
      const end = endOfContent(this.source, name, tag.to)
      const close = end < 0 ? '' : match(/<\/[^>]*>/y, this.source, end)
      if (end < 0 || close === null) {
        this.fault(this.at, 'unclosed', tag.name)
        const rest = this.source.slice(tag.to)
        this.add({ ...element(tag.name, tag.attributes, tag.end, []), content: rest })
        this.at = this.source.length
        return
      }
      const content = this.source.slice(tag.to, end)
      this.add({ ...element(tag.name, tag.attributes, tag.end, []), content, close })
      this.at = end + close.length
    } else {
      this.open.push({ tag, lead: this.lead, from: this.at, children: [] })
      this.lead = ''
      this.at = tag.to
    }
  }

  private closing(): void {
    const close = match(/<\/[^>]*>/y, this.source, this.at)
    const name = close ? close.slice(2, -1).trim().toLowerCase() : ''
    const depth = this.open.findLastIndex((opened) => opened.tag?.name.toLowerCase() === name)
    if (!close || depth < 1) {
      this.fault(this.at, 'stray', name || '</')
      return this.text()
    }
    while (this.open.length > depth + 1) {
      const { tag, from } = this.here
      this.fault(from, 'unclosed', tag!.name)
      this.end('')
    }
    this.end(close)
    this.at += close.length
  }

  /** Ends the open element. One without a closing tag leaves its blanks to what follows. */
  private end(close: string): void {
    const { tag, lead, children } = this.open.pop()!
    const tail = close ? this.lead : ''
    const kept = close ? '' : this.lead
    this.lead = lead
    this.add({ ...element(tag!.name, tag!.attributes, tag!.end, children), tail, close })
    this.lead = kept
  }

  /** Text up to the next blank line's end or tag; Liquid in it is kept whole. */
  private text(): void {
    const { source, at: from } = this
    let at = endOfOther(source, from, this.lastEnds) ?? from + 1
    while (
      at < source.length &&
      !(source[at] === '<' && /[a-zA-Z!/?]/.test(source[at + 1] ?? ''))
    ) {
      const end = source[at] === '{' ? endOfOther(source, at, this.lastEnds) : null
      at = end ?? at + 1
    }
    this.addText(source.slice(from, at))
  }

  private addText(whole: string): void {
    const text = isBlank(whole) ? whole : whole.trimEnd()
    this.add({ kind: 'text', id: nextId(), lead: '', source: text })
    this.at += text.length
  }
}

const element = (
  name: string,
  attributes: readonly Attribute[],
  end: string,
  children: readonly MjmlNode[],
): MjmlElement => ({
  kind: 'element',
  id: nextId(),
  lead: '',
  name,
  attributes,
  end,
  children,
  tail: '',
  close: '',
})

/** Reads a source. The tree is complete; faults say why it cannot be edited as blocks. */
export function readSource(source: string): ReadSource {
  const reader = new Reader(source)
  const tree = reader.read()
  const { faults } = reader
  if (faults.length === 0) {
    const root = tree.children.find((node) => node.kind === 'element')
    if (root?.name.toLowerCase() !== 'mjml') faults.push({ line: 1, code: 'no-mjml', name: 'mjml' })
    else if (!root.children.some((node) => node.kind === 'element' && node.name === 'mj-body'))
      faults.push({ line: 1, code: 'no-body', name: 'mj-body' })
  }
  return { tree, faults }
}

/** Reads the nodes of a part of a source, such as a new block. */
export const readNodes = (source: string): readonly MjmlNode[] => new Reader(source).read().children

const isElement = (node: MjmlNode): node is MjmlElement => node.kind === 'element'
const isAlike = (mjmlNode: MjmlNode, other: MjmlNode) =>
  mjmlNode.kind === other.kind &&
  (!isElement(mjmlNode) || mjmlNode.name === (other as MjmlElement).name)

/**
 * The new tree with the ids of the old one where nodes correspond, so that selection and focus stay
 * when a source is read again.
 */
export function keepIds<Node extends MjmlNode>(before: MjmlNode, after: Node): Node {
  if (!isElement(before) || !isElement(after)) return { ...after, id: before.id }
  return { ...after, id: before.id, children: matchChildren(before.children, after.children) }
}

function matchChildren(before: readonly MjmlNode[], after: readonly MjmlNode[]): MjmlNode[] {
  let start = 0
  while (
    start < Math.min(before.length, after.length) &&
    isSameSource(before[start]!, after[start]!)
  )
    start++
  let end = 0
  while (
    end < Math.min(before.length, after.length) - start &&
    isSameSource(before.at(-1 - end)!, after.at(-1 - end)!)
  )
    end++
  const between = before.slice(start, before.length - end)
  const middle = after.slice(start, after.length - end).map((node) => {
    const same = between.findIndex((mjmlNode) => isSameSource(mjmlNode, node))
    const found = same >= 0 ? same : between.findIndex((mjmlNode) => isAlike(mjmlNode, node))
    const [old] = found < 0 ? [] : between.splice(0, found + 1).slice(-1)
    return old ? keepIds(old, node) : node
  })
  return [
    ...after.slice(0, start).map((node, at) => keepIds(before[at]!, node)),
    ...middle,
    ...after
      .slice(after.length - end)
      .map((node, at) => keepIds(before[before.length - end + at]!, node)),
  ]
}
