import { readdirSync, readFileSync } from 'node:fs'
import { readSources, roomOf, type SourceFile } from '../read-imports.ts'
import { lineIndex, parse, walkTree, type SyntaxNode } from '../syntax.ts'
import { bannedNames, bannedTurns } from './banned-turns.ts'
import { countBy } from './ratchet.ts'
import { isGenerated, isTest } from './sizes.ts'

/** One banned turn at its place. */
export interface WordHit {
  /** What the count is kept for: a room of src, the documents, or the decisions. */
  room: string
  path: string
  line: number
  found: string
  turn: string
  better: string
}

/** The banned turns of a text, with the line of each counted from the text's beginning. */
export function turnsIn(text: string): Omit<WordHit, 'room' | 'path'>[] {
  const lineAt = lineIndex(text)
  return bannedTurns.flatMap(({ name, pattern, better }) =>
    [...text.matchAll(pattern)].map((match) => ({
      line: lineAt(match.index),
      found: match[0].replace(/\s+/g, ' '),
      turn: name,
      better,
    })),
  )
}

/** The words of an identifier, in lower case: `upperCase`, `UPPER_CASE` and `PascalCase` alike. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .map((word) => word.toLowerCase())

export const bannedIn = (name: string) =>
  bannedNames.filter(({ word }) => wordsOf(name).includes(word))

interface Declaration extends SyntaxNode {
  id?: SyntaxNode & { name?: string }
  key?: SyntaxNode & { name?: string }
}

/** Nodes that give a name to something; property keys in object literals repeat types. */
const DECLARING = new Set([
  'FunctionDeclaration',
  'VariableDeclarator',
  'ClassDeclaration',
  'MethodDefinition',
  'PropertyDefinition',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSPropertySignature',
  'TSMethodSignature',
])

function hitsInSource({ path, text }: SourceFile): WordHit[] {
  const { program, comments } = parse(path, text)
  const lineAt = lineIndex(text)
  const room = roomOf(path)
  const hits = comments.flatMap(({ start, value }) =>
    // A turn may be broken over two lines of a comment.
    turnsIn(value.replace(/\n[ \t]*\*[ ]?/g, '\n')).map((hit) => ({
      ...hit,
      room,
      path,
      line: lineAt(start) + hit.line - 1,
    })),
  )
  if (isTest({ path })) return hits
  walkTree(program, (node) => {
    if (!DECLARING.has(node.type)) return
    const { id, key } = node as Declaration
    const name = (id ?? key)?.name
    if (!name) return
    for (const { word, better } of bannedIn(name))
      hits.push({ room, path, line: lineAt(node.start), found: name, turn: word, better })
  })
  return hits
}

/** What a person reads of a page: without code, paths and links' targets. */
const proseOf = (markdown: string) =>
  markdown
    .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)\n]*\)/g, ']')

const markdownIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => `${folder}/${file}`)

function hitsInDocuments(): WordHit[] {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    // The user's text, to the letter.
    ...markdownIn('docs').filter((path) => path !== 'docs/specification.md'),
  ]
  const inRoom = (room: string, paths: readonly string[]) =>
    paths.flatMap((path) =>
      turnsIn(proseOf(readFileSync(path, 'utf8'))).map((hit) => ({ ...hit, room, path })),
    )
  return [...inRoom('docs', pages), ...inRoom('docs/decisions', markdownIn('docs/decisions'))]
}

/** Every banned turn in comments and names of src, in the documents and in decisions. */
export const findWordHits = (): WordHit[] => [
  ...readSources('src')
    .filter((file) => !isGenerated(file))
    .flatMap(hitsInSource),
  ...hitsInDocuments(),
]

export const countHits = (hits: readonly WordHit[]) => countBy(hits.map(({ room }) => room))

export const describeHit = ({ path, line, found, better }: WordHit) =>
  `${path}:${line}: "${found}"; better: ${better}`
