import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import type { JourneyGraph, JourneyNode } from '#journey/graph.ts'
import type { NodeWords } from '#journey/kind.ts'
import { layout, NODE_WIDTH, type Box } from '#journey/layout.ts'
import { outlineOf, stepsIn } from '#journey/outline.ts'
import { required } from '#model/lib/lookup.ts'
import { stepLine } from './use-node-words.ts'

/**
 * Heights in pixels of a step whose line fits into one row, of one that needs two, and of the
 * counts below.
 */
const LOW = 57
const HIGH = 74
const COUNTS = 27
/** Number of characters that always fit into one row of a step. */
const ONE_ROW = 27

/** A path between steps as drawn. */
export interface DrawnWay {
  id: string
  from: string
  exit: string
  to: string | null
  /** Label on the path; empty if it is the only one. */
  title: string
  /** Position among the named paths of its step, from 1. */
  number: number
  /** True if its step has several paths. */
  isOne: boolean
  isBack: boolean
  /** True if several paths lead to its target. */
  meets: boolean
  lane: number
}

export interface Drawing {
  boxes: ReadonlyMap<string, Box>
  ways: readonly DrawnWay[]
}

export const exitsOf = (node: JourneyNode) =>
  nodeDefinitionOf(node.kind)?.exits(node.given) ??
  Object.keys(node.exits).map((id) => ({ id, title: id }))

/** The steps in reading order: that of the outline. */
export function inOrder(graph: JourneyGraph): JourneyNode[] {
  const { steps, apart } = outlineOf(graph, exitsOf)
  return [steps, ...apart].flatMap((some) => stepsIn(some).map(({ node }) => node))
}

/** Positions everything: as dragged by a person, else by the tidy layout. */
export function draw(graph: JourneyGraph, words: NodeWords, isCounted: boolean): Drawing {
  const tidy = layout(graph, {
    exitsOf: (node) => exitsOf(node).map(({ id }) => id),
    heightOf: (node) =>
      (stepLine(node, words).length > ONE_ROW ? HIGH : LOW) + (isCounted ? COUNTS : 0),
  })
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]))
  const boxes = new Map([...tidy.boxes].map(([id, box]) => [id, { ...box, ...nodes.get(id)!.at }]))
  const into = new Map<string, number>()
  for (const { to, isBack } of tidy.ways)
    if (to !== null && !isBack) into.set(to, (into.get(to) ?? 0) + 1)
  const ways = tidy.ways.map((way): DrawnWay => {
    const node = required(nodes, way.from)
    const exits = exitsOf(node)
    const at = exits.findIndex(({ id }) => id === way.exit)
    const [from, to] = [required(boxes, way.from), way.to === null ? null : required(boxes, way.to)]
    const isMoved = !!node.at || (way.to !== null && !!required(nodes, way.to).at)
    const isOne = exits.length > 1
    return {
      ...way,
      id: `${way.from} ${way.exit}`,
      title: exits[at]?.title ?? '',
      number: at + 1,
      isOne,
      meets: way.to !== null && !way.isBack && required(into, way.to) > 1,
      isBack: way.isBack || (to !== null && to.y < from.y + from.height),
      lane:
        isMoved && !way.isBack
          ? (to && isOne
              ? to.x
              : from.x +
                (isOne && !to ? way.lane - required(tidy.boxes, way.from).x - NODE_WIDTH / 2 : 0)) +
            NODE_WIDTH / 2
          : way.lane,
    }
  })
  return { boxes, ways }
}

const RADIUS = 8

/** A polyline with rounded corners. */
function lineThrough(points: readonly (readonly [number, number])[]): string {
  const corners = points.filter(
    ([x, y], at) => at === 0 || x !== points[at - 1]![0] || y !== points[at - 1]![1],
  )
  const toward = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) => {
    const length = Math.hypot(toX - x, toY - y)
    const part = Math.min(RADIUS, length / 2) / (length || 1)
    return `${x + (toX - x) * part} ${y + (toY - y) * part}`
  }
  return corners
    .map((point, at) => {
      if (at === 0) return `M${point[0]} ${point[1]}`
      const next = corners[at + 1]
      return next
        ? `L${toward(point, corners[at - 1]!)}Q${point[0]} ${point[1]} ${toward(point, next)}`
        : `L${point[0]} ${point[1]}`
    })
    .join('')
}

/** Distances in pixels: paths branch this far below a step and merge this far above one. */
const PART = 14
const MEET = 36
/** Distances in pixels of a path's label and button below its step. */
const NAME = 26
const BUTTON = 54

export interface DrawnEdge {
  path: string
  /** Center of the label. */
  name: { x: number; y: number }
  /** Center of the button. */
  button: { x: number; y: number }
}

/** The line of a path, with the positions of its label and button. */
export function lineOf(way: DrawnWay, from: Box, to: Box | null): DrawnEdge {
  const [x, y] = [from.x + from.width / 2, from.y + from.height]
  if (way.isBack && to) {
    const [fromY, toY] = [from.y + from.height / 2, to.y + to.height / 2]
    const lane = Math.max(way.lane, from.x + from.width + 24, to.x + to.width + 24)
    return {
      path: lineThrough([
        [from.x + from.width, fromY],
        [lane, fromY],
        [lane, toY],
        [to.x + to.width, toY],
      ]),
      name: { x: from.x + from.width + 46, y: fromY },
      button: { x: lane, y: (fromY + toY) / 2 },
    }
  }
  const end = to ? to.y : y + (way.isOne ? BUTTON : 20) - 9
  const toX = to ? to.x + to.width / 2 : way.lane
  const meetAt = Math.max(y + PART, end - MEET)
  const path = lineThrough([
    [x, y],
    ...(way.lane === x
      ? []
      : ([
          [x, y + PART],
          [way.lane, y + PART],
        ] as const)),
    ...(way.lane === toX
      ? []
      : ([
          [way.lane, meetAt],
          [toX, meetAt],
        ] as const)),
    [toX, end],
  ])
  const lowest = way.meets ? meetAt - 10 : (y + end) / 2
  const nearStep = to ? Math.min(y + 20, lowest) : y + 20
  const button = way.isOne ? y + BUTTON : nearStep
  return { path, name: { x: way.lane, y: y + NAME }, button: { x: way.lane, y: button } }
}
