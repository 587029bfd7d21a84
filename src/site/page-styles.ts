import postcss, { type ChildNode, type Container } from 'postcss'

/** Everything in a page's markup that a selector can refer to. */
interface Named {
  classes: ReadonlySet<string>
  ids: ReadonlySet<string>
  tags: ReadonlySet<string>
}

const words = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].flatMap((found) => found[1]!.split(/\s+/)))

const namedIn = (html: string): Named => ({
  classes: words(html, /\sclass="([^"]*)"/g),
  ids: words(html, /\sid="([^"]*)"/g),
  tags: new Set([...words(html, /<([a-z][a-z0-9]*)/g), 'html', 'body', 'head']),
})

/**
 * True if a selector could match an element. Ignores states, attributes and bracketed parts, which
 * may change while the page is open.
 */
function couldFind(selector: string, { classes, ids, tags }: Named): boolean {
  let plain = selector.replace(/\[[^[\]]*\]/g, '')
  for (let before = ''; before !== plain;)
    plain = (before = plain).replace(/::?[\w-]+(\([^()]*\))?/g, '')
  const all = (pattern: RegExp, known: ReadonlySet<string>) =>
    [...plain.matchAll(pattern)].every((found) => known.has(found[1]!.replaceAll('\\', '')))
  return (
    all(/\.((?:[\w-]|\\.)+)/g, classes) &&
    all(/#([\w-]+)/g, ids) &&
    all(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g, tags)
  )
}

function keepUsed(container: Container, named: Named): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (node.type === 'comment') node.remove()
    if (node.type === 'rule') {
      const kept = node.selectors.filter((selector) => couldFind(selector, named))
      if (kept.length === 0) node.remove()
      else if (kept.length < node.selectors.length) node.selectors = kept
    }
    if (
      node.type === 'atrule' &&
      /^(media|supports|layer|container)$/.test(node.name) &&
      node.nodes
    ) {
      keepUsed(node, named)
      if (node.nodes.length === 0) node.remove()
    }
  }
}

/**
 * Separates font faces from all other rules. Declaring a face again in a later stylesheet would
 * make the browser lay out all text again.
 */
export function splitFontFaces(css: string): { faces: string; rules: string } {
  const root = postcss.parse(css)
  const faces: string[] = []
  root.walkAtRules('font-face', (face) => {
    faces.push(face.toString())
    face.remove()
  })
  return { faces: faces.join(''), rules: root.toString() }
}

/**
 * The rules of a stylesheet that one page's markup may need, in order. They are inlined, so that
 * the first paint waits for nothing.
 * @param html of the page as sent; the full stylesheet, which loads with the scripts, covers later
 * elements
 */
export function usedStyles(css: string, html: string): string {
  const root = postcss.parse(css)
  keepUsed(root, namedIn(html))
  const rest = root.toString()
  root.walkAtRules('keyframes', (rule) => {
    if (rest.split(rule.params).length < 3) rule.remove()
  })
  return root.toString()
}
