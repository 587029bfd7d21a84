import { fillTemplates } from './fill-template.ts'
import { namesOf } from './names.ts'
import type { Options } from './options.ts'
import type { ScaffoldPlan } from './project.ts'

/** Adds a working action kind: it writes the time of the event to a property. */
export function planAction(name: string, options: Options): ScaffoldPlan {
  const names = namesOf(name, options.title)
  const folder = `src/catalog/actions/${names.kebab}`
  const description =
    options.description ?? 'Writes the time of the event to a property of the person.'
  return {
    made: fillTemplates('action', folder, { ...names, description }),
    next: [
      `Write the cases first: ${folder}/cases.json has parameters and the changes they lead to.`,
      'definition.ts has the parameters, from which the form is drawn, and the sentence.',
      'execute.ts returns the changes; the engine applies them.',
      'sample.ts generates runs, which prove what the definition declares.',
      'npx vitest run tests/actions, then npm test',
    ],
  }
}
