import { stableJson } from '#model/lib/stable-json.ts'
import { packArchive, type ArchiveFile } from '#platform/archive.ts'
import { noteExport } from '#engine/administration/notices/note-export.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import {
  configurationEntities,
  fileName,
  FORMAT,
  MANIFEST,
  portableValues,
  type Manifest,
} from '#engine/kernel/portable.ts'

/**
 * Exports the configuration of a tenant as an archive. Deterministic: the same configuration gives
 * the same bytes. Writes an audit entry.
 */
export async function exportConfiguration(
  engine: Engine,
  scope: ActorScope,
): Promise<{ archive: Buffer; records: number }> {
  const entities = configurationEntities(engine)
  const files: ArchiveFile[] = []
  const manifest: Manifest = { format: FORMAT, tenantId: scope.tenantId, versions: {} }
  for (const entity of entities) {
    const { portions } = await engine.stores.byId(entity.id)!.readAll(scope, {}, true)
    for await (const portion of portions)
      for (const record of portion) {
        const name = fileName(entity, String(record.id))
        manifest.versions[name] = Number(record.version)
        files.push({ name, text: `${stableJson(portableValues(entity, record, entities), 2)}\n` })
      }
  }
  await noteExport(engine, scope, {
    entity: 'tenant',
    entityId: scope.tenantId,
    what: 'The whole configuration',
    rows: files.length,
    summary: `Configuration exported: ${files.length === 1 ? 'one record' : `${files.length} records`}`,
  })
  return {
    archive: packArchive([...files, { name: MANIFEST, text: `${stableJson(manifest, 2)}\n` }]),
    records: files.length,
  }
}
