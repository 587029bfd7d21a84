import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { specifiedPaths } from '#tests/support/specified-paths.ts'
import {
  BROWSER_ON_BOTH,
  SECOND_TIER_TESTS,
  STORAGE_CONTRACT,
  testFiles,
  tierOf,
  WALKS,
} from '#tests/tiers.ts'

const files = testFiles()
const second = Object.keys(SECOND_TIER_TESTS)

describe('tiers of tests', () => {
  it('name test files that exist, each once', () => {
    expect(files.length).toBeGreaterThan(400)
    for (const list of [WALKS, second, STORAGE_CONTRACT, BROWSER_ON_BOTH]) {
      expect(list.filter((path) => !files.includes(path))).toEqual([])
      expect(list.length).toBe(new Set(list).size)
    }
  })

  it('keep the browser tests of the first to the walks', () => {
    const browser = files.filter((path) => path.endsWith('.spec.ts'))
    expect(browser.filter((path) => tierOf(path) === 'first')).toEqual([...WALKS].toSorted())
    expect(browser.filter((path) => tierOf(path) === 'second').length).toBeGreaterThan(20)
  })

  it('give a reason for each node test of the second', () => {
    for (const reason of Object.values(SECOND_TIER_TESTS)) expect(reason).toMatch(/^\w.{10}/)
  })

  it('open every screen of the specification in the first', () => {
    const walk = 'tests/e2e/every-screen.spec.ts'
    expect(tierOf(walk)).toBe('first')
    const text = readFileSync(walk, 'utf8')
    // The walk reads these parts; steps and shared pages, which have no path of their own, it names.
    for (const part of [
      'Public and marketing routes',
      'Signed-in routes',
      'Admin-only routes',
    ] as const) {
      expect(specifiedPaths(part).length).toBeGreaterThan(4)
      expect(text).toContain(`specifiedPaths('${part}')`)
    }
    for (const path of ['/shared/campaign/{token}', '/step2', '/step3', '/step4'])
      expect(text).toContain(path)
  })

  it('call every endpoint in the first', () =>
    expect(tierOf('tests/api/role-matrix.test.ts')).toBe('first'))
})
