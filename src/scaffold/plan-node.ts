import { fillTemplates } from './fill-template.ts'
import { namesOf } from './names.ts'
import type { Options } from './options.ts'
import type { ScaffoldPlan } from './project.ts'

/** Adds a working step kind: it limits how often a person passes it. */
export function planNode(name: string, options: Options): ScaffoldPlan {
  const names = namesOf(name, options.title)
  const folder = `src/catalog/nodes/${names.kebab}`
  const description = options.description ?? 'Limits how often each person passes.'
  return {
    made: fillTemplates('node', folder, { ...names, description }),
    next: [
      `Write the cases first: ${folder}/cases.json has parameters, facts and the answer.`,
      'definition.ts has the parameters, from which the inspector draws the form, and the exits.',
      'execute.ts answers by the facts alone.',
      'sample.ts generates parameters, which prove that a journey with them can be published.',
      'For work beyond actions, add an effect to Effects in src/journey/step.ts; tsc then asks for its handler.',
      'npx vitest run tests/journeys, then npm test',
    ],
  }
}
