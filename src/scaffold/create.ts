import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { options, type Options } from './options.ts'
import { planAction } from './plan-action.ts'
import { planChannel } from './plan-channel.ts'
import { planCondition } from './plan-condition.ts'
import { planEntity } from './plan-entity.ts'
import { planField } from './plan-field.ts'
import { planNode } from './plan-node.ts'
import { planWork } from './plan-work.ts'
import { openProject, writePlan, type ScaffoldPlan, type Project } from './project.ts'

interface Kind {
  names: string
  about: string
  plan(project: Project, names: readonly string[], options: Options): ScaffoldPlan
}

const kinds: Record<string, Kind> = {
  entity: {
    names: '<name>',
    about: 'table, API and screens: --title --plural --id uuid|key --access --room --area',
    plan: (project, [name = ''], given) => planEntity(project, name, given),
  },
  field: {
    names: '<entity> <name>',
    about: 'a field: --type --title --values --to --default --section --required',
    plan: (project, [entity = '', name = ''], given) => planField(project, entity, name, given),
  },
  condition: {
    names: '<name>',
    about: 'a kind of condition',
    plan: (_project, [name = ''], given) => planCondition(name, given),
  },
  action: {
    names: '<name>',
    about: 'a kind of action of rules and journeys',
    plan: (_project, [name = ''], given) => planAction(name, given),
  },
  node: {
    names: '<name>',
    about: 'a kind of step of journeys',
    plan: (_project, [name = ''], given) => planNode(name, given),
  },
  channel: {
    names: '<name>',
    about: 'a channel of messages',
    plan: (project, [name = ''], given) => planChannel(project, name, given),
  },
  work: {
    names: '<name>',
    about: 'a kind of work that the loop does when it is due: --in campaigns',
    plan: (project, [name = ''], given) => planWork(project, name, given),
  },
}

const createUsage = (): string =>
  Object.entries(kinds)
    .map(([kind, { names, about }]) => `  create ${`${kind} ${names}`.padEnd(24)} ${about}`)
    .join('\n')

/**
 * Runs a command of the project.
 * @returns what it printed
 * @throws Error with its output
 */
function run(project: Project, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project.root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${args.at(-1)} failed.\n${stdout}${stderr}`)
  return stdout
}

/**
 * Adds an entity, a field, or a kind of the catalog or of due work: writes its files, the generated ones and the
 * migration, and lists the remaining steps. Undoes everything if a step fails.
 * @throws Error with a readable message
 */
export function create(args: readonly string[], root: string, say: (text: string) => void): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
  })
  const [kind = '', ...names] = positionals
  if (!Object.hasOwn(kinds, kind)) throw new Error(`Create what?\n\n${createUsage()}`)
  const project = openProject(root)
  const plan = kinds[kind]!.plan(project, names, values)
  const paths = [...Object.keys(plan.made), ...Object.keys(plan.changed ?? {})]
  const undo = writePlan(project, plan)
  let untranslated = ''
  try {
    run(project, ['node_modules/oxfmt/bin/oxfmt', ...paths])
    run(project, ['--import', 'tsx', 'src/build/generate.ts'])
    if (plan.migration) run(project, ['--import', 'tsx', 'src/build/migration.ts', plan.migration])
    untranslated = run(project, ['--import', 'tsx', 'src/build/add-texts.ts'])
  } catch (error) {
    undo()
    throw error
  }
  for (const path of Object.keys(plan.made)) say(`made     ${path}`)
  for (const path of Object.keys(plan.changed ?? {})) say(`changed  ${path}`)
  say('written  everything that is generated')
  if (plan.migration) say(`written  a migration "${plan.migration}" in src/store/migrations`)
  if (untranslated !== '')
    say(`\nNew texts are shown in English until they are translated.\n${untranslated}`)
  say(`\nNext:\n${plan.next.map((step, at) => `${at + 1}. ${step}`).join('\n')}`)
}
