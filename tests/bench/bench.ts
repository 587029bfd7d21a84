import { existsSync, readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measure, type Bench, type Measured } from './measure.ts'
import { isSmall } from './sized.ts'

/**
 * `npm run bench [name ...]`: runs `tests/bench/<name>.bench.ts`, each against its baseline in the
 * same run, and fails when a ratio is beyond its limit. Absolute times depend on the machine and
 * are printed only to be read; nothing compares them between runs.
 *
 * `npm run bench ingest -- --against <commit> [--times 3]` runs them in an older commit too, in turn,
 * and fails when a ratio became more than a twentieth worse.
 *
 * `npm run bench -- --small` runs all at a hundredth of their size, and shows that they end.
 *
 * `npm run bench drafts -- <folder or addresses>`: drafts from websites and prints what was found,
 * with `--emails` the emails too. `--answers <file>` taps answers, `--delay <ms>` slows the server,
 * `--repeat <drafts>` watches the memory, `--model <url>` lets a language model write the emails.
 */
const folder = new URL('.', import.meta.url)
const { values: options, positionals: wanted } = parseArgs({
  args: process.argv.slice(2),
  options: {
    against: { type: 'string' },
    times: { type: 'string', default: '3' },
    small: { type: 'boolean' },
  },
  strict: false,
  allowPositionals: true,
})
if (wanted[0] === 'drafts') {
  const { readAndPrint } = await import('./drafts/read-and-print.ts')
  const { readOptions } = await import('./drafts/options.ts')
  process.exit((await readAndPrint(readOptions(process.argv.slice(3)))) ? 0 : 1)
}
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench "${unknown.join('", "')}". There are: ${names.join(', ')}.\n`,
  )
  process.exit(2)
}

if (typeof options.against === 'string') {
  const { benchAgainst } = await import('./against.ts')
  process.exit(benchAgainst(options.against, wanted, Number(options.times) || 3) ? 0 : 1)
}

const column = (text: string, width: number) => text.padEnd(width)
const time = (milliseconds: number) =>
  milliseconds >= 100
    ? `${milliseconds.toFixed(0)} ms`
    : milliseconds >= 1
      ? `${milliseconds.toFixed(2)} ms`
      : `${(milliseconds * 1000).toFixed(1)} µs`

function line({ name, ours, baseline, ratio, low, high, limit, also, ok }: Measured): string {
  return (
    `${column(name, 58)} ${column(time(ours), 10)} ${column(time(baseline), 10)} ` +
    `${column(`${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`, 24)} ` +
    `${column(`≤ ${limit}`, 8)} ${ok ? 'ok' : 'TOO SLOW'}${also && `  ${also}`}`
  )
}

const results: Measured[] = []
process.stdout.write(
  `${column('', 58)} ${column('ours', 10)} ${column('baseline', 10)} ${column('ratio (middle half)', 24)} limit\n`,
)
/** The comparison with other packages needs them: `npm install --prefix tests/bench/rivals`. */
const installed = existsSync(new URL('rivals/node_modules', folder))
  ? names
  : names.filter((name) => !isSmall || name !== 'conditions')
for (const name of wanted.length > 0 ? wanted : installed) {
  const { benches } = (await import(new URL(`${name}.bench.ts`, folder).href)) as {
    benches: () => AsyncIterable<Bench>
  }
  for await (const bench of benches()) {
    const result = await measure(bench)
    results.push(result)
    process.stdout.write(`${line(result)}\n`)
  }
}
process.stdout.write(`${JSON.stringify(results)}\n`)
process.exit(results.every((one) => one.ok) ? 0 : 1)
