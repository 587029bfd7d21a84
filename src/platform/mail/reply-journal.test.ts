import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '#platform/log.ts'
import { createReplyJournal, type JournalEntry } from './reply-journal.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'outrider-journal-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () => createReplyJournal({ folder, log: silentLog })
const entry = (messageId: string, at = 1): JournalEntry => ({
  tenantId: 't',
  messageId,
  attempt: 1,
  at,
  result: { kind: 'accepted', reply: '250 ok', providerId: 'x' },
})

test('a reply that was noted outlives kill -9', () => {
  const program = `
    import { createReplyJournal } from '#platform/mail/reply-journal.ts'
    await createReplyJournal({ folder: ${JSON.stringify(folder)}, log: console }).note(${JSON.stringify(entry('m1'))})
    process.kill(process.pid, 'SIGKILL')`
  const { signal } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program],
    { stdio: 'ignore' },
  )
  expect(signal).toBe('SIGKILL')
  return expect(
    open()
      .left()
      .then(({ entries }) => entries),
  ).resolves.toEqual([entry('m1')])
})

test('every process reads what others left, in order, without a torn line, and forgets it', async () => {
  const [one, two, next] = [open(), open(), open()]
  await one.note(entry('late', 2))
  await two.note(entry('early', 1))
  appendFileSync(join(folder, readdirSync(folder)[0]!), '{"tenantId":"t","mess')
  const { entries, forget } = await next.left()
  expect(entries.map((left) => left.messageId)).toEqual(['early', 'late'])
  await forget()
  expect((await next.left()).entries).toEqual([])
  await one.note(entry('after', 3))
  expect(
    (await next.left()).entries.map((left) => left.messageId),
    'a file that was taken away comes back',
  ).toEqual(['after'])
})

test('the file does not grow without end, and only its owner may read it', async () => {
  const journal = open()
  const long = {
    ...entry('m'),
    result: { kind: 'accepted' as const, reply: 'x'.repeat(100_000), providerId: '' },
  }
  for (let n = 0; n < 8; n++) {
    await journal.note({ ...long, messageId: `m${n}` })
    await journal.settle({ ...long, messageId: `m${n}` })
  }
  const { size, mode } = statSync(join(folder, readdirSync(folder)[0]!))
  expect(size).toBeLessThan(400_000)
  expect(mode & 0o077).toBe(0)
  expect(journal.unsettled()).toEqual([])
})

test('a folder that cannot be written does not stop the mail', async () => {
  const journal = createReplyJournal({ folder: '/dev/null/journal', log: silentLog })
  await journal.note(entry('m'))
  expect(journal.unsettled()).toEqual([entry('m')])
})

test('a process that stops with everything settled leaves nothing to read again', async () => {
  const journal = open()
  await journal.note(entry('open', 1))
  await journal.note(entry('done', 2))
  await journal.settle(entry('done', 2))
  await journal.close()
  const leftOf = async () => (await open().left()).entries.map(({ messageId }) => messageId)
  expect(await leftOf(), 'one is not settled').toEqual(['open', 'done'])
  await journal.settle(entry('open', 1))
  await journal.close()
  expect(await leftOf()).toEqual([])
})

test('a process that noted nothing, or whose file others took away, stops without a fault', async () => {
  const journal = open()
  await journal.close()
  await createReplyJournal({ folder: '/dev/null/journal', log: silentLog }).close()
})
