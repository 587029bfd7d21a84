import { execFile, type ExecFileException } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Top-level entries that are no source: those that git ignores, and git's own. */
function ignored(): Set<string> {
  const lines = readFileSync('.gitignore', 'utf8').split('\n')
  return new Set(['.git', ...lines.map((line) => line.trim().replace(/\/$/, ''))])
}

export interface RepositoryCopy {
  root: string
  /**
   * Runs a program of node in the copy.
   * @returns its output
   * @throws Error with its output, when it fails
   */
  run(args: readonly string[]): Promise<string>
  /** The files that were added or changed in the copy, relative to its root. */
  changed(): string[]
  remove(): void
}

/** The environment without the variables that the test runner sets for its own processes. */
const cleanEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|TEST$|TESTS_LEFT_OUT$|NODE_ENV$|VITE_)/.test(name),
    ),
  )

/** The files at or below `path` in the copy that the repository does not have with this content. */
function changedBelow(root: string, path: string): string[] {
  const inCopy = join(root, path)
  if (statSync(inCopy).isDirectory())
    return readdirSync(inCopy).flatMap((entry) => changedBelow(root, join(path, entry)))
  const isSame = existsSync(path) && readFileSync(path).equals(readFileSync(inCopy))
  return isSame ? [] : [path]
}

/** A copy of the sources in a new folder; the installed packages are shared. */
export function copyRepository(): RepositoryCopy {
  const root = mkdtempSync(join(tmpdir(), 'outrider-recipes-'))
  const leftOut = ignored()
  const copied = readdirSync('.').filter((entry) => !leftOut.has(entry))
  for (const entry of copied) cpSync(entry, join(root, entry), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir')
  return {
    root,
    run: (args) =>
      new Promise((done, fail) => {
        const settings = { cwd: root, env: cleanEnvironment(), maxBuffer: 64 * 1024 * 1024 }
        const finish = (error: ExecFileException | null, stdout: string, stderr: string) => {
          const text = stripVTControlCharacters(`${stdout}${stderr}`)
          if (error) fail(new Error(`${args.join(' ')} failed\n${text}`))
          else done(text)
        }
        execFile(process.execPath, [...args], settings, finish)
      }),
    changed: () => copied.flatMap((entry) => changedBelow(root, entry)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
