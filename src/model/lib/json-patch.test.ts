import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonPatch, mergePatch, PatchError } from '#model/lib/json-patch.ts'

describe('a merge', () => {
  // RFC 7396, appendix A.
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('%j with %j', (target, patch, result) => expect(mergePatch(target, patch)).toEqual(result))

  it('twice is as once, and changes nothing that it was given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (target, patch) => {
        const before = JSON.stringify([target, patch])
        const once = mergePatch(target, patch)
        expect(mergePatch(once, patch)).toEqual(once)
        expect(JSON.stringify([target, patch])).toBe(before)
      }),
    )
  })
})

describe('steps', () => {
  // RFC 6902, appendix A.
  it.each([
    [{ foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux' }], { baz: 'qux', foo: 'bar' }],
    [
      { foo: ['bar', 'baz'] },
      [{ op: 'add', path: '/foo/1', value: 'qux' }],
      { foo: ['bar', 'qux', 'baz'] },
    ],
    [{ baz: 'qux', foo: 'bar' }, [{ op: 'remove', path: '/baz' }], { foo: 'bar' }],
    [{ foo: ['bar', 'qux', 'baz'] }, [{ op: 'remove', path: '/foo/1' }], { foo: ['bar', 'baz'] }],
    [
      { baz: 'qux', foo: 'bar' },
      [{ op: 'replace', path: '/baz', value: 'boo' }],
      { baz: 'boo', foo: 'bar' },
    ],
    [
      { foo: { bar: 'baz', waldo: 'fred' }, qux: { corge: 'grault' } },
      [{ op: 'move', from: '/foo/waldo', path: '/qux/thud' }],
      { foo: { bar: 'baz' }, qux: { corge: 'grault', thud: 'fred' } },
    ],
    [
      { foo: ['all', 'grass', 'cows', 'eat'] },
      [{ op: 'move', from: '/foo/1', path: '/foo/3' }],
      { foo: ['all', 'cows', 'eat', 'grass'] },
    ],
    [
      { baz: 'qux', foo: ['a', 2, 'c'] },
      [
        { op: 'test', path: '/baz', value: 'qux' },
        { op: 'test', path: '/foo/1', value: 2 },
      ],
      { baz: 'qux', foo: ['a', 2, 'c'] },
    ],
    [
      { foo: ['bar'] },
      [{ op: 'add', path: '/foo/-', value: ['abc', 'def'] }],
      { foo: ['bar', ['abc', 'def']] },
    ],
    [
      { '/': 9, '~1': 10 },
      [
        { op: 'test', path: '/~01', value: 10 },
        { op: 'replace', path: '/~1', value: 1 },
      ],
      { '/': 1, '~1': 10 },
    ],
    [{ a: 1 }, [{ op: 'copy', from: '/a', path: '/b' }], { a: 1, b: 1 }],
  ])('%j after %j', (target, steps, result) => expect(jsonPatch(target, steps)).toEqual(result))

  it.each([
    [
      { baz: 'qux' },
      [{ op: 'test', path: '/baz', value: 'bar' }],
      'Step 1: /baz does not have the expected value.',
    ],
    [
      { foo: 'bar' },
      [{ op: 'add', path: '/baz/bat', value: 'qux' }],
      'Step 1: /baz/bat does not exist.',
    ],
    [{ foo: [1] }, [{ op: 'add', path: '/foo/3', value: 2 }], 'Step 1: /foo/3 does not exist.'],
    [{ foo: [1] }, [{ op: 'replace', path: '/foo/-', value: 2 }], 'Step 1: /foo/- does not exist.'],
    [
      { a: 1 },
      [
        { op: 'test', path: '/a', value: 1 },
        { op: 'remove', path: '/b' },
      ],
      'Step 2: /b does not exist.',
    ],
    [
      { a: {} },
      [{ op: 'move', from: '/a', path: '/a/b' }],
      "Step 1: a value can't be moved into itself.",
    ],
    [
      { a: 1 },
      [{ op: 'add', path: 'a', value: 1 }],
      'Step 1: "a" is not a JSON Pointer. It must start with a slash.',
    ],
    [
      { a: 1 },
      [{ op: 'replace', path: '/toString', value: 1 }],
      'Step 1: /toString does not exist.',
    ],
    [{ a: 1 }, [{ op: 'add', path: '/a' }], 'Step 1: "add" needs a value.'],
    // What fast-json-patch or rfc6902 let pass (decision 064).
    [{ a: 1 }, [{ op: 'remove', path: '/toString' }], 'Step 1: /toString does not exist.'],
    [
      { a: 1 },
      [{ op: 'copy', from: '/toString', path: '/b' }],
      'Step 1: /toString does not exist.',
    ],
    [
      { a: 1 },
      [{ op: 'add', path: '/constructor/prototype/x', value: 1 }],
      'Step 1: /constructor/prototype/x does not exist.',
    ],
    [
      { a: [1] },
      [{ op: 'replace', path: '/a/length', value: 9 }],
      'Step 1: /a/length does not exist.',
    ],
    [{ a: [1, 2] }, [{ op: 'replace', path: '/a/01', value: 9 }], 'Step 1: /a/01 does not exist.'],
    [
      { '~2': 1 },
      [{ op: 'remove', path: '/~2' }],
      'Step 1: "/~2" is not a JSON Pointer. It must start with a slash.',
    ],
    [
      { a: 1 },
      [{ op: 'remove', path: '' }],
      "Step 1: a step can't remove the whole record. Use the operation remove.",
    ],
    [{ a: 1 }, [{ op: '_get', path: '/a' }], 'Step 1: the operation "_get" does not exist.'],
  ])('%j refuses %j', (target, steps, message) => {
    const before = JSON.stringify(target)
    expect(() => jsonPatch(target, steps)).toThrow(
      new PatchError(Number(/^Step (\d+)/.exec(message)![1]) - 1, message),
    )
    expect(JSON.stringify(target)).toBe(before)
  })

  it('make no name special', () => {
    const patched = jsonPatch({}, [
      { op: 'add', path: '/__proto__', value: { polluted: true } },
    ]) as object
    expect(Object.getPrototypeOf(patched)).toBe(Object.prototype)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})
