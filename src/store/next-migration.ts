import { diffTables } from './diff-tables.ts'
import type { Snapshot } from './tables.ts'

/** The hand-written migration with the functions that indexes of the schema use. */
export const TEXT_FUNCTIONS_FILE = '0000-text-functions.sql'
/** The generated migration that creates the tables of all schemas. */
export const SCHEMA_FILE = '0001-schema.sql'
/** The hand-written migration with everything that cannot be derived from schemas. */
export const FUNCTIONS_FILE = '0002-functions.sql'

export interface MigrationFile {
  file: string
  text: string
}

const numberOf = (file: string) => Number(file.slice(0, 4))
const fileText = (head: string, statements: readonly string[]) =>
  `-- ${head}\n${statements.join('\n')}\n`

/**
 * The first migration, generated from the schemas alone.
 * @param files names of existing migrations
 * @throws Error with a readable message when later migrations build on the first one
 */
export function initialMigration(files: readonly string[], snapshot: Snapshot): MigrationFile {
  const later = files.filter((file) => numberOf(file) > numberOf(FUNCTIONS_FILE))
  if (later.length > 0)
    throw new Error(`${SCHEMA_FILE} cannot change any more: ${later[0]} builds on it.`)
  const head =
    'Generated from schemas/ by `npm run migration -- --initial`. Never change it after a release.'
  return { file: SCHEMA_FILE, text: fileText(head, diffTables({}, snapshot)) }
}

/**
 * The next migration: the statements from one state of the tables to another; null when they are
 * equal.
 * @param files names of existing migrations
 * @throws Error with a readable message when the name cannot be part of a file name
 */
export function nextMigration(
  files: readonly string[],
  { name, before, after }: { name: string; before: Snapshot; after: Snapshot },
): MigrationFile | null {
  const statements = diffTables(before, after)
  if (statements.length === 0) return null
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      'Name the migration in lowercase letters, digits and dashes: npm run migration add-color',
    )
  const number = Math.max(0, ...files.map(numberOf)) + 1
  const head =
    `Generated from schemas/ by \`npm run migration ${name}\`. ` +
    'Read it, correct it, commit it; never change it after it was applied.'
  return {
    file: `${String(number).padStart(4, '0')}-${name}.sql`,
    text: fileText(head, statements),
  }
}
