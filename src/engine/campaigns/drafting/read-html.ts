import { getAttributeValue, getElementsByTagName, removeElement, textContent } from 'domutils'
import type { Document, Element } from 'domhandler'
import { DomHandler } from 'domhandler'
import { Parser } from 'htmlparser2'

/** A piece of a page that can be quoted, with the element it stood in. */
export interface Block {
  element: string
  text: string
}

export interface Link {
  text: string
  url: string
  button: boolean
}

/** What is kept of a page: text and structure, never scripts. */
export interface PageContent {
  title: string
  lang: string
  blocks: Block[]
  links: Link[]
  jsonLd: Record<string, unknown>[]
  meta: Record<string, string>
  hreflangs: string[]
  words: number
}

const MAX_BLOCKS = 400
const LONGEST = 600
const BLOCKS = [
  'h1',
  'h2',
  'h3',
  'p',
  'li',
  'blockquote',
  'figcaption',
  'dt',
  'dd',
  'summary',
  'td',
]
const NOISE = [
  'script',
  'style',
  'template',
  'svg',
  'iframe',
  'object',
  'select',
  'nav',
  'footer',
  'form',
]

const tidy = (text: string) =>
  text.replace(/[\p{Cc}\u00a0\u200b-\u200f\u2028-\u202e\s]+/gu, ' ').trim()
const attribute = (element: Element, name: string) => getAttributeValue(element, name) ?? ''
const within = (document: Document | Element, names: string | string[]) =>
  getElementsByTagName(
    (name: string) => (Array.isArray(names) ? names.includes(name) : name === names),
    document,
    true,
    5000,
  )

function readMeta(document: Document): Record<string, string> {
  const meta: Record<string, string> = {}
  for (const element of within(document, 'meta')) {
    const name = (attribute(element, 'property') || attribute(element, 'name')).toLowerCase()
    const content = tidy(attribute(element, 'content')).slice(0, LONGEST)
    if (name && content && !(name in meta)) meta[name] = content
  }
  return meta
}

function readJsonLd(document: Document): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  for (const element of within(document, 'script')) {
    if (attribute(element, 'type').toLowerCase() !== 'application/ld+json' || found.length > 50)
      continue
    try {
      const value: unknown = JSON.parse(textContent(element).slice(0, 200_000))
      for (const one of Array.isArray(value)
        ? value
        : ((value as { '@graph'?: unknown[] })['@graph'] ?? [value]))
        if (one && typeof one === 'object' && !Array.isArray(one))
          found.push(one as Record<string, unknown>)
    } catch {
      // Broken JSON-LD is common; the rest of the page still speaks.
    }
  }
  return found
}

function readLinks(document: Document, base: string): Link[] {
  const links: Link[] = []
  for (const element of within(document, ['a', 'button'])) {
    const text = tidy(textContent(element)).slice(0, 120)
    const href = attribute(element, 'href')
    if (!text || links.length >= 300) continue
    const url = href && URL.canParse(href, base) ? new URL(href, base).href : ''
    links.push({
      text,
      url: /^https?:/.test(url) ? url : '',
      button:
        element.name === 'button' ||
        /\b(btn|button|cta)\b/i.test(attribute(element, 'class')) ||
        attribute(element, 'role') === 'button',
    })
  }
  return links
}

/** A shell that JavaScript fills later often carries its text as data. */
function readEmbeddedText(document: Document): Block[] {
  const data = within(document, 'script').find(
    (element) => attribute(element, 'id') === '__NEXT_DATA__',
  )
  if (!data) return []
  const blocks: Block[] = []
  const walk = (value: unknown, key: string, depth: number) => {
    if (blocks.length >= 80 || depth > 12) return
    if (typeof value === 'string') {
      const text = tidy(value)
      if (
        /^(title|headline|heading|description|subtitle|subheading|text|body|tagline|quote)$/i.test(
          key,
        ) &&
        /\s/.test(text) &&
        text.length < LONGEST &&
        !/[<>{}]/.test(text)
      )
        blocks.push({ element: /title|head/i.test(key) ? 'h2' : 'p', text })
    } else if (value && typeof value === 'object')
      for (const [name, child] of Object.entries(value))
        walk(child, Array.isArray(value) ? key : name, depth + 1)
  }
  try {
    walk(JSON.parse(textContent(data)), '', 0)
  } catch {
    return []
  }
  return blocks
}

const MAX_DEPTH = 400

/**
 * Stops where elements are nested deeper than any honest page: parsing and walking such a page
 * would take minutes or the whole stack.
 */
function parse(html: string): Document {
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

/** Reads a page's HTML. Never throws: whatever cannot be understood is left out. */
export function readHtml(html: string, url: string): PageContent {
  const document = parse(html)
  const meta = readMeta(document)
  const jsonLd = readJsonLd(document)
  const embedded = readEmbeddedText(document)
  const links = readLinks(document, url)
  const root = within(document, 'html')[0]
  const title = tidy(
    within(document, 'title')[0] ? textContent(within(document, 'title')[0]!) : '',
  ).slice(0, 200)
  const hreflangs = within(document, 'link')
    .map((element) => attribute(element, 'hreflang'))
    .filter(Boolean)
  for (const element of within(document, NOISE)) removeElement(element)
  const seen = new Set<string>()
  const blocks: Block[] = []
  for (const element of within(document, BLOCKS)) {
    if (blocks.length >= MAX_BLOCKS) break
    const text = tidy(textContent(element)).slice(0, LONGEST)
    if (text.length < 3 || seen.has(text)) continue
    seen.add(text)
    blocks.push({ element: element.name, text })
  }
  const visible = blocks.reduce((sum, block) => sum + block.text.length, 0)
  if (visible < 200) blocks.push(...embedded.filter((block) => !seen.has(block.text)))
  return {
    title,
    lang: attribute(root ?? ({ attribs: {} } as Element), 'lang')
      .slice(0, 5)
      .toLowerCase(),
    blocks,
    links,
    jsonLd,
    meta,
    hreflangs,
    words: blocks.reduce((sum, block) => sum + block.text.split(' ').length, 0),
  }
}
