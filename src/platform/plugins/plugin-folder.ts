import { readdir, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ArchiveFile } from '#platform/archive.ts'

/** The content of one plugin's folder. */
export interface FoundPlugin {
  folder: string
  files: ArchiveFile[]
  /** Why it cannot be read, as a sentence; empty when it can. */
  fault: string
}

/** The plugins that the operator installed. */
export interface PluginFolder {
  /**
   * All plugins, or the one in that folder. Reads the disk on each call, so that new plugins appear
   * at once. Never rejects: an unreadable plugin is returned with its fault.
   */
  read(only?: string): Promise<FoundPlugin[]>
}

/** For tests and installations without plugins. */
export const noPlugins: PluginFolder = { read: async () => [] }

const MAX_PLUGINS = 200
const MAX_FILES = 500
const MAX_BYTES = 2 * 1024 * 1024
const FITS = /\.(json|js)$/

class Unreadable extends Error {}

/**
 * File names in a folder and its subfolders, with `/` as separator. Links are not followed, because
 * they could lead anywhere.
 */
async function namesIn(path: string, below = ''): Promise<string[]> {
  const names: string[] = []
  for (const entry of (await readdir(path, { withFileTypes: true })).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (entry.name.startsWith('.')) continue
    if (entry.isFile() && FITS.test(entry.name)) names.push(below + entry.name)
    else if (entry.isDirectory() && below === '')
      names.push(...(await namesIn(join(path, entry.name), `${entry.name}/`)))
    if (names.length > MAX_FILES)
      throw new Unreadable(`The folder holds more than ${MAX_FILES} files.`)
  }
  return names
}

async function readOne(path: string): Promise<ArchiveFile[]> {
  const names = await namesIn(path)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(path, name))).size))
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_BYTES)
    throw new Unreadable('The files of the plugin are larger than 2 MB.')
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(path, name), 'utf8') })),
  )
}

/** @param path the folder that contains one folder per plugin; empty: no plugins */
export function createPluginFolder(path: string): PluginFolder {
  if (path === '') return noPlugins
  const root = resolve(path)
  return {
    async read(only) {
      const entries = await readdir(root, { withFileTypes: true }).catch(() => [])
      const folders = entries
        .filter(
          (entry) =>
            entry.isDirectory() &&
            !entry.name.startsWith('.') &&
            (only === undefined || entry.name === only),
        )
        .map(({ name }) => name)
        .toSorted()
      const foundPlugins: FoundPlugin[] = []
      for (const folder of folders.slice(0, MAX_PLUGINS))
        try {
          foundPlugins.push({ folder, files: await readOne(join(root, folder)), fault: '' })
        } catch (error) {
          foundPlugins.push({
            folder,
            files: [],
            fault: error instanceof Unreadable ? error.message : 'The folder cannot be read.',
          })
        }
      return foundPlugins
    },
  }
}
