import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { entities } from '#model/schema/entities.generated.ts'
import { initialMigration, nextMigration } from '#store/next-migration.ts'
import { tablesOf, type Snapshot } from '#store/tables.ts'
import { messageOf } from '#model/lib/thrown.ts'

const folder = new URL('../store/migrations/', import.meta.url)
const snapshotFile = new URL('snapshot.json', folder)
const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
const after = tablesOf(entities)
const [name = ''] = process.argv.slice(2)

try {
  const migration =
    name === '--initial'
      ? initialMigration(files, after)
      : nextMigration(files, {
          name,
          before: JSON.parse(readFileSync(snapshotFile, 'utf8')) as Snapshot,
          after,
        })
  if (migration) {
    writeFileSync(new URL(migration.file, folder), migration.text)
    writeFileSync(snapshotFile, `${JSON.stringify(after, null, 2)}\n`)
    console.log(`Wrote src/store/migrations/${migration.file}.`)
  } else console.log('The tables are as the schemas want them. Nothing to write.')
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
