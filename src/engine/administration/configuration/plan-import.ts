import { say } from '#language'
import { checkValue } from '#model/schema/check-value.ts'
import type { Entity } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { isKey } from '#model/lib/ids.ts'
import type { ImportPlan, PlannedChange } from '#model/api/import-plan.ts'
import { isObject } from '#model/lib/is-object.ts'
import { stableJson } from '#model/lib/stable-json.ts'
import { BadArchive, unpackArchive, type ArchiveFile } from '#platform/archive.ts'
import type { Db } from '#platform/database/database.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import {
  configurationEntities,
  fileName,
  FORMAT,
  MANIFEST,
  portableValues,
  type Manifest,
} from '#engine/kernel/portable.ts'
import type { RecordValues } from '#model/schema/record-values.ts'
import { scopedTx, type ScopedTx } from '#engine/kernel/tenant-tx.ts'

export interface ReadRecord {
  entity: Entity
  id: string
  values: RecordValues
}

/** Parsed files: records of known entities, and faults of the other files. */
export interface ReadRecords {
  records: ReadRecord[]
  faults: PlannedChange[]
}

/**
 * The records to import, with a function that explains why an existing record needs confirmation
 * before it is overwritten; null when it does not.
 */
export interface ReadArchive extends ReadRecords {
  conflict(entity: string, current: RecordValues): string | null
}

/** Parses a file as JSON; undefined when it is invalid. */
export const parse = ({ text }: Pick<ArchiveFile, 'text'>): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readManifest(files: readonly ArchiveFile[]): Manifest {
  const file = files.find((archiveFile) => archiveFile.name === MANIFEST)
  const manifest = file && parse(file)
  if (!isObject(manifest))
    throw fail(
      'malformed',
      say('This archive holds no configuration: it has no {name}.', { name: MANIFEST }),
    )
  if (manifest.format !== FORMAT)
    throw fail(
      'malformed',
      say('The archive is of format {format}; this version reads format {own}.', {
        format: String(manifest.format),
        own: FORMAT,
      }),
    )
  const versions = isObject(manifest.versions)
    ? Object.fromEntries(
        Object.entries(manifest.versions).filter(
          (entry): entry is [string, number] => typeof entry[1] === 'number',
        ),
      )
    : {}
  return { format: FORMAT, tenantId: String(manifest.tenantId ?? ''), versions }
}

/** Parses files to records by folder and name, without accessing the database. */
export function recordsOf(entities: readonly Entity[], files: readonly ArchiveFile[]): ReadRecords {
  const read: ReadRecords = { records: [], faults: [] }
  for (const file of files) {
    const [folder, name = '', ...deeper] = file.name.split('/')
    const entity = entities.find((candidate) => candidate.path === folder)
    const id = name.replace(/\.json$/, '')
    const values = parse(file)
    const fault = (reason: string) =>
      read.faults.push({
        entity: entity?.id ?? '',
        id,
        name: file.name,
        kind: 'fault',
        before: null,
        after: null,
        reasons: [reason],
      })
    if (!entity || deeper.length > 0 || !isKey(id))
      fault(say('There is nothing here that such a file could be.'))
    else if (!isObject(values)) fault(say('The file is not a JSON object.'))
    else if (values.id !== id)
      fault(
        say('The file is called "{id}", but the record in it "{other}".', {
          id,
          other: String(values.id),
        }),
      )
    else read.records.push({ entity, id, values })
  }
  return read
}

/**
 * Unpacks an uploaded archive.
 * @throws ProductError `malformed` when it is none
 */
export function filesOfArchive(bytes: Uint8Array): ArchiveFile[] {
  try {
    return unpackArchive(bytes)
  } catch (error) {
    if (error instanceof BadArchive) throw fail('malformed', error.message)
    throw error
  }
}

/**
 * Parses the records of an archive, without accessing the database.
 * @throws ProductError `malformed` for an unknown format
 */
export function readConfiguration(
  engine: Engine,
  { tenantId }: Pick<ActorScope, 'tenantId'>,
  bytes: Uint8Array,
): ReadArchive {
  const files = filesOfArchive(bytes)
  const entities = configurationEntities(engine)
  const manifest = readManifest(files)
  return {
    ...recordsOf(
      entities,
      files.filter((file) => file.name !== MANIFEST),
    ),
    conflict(entityId, current) {
      const taken =
        manifest.versions[
          fileName(
            entities.find(({ id }) => id === entityId)!,
            String(current.id),
          )
        ]
      const isNewerHere =
        manifest.tenantId === tenantId && taken !== undefined && Number(current.version) > taken
      return isNewerHere
        ? say('{name} changed it here after the archive was made.', {
            name: String(current.updatedBy),
          })
        : null
    },
  }
}

/** Faults of a record independent of others: unknown fields, values that the schema rejects. */
export function recordFaults(
  { entity, values }: ReadRecord,
  configuration: readonly Entity[],
): string[] {
  const { id: _id, ...own } = values
  const allowed = portableValues(entity, {}, configuration)
  const unknown = Object.keys(own).filter((name) => !(name in allowed))
  if (unknown.length > 0)
    return unknown.map((name) => say('There is no field "{name}" to import.', { name }))
  return checkValue(entity.schema, own).map((fault) => fault.message)
}

async function missingReferences(
  { db, engine, scope }: ScopedTx,
  { entity, values }: ReadRecord,
  given: ReadonlySet<string>,
): Promise<string[]> {
  const missing: string[] = []
  for (const field of entity.fields) {
    const target =
      field.node['x-ref'] && !field.base && !field.node['x-weak']
        ? engine.stores.byId(field.node['x-ref'])
        : undefined
    const value = values[field.name]
    if (
      !target ||
      typeof value !== 'string' ||
      value === '' ||
      given.has(fileName(target.entity, value))
    )
      continue
    if (!(await target.get(scope, value, { db })))
      missing.push(
        say('{title} names "{value}", which is neither here nor in the archive.', {
          title: say(field.node.title ?? field.name),
          value,
        }),
      )
  }
  return missing
}

async function planOne(
  tx: ScopedTx,
  archive: ReadArchive,
  readRecord: ReadRecord,
  { given, configuration }: { given: ReadonlySet<string>; configuration: readonly Entity[] },
): Promise<PlannedChange | null> {
  const { db, engine, scope } = tx
  const { entity, id, values } = readRecord
  const { id: _id, ...own } = values
  const about = { entity: entity.id, id, name: String(values[entity.label] || id) }
  const faults = [
    ...recordFaults(readRecord, configuration),
    ...(await missingReferences(tx, readRecord, given)),
  ]
  if (faults.length > 0)
    return { ...about, kind: 'fault', before: null, after: null, reasons: faults }
  const current = await engine.stores.byId(entity.id)!.get(scope, id, { db })
  if (!current) return { ...about, kind: 'create', before: null, after: own, reasons: [] }
  const here = portableValues(entity, current, configuration)
  const differing = Object.keys(own).filter(
    (name) => stableJson(own[name] ?? null) !== stableJson(here[name] ?? null),
  )
  if (differing.length === 0) return null
  const pick = (from: RecordValues) =>
    Object.fromEntries(differing.map((name) => [name, from[name] ?? null]))
  const reason = archive.conflict(entity.id, current)
  return {
    ...about,
    kind: reason ? 'conflict' : 'change',
    before: pick(here),
    after: pick(own),
    reasons: reason ? [reason] : [],
  }
}

/**
 * Plans the import of an archive, record by record, against the configuration as seen by this
 * transaction.
 */
export async function planImport(
  engine: Engine,
  scope: ActorScope,
  archive: ReadArchive,
  db: Db,
): Promise<ImportPlan> {
  const tx = scopedTx(engine, db, scope)
  const configuration = configurationEntities(engine)
  const given = new Set(archive.records.map(({ entity, id }) => fileName(entity, id)))
  const changes = [...archive.faults]
  for (const record of archive.records) {
    const planned = await planOne(tx, archive, record, { given, configuration })
    if (planned) changes.push(planned)
  }
  return planOf(changes, archive.records.length + archive.faults.length - changes.length)
}

/** Builds a plan from changes. */
export function planOf(changes: PlannedChange[], same: number): ImportPlan {
  const count = (kind: PlannedChange['kind']) =>
    changes.filter((change) => change.kind === kind).length
  return {
    hash: sha256(stableJson(changes)),
    create: count('create'),
    change: count('change'),
    conflict: count('conflict'),
    fault: count('fault'),
    same,
    changes,
  }
}
