// Generated from the folders beside it by `npm run generate`. Do not edit.
import type { ActionExecutor } from './action.ts'
import { addToLists } from './add-to-lists/definition.ts'
import { executeAddToLists } from './add-to-lists/execute.ts'
import { copyAllProperties } from './copy-all-properties/definition.ts'
import { executeCopyAllProperties } from './copy-all-properties/execute.ts'
import { copyProperties } from './copy-properties/definition.ts'
import { executeCopyProperties } from './copy-properties/execute.ts'
import { copyProperty } from './copy-property/definition.ts'
import { executeCopyProperty } from './copy-property/execute.ts'
import { incrementProperty } from './increment-property/definition.ts'
import { executeIncrementProperty } from './increment-property/execute.ts'
import { mergeProfiles } from './merge-profiles/definition.ts'
import { executeMergeProfiles } from './merge-profiles/execute.ts'
import { modifyConsent } from './modify-consent/definition.ts'
import { executeModifyConsent } from './modify-consent/execute.ts'
import { removeFromLists } from './remove-from-lists/definition.ts'
import { executeRemoveFromLists } from './remove-from-lists/execute.ts'
import { sendEvent } from './send-event/definition.ts'
import { executeSendEvent } from './send-event/execute.ts'
import { setProperty } from './set-property/definition.ts'
import { executeSetProperty } from './set-property/execute.ts'

export const executors: Readonly<Record<string, ActionExecutor>> = {
  [addToLists.id]: executeAddToLists,
  [copyAllProperties.id]: executeCopyAllProperties,
  [copyProperties.id]: executeCopyProperties,
  [copyProperty.id]: executeCopyProperty,
  [incrementProperty.id]: executeIncrementProperty,
  [mergeProfiles.id]: executeMergeProfiles,
  [modifyConsent.id]: executeModifyConsent,
  [removeFromLists.id]: executeRemoveFromLists,
  [sendEvent.id]: executeSendEvent,
  [setProperty.id]: executeSetProperty,
}
