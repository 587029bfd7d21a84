import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMovableClock } from '#platform/clock.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import {
  afterAcceptance,
  afterRefusal,
  afterTurn,
  pauseOf,
  spread,
  type Throttle,
} from './throttle.ts'

const START = Date.parse('2026-03-02T07:00:00Z')

/** What happens next: time passes, a worker wants to send, an email on its way is answered. */
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 120_000 }) }),
    fc.record({ kind: fc.constant('send' as const) }),
    fc.record({ kind: fc.constant('answer' as const), accepts: fc.boolean() }),
  ),
  { maxLength: 200 },
)

describe('a throttle', () => {
  it('keeps its pause and its gap, whatever happens at whatever time', () => {
    fc.assert(
      fc.property(steps, (happens) => {
        const clock = createMovableClock(START, true)
        let throttle: Throttle | null = null
        let flying = 0
        let sentAt = -Infinity
        for (const step of happens) {
          const now = clock.now()
          if (step.kind === 'wait') clock.set(now + step.ms)
          else if (step.kind === 'send') {
            if (throttle && throttle.openAt > now) continue
            if (throttle) {
              // Nothing leaves in the pause after a refusal, and emails leave a gap apart.
              expect(now).toBeGreaterThanOrEqual(throttle.failedAt + pauseOf(throttle))
              throttle = afterTurn(throttle, now)
              expect(throttle.openAt).toBe(now + throttle.gapMs)
            }
            sentAt = now
            flying++
          } else if (flying > 0) {
            flying--
            const before: Throttle | null = throttle
            throttle = step.accepts
              ? before && afterAcceptance(before, now)
              : afterRefusal(before, now)
            // It never opens earlier than it did, unless it is forgotten.
            if (before && throttle) expect(throttle.openAt).toBeGreaterThanOrEqual(before.openAt)
            if (throttle) expect(throttle.gapMs).toBeLessThanOrEqual(60_000)
          }
        }
        expect(sentAt).toBeLessThanOrEqual(clock.now())
      }),
      { numRuns: propertyRuns(2000) },
    )
  })

  it('counts refusals of one burst once, and forgets after enough accepted emails', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 20 }),
        (pauses, burst) => {
          let now = START
          let throttle: Throttle | null = null
          for (let n = 0; n < pauses; n++) {
            for (let m = 0; m < burst; m++) throttle = afterRefusal(throttle, now + m)
            expect(throttle!.gapMs).toBe(Math.min(60_000, 1000 * 2 ** n))
            now = throttle!.openAt
          }
          let accepted = 0
          for (; throttle && accepted < 200; accepted++) {
            const { gapMs }: Throttle = throttle
            throttle = afterAcceptance(afterTurn(throttle, now), now)
            // Slowly: by a twentieth each time.
            if (throttle) expect(throttle.gapMs).toBeGreaterThanOrEqual(Math.floor(gapMs * 0.95))
            now += gapMs
          }
          expect(throttle).toBeNull()
          expect(accepted).toBeGreaterThanOrEqual(44)
        },
      ),
      { numRuns: propertyRuns(1000) },
    )
  })

  it('assigns waiting emails times a gap apart, none before it opens and none beyond sight', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 200_000 }),
        (counts, late) => {
          let throttle = afterRefusal(null, START)
          const now = START + late
          const all: number[] = []
          for (const count of counts) {
            const { times, throttle: after } = spread(throttle, count, now)
            throttle = after
            all.push(...times)
          }
          const latest = Math.max(throttle.openAt, now + 15 * 60_000)
          const { openAt, gapMs } = throttle
          expect(all.filter((time) => time < openAt || time > latest)).toEqual([])
          const tooClose = all.filter(
            (time, n) => n > 0 && time < latest && time - all[n - 1]! < gapMs,
          )
          expect(tooClose).toEqual([])
        },
      ),
      { numRuns: propertyRuns(1000) },
    )
  })
})
