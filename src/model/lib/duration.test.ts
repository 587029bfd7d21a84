import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { setLanguageReader } from '#language'
import { durationFrom, durationWords, readDuration, writeDuration } from './duration.ts'

describe('a duration', () => {
  it.each([
    ['P2DT4H', '2 days and 4 hours'],
    ['P1Y2M10DT2H30M5S', '1 year, 2 months, 10 days, 2 hours, 30 minutes, and 5 seconds'],
    ['PT1M', '1 minute'],
    ['P1M', '1 month'],
    ['P3W', '3 weeks'],
    ['PT0S', '0 seconds'],
  ])('%s is read as %s', (text, words) => expect(durationWords(text)).toBe(words))

  it.each(['', 'P', 'PT', 'P1DT', 'P1W2D', 'P-1D', 'PT1.5H', '2 days', 'p1d', 'P1H'])(
    '%j is none',
    (text) => {
      expect(readDuration(text)).toBeNull()
      expect(durationWords(text)).toBeNull()
    },
  )

  it.each([
    ['2 days 4 hours', 'P2DT4H'],
    ['1h 30m', 'PT1H30M'],
    ['90 min', 'PT90M'],
    ['1 week and 2 days', 'P9D'],
    ['3 weeks', 'P3W'],
    ['1 year, 6 months', 'P1Y6M'],
    ['pt15m', 'PT15M'],
    ['0 days', 'PT0S'],
  ])('typed as %s it is %s', (typed, text) =>
    expect(writeDuration(durationFrom(typed)!)).toBe(text),
  )

  it.each([
    'soon',
    '5',
    'three days',
    '2 days 3 days',
    '1 fortnight',
    '2 constructors',
    '4 hours later',
  ])('%s cannot be read', (typed) => expect(durationFrom(typed)).toBeNull())

  it('is read back as it was written', () => {
    const amount = fc.integer({ min: 1, max: 999_999 })
    const any = fc.record(
      { year: amount, month: amount, day: amount, hour: amount, minute: amount, second: amount },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(any, (duration) => {
        const text = writeDuration(duration)
        if (Object.keys(duration).length > 0) expect(readDuration(text)).toEqual(duration)
        expect(writeDuration(durationFrom(durationWords(text)!.replaceAll(' and ', ' '))!)).toBe(
          text,
        )
      }),
    )
  })
})

describe('a duration in another language', () => {
  afterEach(() => setLanguageReader(() => 'en'))

  it.each([
    ['de', '2 Tage und 4 Stunden', 'P2DT4H'],
    ['fr', '1 an et 3 mois', 'P1Y3M'],
    ['es', '2 años, 1 mes y 5 minutos', 'P2Y1MT5M'],
  ])('in %s is %s, and is read back', (language, words, text) => {
    setLanguageReader(() => language)
    expect(durationWords(text)!.replaceAll('\u00a0', ' ')).toBe(words)
    expect(writeDuration(durationFrom(durationWords(text)!)!)).toBe(text)
    expect(writeDuration(durationFrom(words)!)).toBe(text)
    expect(durationFrom('2 weeks')).toEqual({ week: 2 })
  })
})
