import { describe, expect, it } from 'vitest'
import { readSources } from './read-imports.ts'
import { isNode, lineIndex, parse, walkTree, type SyntaxNode } from './syntax.ts'

/**
 * Attributes whose value a person reads or hears: of elements, and as this product's own controls
 * call them.
 */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'label',
  'alt',
  'help',
  'sentence',
  'description',
  'error',
])

/** What may stand where it is: names that are the same in every language. */
const ALLOWED: readonly { path: string; text: string; why: string }[] = [
  {
    path: 'src/console/condition-builder/date-field.tsx',
    text: 'now-1M/M',
    why: 'an expression of the date language',
  },
  {
    path: 'src/app/configure/sending-plan.tsx',
    text: 'Europe/Berlin',
    why: 'the name of a time zone',
  },
]

interface LiteralNode extends SyntaxNode {
  name?: { name?: string }
  value?: unknown
  expression?: LiteralNode
  consequent?: LiteralNode
  alternate?: LiteralNode
  left?: LiteralNode
  right?: LiteralNode
  quasis?: { value: { cooked: string } }[]
}

/** Signs and entities such as `&thinsp;%` are the same in every language. */
const hasLetters = (text: string) => /\p{L}/u.test(text.replace(/&#?\w+;/g, ''))

/** The texts that an expression may come to, as far as they are written in it. */
function textsOf(node: LiteralNode): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') return node.quasis!.map(({ value }) => value.cooked)
  if (node.type === 'JSXExpressionContainer') return textsOf(node.expression!)
  if (node.type === 'ConditionalExpression')
    return [...textsOf(node.consequent!), ...textsOf(node.alternate!)]
  if (node.type === 'LogicalExpression') return [...textsOf(node.left!), ...textsOf(node.right!)]
  return []
}

/**
 * Every text written into the JSX of a file: between tags, and in the attributes that people read.
 */
function literalsOf(path: string, source: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = []
  const lineAt = lineIndex(source)
  const add = (node: LiteralNode, texts: string[]) => {
    for (const text of texts)
      if (hasLetters(text))
        found.push({
          line: lineAt(node.start),
          text: text.replace(/\s+/g, ' ').trim(),
        })
  }
  walkTree(parse(path, source).program, (each, parent) => {
    const node: LiteralNode = each
    if (node.type === 'JSXText') add(node, [node.value as string])
    if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute')
      add(node, textsOf(node))
    if (node.type === 'JSXAttribute' && SPOKEN.has(node.name!.name ?? '') && isNode(node.value))
      add(node, textsOf(node.value))
  })
  return found
}

describe('words that a person reads', () => {
  it.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p>\n  {count} of <b>{total}</b>\n</p>', ['of']],
    ['<p>{done ? "Done" : t("open")}</p>', ['Done']],
    ['<input placeholder="Your name" />', ['Your name']],
    ['<a aria-label={`Remove ${name}`} />', ['Remove']],
    ['<a title={open ? "Close" : `Open ${name}`} />', ['Close', 'Open']],
    ['<p>{t("room.key")} · {figure}&thinsp;%</p>', []],
    ['<a className="wide" href="/here" aria-label={t("room.key")} title={name} />', []],
  ])('are found where %s holds them', (jsx, texts) => {
    expect(literalsOf('x.tsx', `export const a = ${jsx}\n`).map(({ text }) => text)).toEqual(texts)
  })

  it('stand in the translation table of their room, not in its pages', () => {
    const code = readSources('src/app', 'src/console', 'src/shell', 'src/ui').filter(
      ({ path }) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
    )
    const literal = code.flatMap(({ path, text: source }) =>
      literalsOf(path, source)
        .filter(
          ({ text }) => !ALLOWED.some((allowed) => allowed.path === path && allowed.text === text),
        )
        .map(
          ({ line, text }) =>
            `${path}:${line}: “${text}” belongs to a messages file (defineMessages)`,
        ),
    )
    expect(literal).toEqual([])
  }, 60_000)

  it('are allowed only where they still stand', () => {
    const code = new Map(
      readSources('src/app', 'src/console', 'src/shell', 'src/ui').map(({ path, text }) => [
        path,
        text,
      ]),
    )
    const gone = ALLOWED.filter(
      ({ path, text }) =>
        !code.has(path) ||
        !literalsOf(path, code.get(path)!).some((literal) => text === literal.text),
    )
    expect(gone).toEqual([])
  })
})
