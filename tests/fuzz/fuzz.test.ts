import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'
import { runFuzz } from './run-fuzz.ts'

describe('a fuzzer over the OpenAPI document', () => {
  it('is answered by no 5xx, and in sentences', async () => {
    const { faults, requests, called, operations, statuses } = await runFuzz({
      seed: 20261123,
      requests: 1500,
      milliseconds: 900_000,
    })
    expect(
      faults.map(
        ({ what, request, log }) =>
          `${what}: ${JSON.stringify(request).slice(0, 1000)} ${log.slice(0, 300)}`,
      ),
    ).toEqual([])
    expect(requests).toBe(1500)
    expect(called).toBeGreaterThan(operations * 0.8)
    // Not everything is refused: the requests reach the handlers.
    expect((statuses[200] ?? 0) + (statuses[201] ?? 0)).toBeGreaterThan(200)
  }, 1_000_000)

  it('makes the same requests of the same seed', () => {
    const draws = (seed: number) =>
      Array.from(
        { length: 5 },
        (
          (random) => () =>
            random.next()
        )(createRandom(seed)),
      )
    expect(draws(7)).toEqual(draws(7))
    expect(draws(7)).not.toEqual(draws(8))
  })
})
