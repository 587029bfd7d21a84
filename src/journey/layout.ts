import { entryOf, nodeOf, type JourneyGraph, type JourneyNode } from './graph.ts'

/** Measures of the canvas. */
export const NODE_WIDTH = 200
/** Between two things beside each other. */
const GAP = 28
/** Between a row and the next. */
const BELOW = 40
/** Below a row with a step of several ways: their names and the buttons stand there. */
const BELOW_WAYS = 82
/** More above a step that several ways lead to. */
const ABOVE_MEETING = 26
/** A way that passes a row takes this much of it. */
const LANE = 116

export interface LayoutTools {
  /** The ways out of a step, in the order in which they are drawn. */
  exitsOf(node: JourneyNode): readonly string[]
  heightOf(node: JourneyNode): number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A way as it is drawn: down from its step to `lane`, along it, and to where it leads. */
export interface Way {
  from: string
  exit: string
  /** Absent: it leads nowhere yet. */
  to: string | null
  /** Middle of the column in which it runs down. */
  lane: number
  /** It leads back to an earlier step: it runs up, beside everything. */
  isBack: boolean
}

export interface Layout {
  boxes: ReadonlyMap<string, Box>
  ways: readonly Way[]
}

/** A step, a way that passes a row, or the end of a way that leads nowhere. */
interface Item {
  id: string
  node: JourneyNode | null
  row: number
  width: number
  before: Item[]
  after: Item[]
  /** Middle. */
  x: number
}

interface Edge {
  from: string
  exit: string
  to: string | null
  isBack: boolean
  lane: Item | null
}

/**
 * Places for every step, top-down in rows: each step below all that lead to it, ways beside each
 * other in their order, and what several ways meet in under the step where they parted. Ways that
 * lead back count for nothing but their line. The same graph gives the same places.
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
  const ways = edges.map(({ from, exit, to, isBack, lane }): Way => {
    const at = boxes.get(from)!
    return {
      from,
      exit,
      to,
      isBack,
      lane: isBack ? right + 24 + 14 * back++ : lane ? lane.x : at.x + at.width / 2,
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

/** Every way, with those that would close a circle marked (depth-first from the entry). */
function edgesIn(graph: JourneyGraph, { exitsOf }: LayoutTools): Edge[] {
  const edges: Edge[] = []
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
 * The row of each step: one below the lowest that leads to it, two where a way needs a column of
 * its own.
 */
function rowsOf(graph: JourneyGraph, edges: readonly Edge[]): Map<string, number> {
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

/** Steps, and what stands for the ways in the rows that they pass or end in. */
function itemsOf(
  graph: JourneyGraph,
  edges: readonly Edge[],
  rows: ReadonlyMap<string, number>,
): Item[] {
  const items = new Map(
    graph.nodes.map((node): [string, Item] => [
      node.id,
      {
        id: node.id,
        node,
        row: rows.get(node.id)!,
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
    const from = items.get(edge.from)!
    const to = edge.to === null ? null : items.get(edge.to)!
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
        edges.filter((one) => one.from === edge.from && !one.isBack).length > 1
          ? to
          : null
    }
  }
  return all
}

/**
 * The step where all ways to an item part: its parent in the tree that the columns follow
 * (immediate dominator; null: nothing leads to it, or from several sides).
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
    depth.set(item, common ? depth.get(common)! + 1 : 0)
  }
  function meeting(a: Item | null, b: Item | null): Item | null {
    while (a && b && a !== b) {
      if (depth.get(a)! >= depth.get(b)!) a = parent.get(a) ?? null
      else b = parent.get(b) ?? null
    }
    return a && b ? a : null
  }
  return parent
}

/** Wanted middles: ways side by side below their step, what they meet in below it. */
function placeAcross(items: readonly Item[]): void {
  const parent = partings(items)
  const under = groupBy(items, (item) => parent.get(item) ?? null)
  /** Half widths to the left and right of an item's middle that it and all below it take. */
  const spans = new Map<Item, { left: number; right: number; offsets: Map<Item, number> }>()
  for (const item of items.toSorted((a, b) => b.row - a.row)) {
    const own = under.get(item) ?? []
    const beside = item.after.filter(
      (one, at) => own.includes(one) && one.before.length === 1 && item.after.indexOf(one) === at,
    )
    const meeting = own.filter((one) => !beside.includes(one))
    const offsets = new Map<Item, number>()
    let edge = 0
    for (const one of beside) {
      const { left, right } = spans.get(one)!
      offsets.set(one, edge + left)
      edge += left + right + GAP
    }
    const middle =
      beside.length === 0 ? 0 : (offsets.get(beside[0]!)! + offsets.get(beside.at(-1)!)!) / 2
    for (const [one, at] of offsets) offsets.set(one, at - middle)
    for (const one of meeting) offsets.set(one, 0)
    const sides = [...offsets].map(([one, at]) => ({
      left: spans.get(one)!.left - at,
      right: spans.get(one)!.right + at,
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
    for (const [one, at] of spans.get(item)!.offsets) settle(one, x + at)
  }
  for (const root of under.get(null) ?? []) {
    const { left, right } = spans.get(root)!
    settle(root, edge + left)
    edge += left + right + GAP
  }
}

/**
 * Moves what stands in one row apart, as little as can be: neighbours that are too near become one
 * block around the middle of what they wanted.
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
 * Rows below each other, as high as their highest step; whole pixels, from the left and the top
 * edge on.
 */
function placeDown(
  order: ReadonlyMap<number, readonly Item[]>,
  edges: readonly Edge[],
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
    const items = order.get(row)!
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
