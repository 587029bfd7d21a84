import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { SchemaNode } from '../schema/entity.ts'
import { MESSAGE_LENGTHS } from './message-lengths.ts'

it('are those of the schema', () => {
  const { properties = {} } = JSON.parse(
    readFileSync('schemas/parts/campaign-messaging.json', 'utf8'),
  ) as SchemaNode
  const declared = Object.entries(properties).flatMap(([name, node]) => {
    const length = (node.items ?? node).properties?.['text']?.maxLength
    return length === undefined ? [] : [[name, length]]
  })
  expect(MESSAGE_LENGTHS).toEqual(Object.fromEntries(declared))
})
