import type { Options } from './options.ts'
import { inSentence, namesOf, quoted, type Names } from './names.ts'
import { jsonText, type Plan } from './project.ts'

const definition = (
  { kebab, camel, title }: Names,
  about: string,
) => `import type { NodeDefinition } from '#journey/kind.ts'

export const ${camel}Kind: NodeDefinition = {
  id: '${kebab}',
  title: ${quoted(title)},
  description: ${quoted(about)},
  icon: 'split',
  group: 'flow',
  parameters: {
    times: {
      type: 'integer',
      title: 'At most',
      description: 'How many visits of this step take the first exit.',
      minimum: 1,
      maximum: 100,
      default: 1,
    },
  },
  exits: () => [
    { id: 'within', title: 'Within the limit' },
    { id: 'over', title: 'Over the limit' },
  ],
  describe: ({ times = 1 }) => \`Let each person pass at most \${String(times)} times\`,
  waits: false,
}
`

const execute = ({ pascal }: Names) => `import type { NodeExecutor } from '#journey/step.ts'

export const execute${pascal}: NodeExecutor = ({ times = 1 }, { visit }) => ({
  answer: 'go',
  exit: visit <= Number(times) ? 'within' : 'over',
  because: \`Visit \${visit} of at most \${String(times)}.\`,
})
`

const cases = [
  {
    name: 'the first visit',
    given: {},
    answer: { answer: 'go', exit: 'within', because: 'Visit 1 of at most 1.' },
    says: 'Let each person pass at most 1 times',
    exits: ['within', 'over'],
  },
  {
    name: 'the last visit within the limit',
    given: { times: 3 },
    facts: { visit: 3 },
    answer: { answer: 'go', exit: 'within', because: 'Visit 3 of at most 3.' },
  },
  {
    name: 'one visit more',
    given: { times: 3 },
    facts: { visit: 4 },
    answer: { answer: 'go', exit: 'over', because: 'Visit 4 of at most 3.' },
  },
]

/** Adds a kind of step that works: it counts how often a person comes to it. */
export function planNode(name: string, given: Options): Plan {
  const names = namesOf(name, given.title)
  const folder = `src/catalog/nodes/${names.kebab}`
  return {
    made: {
      [`${folder}/definition.ts`]: definition(
        names,
        given.description ?? 'Lets each person pass a limited number of times.',
      ),
      [`${folder}/execute.ts`]: execute(names),
      [`${folder}/cases.json`]: jsonText(cases),
    },
    next: [
      `Say what ${inSentence(names.title)} does, in ${folder}: definition.ts has the parameters, from which the inspector draws its form, and the exits; execute.ts answers by the facts alone.`,
      'Write the cases first: cases.json holds what is given, the facts and the answer.',
      'What it asks to be done beyond actions is an effect: a member of Effects in src/journey/step.ts, and its handler, which the compiler asks for.',
      'npx vitest run tests/journeys',
      'npm test',
    ],
  }
}
