import { parseArgs } from 'node:util'
import type { FuzzReport } from './run-fuzz.ts'

/**
 * `npm run fuzz -- --seconds 600 --seed 1 [--postgres URL] [--requests N] [--refusals]`: ends with
 * 1 when a request was answered with 5xx, or not at all.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '100000000' },
    postgres: { type: 'string' },
    refusals: { type: 'boolean', default: false },
  },
})
// Which database the tests open is read when they are loaded.
process.env.TEST_DATABASE_URL = values.postgres ?? ''
const { runFuzz } = await import('./run-fuzz.ts')

const write = (line: string) => process.stdout.write(`${line}\n`)

const report: FuzzReport = await runFuzz({
  seed: Number(values.seed),
  requests: Number(values.requests),
  milliseconds: Number(values.seconds) * 1000,
  onFault: ({ what, number, request, answer, log }) =>
    write(
      `\nrequest ${number}: ${what}\n${JSON.stringify(request).slice(0, 6000)}\n${answer}\n${log}`,
    ),
})
if (values.refusals) for (const line of report.refusals) write(line)
write(
  `\nseed ${values.seed}, ${values.postgres ? 'PostgreSQL' : 'embedded database'}: ` +
    `${report.requests} requests to ${report.called} of ${report.operations} operations`,
)
for (const [status, count] of Object.entries(report.statuses))
  write(`${status === '0' ? 'not answered' : status}: ${count}`)
for (const [who, statuses] of Object.entries(report.byCaller))
  write(
    `${who}: ${Object.entries(statuses)
      .map(([status, count]) => `${status} ${count}`)
      .join(', ')}`,
  )
write(`${report.faults.length} faults`)
process.exit(report.faults.length > 0 ? 1 : 0)
