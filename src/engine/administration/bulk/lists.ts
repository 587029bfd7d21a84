import type { SchemaNode } from '#model/entity.ts'
import { fail } from '#model/errors.ts'
import type { BulkWork } from './bulk-action.ts'

/** The parameter of the actions about a list. */
export const LIST: Readonly<Record<string, SchemaNode>> = {
  listId: { type: 'string', title: 'List', maxLength: 30, 'x-ref': 'user-list' },
}

/** @throws ProductError `invalid` for a list that does not exist */
export async function checkList({
  engine,
  scope,
  params,
}: Pick<BulkWork, 'engine' | 'scope' | 'params'>): Promise<void> {
  if (!(await engine.stores.of('user-list').exists(scope, String(params.listId))))
    throw fail('invalid', 'There is no such list.', [
      { path: '/listId', message: 'There is no such list.' },
    ])
}
