import type { Options } from './options.ts'
import { inSentence, namesOf, quoted, type Names } from './names.ts'
import { jsonText, type Plan } from './project.ts'

const definition = (
  { camel, title }: Names,
  about: string,
) => `import type { ActionDefinition } from '../action.ts'
import { belowProperties, nameFaults } from '../property-path.ts'

export const ${camel}Kind: ActionDefinition = {
  id: '${camel}Action',
  title: ${quoted(title)},
  description: ${quoted(about)},
  icon: 'clock',
  parameters: {
    propertyName: {
      type: 'string',
      title: 'Property',
      description: 'A date of the person, such as lastOrderAt.',
      minLength: 1,
      maxLength: 300,
      suggest: 'profile-property',
    },
  },
  required: ['propertyName'],
  check: (given) => nameFaults(given, 'propertyName', 'Property'),
  describe: (given, words) =>
    \`set \${words.property(belowProperties(given.propertyName))} to the time of the event\`,
  reads: () => [],
  writes: (given) => [\`profile:properties.\${belowProperties(given.propertyName)}\`],
}
`

const execute = ({ pascal }: Names) => `import type { ActionExecutor } from '../action.ts'
import { belowProperties } from '../property-path.ts'

export const execute${pascal}: ActionExecutor = ({ propertyName }, { event }) => [
  {
    change: 'property',
    of: 'profile',
    name: belowProperties(propertyName),
    value: event.timeStamp,
  },
]
`

const cases = [
  {
    name: 'takes the time of the event',
    given: { propertyName: 'lastOrderAt' },
    event: { timeStamp: '2026-11-20T10:30:00.000Z' },
    changes: [
      {
        change: 'property',
        of: 'profile',
        name: 'lastOrderAt',
        value: '2026-11-20T10:30:00.000Z',
      },
    ],
    says: 'set lastOrderAt to the time of the event',
  },
  {
    name: 'a path below the properties',
    given: { propertyName: 'properties.shop.lastOrderAt' },
    event: { timeStamp: '2026-11-20T10:30:00.000Z' },
    changes: [
      {
        change: 'property',
        of: 'profile',
        name: 'shop.lastOrderAt',
        value: '2026-11-20T10:30:00.000Z',
      },
    ],
  },
]

/** Adds a kind of action that works: it writes the time of the event to a property. */
export function planAction(name: string, given: Options): Plan {
  const names = namesOf(name, given.title)
  const folder = `src/catalog/actions/${names.kebab}`
  return {
    made: {
      [`${folder}/definition.ts`]: definition(
        names,
        given.description ?? 'Writes the time of the event to a property of the person.',
      ),
      [`${folder}/execute.ts`]: execute(names),
      [`${folder}/cases.json`]: jsonText(cases),
    },
    next: [
      `Say what ${inSentence(names.title)} does, in ${folder}: definition.ts has the parameters, from which its form is drawn; execute.ts answers with the changes that it asks for.`,
      'Write the cases first: cases.json holds what is given and what is asked for.',
      'npx vitest run tests/actions',
      'npm test',
    ],
  }
}
