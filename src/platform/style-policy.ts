import { createHash } from 'node:crypto'

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
}
const unescapeHtml = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#39|#x27|amp);/g, (entity) => entities[entity]!)

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const sourcesIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((found) => found[1]!)

/**
 * The `style-src` and `style-src-attr` directives of a page (CSP Level 3, sections 6.1.14 and
 * 6.1.16): stylesheets of our own origin, and exactly the style elements and attributes in the sent
 * page, by hash.
 *
 * The hash of the empty text is always included: the component library creates empty style elements
 * and fills them through CSSOM, which no policy governs. An injected style element with text is
 * still refused.
 * @param html the page as sent; '' for a response that is no page
 */
export function stylePolicy(html: string): string {
  const elements = sourcesIn(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  const attributes = sourcesIn(html, /\sstyle="([^"]*)"/g).map(unescapeHtml)
  const hashes = (texts: readonly string[]) => [...new Set(texts)].map(hashSource).join(' ')
  const ofAttributes = attributes.length > 0 ? `'unsafe-hashes' ${hashes(attributes)}` : "'none'"
  return `style-src 'self' ${hashes(['', ...elements])}; style-src-attr ${ofAttributes}`
}

/** A policy with the style directives of one page in place of the default ones. */
export const withStylesOf = (policy: string, html: string): string =>
  [
    ...policy.split(/;\s*/).filter((directive) => !directive.startsWith('style-src')),
    stylePolicy(html),
  ].join('; ')
