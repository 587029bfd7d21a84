import { say } from '#language'
import type { PluginView } from '#model/api/answers/plugin-answers.ts'
import { blankRecord } from '#model/schema/blank-record.ts'
import type { Plugin } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isKey } from '#model/lib/ids.ts'
import type { ArchiveFile } from '#platform/archive.ts'
import type { Db } from '#platform/database/database.ts'
import { filesOfArchive } from '#engine/administration/configuration/plan-import.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { PLUGIN_MANIFEST, readPackage, type PluginPackage } from './read-package.ts'

const MAX_UPLOADED = 512 * 1024
const NO_PACKAGE = 'Its folder is gone. What it brought stays here until it is switched off.'

/** A blank plugin record without its files. */
function bare(id: string): Omit<Plugin, 'files'> {
  const { files: _files, ...blank } = blankRecord('plugin')
  return { ...blank, id, name: id, enabled: false, source: 'folder', version: 0 }
}

async function packages(engine: Engine, only?: string): Promise<Map<string, PluginPackage>> {
  const foundPlugins = await engine.plugins.read(only)
  return new Map(
    foundPlugins.map(({ folder, files, fault }) => {
      if (!isKey(folder))
        return [
          folder,
          {
            ...readPackage(engine, [], folder),
            faults: [
              'The folder name is not a valid plugin id. Start with a letter and use at most ' +
                '30 letters, digits, dots, dashes or underscores.',
            ],
          },
        ]
      return [
        folder,
        fault
          ? { ...readPackage(engine, [], folder), faults: [fault] }
          : readPackage(engine, files, folder),
      ]
    }),
  )
}

const uploaded = (engine: Engine, { files }: Plugin) => readPackage(engine, files ?? [])

function viewOf(id: string, pack: PluginPackage | null, row: Plugin | null): PluginView {
  const { files: _files, ...kept } = row ?? { ...bare(id), files: [] }
  const brought = kept.brought ?? []
  const isOwn = (entity: string, own: string) =>
    brought.some((one) => one.entity === entity && one.id === own)
  const brings = (pack?.read.records ?? []).map(({ entity, id: record, values }) => ({
    entity: entity.id,
    id: record,
    name: String(values[entity.label] || record),
    own: isOwn(entity.id, record),
  }))
  const left = brought
    .filter(
      (one) => !brings.some(({ entity, id: record }) => entity === one.entity && record === one.id),
    )
    .map((one) => ({ entity: one.entity, id: one.id, name: one.id, own: true }))
  return {
    ...kept,
    name: pack?.name ?? kept.name,
    description: pack?.description ?? kept.description ?? '',
    offeredVersion: pack?.version ?? '',
    brings: [...brings, ...left],
    faults: pack ? pack.faults : [NO_PACKAGE],
  }
}

/**
 * All plugins available to an organization, by name: those in the folder, uploaded ones, and
 * enabled ones whose folder is gone.
 */
export async function listPlugins(engine: Engine, scope: ActorScope): Promise<PluginView[]> {
  const inFolder = await packages(engine)
  const rows = new Map<string, Plugin>()
  const store = engine.stores.of('plugin')
  for await (const portion of (await store.readAll(scope, {})).portions)
    for (const row of portion) rows.set(row.id, row)
  // The list omits the files, which for an uploaded plugin are stored only in its row.
  for (const [id, row] of rows)
    if (!inFolder.has(id) && row.source === 'upload')
      rows.set(id, (await store.get(scope, id)) ?? row)
  const views = [...inFolder].map(([id, pack]) => viewOf(id, pack, rows.get(id) ?? null))
  for (const [id, row] of rows)
    if (!inFolder.has(id) && (row.enabled || row.source === 'upload'))
      views.push(viewOf(id, row.source === 'upload' ? uploaded(engine, row) : null, row))
  return views.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))
}

/**
 * A plugin with its package, if that still exists.
 * @throws ProductError `not_found`
 */
export async function findPlugin(
  engine: Engine,
  scope: ActorScope,
  id: string,
  db?: Db,
): Promise<{ row: Plugin | null; pack: PluginPackage | null; view: PluginView }> {
  const row = await engine.stores.of('plugin').get(scope, id, db ? { db } : {})
  const pack =
    (await packages(engine, id)).get(id) ??
    (row?.source === 'upload' ? uploaded(engine, row) : null)
  if (!pack && !row?.enabled) throw fail('not_found', 'There is no such plugin.')
  return { row, pack, view: viewOf(id, pack, row) }
}

/** The files of an uploaded archive, with paths relative to the folder of its manifest. */
function filesOf(bytes: Uint8Array): ArchiveFile[] {
  const files = filesOfArchive(bytes)
  const manifest = files
    .map(({ name }) => name)
    .filter((name) => name.split('/').at(-1) === PLUGIN_MANIFEST)
    .toSorted((a, b) => a.length - b.length)[0]
  if (manifest === undefined)
    throw fail(
      'malformed',
      say('This archive holds no plugin: it has no {name}.', { name: PLUGIN_MANIFEST }),
    )
  const root = manifest.slice(0, -PLUGIN_MANIFEST.length)
  const own = files
    .filter(({ name }) => name.startsWith(root))
    .map(({ name, text }) => ({ name: name.slice(root.length), text }))
  if (own.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) > MAX_UPLOADED)
    throw fail('too_large', 'The files of the plugin are larger than 512 kB.')
  if (own.some(({ text }) => text.includes('\0')))
    throw fail('malformed', 'A file of the plugin is not a text file.')
  return own
}

/**
 * Stores an uploaded plugin or a new version of it for one organization; enables nothing.
 * @throws ProductError `malformed`, `too_large`, `invalid` (with all its faults), `wrong_state`
 * (the installation's folder contains one with that id)
 */
export async function uploadPlugin(
  engine: Engine,
  scope: ActorScope,
  bytes: Uint8Array,
): Promise<PluginView> {
  const files = filesOf(bytes)
  const { id, name, description, version, faults } = readPackage(engine, files)
  const [fault] = faults
  if (fault !== undefined)
    throw fail(
      'invalid',
      say('The plugin cannot be taken: {fault}', { fault }),
      faults.slice(0, 50).map((message) => ({ path: '/file', message })),
    )
  if ((await engine.plugins.read(id)).length > 0)
    throw fail(
      'wrong_state',
      say('The plugin folder of the installation has a plugin "{id}" already.', { id }),
    )
  const store = engine.stores.of('plugin')
  const row = await store.get(scope, id)
  if (row?.enabled && row.source === 'folder')
    throw fail(
      'wrong_state',
      say('The plugin "{id}" is on, from a folder that is gone. Switch it off first.', { id }),
    )
  if (!row)
    await store.create(scope, {
      id,
      name,
      description,
      packageVersion: version,
      source: 'upload',
      files,
    })
  else
    await store.update(scope, id, row.version, {
      name,
      description,
      source: 'upload',
      files,
      ...(row.enabled ? {} : { packageVersion: version }),
    })
  return (await findPlugin(engine, scope, id)).view
}

/**
 * @throws ProductError `not_found`; `wrong_state` while it is enabled, or when it is in the
 * installation's folder
 */
export async function deletePlugin(engine: Engine, scope: ActorScope, id: string): Promise<void> {
  const { row } = await findPlugin(engine, scope, id)
  if (row?.source !== 'upload')
    throw fail(
      'wrong_state',
      'This plugin is in the plugin folder of the installation. Remove it there.',
    )
  if (row.enabled) throw fail('wrong_state', 'This plugin is on. Switch it off first.')
  await engine.stores.of('plugin').remove(scope, id, row.version)
}
