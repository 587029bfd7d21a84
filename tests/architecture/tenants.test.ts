import { expect, it } from 'vitest'
import { compareCounts, readRecorded } from './house/ratchet.ts'
import { limitedFiles } from './house/sizes.ts'
import { countUnnamed, unnamedTenants } from './house/unnamed-tenants.ts'

const found = (text: string) =>
  unnamedTenants([{ path: 'src/engine/x/y.ts', text, imports: [] }]).map(({ line }) => line)

it.each([
  ["db.selectFrom('contacts').select('id').where('id', '=', id).execute()", [1]],
  ["db.selectFrom('contacts as c').where('c.tenant_id', '=', tenantId).execute()", []],
  ['sql`select id from contacts where id = ${id}`.execute(db)', [1]],
  ['sql`select id from contacts where tenant_id = ${tenantId} and ${which}`.execute(db)', []],
  ["database.system((db) => db.selectFrom('contacts').selectAll().execute())", []],
  ["db.selectFrom('installations').selectAll().execute()", []],
])('%s', (text, lines) => {
  expect(found(text)).toEqual(lines)
})

it('leave fewer statements to row-level security alone, and never more', () => {
  const places = unnamedTenants(limitedFiles())
  const differing = compareCounts(readRecorded('unnamedTenants'), countUnnamed(places))
  const parts = differing.map((sentence) => sentence.slice(0, sentence.indexOf(':')))
  const lines = places
    .filter(({ part }) => parts.includes(part))
    .map(({ path, line }) => `${path}:${line} names no tenant`)
  expect(differing, lines.slice(0, 5).join('\n')).toEqual([])
}, 60_000)
