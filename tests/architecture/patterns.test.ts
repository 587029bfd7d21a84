import { analyse } from 'scslre'
import { describe, expect, it } from 'vitest'
import { anyOf, traitsOf } from '#drafting/languages/all-traits.ts'
import type { Traits } from '#drafting/languages/traits.ts'
import { readSources } from './read-imports.ts'
import { isNode, lineIndex, parse, walkTree, type SyntaxNode } from './syntax.ts'

/** A regular expression of the code, as far as it is written there. */
interface Pattern {
  path: string
  line: number
  source: string
  flags: string
}

/**
 * Patterns whose time grows faster than their input, each with what bounds the input before it is
 * matched; without sources, every pattern of the file. Everything else is rewritten: a run begins
 * only where it begins, as in `(?<!\s)\s+$`.
 */
const BOUNDED: readonly { bound: string; path: string; sources?: readonly string[] }[] = [
  {
    bound: 'a block of a page has at most 600 characters (walk-blocks.ts, pasted-text.ts)',
    path: 'src/drafting/understanding/',
    sources: [
      String.raw`\d\s?(?:a|to|bis|à|tot|til|till|-|–)\s?\d|\p{Lu}\p{L}+\s\d{2,}(?:\s|$)`,
      String.raw`\d{2,}(?:[\s-]\d{2,}){2,}|\b(?:no|nr|n°|#)\.?\s?\d`,
      String.raw`^[<>~+]?\s?\d[\d.,’']*\s?(?:\+|%|k|x|h|min)?\s?[–-]?\s?(?:\d+\s?[%+]?)?$`,
    ],
  },
  {
    bound: 'a block of a page has at most 600 characters (walk-blocks.ts, pasted-text.ts)',
    path: 'src/drafting/',
    sources: [
      String.raw`^(.{20,}?[.!…]?)\s+[–—]\s+(\p{Lu}[^.!?]{2,80})$`,
      String.raw`\s*[([]?\s*\b(?:all genders|[mwfdxhv](?:\s?[/|*]\s?[mwfdxhv]){1,2})\b\s*[)\]]?\s*`,
    ],
  },
  ...['reading/block-roles.ts', 'understanding/legal-forms.ts', 'writing/parse-proof.ts'].map(
    (file) => ({
      bound: 'a block of a page has at most 600 characters (walk-blocks.ts, pasted-text.ts)',
      path: `src/drafting/${file}`,
    }),
  ),
  {
    bound: 'a block of a page has at most 600 characters (walk-blocks.ts, pasted-text.ts)',
    path: 'src/drafting/wording/price.ts',
  },
  {
    bound: 'the line is cut to its last 200 characters (MAX_BEFORE)',
    path: 'src/drafting/checks/unattributed-quotation.ts',
    sources: [String.raw`\p{Lu}\p{L}+(?:[ ,]+[^.!?\n]{0,60})?[\s\u00A0]*(?::|,)\s*$`],
  },
  {
    bound: 'a message of LiquidJS is cut to 1,000 characters (MAX_MESSAGE)',
    path: 'src/engine/engage/templates/liquid.ts',
    sources: [String.raw`, (?:file:.*?, )?line:\d+, col:\d+.*$`],
  },
  {
    bound: 'only patterns that were parsed, in which every class ends (readPattern)',
    path: 'src/model/lib/pattern.ts',
    sources: [String.raw`\\([dwsDWS])|\[(?:\\.|[^\\\]])*\]`],
  },
  {
    bound: 'files of this repository, read by the build',
    path: 'src/marketing/content-plugin.ts',
    sources: [
      String.raw`^(?:Subject: (.*)\n+)?([\s\S]*)$`,
      String.raw`(<pre[\s\S]*?<\/pre>|<code>[\s\S]*?<\/code>|<[^>]+>)`,
    ],
  },
  {
    bound: 'numbers of the sample',
    path: 'src/marketing/sections/segment-sample.tsx',
    sources: [String.raw`\B(?=(\d{3})+$)`],
  },
]

interface CodeNode extends SyntaxNode {
  regex?: { pattern: string; flags: string }
  value?: unknown
  callee?: CodeNode
  arguments?: CodeNode[]
  elements?: CodeNode[]
  object?: CodeNode
  property?: CodeNode
  name?: string
  operator?: string
  left?: CodeNode
  right?: CodeNode
  tag?: CodeNode
  quasi?: CodeNode
  quasis?: { value: { raw: string; cooked: string } }[]
  expressions?: CodeNode[]
  id?: CodeNode
  init?: CodeNode
  expression?: CodeNode
}

type Constants = ReadonlyMap<string, CodeNode>

/** The list that an expression is, as far as it is written in the file; else null. */
function listOf(node: CodeNode | undefined, constants: Constants): string[] | null {
  if (node?.type === 'TSAsExpression') return listOf(node.expression, constants)
  if (node?.type === 'Identifier' && constants.has(node.name!))
    return listOf(constants.get(node.name!), constants)
  if (node?.type !== 'ArrayExpression') return null
  const items = node.elements!.map((element) => textOf(element, constants))
  return items.includes(null) ? null : (items as string[])
}

/** The text that an expression is, as far as it is written in the file; else null. */
function textOf(node: CodeNode | undefined, constants: Constants): string | null {
  switch (node?.type) {
    case 'Literal':
      return node.regex ? node.regex.pattern : typeof node.value === 'string' ? node.value : null
    case 'Identifier':
      return constants.has(node.name!) ? textOf(constants.get(node.name!), constants) : null
    case 'BinaryExpression': {
      const [left, right] = [textOf(node.left, constants), textOf(node.right, constants)]
      return node.operator === '+' && left !== null && right !== null ? left + right : null
    }
    case 'TemplateLiteral':
      return filled(node, constants, 'cooked')
    case 'TaggedTemplateExpression':
      return filled(node.quasi!, constants, 'raw')
    case 'MemberExpression':
      return node.property?.name === 'source' ? textOf(node.object, constants) : null
    case 'CallExpression': {
      if (node.callee?.name === 'anyOf') return alternativesOf(node.arguments!)
      if (node.callee?.property?.name !== 'join') return null
      const [list, between] = [
        listOf(node.callee.object, constants),
        textOf(node.arguments?.[0], constants),
      ]
      return list && between !== null ? list.join(between) : null
    }
    default:
      return null
  }
}

/** What `anyOf` of the word lists gives for the names of lists. */
function alternativesOf(names: readonly CodeNode[]): string | null {
  const lists = names.map(({ value }) => value)
  return lists.every(isTraitList) ? anyOf(...lists) : null
}

const isTraitList = (name: unknown): name is keyof Traits =>
  typeof name === 'string' && Object.hasOwn(traitsOf.en, name)

function filled(node: CodeNode, constants: Constants, spelling: 'raw' | 'cooked'): string | null {
  const parts = node.expressions!.map((one) => textOf(one, constants))
  if (parts.includes(null)) return null
  return node.quasis!.map(({ value }, at) => value[spelling] + (parts[at] ?? '')).join('')
}

/** The patterns of a file: literals, and `new RegExp` of what the file itself says. */
export function patternsIn(path: string, text: string): Pattern[] {
  const found: Pattern[] = []
  const constants = new Map<string, CodeNode>()
  const lineAt = lineIndex(text)
  const { program } = parse(path, text)
  walkTree(program, (one) => {
    const node = one as CodeNode
    if (node.type === 'VariableDeclarator' && node.id?.name && node.init)
      constants.set(node.id.name, node.init)
  })
  walkTree(program, (one) => {
    const node = one as CodeNode
    const add = (source: string | null, flags: string | null) => {
      if (source !== null && flags !== null)
        found.push({ path, line: lineAt(node.start), source, flags })
    }
    if (node.type === 'Literal' && node.regex) add(node.regex.pattern, node.regex.flags)
    if (['NewExpression', 'CallExpression'].includes(node.type) && node.callee?.name === 'RegExp') {
      const [source, flags] = node.arguments!
      add(textOf(source, constants), isNode(flags) ? textOf(flags, constants) : '')
    }
  })
  return found
}

/** How the time of a pattern grows faster than its input; empty when it does not. */
function faultsOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string[] {
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: true } })
  return reports.map(({ type, exponential, character }) => {
    const growth = exponential ? 'exponentially' : 'with the square of the input'
    return `${growth} (${type}), for many ${character.literal.source.slice(0, 30)}`
  })
}

const patterns = readSources('src', 'resources')
  .filter(({ path }) => !/\.(test|cases)\.tsx?$/.test(path))
  .flatMap(({ path, text }) => patternsIn(path, text))

const isBounded = ({ path, source }: Pattern) =>
  BOUNDED.some((one) => path.startsWith(one.path) && (one.sources?.includes(source) ?? true))

describe('regular expressions', () => {
  it('take time in proportion to their input, or their input is bounded before', () => {
    expect(patterns.length).toBeGreaterThan(1000)
    const steep = patterns
      .filter((pattern) => !isBounded(pattern))
      .flatMap((pattern) =>
        faultsOf(pattern).map(
          (fault) => `${pattern.path}:${pattern.line}: /${pattern.source}/ grows ${fault}`,
        ),
      )
    expect(steep).toEqual([])
  })

  it('have no exception without need', () => {
    const isSteep = (path: string, source?: string) =>
      patterns.some(
        (one) =>
          one.path.startsWith(path) &&
          (source === undefined || one.source === source) &&
          faultsOf(one).length > 0,
      )
    const idle = BOUNDED.flatMap(({ path, sources = [undefined] }) =>
      sources.filter((source) => !isSteep(path, source)).map((source) => `${path} ${source ?? ''}`),
    )
    expect(idle).toEqual([])
  })

  it.each([
    ['/\\s+$/', String.raw`\s+$`],
    ["new RegExp('(a+)+b')", '(a+)+b'],
    ['new RegExp([`x`, String.raw`\\d+$`].join("|"), "i")', String.raw`x|\d+$`],
    ["new RegExp(String.raw`\\s+$|${anyOf('percent')}`)", String.raw`\s+$|percent|prozent`],
    ["const WORDS = ['a', 'b']\nnew RegExp(`(${WORDS.join('|')})+c+$`, 'u')", '(a|b)+c+$'],
  ])('are found as the code says them: %s', (code, source) => {
    const [pattern] = patternsIn('src/example.ts', code)
    expect(pattern?.source).toBe(source)
    expect(faultsOf(pattern!)).not.toEqual([])
  })
})
