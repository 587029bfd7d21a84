import type { ActionDefinition } from '../action.ts'

/**
 * Kinds of aliases that ingest assigns itself (src/engine/audience/identity/resolve-identity.ts).
 */
const OWN = ['user', 'anonymous', 'profile']

export const mergeProfiles: ActionDefinition = {
  id: 'mergeProfilesOnPropertyAction',
  title: 'Merge people who share a value',
  description:
    'Whoever carries the same value is the same person: profiles become one. Another value ' +
    'on one browser means another person.',
  icon: 'users',
  parameters: {
    mergeProfilePropertyName: {
      type: 'string',
      title: 'Known by',
      description: 'What the value is, such as loginId.',
      minLength: 1,
      maxLength: 30,
      pattern: '^[A-Za-z][A-Za-z0-9_.-]*$',
    },
    mergeProfilePropertyValue: {
      type: 'string',
      title: 'Value',
      description: 'Where the event says it, such as eventProperty::target.properties.email.',
      minLength: 1,
      maxLength: 300,
    },
    forceEventProfileAsMaster: {
      type: 'boolean',
      title: 'The person of the event stays',
      description: 'Off: the profile that carried the value first stays.',
      default: false,
    },
  },
  required: ['mergeProfilePropertyName', 'mergeProfilePropertyValue'],
  check: ({ mergeProfilePropertyName }) =>
    OWN.includes(String(mergeProfilePropertyName))
      ? [
          {
            path: '/mergeProfilePropertyName',
            message: `"${String(mergeProfilePropertyName)}" is a name that the product gives itself. Choose another.`,
          },
        ]
      : [],
  describe: (given) =>
    `merge people who share the same ${String(given.mergeProfilePropertyName ?? '')}`,
  reads: () => ['identity'],
  writes: () => ['identity'],
}
