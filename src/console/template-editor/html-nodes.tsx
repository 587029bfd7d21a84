import { Fragment, type CSSProperties, type ReactNode } from 'react'

const LIQUID = /(\{\{(?:(?!\{\{)[\s\S])*?\}\}|\{%(?:(?!\{%)[\s\S])*?%\})/
const SHOWN = new Set(
  'a b strong i em u s span br p h1 h2 h3 h4 h5 h6 ul ol li small sup sub div table tbody thead tr td th'.split(
    ' ',
  ),
)

/** An inline style as React takes it; the page's policy forbids style attributes. */
export function styleOf(text: string): CSSProperties {
  const style: Record<string, string> = {}
  for (const part of text.split(';')) {
    const colon = part.indexOf(':')
    const name = part.slice(0, Math.max(0, colon)).trim().toLowerCase()
    if (name && !name.startsWith('-') && !/url\(/i.test(part))
      style[name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())] = part
        .slice(colon + 1)
        .trim()
  }
  return style
}

/** Text with its Liquid as chips. */
export const withChips = (text: string): ReactNode =>
  text.split(LIQUID).map((part, at) =>
    at % 2 ? (
      <code key={at} className="te-chip">
        {part.replace(/^\{[{%]-?\s*|(?<!\s)\s*-?[%}]\}$/g, '')}
      </code>
    ) : (
      part
    ),
  )

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE)
    return <Fragment key={key}>{withChips(node.textContent ?? '')}</Fragment>
  if (!(node instanceof Element)) return null
  const name = node.tagName.toLowerCase()
  const children = [...node.childNodes].map(toReact)
  if (!SHOWN.has(name)) return <Fragment key={key}>{children}</Fragment>
  // A link in the canvas selects its block.
  const Tag = name === 'a' ? 'span' : name
  const props = {
    key,
    className: name === 'a' ? 'te-link' : undefined,
    style: styleOf(node.getAttribute('style') ?? ''),
  }
  return name === 'br' ? <br key={key} /> : <Tag {...props}>{children}</Tag>
}

/** The HTML of a text block as elements without scripts, images and links. */
export function htmlNodes(html: string): ReactNode {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
  return [...body.childNodes].map(toReact)
}
