import { readdirSync, readFileSync } from 'node:fs'
import { choiceWords } from '#catalog/fields/words.ts'
import { visitDefinitionTexts } from '#site/definition-texts.ts'
import type { Message } from '#language'
import { tRa } from '#console/core/ra-messages.ts'
import { entities } from '#model/schema/entities.generated.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { allMessages } from '#ui/messages/messages.ts'
import { readSources } from '../read-imports.ts'
import { translators } from './follow-values.ts'
import { readRefusals } from './refusals.ts'
import { isNode, parse, walkTree, type SyntaxNode } from '../syntax.ts'

interface CallNode extends SyntaxNode {
  callee: SyntaxNode & { name?: string }
  arguments: SyntaxNode[]
}

interface ObjectNode extends SyntaxNode {
  properties: (SyntaxNode & { key?: { name?: string; value?: unknown }; value?: SyntaxNode })[]
}

/** A message as written in the code: a text, texts joined by `+`, or plural forms; else null. */
function readMessage(node: SyntaxNode | undefined): Message | null {
  if (!node) return null
  const { type, value, left, right } = node as SyntaxNode & {
    value?: unknown
    left?: SyntaxNode
    right?: SyntaxNode
  }
  if (type === 'Literal') return typeof value === 'string' ? value : null
  if (type === 'BinaryExpression') {
    const [before, after] = [readMessage(left), readMessage(right)]
    return typeof before === 'string' && typeof after === 'string' ? before + after : null
  }
  if (type !== 'ObjectExpression') return null
  const forms = Object.fromEntries(readEntries(node))
  return typeof forms['other'] === 'string' ? (forms as unknown as Message) : null
}

const readEntries = (node: SyntaxNode): [string, Message][] =>
  (node as ObjectNode).properties.flatMap(({ key, value }) => {
    const message = isNode(value) ? readMessage(value) : null
    return message === null ? [] : [[String(key?.name ?? key?.value), message] as [string, Message]]
  })

const sources = () =>
  readSources('src').filter(({ path }) => !/\.test\.|\.generated\.|\/sample\.ts$/.test(path))

/** Calls of the functions by these names, in files that import from the module. */
function callsOf(names: readonly string[], module: RegExp): CallNode[] {
  return sources()
    .filter(({ text }) => module.test(text) && names.some((name) => text.includes(`${name}(`)))
    .flatMap(({ path, text }) => {
      const calls: CallNode[] = []
      walkTree(parse(path, text).program, (node) => {
        const { type, callee } = node as CallNode
        if (type === 'CallExpression' && callee.name && names.includes(callee.name))
          calls.push(node as CallNode)
      })
      return calls
    })
}

/** Tables whose messages are not written in the call itself, where the law would miss them. */
export const hiddenTables = (): number =>
  callsOf(['defineMessages'], /messages\.ts'/).filter(
    ({ arguments: [table] }) => table?.type !== 'ObjectExpression',
  ).length

/** Keys that several tables have: only one of their translations could be shown. */
export function sharedKeys(): string[] {
  const tables = callsOf(['defineMessages'], /messages\.ts'/).map(({ arguments: [table] }) =>
    table?.type === 'ObjectExpression' ? readEntries(table).map(([key]) => key) : [],
  )
  const keys = tables.flat()
  return keys.filter((key, at) => keys.indexOf(key) !== at)
}

/** English messages of all tables, by key. */
export function englishTables(): Map<string, Message> {
  void tRa
  const written = callsOf(['defineMessages'], /messages\.ts'/).flatMap(({ arguments: [table] }) =>
    table?.type === 'ObjectExpression' ? readEntries(table) : [],
  )
  return new Map([...Object.entries(allMessages()), ...written])
}

/** Words of the values to choose from in a schema, where it has none of its own (`x-words`). */
function choicesIn(node: SchemaNode): string[] {
  const values = node['x-words'] ? [] : (node.enum ?? [])
  const inner = [node.items, ...Object.values(node.properties ?? {})]
  return [
    ...values.map(choiceWords),
    ...inner.flatMap((one) => (one === undefined ? [] : choicesIn(one))),
  ]
}

/** English messages translated by their text: of definitions, of `say()`, and of refusals. */
export function englishTexts(): Map<string, Message> {
  const found = new Map<string, Message>()
  visitDefinitionTexts((text) => {
    found.set(text, text)
    return text
  })
  for (const { operations, fields } of entities)
    for (const { node } of operations.length > 0 ? fields : [])
      for (const words of choicesIn(node)) if (!/[\d.]/.test(words)) found.set(words, words)
  for (const call of callsOf(translators, /from '#language'/)) {
    const said = readMessage(call.arguments[0])
    if (said !== null) found.set(typeof said === 'string' ? said : said.other, said)
  }
  for (const text of readRefusals().texts) if (!found.has(text)) found.set(text, text)
  return found
}

const LANGUAGES = 'src/ui/languages'

/** The translations of a language in a part, or in all parts but the one of definitions. */
export function translationsOf(language: string, kind: 'tables' | 'texts'): Map<string, Message> {
  const parts = readdirSync(`${LANGUAGES}/${language}`).filter(
    (part) => (part === 'texts') === (kind === 'texts'),
  )
  const files = parts.flatMap((part) =>
    readdirSync(`${LANGUAGES}/${language}/${part}`).map(
      (file) => `${LANGUAGES}/${language}/${part}/${file}`,
    ),
  )
  const tables = files.map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message>,
  )
  return new Map(tables.flatMap((table) => Object.entries(table)))
}

const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message)

/** The places of a message, such as `{name}`, in alphabetical order. */
const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join(' ')

const withoutCount = (places: string) =>
  places
    .split(' ')
    .filter((place) => place !== '{count}')
    .join(' ')

/**
 * What is wrong with a translation, or null: its forms must have the places of the English ones. Of
 * plural forms, any may have the number or leave it out: in French, one is also the form for zero.
 */
export function faultOf(english: Message, translated: Message): string | null {
  if ((typeof english === 'string') !== (typeof translated === 'string'))
    return 'one has plural forms, the other does not'
  const forms = formsOf(english)
  const places =
    typeof english === 'string' ? placesOf : (form: string) => withoutCount(placesOf(form))
  const allowed = new Set(forms.map(places))
  const isEmpty = (form: string) => form.trim() === '' && !forms.some((one) => one.trim() === '')
  const wrong = formsOf(translated).find((form) => isEmpty(form) || !allowed.has(places(form)))
  return wrong === undefined ? null : `"${wrong}" has other places, or none`
}
