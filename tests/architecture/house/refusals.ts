import { readSources } from '../read-imports.ts'
import { lineIndex } from '../syntax.ts'
import { childrenOf, leavesOf, moduleOf, type AnyNode, type Module } from './follow-values.ts'

export interface Refusals {
  /** English texts that `fail` and `ProductError` translate. */
  texts: string[]
  /** Sentences that nobody can translate, as `path:line: source`. */
  hidden: string[]
}

/** A function that refuses with one of its arguments. */
interface Refuser {
  name: string
  /** Which argument is the sentence. */
  at: number
  /** Whether it translates the sentence. */
  translates: boolean
}

const FAIL: readonly Refuser[] = [
  { name: 'fail', at: 1, translates: true },
  { name: 'ProductError', at: 1, translates: true },
]

/** Literals joined by `+`, or null where a part is no literal. */
function literalText(node: AnyNode | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node?.type !== 'BinaryExpression') return null
  const [before, after] = [literalText(node.left), literalText(node.right)]
  return before === null || after === null ? null : before + after
}

/** Where the faults of the product are: in a field, in a part of an email, or in an email. */
const PLACES = ['path', 'where', 'index']

/** The `message` of an object that also names its place: a fault. */
function faultSentence({ type, properties }: AnyNode): AnyNode | null {
  if (type !== 'ObjectExpression') return null
  const of = (name: string) => properties!.find(({ key }) => key?.name === name)
  if (!PLACES.some(of)) return null
  return (of('message')?.value as AnyNode | undefined) ?? null
}

const nameOf = (callee: AnyNode | undefined): string | undefined =>
  callee?.type === 'MemberExpression' ? callee.property?.name : callee?.name

interface Visit {
  /** Names and parameters of the functions around a node, the innermost last. */
  around: readonly { name: string; params: readonly (string | undefined)[] }[]
  isTranslated: boolean
  /** The name that a function gets from its declaration. */
  called: string
}

/** Calls `each` with every sentence of a file, and whether it is translated where it is. */
function visitSentences(
  { program }: Module,
  refusers: readonly Refuser[],
  each: (sentence: AnyNode, visit: Visit) => void,
): void {
  const enter = (node: AnyNode, visit: Visit): void => {
    const name = node.arguments && nameOf(node.callee)
    const refuser = refusers.find((one) => one.name === name)
    const isTranslated = visit.isTranslated || (refuser?.translates ?? false)
    const sentence = refuser ? node.arguments![refuser.at] : faultSentence(node)
    if (sentence) each(sentence, { ...visit, isTranslated })
    const params = node.params?.map((one) => one.name)
    const around = params
      ? [...visit.around, { name: node.id?.name ?? visit.called, params }]
      : visit.around
    const isNamed = node.type === 'VariableDeclarator' || node.type === 'MethodDefinition'
    const called = isNamed ? ((node.id ?? node.key)?.name ?? '') : params ? '' : visit.called
    for (const child of childrenOf(node)) enter(child, { around, isTranslated, called })
  }
  enter(program as AnyNode, { around: [], isTranslated: false, called: '' })
}

/** Functions of a file whose parameter becomes a sentence, in any number of steps. */
function refusersOf(module: Module, own: readonly Refuser[]): readonly Refuser[] {
  const found = new Map(own.map((one) => [one.name, one]))
  visitSentences(module, own, (sentence, { around, isTranslated }) => {
    if (sentence.type !== 'Identifier') return
    const owner = around.findLast(({ params }) => params.includes(sentence.name))
    if (!owner?.name || found.has(owner.name)) return
    const at = owner.params.indexOf(sentence.name)
    found.set(owner.name, { name: owner.name, at, translates: isTranslated })
  })
  return found.size === own.length ? own : refusersOf(module, [...found.values()])
}

/** The refusals of a file. */
export function refusalsIn(path: string, text?: string): Refusals {
  const module = moduleOf(path, text)
  const throws = ['fail', 'ProductError'].some((name) =>
    module.imports.get(name)?.path.endsWith('model/lib/errors.ts'),
  )
  const refusers = refusersOf(module, throws ? FAIL : [])
  const found: Refusals = { texts: [], hidden: [] }
  visitSentences(module, refusers, (sentence, { isTranslated }) => {
    for (const { node, within } of leavesOf({ node: sentence, within: module })) {
      const literal = literalText(node)
      const isText = literal !== null || ['TemplateLiteral', 'BinaryExpression'].includes(node.type)
      if (literal !== null && isTranslated) found.texts.push(literal)
      else if (isText && literal !== '')
        found.hidden.push(
          `${within.path}:${lineIndex(within.text)(node.start)}: ` +
            within.text.slice(node.start, node.end).replace(/\s+/g, ' '),
        )
    }
  })
  return found
}

/** The refusals of the product's code. */
export function readRefusals(): Refusals {
  const each = readSources('src')
    .filter(({ path }) => !/\.test\.|\.generated\.|\/sample\.ts$/.test(path))
    .filter(({ text }) => /\b(fail|ProductError)\(|\bmessage\b/.test(text))
    .map(({ path, text }) => refusalsIn(path, text))
  return {
    texts: [...new Set(each.flatMap(({ texts }) => texts))].filter(Boolean),
    hidden: [...new Set(each.flatMap(({ hidden }) => hidden))],
  }
}
