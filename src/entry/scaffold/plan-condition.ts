import type { Options } from './options.ts'
import { inSentence, namesOf, quoted, type Names } from './names.ts'
import { jsonText, type Plan } from './project.ts'

const definition = (
  { camel, title }: Names,
  about: string,
) => `import type { ConditionDefinition } from '#condition/kind.ts'

export const ${camel}Kind: ConditionDefinition = {
  id: '${camel}Condition',
  title: ${quoted(title)},
  description: ${quoted(about)},
  family: 'is',
  about: 'profile',
  tags: ['profileCondition', 'availableToEndUser'],
  parameters: [{ id: 'tag', title: 'Tag', type: 'text', required: true }],
  describe: ({ parameterValues: { tag } }) => \`has the tag "\${String(tag ?? '')}"\`,
  dependsOn: (_node, found) => void found.properties.add('profile:tags'),
}
`

const meaning = ({ camel }: Names) => `import { sql } from 'kysely'
import type { ConditionEvaluator } from '#condition/kind.ts'

/** Both halves compare the tag as it is written. */
export const ${camel}Meaning: ConditionEvaluator = {
  prepare:
    ({ parameterValues: { tag } }) =>
    ({ profile }) =>
      profile?.tags.includes(String(tag ?? '')) ?? false,
  compile({ parameterValues: { tag } }, { rows: { profile } }) {
    if (!profile) return sql<boolean>\`false\`
    const tags = sql.ref(\`\${profile.alias}.tags\`)
    return sql<boolean>\`(\${tags} @> to_jsonb(\${String(tag ?? '')}::text))\`
  },
  seen: (_node, { profile }) => \`tags are \${profile?.tags.join(', ') || 'none'}\`,
}
`

const form = ({
  camel,
}: Names) => `import { parameter, words, type ConditionForm } from '#condition/form.ts'

export const ${camel}Form: ConditionForm = {
  icon: 'prop',
  blank: () => ({ type: '${camel}Condition', parameterValues: { tag: '' } }),
  row: [words('has the tag'), parameter('tag')],
}
`

function cases({ camel }: Names): unknown {
  const condition = { type: `${camel}Condition`, parameterValues: { tag: 'vip' } }
  return [
    {
      name: 'has the tag among others',
      condition,
      person: { tags: ['new', 'vip'] },
      holds: true,
      says: 'has the tag "vip"',
    },
    { name: 'has a longer tag', condition, person: { tags: ['vip-2'] }, holds: false },
    { name: 'has no tag', condition, person: {}, holds: false },
  ]
}

/** Adds a kind of condition that works: "has the tag …", in memory and in the database. */
export function planCondition(name: string, given: Options): Plan {
  const names = namesOf(name, given.title)
  const folder = `src/catalog/conditions/${names.kebab}`
  return {
    made: {
      [`${folder}/definition.ts`]: definition(
        names,
        given.description ?? `${names.title}: what the person must have.`,
      ),
      [`${folder}/meaning.ts`]: meaning(names),
      [`${folder}/form.ts`]: form(names),
      [`${folder}/cases.json`]: jsonText(cases(names)),
    },
    next: [
      `Say what ${inSentence(names.title)} asks, in ${folder}: definition.ts has the parameters and the sentence, meaning.ts the answer twice (for one person in memory, for all in SQL), form.ts the line of the builder.`,
      'Write the cases first: cases.json is tried in memory and in the database.',
      'npx vitest run tests/conditions',
      'npm test',
    ],
  }
}
