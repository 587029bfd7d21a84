import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'

const folder = mkdtempSync(join(tmpdir(), 'outrider-side-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Says `first`, waits until the file is there, says `last` and ends. */
const program = (first: string, file: string, last: string, code = 0) => [
  '-e',
  `const { existsSync } = require('node:fs')
   process.stdout.write(${JSON.stringify(first)} + '\\n')
   const look = () => existsSync(${JSON.stringify(join(folder, file))})
     ? (process.stderr.write(${JSON.stringify(last)} + '\\n'), process.exitCode = ${code})
     : setTimeout(look, 20)
   look()`,
]
const touch = (file: string) => [
  '-e',
  `require('node:fs').writeFileSync(${JSON.stringify(join(folder, file))}, '')`,
]

test('the output of each program stands in one piece, in the order in which they began', async () => {
  let printed = ''
  const run = sideBySide((text) => void (printed += text))
  const slow = run('Slow', program('slow begins', 'go', 'slow ends'))
  const quick = run('Quick', ['-e', `console.log('quick')`])
  expect(await quick).toMatchObject({ ok: true })
  expect(existsSync(join(folder, 'go'))).toBe(false)
  await expect.poll(() => printed).toBe('\n== Slow\nslow begins\n')
  const last = run('Last', touch('go'))
  expect(await slow).toMatchObject({ ok: true })
  expect(await last).toMatchObject({ ok: true })
  expect(printed).toBe('\n== Slow\nslow begins\nslow ends\n\n== Quick\nquick\n\n== Last\n')
})

test('a program that fails, that a signal ends, or that gets its settings from outside', async () => {
  let printed = ''
  const run = sideBySide((text) => void (printed += text))
  expect(await run('Fails', ['-e', 'process.exit(3)'])).toMatchObject({ ok: false })
  expect(await run('Killed', ['-e', `process.kill(process.pid, 'SIGKILL')`])).toMatchObject({
    ok: false,
  })
  const told = ['-e', 'process.stdout.write(process.env.SAID)']
  expect(await run('Told', told, { SAID: 'so' })).toMatchObject({ ok: true })
  expect(printed).toBe('\n== Fails\n\n== Killed\n\n== Told\nso')
})
