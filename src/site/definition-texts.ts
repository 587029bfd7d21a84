import { actionDefinitions } from '#catalog/actions/definitions.ts'
import { channelDefinitions } from '#catalog/channels/definitions.ts'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { nodeDefinitions } from '#catalog/nodes/definitions.ts'
import { conditionFamilies } from '#condition/kind.ts'
import { areas } from '#model/schema/access-areas.ts'
import { entities } from '#model/schema/entities.generated.ts'
import { entityAccessOf } from '#model/schema/entity-access.generated.ts'
import { say } from '#language'
import { rooms } from '#model/schema/rooms.ts'
import { resources } from '#resources/index.ts'

/** Everything that is declared once, with texts that users read among its properties. */
const declarations: readonly unknown[] = [
  entities,
  entityAccessOf,
  resources,
  rooms,
  areas,
  conditionDefinitions,
  conditionFamilies,
  actionDefinitions,
  nodeDefinitions,
  channelDefinitions,
]

/** Properties whose value is a text. */
const TEXTS = new Set([
  'title',
  'plural',
  'label',
  'description',
  'help',
  'purpose',
  'searchHint',
  'about',
  'x-section',
])
/** Properties whose values are texts: words by value, titles of shelves. */
const TABLES = new Set(['x-words', 'shelves'])

/** Whether a text is one that users read: the name of a field or an address has no blank or capital. */
const isRead = (text: string) => /^[\p{Lu}\d…"]|\s/u.test(text)

type Translate = (text: string) => string
type Holder = Record<string, unknown>

/** Replaces the texts among an object's own properties. */
function translateHolder(holder: Holder, translate: Translate, isTable: boolean): void {
  for (const [key, value] of Object.entries(holder))
    if (typeof value === 'string' && (isTable || (TEXTS.has(key) && isRead(value))))
      holder[key] = translate(value)
}

/** The choices of a parameter are pairs of a value and its words. */
function translateOptions(options: unknown[], translate: Translate): void {
  for (const option of options)
    if (Array.isArray(option) && typeof option[1] === 'string') option[1] = translate(option[1])
}

function visit(node: unknown, translate: Translate, seen: Set<unknown>, key = ''): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return
  seen.add(node)
  if (key === 'options' && Array.isArray(node)) translateOptions(node, translate)
  if (!Array.isArray(node))
    translateHolder(node as Holder, translate, TABLES.has(key) || node === conditionFamilies)
  for (const [name, value] of Object.entries(node)) visit(value, translate, seen, name)
}

/** Calls `translate` with every text of the declarations, and puts its result in place. */
export function visitDefinitionTexts(translate: Translate): void {
  const seen = new Set<unknown>()
  for (const declaration of declarations) visit(declaration, translate, seen)
  for (const area of areas) area.name = translate(area.name)
}

/**
 * Puts the texts of all declarations into the current language, in place. Modules that copy them
 * must be loaded afterwards.
 */
export const translateDefinitions = (): void => visitDefinitionTexts((text) => say(text))
