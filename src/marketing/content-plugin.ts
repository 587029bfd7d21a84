import { Marked, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { SiteContent, ContentHeading, ContentMeta, ContentPart } from './site/content.ts'

const META_QUERY = '?meta'

/** Front matter of a content file: one `key: value` per line, `[a, b]` for lists. */
function readFrontMatter(
  source: string,
  file: string,
): { meta: Record<string, string | string[]>; body: string } {
  const found = /^---\n([\s\S]*?)\n---\n/.exec(source)
  if (!found)
    throw new Error(`${file} does not begin with front matter between two lines of three dashes`)
  const meta: Record<string, string | string[]> = {}
  for (const line of found[1]!.split('\n')) {
    const pair = /^([a-z][A-Za-z]*): (.+)$/.exec(line)
    if (!pair)
      throw new Error(`${file}: front matter has the line "${line}", which is not "key: value"`)
    const [, key, value] = pair as unknown as [string, string, string]
    meta[key] = /^\[.*\]$/.test(value)
      ? value
          .slice(1, -1)
          .split(',')
          .map((item) => item.trim())
      : value
  }
  return { meta, body: source.slice(found[0].length) }
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Dims comment lines of zone files, shells and header lists. */
const code = (text: string): string =>
  escaped(text).replace(/^(?:;|#) .*$/gm, '<span class="o">$&</span>')

/**
 * Renders a sample email: lines flow as in an email client; only those of the last paragraph, the
 * signature, keep their breaks.
 */
function letter(text: string): string {
  const [, subject, rest] = /^(?:Subject: (.*)\n+)?([\s\S]*)$/.exec(text)!
  const paragraphs = rest!.trim().split(/\n{2,}/)
  const body = paragraphs
    .map(
      (lines, index) =>
        `<p>${escaped(lines).replaceAll('\n', index === paragraphs.length - 1 ? '<br>' : ' ')}</p>`,
    )
    .join('')
  return (
    '<div class="panel letter" role="group" aria-label="Sample ' +
    `mail">${subject ? `<p class="subject"><span>Subject</span> ${escaped(subject)}</p>` : ''}${body}</div>\n`
  )
}

/**
 * Converts the site's Markdown to HTML. Rejects raw HTML: a page's special content is a figure
 * component.
 */
function renderer(file: string, headings: ContentHeading[]): Marked {
  return new Marked({
    gfm: true,
    renderer: {
      html(): string {
        throw new Error(`${file} has raw HTML, which content files may not`)
      },
      heading({ tokens, depth, text }: Tokens.Heading): string {
        const id = slugOf(text)
        const html = this.parser.parseInline(tokens)
        if (depth === 2) headings.push({ id, text: text.replaceAll("'", '’') })
        return `<h${depth} id="${id}">${html}</h${depth}>\n`
      },
      code({ text, lang }: Tokens.Code): string {
        if (lang === 'mail') return letter(text)
        return `<pre tabindex="0" role="group" aria-label="Example"><code>${code(text)}</code></pre>\n`
      },
      link({ href, tokens }: Tokens.Link): string {
        if (!/^(?:\/|#|https:|mailto:)/.test(href))
          throw new Error(`${file} links to ${href}, which is neither a path nor https nor mailto`)
        return `<a href="${escaped(href)}">${this.parser.parseInline(tokens)}</a>`
      },
      blockquote({ tokens }: Tokens.Blockquote): string {
        return `<div class="note">${this.parser.parse(tokens)}</div>\n`
      },
      table({ header, rows }: Tokens.Table): string {
        const names = header.map(({ tokens }) => this.parser.parseInline(tokens))
        const head = names
          .map((name) => `<th scope="col" role="columnheader">${name}</th>`)
          .join('')
        const cell = (tokens: Tokens.TableCell['tokens'], index: number) =>
          index === 0
            ? `<th scope="row" role="rowheader">${this.parser.parseInline(tokens)}</th>`
            : `<td role="cell"><span class="col" aria-hidden="true">${names[index]}` +
              `</span>${this.parser.parseInline(tokens)}</td>`
        const body = rows
          .map(
            (row) =>
              `<tr role="row">${row.map(({ tokens }, index) => cell(tokens, index)).join('')}</tr>`,
          )
          .join('')
        return (
          '<div class="tbl"><table role="table"><thead role="rowgroup">' +
          `<tr role="row">${head}</tr></thead><tbody role="rowgroup">${body}</tbody>` +
          `</table></div>\n`
        )
      },
    },
  })
}

/**
 * Turns straight quotes in prose into typographic ones; skips code, which is already markup here.
 */
const typographic = (html: string): string =>
  html
    .split(/(<pre[\s\S]*?<\/pre>|<code>[\s\S]*?<\/code>|<[^>]+>)/)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece
            .replace(/&#39;/g, '’')
            .replace(/(^|[\s(])&quot;/g, '$1“')
            .replace(/&quot;/g, '”'),
    )
    .join('')

/** Splits at paragraphs of the form `{{name}}`, which are replaced by figure components. */
function partsOf(html: string): ContentPart[] {
  return html
    .split(/<p>\{\{([a-z-]+)\}\}<\/p>\n?/)
    .map((piece, index): ContentPart => (index % 2 === 1 ? { figure: piece } : { html: piece }))
    .filter((part) => 'figure' in part || part.html.trim() !== '')
}

/**
 * Parses one content file.
 * @throws Error that names the file and the fault
 */
export function readContent(source: string, file: string): SiteContent {
  const { meta, body } = readFrontMatter(source, file)
  return readMarkdown(meta, body, file)
}

/**
 * Parses front matter and text.
 * @throws Error that names the file and the fault
 */
export function readMarkdown(
  meta: Record<string, string | string[]>,
  body: string,
  file: string,
): SiteContent {
  for (const key of ['title', 'description'])
    if (typeof meta[key] !== 'string') throw new Error(`${file} has no ${key} in its front matter`)
  const headings: ContentHeading[] = []
  const html = renderer(file, headings).parse(body, { async: false })
  const words = body.split(/\s+/).length
  return {
    meta: { ...(meta as unknown as ContentMeta), minutes: Math.max(1, Math.round(words / 200)) },
    headings,
    parts: partsOf(typographic(html)),
  }
}

/**
 * Compiles content files to modules during the build, so that browsers download HTML and no parser.
 * `x.md` exports everything by default, `x.md?meta` only the front matter, for lists.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'outrider-content',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/marketing\/content\/.+\.md(\?meta)?$/.test(id)) return null
      const onlyMeta = id.endsWith(META_QUERY)
      const file = onlyMeta ? id.slice(0, -META_QUERY.length) : id
      const content = readContent(source, file)
      return {
        code: `export default ${JSON.stringify(onlyMeta ? content.meta : content)}`,
        map: null,
        moduleType: 'js',
      }
    },
  }
}
