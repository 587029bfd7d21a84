import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The inputs of the build; a change in any of them triggers a new one. */
const SOURCES = ['src', 'schemas', 'resources', 'index.html', 'vite.config.ts', 'package-lock.json']
const STAMP = 'dist/built-from'

/** @param {string} path @returns {Generator<string>} */
function* filesIn(path) {
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name))
}

/** Detects changes by size and modification time, which is fast enough for every start. */
export function stateOfSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const file of filesIn(source)) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  return hash.digest('hex')
}

/** Whether `dist` holds a build of the present sources. */
export const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stateOfSources()

/**
 * Marks the build as one of these sources.
 * @param {string} state of the sources before the build, so that a change during it builds again
 */
export const markBuilt = (state) => writeFileSync(STAMP, state)
