import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Plain JavaScript: loading a TypeScript loader first would cost every start half a second.

/** What the build is made of; a change in any of it makes a new build. */
const SOURCES = ['src', 'schemas', 'resources', 'index.html', 'vite.config.ts', 'package-lock.json']
const STAMP = 'dist/built-from'

/** @param {string} path @returns {Generator<string>} */
function* filesIn(path) {
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name))
}

/** Size and time of each file are enough to see a change, and quick enough for every start. */
function stateOfSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const file of filesIn(source)) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  return hash.digest('hex')
}

const state = stateOfSources()
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== state) {
  process.stdout.write('Building, once for this version.\n')
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'src/entry/build.ts'], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  mkdirSync('dist', { recursive: true })
  writeFileSync(STAMP, state)
}
await import(pathToFileURL('dist/server/serve-main.js').href)
