import { expect, it, vi } from 'vitest'
import { retried } from './retried.ts'

const failing = (code: string, times: number) =>
  vi.fn(async () => {
    if (times-- > 0) throw Object.assign(new Error(code), { code })
    return 'done'
  })

it.each(['40P01', '40001'])('repeats what was rolled back with %s', async (code) => {
  const work = failing(code, 2)
  expect(await retried(work)).toBe('done')
  expect(work).toHaveBeenCalledTimes(3)
})

it('ends, and repeats no other fault', async () => {
  const stuck = failing('40P01', 99)
  await expect(retried(stuck)).rejects.toThrow('40P01')
  expect(stuck).toHaveBeenCalledTimes(5)
  const refused = failing('23505', 1)
  await expect(retried(refused)).rejects.toThrow('23505')
  expect(refused).toHaveBeenCalledTimes(1)
})
