import { say } from '#language'
import type { ActionDefinition } from '../action.ts'

/**
 * Kinds of aliases that ingest assigns itself (src/engine/audience/identity/resolve-identity.ts).
 */
const OWN = ['user', 'anonymous', 'profile']

export const mergeProfiles: ActionDefinition = {
  id: 'mergeProfilesOnPropertyAction',
  title: 'Merge profiles with the same value',
  description:
    'Profiles with the same value of an identifier become one. A different value in the same ' +
    'browser means a different person.',
  icon: 'users',
  parameters: {
    mergeProfilePropertyName: {
      type: 'string',
      title: 'Identifier',
      description: 'The name of the identifier, such as loginId.',
      minLength: 1,
      maxLength: 30,
      pattern: '^[A-Za-z][A-Za-z0-9_.-]*$',
    },
    mergeProfilePropertyValue: {
      type: 'string',
      title: 'Value',
      description:
        'Where to find the value in the event, such as eventProperty::target.properties.email.',
      minLength: 1,
      maxLength: 300,
    },
    forceEventProfileAsMaster: {
      type: 'boolean',
      title: 'Keep the profile of the event',
      description: 'If off, keeps the profile that had the value first.',
      default: false,
    },
  },
  required: ['mergeProfilePropertyName', 'mergeProfilePropertyValue'],
  check: ({ mergeProfilePropertyName }) =>
    OWN.includes(String(mergeProfilePropertyName))
      ? [
          {
            path: '/mergeProfilePropertyName',
            message: say('"{name}" is reserved. Choose another name.', {
              name: String(mergeProfilePropertyName),
            }),
          },
        ]
      : [],
  describe: (actionArguments) =>
    say('merge profiles with the same {name}', {
      name: String(actionArguments.mergeProfilePropertyName ?? ''),
    }),
  reads: () => ['identity'],
  writes: () => ['identity'],
}
