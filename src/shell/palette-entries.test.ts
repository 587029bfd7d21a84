import { describe, expect, it } from 'vitest'
import { matchEntries, paletteEntries } from './palette-entries.ts'

const operator = { role: 'ADMIN', writes: true, types: [] } as const
const entries = paletteEntries(operator)
const labels = (typed: string, recent: readonly string[] = []) =>
  matchEntries(entries, typed, recent).map(({ label }) => label)

describe('the command palette', () => {
  it.each([
    ['audit', 'Logs'],
    ['lead scores', 'Scoring plans'],
    ['colleagues', 'Users'],
    ['custom objects', 'Object types'],
    ['permissions', 'Access matrix'],
    ['overview', 'Today'],
    ['csv', 'Saved imports'],
  ])('finds by a synonym: %s', (typed, label) => expect(labels(typed)).toContain(label))

  it.each([
    ['segments', 'Segments'],
    ['new segment', 'New segment'],
    ['create webhook', 'New webhook'],
    ['logs', 'Logs'],
  ])('puts the best match first: %s', (typed, label) => expect(labels(typed)[0]).toBe(label))

  it('puts recent screens first, with nothing typed and among equal matches', () => {
    const recent = ['/admin/webhooks', '/customer/goal']
    expect(labels('', recent).slice(0, 2)).toEqual(['Webhooks', 'Goals'])
    const [first] = labels('se', [])
    const other = matchEntries(entries, 'se', [])
      .filter(({ label }) => label.startsWith('Se'))
      .at(-1)!
    expect(first).not.toBe(other.label)
    expect(labels('se', [other.path])[0]).toBe(other.label)
  })

  it('lists every screen once', () => {
    const paths = entries.map(({ path }) => path)
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
  })

  it('offers no new records to people who may only read', () => {
    const read = paletteEntries({ ...operator, writes: false })
    expect(read.filter(({ kind }) => kind === 'Action')).toEqual([])
    expect(entries.filter(({ kind }) => kind === 'Action').length).toBeGreaterThan(10)
  })

  it('offers nothing of the installation to an organization admin', () => {
    const own = paletteEntries({ ...operator, role: 'TENANT_ADMIN' })
    expect(own.filter(({ kind }) => /Installation|Administration/.test(kind))).toEqual([])
    expect(own.map(({ label }) => label)).not.toContain('Tenants')
    expect(own.map(({ label }) => label)).toContain('Users')
  })
})
