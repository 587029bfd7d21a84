import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { generateTypes } from '#model/generate-types.ts'
import type { EntitySchema, SchemaNode } from '#model/entity.ts'

const root = new URL('../../', import.meta.url)
const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as unknown
const idsIn = (folder: string) =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.json') && name !== 'vocabulary.json')
    .map((name) => name.slice(0, -5))
    .sort()

/** Everything that is generated, by path; `npm run generate` writes it and a law compares it. */
export function generatedFiles(): Record<string, string> {
  const parts = Object.fromEntries(
    idsIn('schemas/parts').map((id) => [id, readJson(`schemas/parts/${id}.json`) as SchemaNode]),
  )
  const schemas = idsIn('schemas').map((id) => readJson(`schemas/${id}.json`) as EntitySchema)
  return { 'src/model/entities.generated.ts': generateTypes(schemas, parts) }
}

if (
  process.argv[1] &&
  import.meta.url.endsWith(process.argv[1].replaceAll('\\', '/').split('/').pop()!)
)
  for (const [path, text] of Object.entries(generatedFiles())) {
    writeFileSync(new URL(path, root), text)
    console.log(`generated ${path}`)
  }
