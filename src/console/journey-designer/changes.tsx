import { compareGraphs, nodeOf, type JourneyGraph } from '#journey/graph.ts'
import type { Mark } from './context.ts'
import { stepTitle } from './use-node-words.ts'
import { tJourneys as t } from '../journeys/messages.ts'

/** The differences between two graphs, by step names. */
export function Changes({
  before,
  after,
  same,
}: {
  before: JourneyGraph
  after: JourneyGraph
  same: string
}) {
  const { added, removed, changed } = compareGraphs(before, after)
  const lines = [
    [t('publish.added'), added, after],
    [t('publish.removed'), removed, before],
    [t('publish.changed'), changed, after],
  ] as const
  if (lines.every(([, ids]) => ids.length === 0)) return <p className="c-soft">{same}</p>
  return (
    <ul className="jy-lines">
      {lines.map(([title, ids, graph]) =>
        ids.length === 0 ? null : (
          <li key={title}>
            <b>{title}:</b> {ids.map((id) => stepTitle(nodeOf(graph, id)!)).join(', ')}
          </li>
        ),
      )}
    </ul>
  )
}

/** Merges two graphs into one: the later one, plus the removed steps, with differences marked. */
export function comparison(
  before: JourneyGraph,
  after: JourneyGraph,
): { graph: JourneyGraph; marks: ReadonlyMap<string, Mark> } {
  const { added, removed, changed } = compareGraphs(before, after)
  const gone = before.nodes
    .filter(({ id }) => removed.includes(id))
    .map(({ at: _at, ...node }) => node)
  const marks = new Map<string, Mark>([
    ...added.map((id): [string, Mark] => [id, 'added']),
    ...removed.map((id): [string, Mark] => [id, 'removed']),
    ...changed.map((id): [string, Mark] => [id, 'changed']),
  ])
  const known = new Set([...after.nodes, ...gone].map(({ id }) => id))
  return {
    graph: {
      nodes: [
        ...after.nodes,
        ...gone.map((node) => ({
          ...node,
          exits: Object.fromEntries(Object.entries(node.exits).filter(([, to]) => known.has(to))),
        })),
      ],
    },
    marks,
  }
}
