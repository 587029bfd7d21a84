import { expect, it } from 'vitest'
import { silentLog } from '#platform/log.ts'
import { StatementWatch } from './statement-watch.ts'

function world() {
  let time = 0
  const logged: { statement: string; seconds: number }[] = []
  const watch = new StatementWatch(
    { ...silentLog, warn: (facts) => void logged.push(facts as (typeof logged)[number]) },
    () => time,
  )
  return { watch, logged, pass: (ms: number) => void (time += ms) }
}

const open = () => {
  let end = () => {}
  const answer = new Promise<void>((resolve) => (end = resolve))
  return { answer, end }
}

it('names a statement once when it has run for 5 s, and remembers it for an hour', async () => {
  const { watch, logged, pass } = world()
  const queue = watch.open()
  const { answer, end } = open()
  void watch.follow(queue, 'select  $1\n  from  people', answer)
  pass(4999)
  watch.look()
  expect([logged, watch.slow()]).toEqual([[], []])
  pass(1)
  watch.look()
  pass(1000)
  watch.look()
  expect(logged).toEqual([{ statement: 'select $1 from people', seconds: 5 }])
  expect(watch.slow()).toEqual([{ text: 'select $1 from people', ms: 6000, running: true }])
  end()
  await answer
  await Promise.resolve()
  expect(watch.slow()).toEqual([{ text: 'select $1 from people', ms: 6000, running: false }])
  pass(60 * 60_000)
  expect(watch.slow()).toEqual([])
})

it('counts the time of a statement from when those sent before it were answered', async () => {
  const { watch, logged, pass } = world()
  const queue = watch.open()
  const [first, second] = [open(), open()]
  void watch.follow(queue, 'first', first.answer)
  void watch.follow(queue, 'second', second.answer)
  pass(4000)
  first.end()
  await first.answer
  await Promise.resolve()
  pass(4000)
  watch.look()
  expect([watch.age(queue), logged]).toEqual([4000, []])
  second.end()
  await second.answer
  await Promise.resolve()
  pass(3000)
  expect([watch.age(queue), watch.idle(queue)]).toEqual([0, 3000])
})

it('forgets a statement that was refused', async () => {
  const { watch, pass } = world()
  const queue = watch.open()
  await expect(watch.follow(queue, 'refused', Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  )
  pass(10_000)
  expect(watch.slow()).toEqual([])
})
