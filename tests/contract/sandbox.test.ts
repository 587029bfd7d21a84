import { afterAll, describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { createSandbox } from '#platform/sandbox/quickjs.ts'
import { limits, RESTS_FOR } from '#platform/sandbox/sandbox.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'

// What counts steps must never be cut off by the wall, however busy the machine; what counts none
// is tried in a sandbox with little time.
const sandbox = createSandbox({ ...limits, time: 30_000 })
const hasty = createSandbox({ ...limits, time: 200 })
afterAll(async () => void (await Promise.all([sandbox.close(), hasty.close()])))

const NOW = Date.parse('2026-11-23T09:00:00Z')
let made = 0
const run = (
  code: string,
  facts: Record<string, unknown> = {},
  now = NOW,
  key = `script ${++made}`,
) => sandbox.run({ key, code }, facts, now)

describe('the sandbox', () => {
  it('gives back what a script returns, and what it said', async () => {
    expect(await run('log("sum of", a, b)\nreturn [set("sum", a + b)]', { a: 2, b: 3 })).toEqual({
      value: [{ change: 'property', of: 'profile', name: 'sum', value: 5 }],
      fault: null,
      log: ['sum of 2 3'],
    })
  })

  it('gives any JSON back as it was given', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect((await run('return value', { value }, NOW, 'echo')).value).toEqual(
          JSON.parse(JSON.stringify(value)),
        )
      }),
      { numRuns: propertyRuns(600, { short: 60 }) },
    )
  })

  it('names line and column of what cannot be read', async () => {
    expect(
      await sandbox.check({ key: 'k', code: 'const a = 1\nconst b = ;\nreturn []' }, ['event']),
    ).toMatchObject({ kind: 'syntax', line: 2, column: 11 })
    expect(await sandbox.check({ key: 'k', code: 'if (true) {\n' }, [])).toMatchObject({
      kind: 'syntax',
      line: 2,
    })
    expect(await sandbox.check({ key: 'k', code: 'return event' }, ['event'])).toBeNull()
  })

  it('names the line of what is thrown, and keeps what was said before', async () => {
    const { fault, log } = await run('log("here")\nconst name = event.person.name\nreturn []', {
      event: {},
    })
    expect(fault).toMatchObject({ kind: 'thrown', line: 2 })
    expect(fault!.message).toContain('name')
    expect(log).toEqual(['here'])
    expect((await run('throw { why: 1 }')).fault).toMatchObject({
      kind: 'thrown',
      message: 'It threw {"why":1}',
    })
  })

  it.each([
    ['a loop', 'for (;;) {}', 'steps'],
    ['a caught loop', 'for (;;) { try { for (;;) {} } catch {} }', 'steps'],
    ['a slow pattern', 'return /^(a+)+$/.test("a".repeat(60) + "b")', 'steps'],
    ['much memory', 'return "a".repeat(1e9).length', 'memory'],
  ])('cuts off %s, and lets others go on', async (_name, code, kind) => {
    expect((await run(code)).fault).toMatchObject({ kind })
    expect((await run('return 1')).value).toBe(1)
  })

  it('cuts off what counts no steps, and lets others go on', async () => {
    expect(
      (
        await hasty.run(
          { key: 'a', code: 'return Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1)' },
          {},
          NOW,
        )
      ).fault,
    ).toMatchObject({ kind: 'time' })
    expect((await hasty.run({ key: 'b', code: 'return 1' }, {}, NOW)).value).toBe(1)
  })

  it('survives endless recursion', async () => {
    expect((await run('function f() { return f() + 1 }\nreturn f()')).fault?.kind).toBe('thrown')
    expect((await run('return 1')).value).toBe(1)
  })

  it('lets a script that was cut off rest for a while', async () => {
    expect((await run('for (;;) {}', {}, NOW, 'tired')).fault?.kind).toBe('steps')
    expect((await run('for (;;) {}', {}, NOW + RESTS_FOR - 1, 'tired')).fault?.kind).toBe('resting')
    expect((await run('return 1', {}, NOW + 1, 'tired')).value, 'mended').toBe(1)
    expect((await run('for (;;) {}', {}, NOW + RESTS_FOR, 'tired')).fault?.kind).toBe('steps')
  })

  it.each([
    ['an undeclared variable', 'left = 1'],
    ['a global', 'globalThis.left = 1'],
    ['a prototype', 'Array.prototype.left = 1'],
    ['a prototype that has no name', 'Object.getPrototypeOf(function* () {}).left = 1'],
    [
      'a helper',
      'set.left = 1; return set.left === undefined ? [] : (() => { throw new Error("kept") })()',
    ],
    ['the way out of the function', '}), globalThis.left = 1, (function () {'],
  ])('keeps nothing of a run for the next one: %s', async (_name, code) => {
    await run(code, {}, NOW, 'same')
    await run(code, {}, NOW, 'same')
    expect(
      (
        await run(
          'return [typeof left, typeof [].left, typeof Object.getPrototypeOf(function* () {}).left]',
          {},
          NOW,
          'same',
        )
      ).value,
    ).toEqual(['undefined', 'undefined', 'undefined'])
  })

  it('knows no time but that of the facts, no chance and no outside', async () => {
    const { value } = await run(
      'return [Date.now(), new Date().toISOString(), new Date(0).getTime(), typeof ' +
        'Math.random, typeof fetch, typeof process, typeof require, typeof setTimeout, ' +
        'typeof console]',
    )
    expect(value).toEqual([
      NOW,
      '2026-11-23T09:00:00.000Z',
      0,
      ...Array.from({ length: 6 }, () => 'undefined'),
    ])
    expect((await run('return import("node:fs").then === undefined')).value).not.toBe(true)
    expect(
      (
        await run(
          'return Object.keys((new Function("return this"))()).filter((one) => !["JSON"].includes(one))',
        )
      ).value,
    ).toEqual([])
  })

  it('refuses an answer that is no JSON or too much of it', async () => {
    expect((await run('const a = []; a.push(a); return a')).fault?.message).toMatch(/circular/i)
    expect((await run('return "a".repeat(300000)')).fault?.kind).toBe('answer')
  })
})
