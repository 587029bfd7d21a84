import type { SchemaNode } from '#model/schema/entity.ts'
import { entityOf } from '#model/schema/entities.generated.ts'

const { properties } = entityOf('campaign').schema
const version: SchemaNode = { type: 'integer', title: 'Version', minimum: 1 }

/** The body of a configure step: the part itself and the version it was read at. */
export const partBody = (part: 'messaging' | 'steps' | 'targets' | 'schedule'): SchemaNode => ({
  type: 'object',
  properties: { [part]: properties[part]!, version },
  required: [part],
  additionalProperties: false,
})

export const newCampaignBody: SchemaNode = {
  type: 'object',
  properties: {
    websiteUrl: { type: 'string', title: 'Website URL', maxLength: 500 },
    goal: properties.goal!,
    language: properties.language!,
    pastedText: { type: 'string', title: 'Your text', maxLength: 100_000 },
    name: properties.name!,
    firstLook: { type: 'string', title: 'First look', maxLength: 60 },
  },
  additionalProperties: false,
}

export const versionBody: SchemaNode = {
  type: 'object',
  properties: { version },
  additionalProperties: false,
}
export const previewBody: SchemaNode = {
  type: 'object',
  properties: {
    contactId: { type: 'string', format: 'uuid', title: 'Contact' },
    stepId: { type: 'string', title: 'Mail', maxLength: 40 },
    variantId: { type: 'string', title: 'Variant', maxLength: 40 },
  },
  required: ['contactId', 'stepId'],
  additionalProperties: false,
}
