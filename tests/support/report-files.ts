import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestModule } from 'vitest/node'

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/**
 * One line for each test file as it ends, and the first lines of every failure, so that a log that
 * breaks off still says how far it came.
 */
export default class ReportFiles implements Reporter {
  onTestModuleEnd(file: TestModule) {
    const tests = [...file.children.allTests()]
    const failed = tests.filter((test) => test.result().state === 'failed')
    const state = failed.length > 0 ? `${failed.length} FAILED` : file.state()
    process.stdout.write(
      `  ${file.relativeModuleId}: ${tests.length} tests, ${state} (${inSeconds(file.diagnostic().duration)})\n`,
    )
    for (const error of file.errors())
      process.stdout.write(`    ${stripVTControlCharacters(error.message)}\n`)
    for (const test of failed)
      for (const { message, diff, stack } of test.result().errors ?? [])
        process.stdout.write(
          `    x ${test.fullName}\n${indented(message)}${diff ? indented(diff) : ''}${indented(placeIn(stack))}`,
        )
  }
}

/** Where a test failed: the first line of its stack that is ours. */
const placeIn = (stack = '') =>
  stack.split('\n').find((line) => line.includes('at ') && !line.includes('node_modules')) ?? ''

const LONGEST = 3000
const indented = (text: string) =>
  `${stripVTControlCharacters(text).slice(0, LONGEST).replace(/^/gm, '      ')}\n`
