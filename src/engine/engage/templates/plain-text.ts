import { Parser } from 'htmlparser2'

const hidden = new Set(['head', 'style', 'script', 'title', 'noscript', 'template'])
const breaks = new Set([
  'p',
  'div',
  'section',
  'article',
  'table',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'blockquote',
  'hr',
  'header',
  'footer',
])
const apart = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote'])

/** Converts HTML to plain text: paragraphs, lists, and link targets. */
export function plainText(html: string): string {
  let out = ''
  const hiding: string[] = []
  const links: { href: string; from: number }[] = []
  const parser = new Parser({
    onopentag(name, { href = '', style = '', alt = '' }) {
      if (
        hidden.has(name) ||
        (/display:\s*none/i.test(style) && !voids.has(name)) ||
        hiding.length > 0
      ) {
        if (!voids.has(name)) hiding.push(name)
        return
      }
      if (name === 'br') out += '\n'
      else if (name === 'li') out += '\n- '
      else if (name === 'img' && alt.trim()) out += alt.trim()
      else if (breaks.has(name)) out += apart.has(name) ? '\n\n' : '\n'
      if (name === 'a') links.push({ href, from: out.length })
    },
    ontext(text) {
      if (hiding.length === 0)
        out += text.replaceAll('\u034f', ' ').replace(/[\s\u00a0\u200c]+/g, ' ')
    },
    onclosetag(name) {
      if (hiding.length > 0) {
        if (!voids.has(name)) hiding.pop()
        return
      }
      if (name === 'a') {
        const link = links.pop()
        const said = link ? out.slice(link.from).trim() : ''
        if (link && /^(https?|mailto):/i.test(link.href) && said !== link.href)
          out += `${said ? ' ' : ''}(${link.href})`
      }
      if (breaks.has(name)) out += apart.has(name) ? '\n\n' : '\n'
    },
  })
  parser.write(html)
  parser.end()
  return out
    .replace(/[ \t]+/g, ' ')
    .replace(/(?<! ) *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const voids = new Set([
  'br',
  'img',
  'hr',
  'meta',
  'link',
  'input',
  'col',
  'area',
  'base',
  'source',
  'wbr',
])
