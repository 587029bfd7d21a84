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

/** Every kind of action that is built in, in the order in which it is offered. */
export const actionDefinitions: readonly ActionDefinition[] = [
  setProperty,
  incrementProperty,
  copyProperty,
  copyProperties,
  copyAllProperties,
  addToLists,
  removeFromLists,
  modifyConsent,
  sendEvent,
  mergeProfiles,
]

const byId = new Map(actionDefinitions.map((one) => [one.id, one]))
export const actionDefinitionOf = (type: string): ActionDefinition | null => byId.get(type) ?? null
