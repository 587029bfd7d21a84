import type { SourceFile } from '../read-imports.ts'
import { countBy, type Counts } from './ratchet.ts'

/** Imports between two parts of a folder, with one of them as an example. */
export interface Edge {
  from: string
  to: string
  imports: number
  example: string
}

/** Parts of a folder that reach each other by imports, and the imports between them. */
export interface Cycle {
  folder: string
  parts: string[]
  edges: Edge[]
}

/** The folder that two files share, and the part of it that each is in: a folder, or the file. */
function meetingOf(one: string, other: string): { folder: string; from: string; to: string } {
  const [a, b] = [one.split('/'), other.split('/')]
  let depth = 0
  while (depth < Math.min(a.length, b.length) - 1 && a[depth] === b[depth]) depth++
  return { folder: a.slice(0, depth).join('/'), from: a[depth]!, to: b[depth]! }
}

/** Value imports between the parts of each folder of src. Types are erased: they connect nothing. */
export function edgesByFolder(files: readonly SourceFile[]): Map<string, Edge[]> {
  const folders = new Map<string, Map<string, Edge>>()
  for (const { path, imports } of files)
    for (const { target, typeOnly } of imports) {
      if (typeOnly || target === path || !target.startsWith('src/')) continue
      const { folder, from, to } = meetingOf(path, target)
      const edges = folders.get(folder) ?? new Map<string, Edge>()
      folders.set(folder, edges)
      const key = `${from} ${to}`
      const edge = edges.get(key)
      if (edge) edge.imports += 1
      else edges.set(key, { from, to, imports: 1, example: `${path} imports ${target}` })
    }
  return new Map([...folders].map(([folder, edges]) => [folder, [...edges.values()]]))
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

/** Every import cycle between the parts of a folder, at every level of folders. */
export function findCycles(files: readonly SourceFile[]): Cycle[] {
  return [...edgesByFolder(files)].flatMap(([folder, edges]) =>
    connectedComponents(edges).map((parts) => ({
      folder,
      parts,
      edges: edges
        .filter(({ from, to }) => parts.includes(from) && parts.includes(to))
        .toSorted((a, b) => a.imports - b.imports),
    })),
  )
}

/** How many cycles each folder has. */
export const countCycles = (files: readonly SourceFile[]): Counts =>
  countBy(findCycles(files).map(({ folder }) => folder))
