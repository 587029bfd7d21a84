import { Element, isTag, type Document } from 'domhandler'
import { textContent } from 'domutils'
import { countWords } from '../text/words.ts'
import type { Block, Link, PageContent } from './page.ts'
import { attribute, isHidden, parseHtml, tidy, visibleText, within } from './parse-html.ts'
import { walkBlocks } from './walk-blocks.ts'
import { beginningOf } from '../text/beginning-of.ts'

const MAX_LENGTH = 600
const MAX_LINKS = 300
const MAX_JSON_LD = 50

function readMeta(document: Document): Record<string, string> {
  const meta: Record<string, string> = {}
  for (const element of within(document, ['meta'])) {
    const name = (attribute(element, 'property') || attribute(element, 'name')).toLowerCase()
    const content = beginningOf(tidy(attribute(element, 'content')), MAX_LENGTH)
    if (name && content && !(name in meta)) meta[name] = content
  }
  return meta
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readJsonLd(document: Document): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  for (const element of within(document, ['script'])) {
    if (attribute(element, 'type').toLowerCase() !== 'application/ld+json') continue
    try {
      const value: unknown = JSON.parse(textContent(element).slice(0, 200_000))
      const graph = isRecord(value) && Array.isArray(value['@graph']) ? value['@graph'] : [value]
      found.push(...(Array.isArray(value) ? value : graph).filter(isRecord))
    } catch {
      // Broken JSON-LD is common; the rest of the page is still read.
    }
  }
  return found.slice(0, MAX_JSON_LD)
}

const MENU = /\b(?:nav|navi|navbar|navigation|menu|menue|mainmenu|topmenu|mainnav|topnav)\b/i

/** Whether an element is inside a menu: a `nav`, a header's list, or a class that says so. */
function isInMenu(element: Element): boolean {
  for (let at: Element['parent'] = element.parent; at && isTag(at); at = at.parent) {
    if (at.name === 'nav' || at.name === 'header' || attribute(at, 'role') === 'navigation')
      return true
    if (MENU.test(`${attribute(at, 'class')} ${attribute(at, 'id')}`)) return true
  }
  return false
}

const BUTTON_CLASS = /\b(?:btn|button|cta)\b|btn-|button-|-btn\b|-button\b|-cta\b/i

function readLinks(document: Document, base: string): Link[] {
  const links: Link[] = []
  for (const element of within(document, ['a', 'button'])) {
    const text = visibleText(element).slice(0, 120)
    const href = attribute(element, 'href')
    if (!text || links.length >= MAX_LINKS || isHidden(element)) continue
    const url = href && URL.canParse(href, base) ? new URL(href, base).href : ''
    links.push({
      text,
      url: /^https?:/.test(url) ? url : '',
      button:
        element.name === 'button' ||
        BUTTON_CLASS.test(attribute(element, 'class')) ||
        attribute(element, 'role') === 'button',
      menu: isInMenu(element),
    })
  }
  return links
}

const isLogo = (element: Element) =>
  ['class', 'id', 'src', 'alt'].some((name) => /logo|brand/i.test(attribute(element, name)))

/** What the page's logo says: the alternative text of its image, or the words of the brand link. */
function readLogos(document: Document, base: string): string[] {
  const logos: string[] = []
  for (const element of within(document, ['img', 'a', 'span', 'div', 'p']).slice(0, 1500)) {
    if (!isLogo(element)) continue
    const text = element.name === 'img' ? attribute(element, 'alt') : visibleText(element)
    const href = element.name === 'a' ? attribute(element, 'href') : ''
    const leavesHost =
      href && URL.canParse(href, base) && new URL(href, base).host !== new URL(base).host
    const clean = tidy(text)
    if (clean.length >= 2 && clean.length <= 60 && !leavesHost) logos.push(clean)
  }
  return [...new Set(logos)].slice(0, 6)
}

const EMBEDDED_KEYS =
  /^(?:title|headline|heading|description|subtitle|subheading|text|body|tagline|quote)$/i

/** A shell that JavaScript fills later often carries its text as data. */
function readEmbeddedText(document: Document): Block[] {
  const data = within(document, ['script']).find(
    (element) => attribute(element, 'id') === '__NEXT_DATA__',
  )
  if (!data) return []
  const blocks: Block[] = []
  const walk = (value: unknown, key: string, depth: number) => {
    if (blocks.length >= 80 || depth > 12) return
    if (typeof value === 'string') {
      const text = tidy(value)
      const isProse = /\s/.test(text) && text.length < MAX_LENGTH && !/[<>{}]/.test(text)
      if (EMBEDDED_KEYS.test(key) && isProse) blocks.push(embeddedBlock(key, text, blocks))
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

function embeddedBlock(key: string, text: string, before: readonly Block[]): Block {
  const heading = before.length === 0 ? 'h1' : 'h2'
  const element = /title|head/i.test(key) ? heading : 'p'
  return { element, text, role: 'text', confidence: 0, groups: [], isLink: false }
}

/** A fragment of HTML as the content of one element. */
const wrap = ({ children }: Document) => new Element('body', {}, children)

/** Visible letters under which the embedded text of a page counts too. */
const MIN_VISIBLE = 200

/** Reads a page's HTML. Never throws: whatever cannot be understood is left out. */
export function readHtml(html: string, url: string): PageContent {
  const document = parseHtml(html)
  const root = within(document, ['html'])[0] ?? wrap(document)
  const titles = within(document, ['title'])
  const blocks = walkBlocks(root)
  const visible = blocks.reduce((sum, block) => sum + block.text.length, 0)
  if (visible < MIN_VISIBLE) {
    const seen = new Set(blocks.map(({ text }) => text))
    blocks.push(...readEmbeddedText(document).filter(({ text }) => !seen.has(text)))
  }
  return {
    title: titles[0] ? tidy(textContent(titles[0])).slice(0, 200) : '',
    lang: attribute(root, 'lang').slice(0, 5).toLowerCase(),
    blocks,
    links: readLinks(document, url),
    jsonLd: readJsonLd(document),
    meta: readMeta(document),
    hreflangs: within(document, ['link'])
      .map((element) => attribute(element, 'hreflang'))
      .filter(Boolean),
    logos: URL.canParse(url) ? readLogos(document, url) : [],
    words: blocks.reduce((sum, block) => sum + countWords(block.text), 0),
  }
}
