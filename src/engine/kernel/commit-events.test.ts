import { expect, it } from 'vitest'
import type { Db } from '#platform/database/database.ts'
import { collectNotes, commitEvent, noteForCommit, publishNoted } from './commit-events.ts'
import { handleWith } from './domain-events.ts'

/** A transaction without a database, and an event whose handler keeps the published words. */
function world(handle: (published: readonly string[]) => Promise<void> = async () => {}) {
  const tx = { db: {} as Db, engine: {}, tenantId: 'a' }
  const event = commitEvent<string, void, object>('words.noted')
  const published: (readonly string[])[] = []
  handleWith(event, async (_tx, words) => {
    published.push(words)
    await handle(words)
  })
  return { tx, published, say: (...words: string[]) => noteForCommit(tx, event, words) }
}

it('publishes everything that was noted once, after the work', async () => {
  const { tx, published, say } = world()
  const answer = await collectNotes(tx.db, async () => {
    await say('one')
    await say()
    await say('two', 'three')
    expect(published).toEqual([])
    return 'done'
  })
  expect(answer).toBe('done')
  expect(published).toEqual([['one', 'two', 'three']])
})

it('publishes nothing when nothing was noted', async () => {
  const { tx, published, say } = world()
  await collectNotes(tx.db, () => say())
  expect(published).toEqual([])
})

it('publishes nothing of work that rejects', async () => {
  const { tx, published, say } = world()
  const work = collectNotes(tx.db, async () => {
    await say('one')
    throw new Error('refused')
  })
  await expect(work).rejects.toThrow('refused')
  expect(published).toEqual([])
})

it('publishes at once in a transaction that collects no notes, and after its work', async () => {
  const { tx, published, say } = world()
  await say('before')
  await collectNotes(tx.db, async () => {})
  await say('after')
  expect(published).toEqual([['before'], ['after']])
})

it('publishes early where a lock needs it, and the rest before the commit', async () => {
  const { tx, published, say } = world()
  await collectNotes(tx.db, async () => {
    await say('one')
    await publishNoted(tx.db)
    await publishNoted(tx.db)
    expect(published).toEqual([['one']])
    await say('two')
  })
  expect(published).toEqual([['one'], ['two']])
})

it('publishes what handlers note', async () => {
  const { tx, published, say } = world(async ([word = '']) => {
    if (word.length < 3) await say(`${word}a`)
  })
  await collectNotes(tx.db, () => say('a'))
  expect(published).toEqual([['a'], ['aa'], ['aaa']])
})

it('rejects when handlers note without an end', async () => {
  const { tx, published, say } = world(() => say('again'))
  await expect(collectNotes(tx.db, () => say('once'))).rejects.toThrow('endlessly')
  expect(published.length).toBeLessThan(50)
})

it('keeps the notes of two transactions apart', async () => {
  const { tx, published, say } = world()
  const other: Db = Object.create(null) as Db
  await collectNotes(tx.db, async () => {
    await say('outer')
    await collectNotes(other, async () => {})
    expect(published).toEqual([])
  })
  expect(published).toEqual([['outer']])
})
