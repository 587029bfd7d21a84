import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { entities } from '#model/entities.generated.ts'
import { diffTables } from '#store/diff-tables.ts'
import { tablesOf, type Snapshot } from '#store/tables.ts'

const folder = new URL('../store/migrations/', import.meta.url)
const snapshotFile = new URL('snapshot.json', folder)
mkdirSync(folder, { recursive: true })

const before: Snapshot = existsSync(snapshotFile)
  ? (JSON.parse(readFileSync(snapshotFile, 'utf8')) as Snapshot)
  : {}
const after = tablesOf(entities)
const statements = diffTables(before, after)
const name = process.argv[2]
if (statements.length === 0)
  console.log('The schemas want nothing that the last migration did not make.')
else if (!name || !/^[a-z0-9-]+$/.test(name)) {
  console.error(
    'Give the migration a name of small letters, digits and dashes: npm run migration add-colour',
  )
  process.exitCode = 1
} else {
  const number = readdirSync(folder).filter((file) => file.endsWith('.sql')).length + 1
  const file = `${String(number).padStart(4, '0')}-${name}.sql`
  writeFileSync(
    new URL(file, folder),
    `-- Generated from schemas/ by \`npm run migration ${name}\`. Read it, correct it, commit it; never change it after it was applied.\n${statements.join('\n')}\n`,
  )
  writeFileSync(snapshotFile, `${JSON.stringify(after, null, 2)}\n`)
  console.log(`src/store/migrations/${file}: ${statements.length} statements`)
}
