/**
 * Runs once in each new context, before the script is read. Removes sources of nondeterminism
 * (time, randomness), gives the script its few helpers, and freezes everything else, so that no run
 * can leave state for the next one. Evaluates to `(script) => (facts) => answer`.
 *
 * Nothing here may call a function that a script could have replaced; because everything is frozen
 * before a script is read, no function can be.
 */
export const prelude = String.raw`(function () {
  'use strict'
  let now = 0
  const stringify = JSON.stringify, parse = JSON.parse, text = String
  const RealDate = Date
  function TheDate(...given) {
    if (!new.target) return new RealDate(now).toString()
    return Reflect.construct(RealDate, given.length === 0 ? [now] : given, new.target)
  }
  TheDate.prototype = RealDate.prototype
  RealDate.prototype.constructor = TheDate
  TheDate.parse = RealDate.parse
  TheDate.UTC = RealDate.UTC
  TheDate.now = () => now
  Object.defineProperty(TheDate, 'name', { value: 'Date' })
  globalThis.Date = TheDate
  delete Math.random
  const seen = new Set()
  const freeze = (value) => {
    const isObject = typeof value === 'object' || typeof value === 'function'
    if (!isObject || value === null || seen.has(value)) return
    seen.add(value)
    for (const key of Reflect.ownKeys(value)) {
      const own = Object.getOwnPropertyDescriptor(value, key)
      freeze(own.value)
      freeze(own.get)
      freeze(own.set)
    }
    freeze(Object.getPrototypeOf(value))
    Object.freeze(value)
  }
  const samples = [
    function* () {}, async function () {}, async function* () {}, [].values(),
    ''[Symbol.iterator](), new Map().keys(), new Set().keys(), 'a'.matchAll(/a/g),
  ]
  for (const one of samples) freeze(Object.getPrototypeOf(one))
  freeze(globalThis)
  return (script, names) => (factsText) => {
    const facts = parse(factsText)
    now = facts.now
    const lines = []
    const spell = (one) => {
      if (typeof one === 'string') return one
      return one === undefined ? 'undefined' : (stringify(one) ?? text(one))
    }
    const log = (...said) => {
      if (lines.length < 50) lines.push(said.map(spell).join(' ').slice(0, 500))
    }
    const helpers = {
      log,
      set: (name, value) => ({ change: 'property', of: 'profile', name, value }),
      setOnVisit: (name, value) => ({ change: 'property', of: 'session', name, value }),
      unset: (name) => ({ change: 'property', of: 'profile', name, value: null }),
      addToList: (listId) => ({ change: 'list', listId, on: true }),
      removeFromList: (listId) => ({ change: 'list', listId, on: false }),
      consent: (purpose, status) => ({ change: 'consent', purpose, status }),
      raise: (eventType, properties = {}, target = {}) =>
        ({ change: 'event', eventType, properties, target, stored: true }),
      sameAs: (name, value) => ({ change: 'merge', name, value: text(value), forceMaster: false }),
    }
    try {
      const value = script(...names.map((name) => (name in helpers ? helpers[name] : facts[name])))
      return stringify({ value, lines })
    } catch (error) {
      if (!(error instanceof Error))
        return stringify({ lines, thrown: 'It threw ' + (stringify(error) ?? text(error)), name: '', stack: '' })
      const thrown = error.name + ': ' + error.message
      return stringify({ lines, thrown, name: error.name, stack: text(error.stack) })
    }
  }
})()`

/** The functions that scripts may call; each returns a change and changes nothing itself. */
export const HELPERS = [
  'log',
  'set',
  'setOnVisit',
  'unset',
  'addToList',
  'removeFromList',
  'consent',
  'raise',
  'sameAs',
] as const
