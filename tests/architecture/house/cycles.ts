import type { SourceFile } from '../read-imports.ts'

/** Imports between two parts of a room, with one of them as an example. */
export interface Edge {
  from: string
  to: string
  imports: number
  example: string
}

/** Parts of a room that reach each other by imports, and the imports between them. */
export interface Cycle {
  room: string
  parts: string[]
  edges: Edge[]
}

/** The part of a room that a file belongs to: a first-level folder, or the file itself. */
function partOf(path: string): { room: string; part: string } | null {
  const [top, room, part] = path.split('/')
  return top === 'src' && room && part ? { room, part } : null
}

/** Value imports between the parts of each room. Types are erased, so they connect nothing. */
export function edgesByRoom(files: readonly SourceFile[]): Map<string, Edge[]> {
  const rooms = new Map<string, Map<string, Edge>>()
  for (const { path, imports } of files) {
    const from = partOf(path)
    if (!from) continue
    for (const { target, typeOnly } of imports) {
      const to = partOf(target)
      if (typeOnly || to?.room !== from.room || to.part === from.part) continue
      const edges = rooms.get(from.room) ?? new Map<string, Edge>()
      rooms.set(from.room, edges)
      const key = `${from.part} ${to.part}`
      const edge = edges.get(key)
      if (edge) edge.imports += 1
      else
        edges.set(key, {
          from: from.part,
          to: to.part,
          imports: 1,
          example: `${path} imports ${target}`,
        })
    }
  }
  return new Map([...rooms].map(([room, edges]) => [room, [...edges.values()]]))
}

/** The strongly connected components of a graph that have more than one node, by Tarjan. */
export function connectedComponents(edges: readonly Pick<Edge, 'from' | 'to'>[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to])
  const index = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const components: string[][] = []
  const connect = (node: string) => {
    const own = index.size
    index.set(node, own)
    let low = own
    stack.push(node)
    onStack.add(node)
    for (const target of targets.get(node) ?? []) {
      if (!index.has(target)) low = Math.min(low, connect(target))
      else if (onStack.has(target)) low = Math.min(low, index.get(target) ?? low)
    }
    if (low === own) {
      const component = stack.splice(stack.indexOf(node))
      for (const member of component) onStack.delete(member)
      if (component.length > 1) components.push(component.toSorted())
    }
    return low
  }
  for (const node of targets.keys()) if (!index.has(node)) connect(node)
  return components
}

/** Every import cycle between the parts of a room. */
export function findCycles(files: readonly SourceFile[]): Cycle[] {
  return [...edgesByRoom(files)].flatMap(([room, edges]) =>
    connectedComponents(edges).map((parts) => ({
      room,
      parts,
      edges: edges
        .filter(({ from, to }) => parts.includes(from) && parts.includes(to))
        .toSorted((a, b) => a.imports - b.imports),
    })),
  )
}
