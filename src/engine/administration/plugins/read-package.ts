import { say } from '#language'
import type { Entity } from '#model/schema/entity.ts'
import { isKey } from '#model/lib/ids.ts'
import { isObject } from '#model/lib/is-object.ts'
import type { ArchiveFile } from '#platform/archive.ts'
import {
  parse,
  recordFaults,
  recordsOf,
  type ReadRecords,
} from '#engine/administration/configuration/plan-import.ts'
import { configurationEntities } from '#engine/kernel/portable.ts'
import type { Engine } from '#engine/kernel/engine.ts'

export const PLUGIN_MANIFEST = 'plugin.json'
const VERSION = /^\d+\.\d+\.\d+([-+][\w.+-]{1,20})?$/
const KNOWN = new Set(['$schema', 'id', 'name', 'version', 'description'])

/** A plugin as described by its files. */
export interface PluginPackage {
  id: string
  name: string
  description: string
  version: string
  read: ReadRecords
  /** Faults that prevent enabling it, in words. */
  faults: string[]
}

/**
 * Entities that a plugin may contain: the configuration of an organization, and nothing that
 * belongs to the installation.
 */
export const pluginEntities = (engine: Pick<Engine, 'stores'>): readonly Entity[] =>
  configurationEntities(engine).filter(({ scope }) => scope === 'tenant')

function manifestFaults(manifest: Record<string, unknown>, folder: string): string[] {
  const { id, name, version, description = '' } = manifest
  const faults: string[] = []
  if (!isKey(id))
    faults.push(
      say(
        '{file}: "id" begins with a letter and has at most 30 letters, digits, dots, dashes or underscores.',
        { file: PLUGIN_MANIFEST },
      ),
    )
  else if (folder !== '' && id !== folder)
    faults.push(
      say('{file} says that the plugin is "{id}", but its folder is called "{folder}".', {
        file: PLUGIN_MANIFEST,
        id,
        folder,
      }),
    )
  if (typeof name !== 'string' || name.trim() === '' || name.length > 60)
    faults.push(
      say('{file}: "name" is a text of at most 60 characters.', { file: PLUGIN_MANIFEST }),
    )
  if (typeof version !== 'string' || !VERSION.test(version))
    faults.push(
      say('{file}: "version" is three numbers, such as 1.0.0.', { file: PLUGIN_MANIFEST }),
    )
  if (typeof description !== 'string' || description.length > 300)
    faults.push(
      say('{file}: "description" is a text of at most 300 characters.', { file: PLUGIN_MANIFEST }),
    )
  return [
    ...faults,
    ...Object.keys(manifest)
      .filter((key) => !KNOWN.has(key))
      .map((key) =>
        say('{file}: there is nothing called "{name}" to say.', {
          file: PLUGIN_MANIFEST,
          name: key,
        }),
      ),
  ]
}

/**
 * Inserts code into records: a package stores it in a separate file next to the record, where
 * editors and tests can read it.
 */
function withCode(files: readonly ArchiveFile[], faults: string[]): ArchiveFile[] {
  const codes = new Map(
    files
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, text }) => [name.replace(/\.js$/, '.json'), text]),
  )
  const joined = files
    .filter(({ name }) => !name.endsWith('.js'))
    .map((file) => {
      const code = codes.get(file.name)
      codes.delete(file.name)
      const values = code === undefined ? undefined : parse(file)
      return isObject(values) ? { ...file, text: JSON.stringify({ ...values, code }) } : file
    })
  for (const name of codes.keys())
    faults.push(
      say('{file}: there is no {name} beside it that says what the code is.', {
        file: name.replace(/json$/, 'js'),
        name,
      }),
    )
  return joined
}

const shortText = (value: unknown, most: number) =>
  typeof value === 'string' ? value.slice(0, most) : ''

const manifestProblem = (file: ArchiveFile | undefined) =>
  file
    ? say('{file} is not a JSON object.', { file: PLUGIN_MANIFEST })
    : say('There is no {file}.', { file: PLUGIN_MANIFEST })

/**
 * Parses the files of a plugin and lists the faults that do not depend on the organization.
 * @param folder the name of its folder; empty when it has none
 */
export function readPackage(
  engine: Pick<Engine, 'stores'>,
  files: readonly ArchiveFile[],
  folder = '',
): PluginPackage {
  const entities = pluginEntities(engine)
  const file = files.find((archiveFile) => archiveFile.name === PLUGIN_MANIFEST)
  const given = file && parse(file)
  const manifest = isObject(given) ? given : {}
  const faults = isObject(given) ? manifestFaults(given, folder) : [manifestProblem(file)]
  const read = recordsOf(
    entities,
    withCode(
      files.filter((archiveFile) => archiveFile !== file),
      faults,
    ),
  )
  if (file && read.records.length === 0 && read.faults.length === 0)
    faults.push(say('It brings nothing: there is no folder with records beside plugin.json.'))
  for (const { name, reasons } of read.faults) faults.push(`${name}: ${reasons.join(' ')}`)
  for (const record of read.records)
    for (const reason of recordFaults(record, entities))
      faults.push(`${record.entity.path}/${record.id}.json: ${reason}`)
  const id = folder || String(manifest.id ?? '')
  return {
    id,
    name: shortText(manifest.name, 60).trim() || id,
    description: shortText(manifest.description, 300),
    version: shortText(manifest.version, 40),
    read,
    faults,
  }
}
