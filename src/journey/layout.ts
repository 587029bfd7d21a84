import { entryOf, nodeOf, type JourneyGraph, type JourneyNode } from './graph.ts'
import { required } from '#model/lib/lookup.ts'

/** Dimensions of the canvas. */
export const NODE_WIDTH = 200
/** Horizontal gap. */
const GAP = 28
/** Gap between rows. */
const BELOW = 40
/** Gap below a row with a multi-exit step, which leaves room for exit names and buttons. */
const BELOW_WAYS = 82
/** Additional gap above a step that several exits lead to. */
const ABOVE_MEETING = 26
/** The width of a row that a passing edge takes. */
const LANE = 116

export interface LayoutTools {
  /** The exits of a step, in drawing order. */
  exitsOf(node: JourneyNode): readonly string[]
  heightOf(node: JourneyNode): number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** An edge as it is drawn: down from its step to `lane`, along it, and to its target. */
export interface RoutedEdge {
  from: string
  exit: string
  /** Null: it leads nowhere yet. */
  to: string | null
  /** Center of the column in which it runs down. */
  lane: number
  /** It leads back to an earlier step: it runs up, outside of all columns. */
  isBack: boolean
}

export interface Layout {
  boxes: ReadonlyMap<string, Box>
  ways: readonly RoutedEdge[]
}

/** A step, an edge that passes a row, or the end of an open edge. */
interface Item {
  id: string
  node: JourneyNode | null
  row: number
  width: number
  before: Item[]
  after: Item[]
  /** Center. */
  x: number
}

interface DrawnEdge {
  from: string
  exit: string
  to: string | null
  isBack: boolean
  lane: Item | null
}

/**
 * Positions for every step, top-down in rows: each step below all that lead to it, branches side by
 * side in their order, and a join below the step where its branches part. Back edges only affect
 * their own line. The same graph always gets the same positions.
 */
export function layout(graph: JourneyGraph, tools: LayoutTools): Layout {
  const edges = edgesIn(graph, tools)
  const rows = rowsOf(graph, edges)
  const items = itemsOf(graph, edges, rows)
  placeAcross(items)
  const order = groupBy(items, ({ row }) => row)
  for (const row of order.values()) pushApart(row)
  const boxes = placeDown(order, edges, tools)
  const right = Math.max(0, ...items.map(({ x, width }) => x + width / 2))
  let back = 0
  const ways = edges.map(({ from, exit, to, isBack, lane }): RoutedEdge => {
    const at = required(boxes, from)
    return {
      from,
      exit,
      to,
      isBack,
      lane: isBack ? right + 24 + 14 * back++ : (lane?.x ?? at.x + at.width / 2),
    }
  })
  return { boxes, ways }
}

function groupBy<T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of list) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

/** Every edge, with those that would close a cycle marked (depth-first from the entry). */
function edgesIn(graph: JourneyGraph, { exitsOf }: LayoutTools): DrawnEdge[] {
  const edges: DrawnEdge[] = []
  const state = new Map<string, 'open' | 'done'>()
  const visit = (node: JourneyNode) => {
    state.set(node.id, 'open')
    for (const exit of exitsOf(node)) {
      const next = node.exits[exit] === undefined ? null : nodeOf(graph, node.exits[exit])
      edges.push({
        from: node.id,
        exit,
        to: next?.id ?? null,
        isBack: next !== null && state.get(next.id) === 'open',
        lane: null,
      })
      if (next && !state.has(next.id)) visit(next)
    }
    state.set(node.id, 'done')
  }
  for (const node of [entryOf(graph), ...graph.nodes]) if (node && !state.has(node.id)) visit(node)
  return edges
}

/**
 * The row of each step: one below its lowest predecessor, two where an edge needs its own column.
 */
function rowsOf(graph: JourneyGraph, edges: readonly DrawnEdge[]): Map<string, number> {
  const forward = edges.filter((edge) => edge.to !== null && !edge.isBack)
  const into = groupBy(forward, ({ to }) => to!)
  const out = groupBy(
    edges.filter(({ isBack }) => !isBack),
    ({ from }) => from,
  )
  const rows = new Map<string, number>()
  const rowOf = (id: string): number => {
    const known = rows.get(id)
    if (known !== undefined) return known
    const leading = into.get(id) ?? []
    const row =
      Math.max(
        -1,
        ...leading.map(
          ({ from }) =>
            rowOf(from) + (leading.length > 1 && (out.get(from)?.length ?? 0) > 1 ? 1 : 0),
        ),
      ) + 1
    rows.set(id, row)
    return row
  }
  for (const { id } of graph.nodes) rowOf(id)
  return rows
}

/** Steps, and placeholders for edges in the rows that they pass or end in. */
function itemsOf(
  graph: JourneyGraph,
  edges: readonly DrawnEdge[],
  rows: ReadonlyMap<string, number>,
): Item[] {
  const items = new Map(
    graph.nodes.map((node): [string, Item] => [
      node.id,
      {
        id: node.id,
        node,
        row: required(rows, node.id),
        width: NODE_WIDTH,
        before: [],
        after: [],
        x: 0,
      },
    ]),
  )
  const all = [...items.values()]
  const follows = (above: Item, below: Item) => {
    above.after.push(below)
    below.before.push(above)
  }
  for (const edge of edges) {
    if (edge.isBack) continue
    const from = required(items, edge.from)
    const to = edge.to === null ? null : required(items, edge.to)
    const last = to ? to.row - 1 : from.row + 1
    let above = from
    for (let row = from.row + 1; row <= last; row++) {
      const passing: Item = {
        id: `${edge.from} ${edge.exit} ${row}`,
        node: null,
        row,
        width: LANE,
        before: [],
        after: [],
        x: 0,
      }
      all.push(passing)
      follows(above, passing)
      edge.lane ??= passing
      above = passing
    }
    if (to) {
      follows(above, to)
      edge.lane ??=
        from.after.length > 1 ||
        edges.filter((drawnEdge) => drawnEdge.from === edge.from && !drawnEdge.isBack).length > 1
          ? to
          : null
    }
  }
  return all
}

/**
 * The step where all edges to an item part: its parent in the tree that the columns follow
 * (immediate dominator; null: no predecessor, or several roots).
 */
function partings(items: readonly Item[]): Map<Item, Item | null> {
  const parent = new Map<Item, Item | null>()
  const depth = new Map<Item, number>()
  for (const item of items.toSorted((a, b) => a.row - b.row)) {
    const common =
      item.before.reduce<Item | null | undefined>(
        (met, one) => (met === undefined ? one : meeting(met, one)),
        undefined,
      ) ?? null
    parent.set(item, common)
    depth.set(item, common ? required(depth, common) + 1 : 0)
  }
  function meeting(a: Item | null, b: Item | null): Item | null {
    while (a && b && a !== b) {
      if (required(depth, a) >= required(depth, b)) a = parent.get(a) ?? null
      else b = parent.get(b) ?? null
    }
    return a && b ? a : null
  }
  return parent
}

/** Preferred centers: branches side by side below their step, joins below it. */
function placeAcross(items: readonly Item[]): void {
  const parent = partings(items)
  const under = groupBy(items, (item) => parent.get(item) ?? null)
  /** Half widths to the left and right of an item's center that it and everything below it need. */
  const spans = new Map<Item, { left: number; right: number; offsets: Map<Item, number> }>()
  for (const item of items.toSorted((a, b) => b.row - a.row)) {
    const own = under.get(item) ?? []
    const sideBySide = item.after.filter(
      (one, at) => own.includes(one) && one.before.length === 1 && item.after.indexOf(one) === at,
    )
    const meeting = own.filter((one) => !sideBySide.includes(one))
    const offsets = new Map<Item, number>()
    let edge = 0
    for (const one of sideBySide) {
      const { left, right } = required(spans, one)
      offsets.set(one, edge + left)
      edge += left + right + GAP
    }
    const middle =
      sideBySide.length === 0
        ? 0
        : (required(offsets, sideBySide[0]!) + required(offsets, sideBySide.at(-1)!)) / 2
    for (const [one, at] of offsets) offsets.set(one, at - middle)
    for (const one of meeting) offsets.set(one, 0)
    const sides = [...offsets].map(([one, at]) => ({
      left: required(spans, one).left - at,
      right: required(spans, one).right + at,
    }))
    spans.set(item, {
      left: Math.max(item.width / 2, ...sides.map(({ left }) => left)),
      right: Math.max(item.width / 2, ...sides.map(({ right }) => right)),
      offsets,
    })
  }
  let edge = 0
  const settle = (item: Item, x: number) => {
    item.x = x
    for (const [one, at] of required(spans, item).offsets) settle(one, x + at)
  }
  for (const root of under.get(null) ?? []) {
    const { left, right } = required(spans, root)
    settle(root, edge + left)
    edge += left + right + GAP
  }
}

/**
 * Moves the items of a row apart with minimal displacement: neighbors that are too close become one
 * block around the mean of their preferred centers.
 */
function pushApart(row: Item[]): void {
  row.sort((a, b) => a.x - b.x)
  const blocks: { items: Item[]; sum: number; start: number; length: number }[] = []
  for (const item of row) {
    let block = { items: [item], sum: item.x, start: item.x, length: 0 }
    for (let last = blocks.at(-1); last; last = blocks.at(-1)) {
      const gap = (last.items.at(-1)!.width + block.items[0]!.width) / 2 + GAP
      if (last.start + last.length + gap <= block.start + 0.01) break
      blocks.pop()
      const shift = last.length + gap
      const sum = last.sum + block.sum - shift * block.items.length
      const items = [...last.items, ...block.items]
      block = { items, sum, start: sum / items.length, length: shift + block.length }
    }
    blocks.push(block)
  }
  for (const { items, start } of blocks) {
    let x = start
    items.forEach((item, at) => {
      if (at > 0) x += (items[at - 1]!.width + item.width) / 2 + GAP
      item.x = x
    })
  }
}

/**
 * Places rows below each other, each as high as its highest step; whole pixels, starting at the
 * left and top edges.
 */
function placeDown(
  order: ReadonlyMap<number, readonly Item[]>,
  edges: readonly DrawnEdge[],
  { heightOf }: LayoutTools,
): Map<string, Box> {
  const parts = new Set(
    [...groupBy(edges, ({ from }) => from)]
      .filter(([, ways]) => ways.filter(({ isBack }) => !isBack).length > 1)
      .map(([from]) => from),
  )
  const left = Math.floor(
    Math.min(0, ...[...order.values()].flat().map(({ x, width }) => x - width / 2)),
  )
  const boxes = new Map<string, Box>()
  let y = 0
  for (const row of [...order.keys()].toSorted((a, b) => a - b)) {
    const items = required(order, row)
    if (row > 0 && items.some(({ node, before }) => node && before.length > 1)) y += ABOVE_MEETING
    for (const item of items) {
      item.x = Math.round(item.x - left)
      if (item.node)
        boxes.set(item.id, {
          x: item.x - NODE_WIDTH / 2,
          y,
          width: NODE_WIDTH,
          height: heightOf(item.node),
        })
    }
    y +=
      Math.max(0, ...items.flatMap(({ node }) => (node ? [heightOf(node)] : []))) +
      (items.some(({ id }) => parts.has(id)) ? BELOW_WAYS : BELOW)
  }
  return boxes
}
