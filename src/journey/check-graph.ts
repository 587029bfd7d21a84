import { checkValue } from '#model/schema/check-value.ts'
import type { FieldError } from '#model/lib/errors.ts'
import { say } from '#language'
import {
  circles,
  isGraph,
  MAX_NODES,
  nodeOf,
  reachable,
  type JourneyGraph,
  type JourneyNode,
} from './graph.ts'
import { schemaOf, type NodeDefinition } from './kind.ts'

/** A problem of a step. An error prevents publishing; a warning does not. */
export interface Problem extends FieldError {
  /** Empty: about the whole journey. */
  nodeId: string
  level: 'error' | 'warning'
}

export interface GraphTools {
  kindOf(kind: string): NodeDefinition | null
  condition(condition: unknown, about: 'profile' | 'event', path: string): FieldError[]
  actions(actions: unknown, path: string): FieldError[]
}

/**
 * Faults that prevent saving a draft, because the designer could not draw it. Everything else is
 * saved, and shown as a problem.
 */
export function shapeFaults(
  graph: unknown,
  kindOf: GraphTools['kindOf'],
  path = '/graph',
): FieldError[] {
  if (!isGraph(graph))
    return [
      {
        path,
        message: [
          say('A journey is a list of steps, each with id, kind, name, note, given and exits.'),
          say('Ids contain lowercase letters, digits and hyphens.'),
        ].join(' '),
      },
    ]
  if (graph.nodes.length > MAX_NODES)
    return [
      {
        path: `${path}/nodes`,
        message: say('A journey has at most {most} steps. This one has {count}.', {
          most: MAX_NODES,
          count: graph.nodes.length,
        }),
      },
    ]
  const seen = new Set<string>()
  return graph.nodes.flatMap((node, at) => {
    const place = `${path}/nodes/${at}`
    const faults: FieldError[] = []
    if (seen.has(node.id))
      faults.push({
        path: `${place}/id`,
        message: say('Two steps have the id "{id}".', { id: node.id }),
      })
    seen.add(node.id)
    if (!kindOf(node.kind))
      faults.push({
        path: `${place}/kind`,
        message: say('The step type "{type}" does not exist.', { type: node.kind }),
      })
    if (node.name.length > 60)
      faults.push({
        path: `${place}/name`,
        message: say('The name of a step has at most {count} characters.', { count: 60 }),
      })
    if (node.note.length > 1000)
      faults.push({
        path: `${place}/note`,
        message: say('The note of a step has at most {count} characters.', { count: 1000 }),
      })
    for (const [exit, to] of Object.entries(node.exits))
      if (!nodeOf(graph, to))
        faults.push({
          path: `${place}/exits/${exit}`,
          message: say('The step "{id}" does not exist.', { id: to }),
        })
    return faults
  })
}

/** All problems to show before the journey is published, by step. The shape is already valid. */
export function problemsOf(graph: JourneyGraph, tools: GraphTools, path = '/graph'): Problem[] {
  const reached = reachable(graph)
  const entries = graph.nodes.filter(({ kind }) => kind === 'entry')
  return [
    ...(entries.length === 0
      ? [
          {
            nodeId: '',
            path: `${path}/nodes`,
            message: say('Add an entry, so that people can enter.'),
            level: 'error' as const,
          },
        ]
      : []),
    ...entries.slice(1).map(({ id }) => ({
      nodeId: id,
      path: `${path}/nodes/${graph.nodes.findIndex((node) => node.id === id)}`,
      message: say('A journey has only one entry. Remove this one.'),
      level: 'error' as const,
    })),
    ...graph.nodes.flatMap((node, at) =>
      nodeProblems(node, `${path}/nodes/${at}`, reached.has(node.id), tools),
    ),
    ...circleProblems(graph, tools, path),
  ]
}

function nodeProblems(
  node: JourneyNode,
  path: string,
  isReached: boolean,
  { kindOf, condition, actions }: GraphTools,
): Problem[] {
  const kind = kindOf(node.kind)
  if (!kind) return []
  const given = `${path}/given`
  const silent = new Set(kind.inactiveParameters?.(node.given))
  const said = Object.fromEntries(Object.entries(node.given).filter(([name]) => !silent.has(name)))
  const faults = [
    ...checkValue({ ...schemaOf(kind, node.given), title: kind.title }, said, given),
    ...(kind.check?.(node.given) ?? []).map((fieldError) => ({
      ...fieldError,
      path: given + fieldError.path,
    })),
    ...(kind.conditions?.(node.given) ?? []).flatMap((stepCondition) =>
      condition(stepCondition.condition, stepCondition.about, given + stepCondition.path),
    ),
    ...(kind.actions?.(node.given) ?? []).flatMap((acted) =>
      actions(acted.actions, given + acted.path),
    ),
    ...kind.exits(node.given).flatMap(({ id, title }) =>
      node.exits[id] === undefined
        ? [
            {
              path: `${path}/exits/${id}`,
              message:
                title === ''
                  ? say('Not connected: add the next step or an exit.')
                  : say('“{title}” is not connected: add the next step or an exit.', { title }),
            },
          ]
        : [],
    ),
  ]
  const seen = new Set<string>()
  const once = faults.filter((fault) => !seen.has(fault.path) && seen.add(fault.path))
  return [
    ...once.map((fieldError) => ({ ...fieldError, nodeId: node.id, level: 'error' as const })),
    ...(kind.hints?.(node.given) ?? []).map((hint) => ({
      ...hint,
      path: given + hint.path,
      nodeId: node.id,
      level: 'warning' as const,
    })),
    ...(isReached || node.kind === 'entry'
      ? []
      : [
          { nodeId: node.id, path, message: say('No step leads here.'), level: 'warning' as const },
        ]),
  ]
}

/**
 * A person in a cycle without a wait never comes to an end; a person who jumps back without a limit
 * may loop forever.
 */
function circleProblems(graph: JourneyGraph, { kindOf }: GraphTools, path: string): Problem[] {
  const isJump = (from: string, exit: string) =>
    nodeOf(graph, from)?.kind === 'jump' && exit === 'again'
  const problem = (ids: readonly string[], message: string): Problem => ({
    nodeId: ids.at(-1)!,
    path: `${path}/nodes/${graph.nodes.findIndex(({ id }) => id === ids.at(-1))}`,
    message,
    level: 'error',
  })
  return [
    ...circles(graph, ({ from, exit }) => isJump(from, exit)).map((ids) =>
      problem(ids, say('Use a Jump back step to return to an earlier step.')),
    ),
    ...circles(graph, ({ from }) => kindOf(nodeOf(graph, from)?.kind ?? '')?.waits === true)
      .filter((ids) => ids.some((id) => nodeOf(graph, id)?.kind === 'jump'))
      .map((ids) => problem(ids, say('Add a wait to this loop.'))),
  ]
}

/** Exits of a kind depend on its parameters: removes links of exits that no longer exist. */
export function withoutLostExits(node: JourneyNode, kind: NodeDefinition): JourneyNode {
  const known = new Set(kind.exits(node.given).map(({ id }) => id))
  return {
    ...node,
    exits: Object.fromEntries(Object.entries(node.exits).filter(([exit]) => known.has(exit))),
  }
}
