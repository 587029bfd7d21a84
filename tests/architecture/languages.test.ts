import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#ui/messages/languages.ts'
import {
  englishTables,
  englishTexts,
  faultOf,
  hiddenTables,
  sharedKeys,
  translationsOf,
} from './house/translations.ts'
import { readRefusals, refusalsIn } from './house/refusals.ts'

const english = { tables: englishTables(), texts: englishTexts() }
const others = LANGUAGES.filter((code) => code !== 'en')

it('collects the messages of tables, definitions and sentences', () => {
  expect(english.tables.size).toBeGreaterThan(3_500)
  expect(english.texts.size).toBeGreaterThan(1_500)
  expect(hiddenTables()).toBe(0)
  expect(sharedKeys()).toEqual([])
})

it('can translate every refusal', () => {
  expect(
    readRefusals().hidden,
    'Write these sentences as one literal in fail(), or with say() and places for their values.',
  ).toEqual([])
})

const IMPORT = "import { fail } from '#model/lib/errors.ts'\n"
it.each([
  ["fail('conflict', isNew ? 'It is new.' : 'It is old.')", ['It is new.', 'It is old.'], 0],
  ["fail('conflict', say('It is {n}.', { n }))", [], 0],
  [
    "const NEW = 'It is new.'\nfail('conflict', NEW, [{ path: '', message: NEW }])",
    ['It is new.'],
    0,
  ],
  ["const no = (text) => fail('conflict', text)\nno('It is new.')", ['It is new.'], 0],
  [
    "const sentences = { new: 'It is new.' }\nfail('conflict', sentences[state])",
    ['It is new.'],
    0,
  ],
  ["fail('conflict', error.message)", [], 0],
  ["fail('conflict', `It is ${n}.`)", [], 1],
  ["fail('conflict', 'It is ' + n)", [], 1],
  ["const faultOf = (n) => `It is ${n}.`\nfail('conflict', faultOf(n))", [], 1],
  ["faults.push({ path: '/n', message: 'It is new.' })", [], 1],
])('%s: says %j, hides %i', (text, texts, hidden) => {
  const found = refusalsIn('src/example.ts', IMPORT + text)
  expect([...new Set(found.texts)]).toEqual(texts)
  expect(found.hidden).toHaveLength(hidden)
})

it.each([
  ['{a} of {b}', '{b}: {a}', null],
  ['{a} of {b}', '{a}', '"{a}" has other places, or none'],
  [{ one: '1 day', other: '{count} days' }, { one: '{count} Tag', other: '{count} Tage' }, null],
  [{ other: '{count} days' }, '{count} Tage', 'one has plural forms, the other does not'],
])('%j as %j: %s', (message, translated, fault) => {
  expect(faultOf(message, translated)).toBe(fault)
})

describe.each(others)('the screens in %s', (language) => {
  it.each(['tables', 'texts'] as const)('have every message of the %s, and no other', (kind) => {
    const translated = translationsOf(language, kind)
    const missing = [...english[kind].keys()].filter((key) => !translated.has(key))
    const unused = [...translated.keys()].filter((key) => !english[kind].has(key))
    expect(
      { missing, unused },
      `Add the missing texts to src/ui/languages/${language}, and remove the unused ones.`,
    ).toEqual({ missing: [], unused: [] })
  })

  it.each(['tables', 'texts'] as const)('keep the places and plural forms of the %s', (kind) => {
    const faults = [...translationsOf(language, kind)].flatMap(([key, translated]) => {
      const message = english[kind].get(key)
      const fault = message === undefined ? null : faultOf(message, translated)
      return fault ? [`${key}: ${fault}`] : []
    })
    expect(faults).toEqual([])
  })
})
