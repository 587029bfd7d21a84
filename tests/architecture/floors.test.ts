import { describe, expect, it } from 'vitest'
import { countCycles, findCycles } from './house/cycles.ts'
import { compareCounts, readRecorded } from './house/ratchet.ts'
import { readSources } from './read-imports.ts'

const sources = readSources('src').filter(({ path }) => !/\.(test|generated)\.tsx?$/.test(path))

/**
 * The floors of the engine, lowest first. A file may import its own floor and those below it; what
 * it wants of the floors above, it publishes as a domain event
 * (`src/engine/kernel/domain-events.ts`). The files beside the floors connect them, and only the
 * demo data knows those.
 */
const FLOORS = [
  'kernel',
  'language-model',
  'audience',
  'segments',
  'rules',
  'ingest',
  'webhooks',
  'mail',
  'engage',
  'outreach',
  'recovery',
  'agents',
  'journeys',
  'explain',
  'impact',
  'administration',
  '',
  'demo',
]

function floorOf(path: string): string {
  const [, , folder, ...rest] = path.split('/')
  return rest.length > 0 ? folder! : ''
}

describe('floors of the engine', () => {
  const engine = sources.filter(({ path }) => path.startsWith('src/engine/'))

  it('are known', () => {
    const unknown = engine.filter(({ path }) => !FLOORS.includes(floorOf(path)))
    expect(unknown.map(({ path }) => path)).toEqual([])
  })

  it('import downward only', () => {
    const level = (path: string) => FLOORS.indexOf(floorOf(path))
    const upward = engine.flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target.startsWith('src/engine/') && level(target) > level(path))
        .map(({ target }) => `${path} imports ${target}, which is on a floor above it`),
    )
    expect(upward).toEqual([])
  })
})

describe('memberships', () => {
  /** Each says in its code why it evaluates at once. */
  const AT_ONCE = [
    'src/engine/ingest/events/write-batch.ts',
    'src/engine/journeys/run-due.ts',
    'src/engine/segments/rebuild.ts',
    'src/engine/segments/reevaluate-memberships.ts',
  ]

  it('are evaluated before the commit, for all changes that writers noted', () => {
    const callers = sources.filter(({ text }) => /\breevaluateMemberships\(/.test(text))
    expect(callers.map(({ path }) => path)).toEqual(AT_ONCE)
  })
})

describe('folders at every level', () => {
  it('never import each other in a circle, but for those on record, which become fewer', () => {
    const places = findCycles(sources).map(
      ({ folder, parts, edges }) =>
        `${folder}: ${parts.join(', ')}; ${edges.map(({ example }) => example).join('; ')}`,
    )
    const differing = compareCounts(readRecorded('cycles'), countCycles(sources))
    expect(differing, places.join('\n')).toEqual([])
  })
})
