import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Plain JavaScript: a TypeScript loader would add half a second to every start.

/** The inputs of the build; a change in any of them triggers a new one. */
const SOURCES = ['src', 'schemas', 'resources', 'index.html', 'vite.config.ts', 'package-lock.json']
const STAMP = 'dist/built-from'

/** @param {string} path @returns {Generator<string>} */
function* filesIn(path) {
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name))
}

/** Detects changes by size and modification time, which is fast enough for every start. */
function stateOfSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const file of filesIn(source)) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  return hash.digest('hex')
}

/** Reports a port in use before the build, which takes a while. */
async function checkPort() {
  if (process.env.OUTRIDER_ROLE === 'worker' || process.argv[2] === 'worker') return
  const port = Number(process.env.PORT || 3000)
  /** @type {NodeJS.ErrnoException | null} */
  const error = await new Promise((resolve) => {
    const probe = createServer().once('error', resolve)
    probe.listen({ port, host: process.env.HOST || undefined }, () =>
      probe.close(() => resolve(null)),
    )
  })
  if (error?.code !== 'EADDRINUSE') return
  process.stderr.write(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start\n`,
  )
  process.exit(1)
}

await checkPort()
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
