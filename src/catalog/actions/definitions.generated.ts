// Generated from the folders beside it by `npm run generate`. Do not edit.
import type { ActionDefinition } from './action.ts'
import { addToLists } from './add-to-lists/definition.ts'
import { copyAllProperties } from './copy-all-properties/definition.ts'
import { copyProperties } from './copy-properties/definition.ts'
import { copyProperty } from './copy-property/definition.ts'
import { incrementProperty } from './increment-property/definition.ts'
import { mergeProfiles } from './merge-profiles/definition.ts'
import { modifyConsent } from './modify-consent/definition.ts'
import { removeFromLists } from './remove-from-lists/definition.ts'
import { sendEvent } from './send-event/definition.ts'
import { setProperty } from './set-property/definition.ts'

export const definitions: readonly ActionDefinition[] = [
  addToLists,
  copyAllProperties,
  copyProperties,
  copyProperty,
  incrementProperty,
  mergeProfiles,
  modifyConsent,
  removeFromLists,
  sendEvent,
  setProperty,
]
