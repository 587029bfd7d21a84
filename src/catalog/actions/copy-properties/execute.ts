import type { ActionExecutor } from '../action.ts'
import { copied } from '../copying.ts'
import { listOf } from '../property-path.ts'

export const executeCopyProperties: ActionExecutor = (
  { rootProperty, setPropertyStrategy, singleValueStrategy, mandatoryPropTypeSystemTag },
  facts,
  tools,
) =>
  copied(facts, tools, {
    ...(typeof rootProperty === 'string' && rootProperty !== '' ? { root: rootProperty } : {}),
    onlyMissing: (setPropertyStrategy ?? singleValueStrategy) === 'setIfMissing',
    tags: listOf(mandatoryPropTypeSystemTag).map(String),
  })
