import { checkValue } from '#model/schema/check-value.ts'
import { tagsOf } from '#model/api/bulk.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { assertNoFaults, fail } from '#model/lib/errors.ts'
import type { BulkWork } from './bulk-action.ts'

/** The parameter of the actions that add and remove tags. */
export const TAGS: Readonly<Record<string, SchemaNode>> = {
  tags: {
    type: 'array',
    title: 'Tags',
    items: { type: 'string', minLength: 1, maxLength: 100 },
    maxItems: 50,
  },
}

/** @throws ProductError `invalid` without a tag, and for one that the entity does not allow */
export async function checkTags({
  entity,
  params: { tags },
}: Pick<BulkWork, 'entity' | 'params'>): Promise<void> {
  if (!Array.isArray(tags) || tags.length === 0)
    throw fail('invalid', 'Name at least one tag.', [
      { path: '/tags', message: 'Name at least one tag.' },
    ])
  assertNoFaults(checkValue(tagsOf(entity)!.node, tags, '/tags'))
}
