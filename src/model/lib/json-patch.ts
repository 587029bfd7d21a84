import { say } from '#language'
import { isObject } from './is-object.ts'
import { stableJson } from './stable-json.ts'

/** A patch that cannot be done, in a sentence for people; `at` is the step, from zero. */
export class PatchError extends Error {
  readonly at: number
  constructor(at: number, message: string) {
    super(message)
    this.at = at
  }
}

/**
 * RFC 7396: fields that are given replace, objects go into each other, null removes. Nothing given
 * is changed.
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const merged = new Map(Object.entries(isObject(target) ? target : {}))
  for (const [name, value] of Object.entries(patch))
    if (value === null) merged.delete(name)
    else merged.set(name, mergePatch(merged.get(name), value))
  return Object.fromEntries(merged)
}

type Path = readonly string[]

function pathOf(at: number, pointer: unknown): Path {
  if (pointer === '') return []
  if (typeof pointer !== 'string' || !pointer.startsWith('/') || /~(?![01])/.test(pointer))
    throw new PatchError(
      at,
      say('Step {n}: "{path}" is not a JSON Pointer. It must start with a slash.', {
        n: at + 1,
        path: String(pointer),
      }),
    )
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

const shown = (path: Path) => `/${path.join('/')}`

/** A place in a list; null where none can be. */
function placeIn(list: readonly unknown[], step: string, isNew: boolean): number | null {
  if (isNew && step === '-') return list.length
  if (!/^(0|[1-9]\d*)$/.test(step)) return null
  const place = Number(step)
  return place < list.length + (isNew ? 1 : 0) ? place : null
}

function read(at: number, root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    const place = Array.isArray(value) ? placeIn(value, step, false) : null
    if (place !== null) return (value as unknown[])[place]
    if (isObject(value) && Object.hasOwn(value, step)) return value[step]
    throw new PatchError(
      at,
      say('Step {n}: {path} does not exist.', { n: at + 1, path: shown(path) }),
    )
  }, root)
}

type Change = { do: 'add'; value: unknown } | { do: 'replace'; value: unknown } | { do: 'remove' }

/** A copy of the structure with one change in it. */
function changed(
  at: number,
  root: unknown,
  path: Path,
  change: Change,
  whole: Path = path,
): unknown {
  const missing = () =>
    new PatchError(at, say('Step {n}: {path} does not exist.', { n: at + 1, path: shown(whole) }))
  const [step, ...rest] = path
  if (step === undefined) {
    if (change.do === 'remove')
      throw new PatchError(
        at,
        say("Step {n}: a step can't remove the whole record. Use the operation remove.", {
          n: at + 1,
        }),
      )
    return change.value
  }
  const isLast = rest.length === 0
  if (Array.isArray(root)) {
    const place = placeIn(root, step, isLast && change.do === 'add')
    if (place === null) throw missing()
    const copy = [...root]
    if (!isLast) copy[place] = changed(at, copy[place], rest, change, whole)
    else if (change.do === 'add') copy.splice(place, 0, change.value)
    else if (change.do === 'replace') copy[place] = change.value
    else copy.splice(place, 1)
    return copy
  }
  if (!isObject(root)) throw missing()
  const entries = new Map(Object.entries(root))
  if (!entries.has(step) && !(isLast && change.do === 'add')) throw missing()
  if (!isLast) entries.set(step, changed(at, entries.get(step), rest, change, whole))
  else if (change.do === 'remove') entries.delete(step)
  else entries.set(step, change.value)
  // Of entries, and never by assignment: no name is special.
  return Object.fromEntries(entries)
}

const startsWith = (path: Path, other: Path) =>
  other.length < path.length && other.every((step, at) => step === path[at])

/**
 * RFC 6902: applies the steps in order to a copy, all of them or none.
 * @throws PatchError for the first step that cannot be done
 */
export function jsonPatch(target: unknown, steps: readonly unknown[]): unknown {
  return steps.reduce((root: unknown, step, at) => {
    if (!isObject(step)) throw new PatchError(at, say('Step {n} is not an object.', { n: at + 1 }))
    const { op } = step
    const path = pathOf(at, step.path)
    const needsValue = () => {
      if (!Object.hasOwn(step, 'value'))
        throw new PatchError(
          at,
          say('Step {n}: "{operation}" needs a value.', { n: at + 1, operation: String(op) }),
        )
      return step.value
    }
    switch (op) {
      case 'add':
        return changed(at, root, path, { do: 'add', value: needsValue() })
      case 'replace':
        return changed(at, root, path, { do: 'replace', value: needsValue() })
      case 'remove':
        return changed(at, root, path, { do: 'remove' })
      case 'copy':
        return changed(at, root, path, { do: 'add', value: read(at, root, pathOf(at, step.from)) })
      case 'move': {
        const from = pathOf(at, step.from)
        if (startsWith(path, from))
          throw new PatchError(
            at,
            say("Step {n}: a value can't be moved into itself.", { n: at + 1 }),
          )
        const value = read(at, root, from)
        return from.length === 0 && path.length === 0
          ? root
          : changed(at, changed(at, root, from, { do: 'remove' }), path, { do: 'add', value })
      }
      case 'test':
        if (stableJson(read(at, root, path)) !== stableJson(needsValue()))
          throw new PatchError(
            at,
            say('Step {n}: {path} does not have the expected value.', {
              n: at + 1,
              path: shown(path),
            }),
          )
        return root
      default:
        throw new PatchError(
          at,
          say('Step {n}: the operation "{operation}" does not exist.', {
            n: at + 1,
            operation: String(op),
          }),
        )
    }
  }, target)
}
