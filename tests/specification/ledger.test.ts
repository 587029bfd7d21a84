import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resultOf } from './last-results.ts'
import { readEntries, readLedger } from '#build/specification/read-ledger.ts'
import { splitSpecification } from '#build/specification/split-specification.ts'
import { sentences as generated } from '#model/api/specification.generated.ts'
import { parse, walkTree, type SyntaxNode } from '#tests/architecture/syntax.ts'

const entries = readEntries()
const sentences = splitSpecification(readFileSync('docs/specification.md', 'utf8'))

/** The texts that a test file spells out: names of tests and rows of their tables. */
const textsOf = new Map<string, string[]>()
function textsIn(file: string): string[] {
  const known = textsOf.get(file)
  if (known) return known
  const texts: string[] = []
  walkTree(parse(file, readFileSync(file, 'utf8')).program, (node) => {
    const { type, value } = node as SyntaxNode & { value?: unknown }
    if (type === 'Literal' && typeof value === 'string') texts.push(value)
    if (type === 'TemplateElement') texts.push((value as { cooked: string }).cooked)
  })
  textsOf.set(file, texts)
  return texts
}

describe('the ledger of the specification', () => {
  it('has an entry for every sentence, and none too many', () => {
    const ids = sentences.map(({ id }) => id)
    expect(new Set(ids).size, 'ids are unique').toBe(ids.length)
    expect(Object.keys(entries).toSorted()).toEqual(ids.toSorted())
  })

  it('says of each sentence what holds it, or why it is open', () => {
    const silent = Object.entries(entries).filter(
      ([, { tests = [], document, open }]) => tests.length === 0 && !document && !open,
    )
    expect(silent.map(([id]) => id)).toEqual([])
    const unexplained = Object.entries(entries).filter(
      ([, { document, note }]) => document && !note,
    )
    expect(unexplained.map(([id]) => id)).toEqual([])
  })

  it('names tests that exist', () => {
    const missing = Object.entries(entries).flatMap(([id, { tests = [] }]) =>
      tests
        .filter(
          ({ file, name }) =>
            !/\.(test|spec)\.tsx?$/.test(file) ||
            !existsSync(file) ||
            name.length < 6 ||
            !textsIn(file).some((text) => text.includes(name)),
        )
        .map(({ file, name }) => `${id}: ${file} has no test "${name}"`),
    )
    expect(missing).toEqual([])
  })

  it('names documents that exist', () => {
    const missing = Object.entries(entries).filter(
      ([, { document }]) => document && !(document.startsWith('docs/') && existsSync(document)),
    )
    expect(missing.map(([id, { document }]) => `${id}: ${document}`)).toEqual([])
  })

  it('is what the product shows', () => expect(generated).toEqual(readLedger()))

  it('counts a sentence with an open part as open', () => {
    const byId = new Map(readLedger().map((one) => [one.id, one]))
    for (const [id, { open, document }] of Object.entries(entries))
      expect(byId.get(id)!.state, id).toBe(open ? 'open' : document ? 'decided' : 'held')
  })
})

describe('splitting the specification', () => {
  it.each([
    ['One. Two.', ['One.', 'Two.']],
    ["It says 'Done. Go on.' and ends.", ["It says 'Done. Go on.' and ends."]],
    ["It says 'Done.' Then it ends.", ["It says 'Done.'", 'Then it ends.']],
    ['Hosts (e.g., a.example) count.', ['Hosts (e.g., a.example) count.']],
    ["The user's page. It's one.", ["The user's page.", "It's one."]],
    ['Takes .15s. localhost is accepted.', ['Takes .15s.', 'localhost is accepted.']],
  ])('%s', (text, expected) =>
    expect(splitSpecification(text).map((one) => one.text)).toEqual(expected),
  )

  it('reads list items and table rows, without the head of a table', () =>
    expect(
      splitSpecification(
        '# T\n## 7. Calls\n- One.\n\n| Call | Body |\n|---|---|\n| GET /a | none |',
      ).map(({ section, text }) => [section, text]),
    ).toEqual([
      ['7. Calls', 'One.'],
      ['7. Calls', 'GET /a | none'],
    ]))

  it('keeps the id of a sentence when others change, and not when it changes', () => {
    const [first] = splitSpecification('## 1. A\nOne. Two.')
    expect(splitSpecification('## 1. A\nZero. One.')[1]!.id).toBe(first!.id)
    expect(splitSpecification('## 1. A\nOne!')[0]!.id).not.toBe(first!.id)
    expect(splitSpecification('## 2. B\nOne.')[0]!.id).not.toBe(first!.id)
  })
})

describe('the last result of a test', () => {
  const results = [
    { file: 'a.test.ts', name: 'list takes acme.io', passed: true },
    { file: 'a.test.ts', name: 'list takes 1.2.3.4', passed: false },
    { file: 'a.test.ts', name: 'ends (after 3 s)', passed: true },
  ]
  it.each([
    ['takes %s', 'failed'],
    ['takes acme.io', 'passed'],
    ['ends (after 3 s)', 'passed'],
    ['takes nothing', null],
  ])('%s: %s', (name, result) =>
    expect(resultOf({ file: 'a.test.ts', name }, results)).toBe(result),
  )

  it('is that of its own file', () =>
    expect(resultOf({ file: 'b.test.ts', name: 'takes %s' }, results)).toBe(null))
})
