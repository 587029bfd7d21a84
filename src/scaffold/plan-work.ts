import { fillTemplate } from './fill-template.ts'
import { namesOf } from './names.ts'
import type { Options } from './options.ts'
import type { Project, ScaffoldPlan } from './project.ts'

/**
 * Adds a working kind of due work: it deletes invitations that expired.
 * @throws Error for a folder that the engine does not have
 */
export function planWork(project: Project, name: string, options: Options): ScaffoldPlan {
  const names = namesOf(name, options.title)
  const folder = `src/engine/${options.in ?? 'administration'}`
  if (!project.exists(folder)) throw new Error(`There is no folder ${folder}: --in campaigns`)
  const description = options.description ?? 'Deletes invitations that expired.'
  const path = `${folder}/${names.kebab}.work.ts`
  return {
    made: { [path]: fillTemplate('work/kind.ts', { ...names, description }) },
    next: [
      `Write in ${path} when it is due: dueRows, or isDue and nextDueAt in SQL.`,
      'Write run: a bounded part of the work, which answers whether it did anything.',
      'Set order, its place in a round (src/engine/due-work.ts sorts by it).',
      'If it waits for a server, give it a lane; if something leaves the product, heldByReview.',
      'npx vitest run src/engine/due-work.test.ts, then npm test',
    ],
  }
}
