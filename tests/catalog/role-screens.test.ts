// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { matchRoutes } from 'react-router-dom'
import { mayDo } from '#console/core/access.ts'
import { consolePaths } from '#console/console-routes.tsx'
import { registry } from '#console/core/registry.ts'
import { routes } from '#site/routes.tsx'
import { entities } from '#model/schema/entities.generated.ts'
import { crudEndpoints } from '#server/crud/crud-endpoints.ts'
import { operations } from '#server/operations/list.generated.ts'
import { readSources } from '#tests/architecture/read-imports.ts'

describe('role x screen', () => {
  it('every page of the console stands behind the gate for admins, at every address that it has', () => {
    const paths = consolePaths.map((path) => `/${path.replace(/:\w+/g, 'x')}`)
    expect(paths.length).toBeGreaterThan(100)
    // The gate is the last way out of the tree (see gates.test.tsx for what each role sees there);
    // a page in front of it would be everybody's.
    expect(paths.filter((path) => matchRoutes(routes, path)?.at(-1)?.route.path !== '*')).toEqual(
      [],
    )
  })

  it.each(registry.all.map((of) => [of.entity.id, of] as const))(
    '%s: read-only admins are offered the list and the record, and nothing that writes',
    (_id, of) => {
      for (const operation of ['create', 'update', 'delete'] as const)
        expect(mayDo(of, operation, false), operation).toBe(false)
      expect(mayDo(of, 'list', false)).toBe(of.resource.operations.includes('list'))
      expect(mayDo(of, 'get', false)).toBe(of.resource.operations.includes('get'))
    },
  )
})

const endpoints = [...operations, ...crudEndpoints(entities, operations)]
const sources = readSources('src').filter(
  ({ path }) => path.startsWith('src/console/') && !path.includes('.test.'),
)
const segments = (path: string) =>
  path
    .replace(/^\/api\/v1/, '')
    .split('?')[0]!
    .split('/')
    .filter(Boolean)

/**
 * Whether an address as it is written in a component can be that of an endpoint: what is filled in
 * matches anything.
 */
function isSame(written: string, path: string): boolean {
  const [ours, theirs] = [segments(written), segments(path)]
  return (
    ours.length === theirs.length &&
    ours.every(
      (part, at) => part.includes('*') || theirs[at]!.startsWith(':') || part === theirs[at],
    )
  )
}

/** Calls of a component that change something, by what the endpoints say. */
function writingCalls(text: string): string[] {
  return [...text.matchAll(/api\.(post|put|delete)(?:<[^(]*>)?\(\s*[`']([^`']+)[`']/g)]
    .map(([, method, written]) => ({
      method: method!.toUpperCase(),
      written: written!.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '*'),
    }))
    .filter(({ method, written }) =>
      endpoints.some(
        (one) =>
          one.method === method && one.access.startsWith('write-') && isSame(written, one.path),
      ),
    )
    .map(({ method, written }) => `${method} ${written}`)
}

const asks = (text: string) => /\buseMay\b|\bWriteAccess\b/.test(text)

/** Whether a component asks what the person may, or is only shown by those that do. */
function isGuarded(path: string, seen = new Set<string>()): boolean {
  const source = sources.find((one) => one.path === path)!
  if (asks(source.text)) return true
  if (seen.has(path)) return true
  seen.add(path)
  const users = sources.filter(({ imports }) =>
    imports.some(({ target, typeOnly }) => target === path && !typeOnly),
  )
  return users.length > 0 && users.every((user) => isGuarded(user.path, seen))
}

describe('what is made by hand', () => {
  const writing = sources
    .map(({ path, text }) => ({ path, calls: writingCalls(text) }))
    .filter(({ calls }) => calls.length > 0)

  it('is found by its calls', () =>
    expect(writing.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'src/console/screens/tenant-show.tsx',
        'src/console/screens/settings-screen.tsx',
        'src/console/screens/source-show.tsx',
      ]),
    ))

  it('shows nothing that writes to people who may only read', () => {
    expect(
      writing
        .filter(({ path }) => !isGuarded(path))
        .map(
          ({ path, calls }) =>
            `${path} offers ${calls.join(', ')} to everybody: ask useMay or WriteAccess`,
        ),
    ).toEqual([])
  })
})
