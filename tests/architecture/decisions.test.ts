import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = 'docs/decisions'
const ENTRY = /^- \[(?<title>\d{3} [^\]]+)\]\((?<file>[^)]+)\) - \S.*\.$/

const index = readFileSync(`${FOLDER}/README.md`, 'utf8')
const entries = index.split('\n').filter((line) => line.startsWith('- '))
const records = readdirSync(FOLDER).filter((file) => /^\d{3}-.*\.md$/.test(file))

/** An entry of the index without its sentence. */
const listed = entries.map((line) => {
  const { title = '', file = '' } = ENTRY.exec(line)?.groups ?? {}
  return { title, file }
})

const titled = records.map((file) => {
  const [heading = ''] = readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n')
  return { title: heading.replace(/^# /, ''), file }
})

const byFile = (a: { file: string }, b: { file: string }) => (a.file < b.file ? -1 : 1)

describe('the index of decisions', () => {
  it('has a number, a title, a link and a sentence in each entry', () => {
    expect(entries.filter((line) => !ENTRY.test(line))).toEqual([])
  })

  it('lists each decision once, with the title of its record', () => {
    expect(listed.toSorted(byFile)).toEqual(titled.toSorted(byFile))
  })

  it('gives each decision a number of its own', () => {
    const numbers = records.map((file) => file.slice(0, 3))
    expect(numbers).toEqual([...new Set(numbers)])
  })

  it('names each record after its number', () => {
    expect(titled.filter(({ title, file }) => title.slice(0, 3) !== file.slice(0, 3))).toEqual([])
  })
})
