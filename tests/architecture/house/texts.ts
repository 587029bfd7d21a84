import { readdirSync, readFileSync } from 'node:fs'
import { readSources } from '../read-imports.ts'
import { isNode, lineIndex, parse, walkTree, type SyntaxNode } from '../syntax.ts'
import { bannedTurns, type BannedTurn } from './banned-turns.ts'

/** One text that users read, at its place. */
export interface UserText {
  path: string
  line: number
  /** A label is a title or a name; help belongs to the label before it. */
  kind: 'label' | 'help' | 'text'
  text: string
}

const turn = (name: string, pattern: RegExp, better: string): BannedTurn => ({
  name,
  pattern: new RegExp(pattern.source.replaceAll(' ', '\\s+'), 'i'),
  better,
})

/** Turns that texts do without in addition to those of comments. */
export const bannedInTexts: readonly BannedTurn[] = [
  ...bannedTurns.map((one) => ({ ...one, pattern: new RegExp(one.pattern.source, 'i') })),
  turn('e-mail', /\be-mails?\b/, 'email'),
  turn(
    'mail as a message',
    /(?<!postal )\bmails?\b(?! (server|catcher|exchanger)s?\b)(?![-./\w])/,
    'email; "mailbox" and "mail server" stay',
  ),
  turn('is no', /(?<!there )\b(is|are) no (?!longer\b|one\b)[a-z]+\b/, 'is not a, does not'),
  turn('of whom, for which', /\b(of|for|upon) (whom|which)\b/, 'a main clause, or "that"'),
  turn('true of', /\b(true|asked) of (them|people|everyone|whom)\b/, 'matches'),
  turn('again and again', /\bagain and again\b/, 'on a schedule'),
  turn('goes for good', /\bgoes? for good\b/, 'is deleted permanently'),
  turn('is to be', /\b(is|are) to be \w+ed\b/, 'will be deleted, delete'),
  turn('worked out', /\bwork(s|ed)? out\b/, 'calculated'),
  turn('taken in', /\btak(e|en|es) in\b/, 'imported, accepted'),
  turn('brought back', /\b(brings?|brought) back\b(?! the other)/, 'restored'),
  turn('put people in', /\bputs? (people|persons?|them) in\b/, 'adds people'),
  turn('by hand', /\bby hand\b(?!\.)/, 'manually'),
  turn('could not be read', /\bcould not be (read|loaded|reached|saved|done)\b/, "couldn't load"),
  turn('that did not work', /\bthat (did not work|could not be done)\b/, 'Something went wrong'),
  turn('says what', /\bsay (what|which|who|how|where)\b/, 'Enter, Choose'),
  turn('no words of the API', /\b(STARTER|MEMBER|TENANT_ADMIN|oneshot|recurrent):/, 'its label'),
]

export const textTurnsIn = (text: string) =>
  bannedInTexts.filter(({ pattern }) => pattern.test(text))

interface PropertyNode extends SyntaxNode {
  key?: { name?: string; value?: unknown }
  value?: SyntaxNode & { value?: unknown }
  left?: SyntaxNode
  right?: SyntaxNode
  operator?: string
}

/** The text of a literal or of literals joined by `+`; null for everything else. */
function joined(node: SyntaxNode | undefined): string | null {
  if (!node) return null
  const { type, value, left, right } = node as unknown as PropertyNode & { value: unknown }
  if (type === 'Literal') return typeof value === 'string' ? value : null
  if (type !== 'BinaryExpression') return null
  const [before, after] = [joined(left), joined(right)]
  return before === null || after === null ? null : before + after
}

const MESSAGES = /(^|[/-])(messages|english|signed-in)\.ts$/

const isTable = (path: string) =>
  MESSAGES.test(path) && /^src\/(app|catalog|console|shell|ui)\//.test(path)

/** Properties of definitions and resources that people read. */
const KINDS: Record<string, UserText['kind']> = {
  title: 'label',
  label: 'label',
  description: 'help',
  help: 'help',
  purpose: 'help',
  searchHint: 'help',
}

/** Texts of the messages tables, of the catalog's definitions and of the resources. */
function textsInCode(): UserText[] {
  const files = readSources('src', 'resources').filter(
    ({ path }) =>
      isTable(path) ||
      /^src\/catalog\/.*\/definition\.ts$/.test(path) ||
      (path.startsWith('resources/') && !path.includes('generated')),
  )
  return files.flatMap(({ path, text: source }) => {
    const lineAt = lineIndex(source)
    const texts: UserText[] = []
    walkTree(parse(path, source).program, (node) => {
      if (node.type !== 'Property') return
      const { key, value } = node as PropertyNode
      const name = String(key?.name ?? key?.value ?? '')
      const text = isNode(value) ? joined(value) : null
      const kind = isTable(path) ? 'text' : KINDS[name]
      if (text !== null && kind) texts.push({ path, line: lineAt(node.start), kind, text })
    })
    return texts
  })
}

interface SchemaPart {
  title?: unknown
  description?: unknown
}

/** Titles and help of the schemas, in their order. */
function textsInSchemas(): UserText[] {
  const files = ['schemas', 'schemas/parts'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.json') && file !== 'vocabulary.json')
      .map((file) => `${folder}/${file}`),
  )
  return files.flatMap((path) => {
    const source = readFileSync(path, 'utf8')
    const lineAt = lineIndex(source)
    return [...source.matchAll(/"(title|description)": ("(?:[^"\\]|\\.)*")/g)].map(
      ([, key, text], index, all): UserText => ({
        path,
        line: lineAt(all[index]!.index),
        kind: key === 'title' ? 'label' : 'help',
        text: JSON.parse(text!) as string,
      }),
    )
  })
}

/** Every text that users read in tables, definitions, resources and schemas. */
export const findUserTexts = (): UserText[] => [...textsInCode(), ...textsInSchemas()]

/** The entities of the schemas, with their titles. */
export const entityTitles = (): { id: string; title: string }[] =>
  readdirSync('schemas')
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`schemas/${file}`, 'utf8')) as SchemaPart & object)
    .filter((schema) => 'x-entity' in schema)
    .map((schema) => ({
      id: String((schema as { $id?: unknown }).$id),
      title: String(schema.title),
    }))

/** The words that the glossary defines, in lower case. */
export const glossaryWords = (): ReadonlySet<string> =>
  new Set(
    readFileSync('docs/glossary.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .flatMap((line) => line.split('|')[1]!.split(','))
      .map((word) => word.trim().toLowerCase()),
  )
