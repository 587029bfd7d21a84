import { message } from '#language'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { explain, openAnswer, readBody, type Resolve } from '#platform/web/request-page.ts'
import { FetchError } from '#platform/web/web.ts'
import { errorOf } from '#model/lib/thrown.ts'
import type { FolderFile, WholeFile } from './exchange.ts'

const LIMITS = { connectMs: 5000, headersMs: 15_000, totalMs: 60_000 }
const MAX_LISTED = 200

const tooLarge = () => new FetchError('too-large', message('The file is too large.'))

/**
 * The files of a folder whose names match, newest first.
 * @throws FetchError when there is no such folder
 */
export async function filesIn(path: string, fits: RegExp): Promise<FolderFile[]> {
  const names = await readdir(path).catch(() => {
    throw new FetchError(
      'invalid-url',
      message('There is no such folder below the file folder of the installation.'),
    )
  })
  const wanted = names.filter((name) => fits.test(name) && !name.startsWith('.'))
  // A file may disappear in the meantime.
  const files = await Promise.all(
    wanted.map((name) =>
      stat(join(path, name)).then(
        (facts) => [{ name, facts }],
        () => [],
      ),
    ),
  )
  return files
    .flat()
    .filter(({ facts }) => facts.isFile())
    .toSorted((a, b) => b.facts.mtimeMs - a.facts.mtimeMs || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_LISTED)
    .map(({ name, facts }) => ({ name, size: facts.size, changedAt: facts.mtime.toISOString() }))
}

/**
 * Reads one file of a folder. @throws FetchError when it does not exist or is larger than `max`
 * bytes
 */
export async function readFileOf(path: string, name: string, max: number): Promise<WholeFile> {
  const gone = () => new FetchError('invalid-url', message('There is no such file in the folder.'))
  if (name !== name.replace(/[/\\\0]/g, '') || name.startsWith('.')) throw gone()
  const facts = await stat(join(path, name)).catch(() => null)
  if (!facts?.isFile()) throw gone()
  if (facts.size > max) throw tooLarge()
  return { bytes: await readFile(join(path, name)), changedAt: facts.mtime.toISOString() }
}

/**
 * Fetches the content of a checked address.
 * @throws FetchError when it cannot be read or is larger than `max` bytes
 */
export async function fetchWhole(
  url: URL,
  {
    exempt,
    resolve,
    headers,
    max,
  }: { exempt: boolean; resolve: Resolve; headers: Record<string, string>; max: number },
): Promise<WholeFile> {
  const response = await openAnswer(url, {
    exempt,
    resolve,
    limits: LIMITS,
    headers: { 'accept-encoding': 'identity', ...headers },
  })
  try {
    const status = response.statusCode ?? 0
    if (status !== 200)
      throw new FetchError('http-status', `The address answered ${status}.`, status)
    const { body, truncated } = await readBody(response, max)
    if (truncated) throw tooLarge()
    const changed = Date.parse(response.headers['last-modified'] ?? '')
    return {
      bytes: body,
      changedAt: Number.isNaN(changed) ? null : new Date(changed).toISOString(),
    }
  } catch (error) {
    throw explain(errorOf(error))
  } finally {
    response.destroy()
  }
}
