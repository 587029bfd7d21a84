import type { ActionExecutor } from '../action.ts'

/** Without a value there is no profile to merge, and nothing happens (as in Apache Unomi). */
export const executeMergeProfiles: ActionExecutor = ({
  mergeProfilePropertyName,
  mergeProfilePropertyValue,
  forceEventProfileAsMaster,
}) => {
  const value = String(mergeProfilePropertyValue ?? '')
    .trim()
    .toLowerCase()
  return value === ''
    ? []
    : [
        {
          change: 'merge',
          name: String(mergeProfilePropertyName),
          value: value.slice(0, 250),
          forceMaster: forceEventProfileAsMaster === true,
        },
      ]
}
