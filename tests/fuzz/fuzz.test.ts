import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'
import { runFuzz } from './run-fuzz.ts'

/** About twice the operations, so that four fifths of them are called. */
const REQUESTS = 1700

describe('a fuzzer over the OpenAPI document', () => {
  it('is answered by no 5xx, and in sentences', async () => {
    const { faults, requests, called, operations, statuses } = await runFuzz({
      seed: 20261123,
      requests: REQUESTS,
      milliseconds: 900_000,
    })
    expect(
      faults.map(
        ({ what, request, log }) =>
          `${what}: ${JSON.stringify(request).slice(0, 1000)} ${log.slice(0, 300)}`,
      ),
    ).toEqual([])
    expect(requests).toBe(REQUESTS)
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
