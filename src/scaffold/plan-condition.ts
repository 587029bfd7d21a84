import { fillTemplates } from './fill-template.ts'
import { inSentence, namesOf } from './names.ts'
import type { Options } from './options.ts'
import type { ScaffoldPlan } from './project.ts'

/** Adds a working condition kind: "has the tag …", in memory and in the database. */
export function planCondition(name: string, options: Options): ScaffoldPlan {
  const names = namesOf(name, options.title)
  const folder = `src/catalog/conditions/${names.kebab}`
  const description = options.description ?? `People are matched by ${inSentence(names.title)}.`
  return {
    made: fillTemplates('condition', folder, { ...names, description }),
    next: [
      `Write the cases first: ${folder}/cases.json is tried in memory and in the database.`,
      'definition.ts has the parameters and the sentence, form.ts the line of the builder.',
      'evaluate.ts answers twice: for one person in memory, for all in SQL.',
      'sample.ts generates conditions and people, which prove that both answers agree.',
      'npx vitest run tests/conditions, then npm test',
    ],
  }
}
