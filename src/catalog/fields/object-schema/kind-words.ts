import type { SchemaNode } from '#model/schema/entity.ts'
import { say } from '#language'
import { unitWords } from '#model/schema/unit-words.ts'
import { otherKinds } from '../other-kinds.ts'
import { wordsOf } from '../words.ts'

/** The kind of a field, in a word or two. */
export function kindWords(node: SchemaNode): string {
  if (node.enum) return say('One of {values}', { values: node.enum.map(String).join(', ') })
  if (node['x-ref'])
    return say('Reference to {type}', { type: node['x-ref'].replace(/^custom:/, '') })
  const unit = node['x-unit'] ? ` (${unitWords(node['x-unit'], 2)})` : ''
  return `${node.type === 'integer' ? say('Whole number') : say(wordsOf(otherKinds.typeOf(node)))}${unit}`
}
