import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { generateTypes } from '#model/schema/generate-types.ts'
import type { EntitySchema, SchemaNode } from '#model/schema/entity.ts'
import { settings } from '#platform/config.ts'
import { iconShapes } from '#ui/base/icon-shapes.ts'
import { thingShapes } from '#ui/base/thing-shapes.ts'
import { draftExample } from './draft-example.ts'
import { readLedger } from './specification/read-ledger.ts'
import { generatedLists } from './generate-lists.ts'

const root = new URL('../../', import.meta.url)
const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as unknown
const idsIn = (folder: string) =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.json') && name !== 'vocabulary.json')
    .map((name) => name.slice(0, -5))
    .sort()

/** Names and access of every entity by id, for menus, which do not load the schemas. */
function generateAccess(schemas: readonly EntitySchema[]): string {
  const line = ({ $id, title, 'x-entity': { access, scope, plural, operations } }: EntitySchema) =>
    `  '${$id}': { access: { read: '${access.read}', write: '${access.write}' }, ` +
    `scope: '${scope}', title: '${title}', plural: '${plural}', ` +
    `creates: ${operations.includes('create')} },`
  return `// Generated from schemas/ by \`npm run generate\`. Do not edit.
import type { Entity } from './entity.ts'

interface EntityFacts extends Pick<Entity, 'access' | 'scope' | 'title' | 'plural'> {
  /** Whether the API creates records of it. */
  creates: boolean
}

export const entityAccessOf: Record<string, EntityFacts> = {
${schemas.map(line).join('\n')}
}

/** Areas of addresses, as the schemas name them. */
export const areaOfPath: Record<string, string> = {${schemas
    .flatMap(({ 'x-entity': { path, area } }) => (area ? [`\n  '${path}': '${area}',`] : []))
    .join('')}
}
`
}

const namesIn = (shapes: object): string =>
  Object.keys(shapes)
    .toSorted()
    .map((name) => `  | '${name}'`)
    .join('\n')

/** The names of the icons, for rooms that must not import the icon shapes. */
const generateIconNames =
  (): string => `// Generated from src/ui/base/icon-shapes.ts by \`npm run generate\`. Do not edit.
export type IconName =
${namesIn(iconShapes)}

/** The icons of records and screens. */
export type ThingIconName =
${namesIn(thingShapes)}
`

/** Every setting with its description and its default, commented out. */
const generateEnvironment = (): string =>
  [
    '# Generated from src/platform/config.ts by `npm run generate`: every setting with its default.',
    '# Load a copy of this file with: node --env-file=.env dist/server/serve-main.js',
    '',
    ...Object.entries(settings).flatMap(([name, one]) => [
      `# ${one.description}`,
      `#${name}=${String(one.default)}`,
    ]),
    '',
  ].join('\n')

/** The example of the public pages, as the product drafts it from its page. */
function generateExample(): string {
  const html = readFileSync(new URL('src/marketing/site/example-site.html', root), 'utf8')
  return `// Drafted from example-site.html by \`npm run generate\`. Do not edit.
import type { Example } from './example.ts'

export const example: Example = ${JSON.stringify(draftExample(html), null, 2)}
`
}

/** The sentences of the specification with what holds them. */
const generateSpecification =
  (): string => `// Generated from tests/specification/sentences.json by \`npm run generate\`. Do not edit.
import type { SpecificationSentence } from './specification.ts'

export const sentences: readonly SpecificationSentence[] = ${JSON.stringify(readLedger(), null, 2)}
`

/** Everything that is generated, by path; `npm run generate` writes it and a law compares it. */
export function generatedFiles(): Record<string, string> {
  const parts = Object.fromEntries(
    idsIn('schemas/parts').map((id) => [id, readJson(`schemas/parts/${id}.json`) as SchemaNode]),
  )
  const schemas = idsIn('schemas').map((id) => readJson(`schemas/${id}.json`) as EntitySchema)
  return {
    'src/model/schema/entities.generated.ts': generateTypes(schemas, parts),
    'src/model/schema/entity-access.generated.ts': generateAccess(schemas),
    'src/model/schema/icon-name.generated.ts': generateIconNames(),
    'src/model/api/specification.generated.ts': generateSpecification(),
    ...generatedLists(),
    'src/marketing/site/example.generated.ts': generateExample(),
    '.env.example': generateEnvironment(),
  }
}

if (
  process.argv[1] &&
  import.meta.url.endsWith(process.argv[1].replaceAll('\\', '/').split('/').pop()!)
)
  for (const [path, text] of Object.entries(generatedFiles())) {
    writeFileSync(new URL(path, root), text)
    console.log(`generated ${path}`)
  }
