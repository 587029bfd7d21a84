import type { ActionExecutor } from './action.ts'
import { executeAddToLists } from './add-to-lists/execute.ts'
import { executeCopyAllProperties } from './copy-all-properties/execute.ts'
import { executeCopyProperties } from './copy-properties/execute.ts'
import { executeCopyProperty } from './copy-property/execute.ts'
import { executeIncrementProperty } from './increment-property/execute.ts'
import { executeMergeProfiles } from './merge-profiles/execute.ts'
import { executeModifyConsent } from './modify-consent/execute.ts'
import { executeRemoveFromLists } from './remove-from-lists/execute.ts'
import { executeSendEvent } from './send-event/execute.ts'
import { executeSetProperty } from './set-property/execute.ts'

/** What each kind of action does, by its id. */
export const actionExecutors: Readonly<Record<string, ActionExecutor>> = {
  setPropertyAction: executeSetProperty,
  incrementPropertyAction: executeIncrementProperty,
  eventToProfilePropertyAction: executeCopyProperty,
  copyPropertiesAction: executeCopyProperties,
  allEventToProfilePropertiesAction: executeCopyAllProperties,
  addToListsAction: executeAddToLists,
  removeFromListsAction: executeRemoveFromLists,
  modifyConsentAction: executeModifyConsent,
  sendEventAction: executeSendEvent,
  mergeProfilesOnPropertyAction: executeMergeProfiles,
}
