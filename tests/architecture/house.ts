import { countCycles } from './house/cycles.ts'
import { inSeconds, slowestOfLastRun } from './house/durations.ts'
import { measureHouse, type Measure } from './house/measures.ts'
import { recordCounts } from './house/ratchet.ts'
import { countLongLines, countLongTests, isTest, limitedFiles } from './house/sizes.ts'
import { countUnnamed, unnamedTenants } from './house/unnamed-tenants.ts'
import { countHits, describeHit, findWordHits } from './house/word-hits.ts'

/*
 * `npm run house`: the measures of the code, each with its goal. Fails when a goal of zero is
 * missed.
 *
 *   --all           prints every place that is behind a goal instead of the first ones
 *   --words [path]  prints every banned turn in files whose path begins so
 *   --record        lowers the recorded counts of `house/recorded.json` to what they are now
 */

const arguments_ = process.argv.slice(2)
const MAX_PLACES = arguments_.includes('--all') ? Infinity : 20

function printTable(measures: readonly Measure[]) {
  const width = Math.max(...measures.map(({ name }) => name.length))
  for (const { name, value, goal, holds } of measures)
    process.stdout.write(
      `${holds ? 'ok  ' : 'MISS'}  ${name.padEnd(width)}  ${value.padStart(12)}  goal: ${goal}\n`,
    )
}

function printPlaces({ name, places }: Measure) {
  if (places.length === 0) return
  process.stdout.write(`\n${name}:\n`)
  for (const place of places.slice(0, MAX_PLACES)) process.stdout.write(`  ${place}\n`)
  if (places.length > MAX_PLACES)
    process.stdout.write(`  and ${places.length - MAX_PLACES} more (--all)\n`)
}

function printSlowest() {
  const files = slowestOfLastRun()
  process.stdout.write('\nSlowest test files of the last npm test:\n')
  process.stdout.write(
    files ? `${files.map(inSeconds).join('\n')}\n` : '  no run has left a report\n',
  )
}

function printMeasures() {
  const measures = measureHouse()
  printTable(measures)
  for (const measure of measures) printPlaces(measure)
  printSlowest()
  process.exitCode = measures.some(({ isStrict, holds }) => isStrict && !holds) ? 1 : 0
}

function printWords(prefix = '') {
  const hits = findWordHits().filter(({ path }) => path.startsWith(prefix))
  for (const hit of hits) process.stdout.write(`${describeHit(hit)}\n`)
  process.stdout.write(`${hits.length} banned turns\n`)
}

function lowerRecords() {
  const files = limitedFiles()
  const source = files.filter((file) => file.path.startsWith('src/') && !isTest(file))
  recordCounts({
    cycles: countCycles(source),
    words: countHits(findWordHits()),
    longLines: countLongLines(files),
    longTests: countLongTests(files),
    unnamedTenants: countUnnamed(unnamedTenants(files)),
  })
}

if (arguments_.includes('--record')) lowerRecords()
else if (arguments_.includes('--words')) printWords(arguments_[arguments_.indexOf('--words') + 1])
else printMeasures()
