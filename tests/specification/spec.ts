import { sentenceStates, type SpecificationSentence } from '#model/api/specification.ts'
import { lastResults, resultOf } from './last-results.ts'
import { readLedger } from '#build/specification/read-ledger.ts'

/*
 * `npm run spec`: every sentence of the specification with the tests that hold it and their last
 * results, or the document in which the product differs. Ends with 1 while a sentence is open or
 * one of its tests failed. `npm run spec -- open` prints one state only.
 */

const words = { held: 'held', decided: 'differs or decided here', open: 'OPEN' } as const
const results = lastResults()
const wanted = sentenceStates.find((state) => state === process.argv[2])
let failed = 0

function linesOf({ id, text, state, tests, document, note }: SpecificationSentence): string[] {
  const held = tests.map((test) => {
    const result = resultOf(test, results)
    if (result === 'failed') failed += 1
    return `    ${result ?? 'not run'}: ${test.file} > ${test.name}`
  })
  return [
    `  ${words[state]}: ${text}`,
    `    ${id}`,
    ...held,
    ...(document ? [`    ${document}`] : []),
    ...(note ? [`    ${note}`] : []),
  ]
}

const sentences = readLedger()
let section = ''
for (const sentence of sentences) {
  const lines = linesOf(sentence)
  if (wanted && sentence.state !== wanted) continue
  if (sentence.section !== section) {
    section = sentence.section
    console.log(`\n${section}`)
  }
  console.log(lines.join('\n'))
}
const counts = sentenceStates.map(
  (state) => `${sentences.filter((one) => one.state === state).length} ${words[state]}`,
)
console.log(`\n${sentences.length} sentences: ${counts.join(', ')}`)
if (results.length === 0) console.log('No results of tests yet: `npm test` leaves them.')
if (failed > 0) console.log(`${failed} tests that hold a sentence failed in the last run.`)
process.exitCode = failed > 0 || sentences.some(({ state }) => state === 'open') ? 1 : 0
