import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface SourceFile {
  /** From the project's folder, such as `src/store/migrate.ts`. */
  path: string
  text: string
  imports: { target: string; typeOnly: boolean }[]
}

/** The folder that counts and limits are kept for, such as `src/store`. */
export const roomOf = (path: string) => path.split('/').slice(0, 2).join('/').replace(/\.ts$/, '')

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* walk(path)
    else if (entry.isFile() && /\.tsx?$/.test(entry.name)) yield path
  }
}

/**
 * `#room/x` as package.json's imports spell it, relative paths from the file; package names stay as
 * they are.
 */
export function resolveTarget(from: string, specifier: string): string {
  if (specifier === '#brand') return 'src/brand.ts'
  if (specifier === '#language') return 'src/language.ts'
  if (
    specifier.startsWith('#schemas/') ||
    specifier.startsWith('#resources/') ||
    specifier.startsWith('#tests/')
  )
    return specifier.slice(1)
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  return specifier
}

const IMPORT = new RegExp(
  [
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"\n]+)['"]/,
    /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/**
 * Every source file below the folders, with what it imports. Imports always name their file with
 * its ending, so reading them needs no resolver.
 */
export function readSources(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    [...walk(folder)].sort().map((path) => {
      const text = readFileSync(path, 'utf8')
      const imports = [...text.matchAll(IMPORT)].map((match) => ({
        target: resolveTarget(path, (match[2] ?? match[3])!),
        typeOnly: match[1] !== undefined,
      }))
      return { path, text, imports }
    }),
  )
}
