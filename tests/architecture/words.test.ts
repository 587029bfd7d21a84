import { describe, expect, it } from 'vitest'
import { compareCounts, lowerCounts, readRecorded } from './house/ratchet.ts'
import { bannedIn, countHits, describeHit, findWordHits, turnsIn } from './house/word-hits.ts'

describe('banned turns', () => {
  it.each([
    ['The order stands beside its table.', ['stands', 'beside']],
    ['Whoever asks is told what was stored.', ['whoever', 'told', 'what is done']],
    [
      'Nobody is asked anew; it goes on by itself.',
      ['nobody', 'anew', 'is asked', 'by itself', 'goes on'],
    ],
    ['Sends an e-mail to every colour.', ['mail as a message', 'British spelling']],
    ['It is told\n apart by its id.', ['tells apart']],
  ])('are found in "%s"', (text, turns) => {
    expect(turnsIn(text).map(({ turn }) => turn)).toEqual(expect.arrayContaining(turns))
  })

  it.each([
    'Flushes pending rows into the deferred sort index.',
    'A stand-in for the mail server; each mail server has a mailbox.',
    'Besides, what is a standard? The understanding of a misunderstood word.',
  ])('are not found in "%s"', (text) => {
    expect(turnsIn(text)).toEqual([])
  })

  it.each([
    ['fewestBeside', ['beside', 'fewest']],
    ['MOST_STEPS', ['most']],
    ['tellProvider', ['tell']],
    ['almostEmpty', []],
    ['storyteller', []],
  ])('are found in the name %s', (name, words) => {
    expect(bannedIn(name).map(({ word }) => word)).toEqual(words)
  })

  it('become fewer in every room, and never more', () => {
    const hits = findWordHits()
    const differing = compareCounts(readRecorded('words'), countHits(hits))
    const rooms = differing.map((sentence) => sentence.slice(0, sentence.indexOf(':')))
    const places = hits.filter(({ room }) => rooms.includes(room)).map(describeHit)
    expect(differing, `places: npm run house -- --words\n${places.slice(0, 5).join('\n')}`).toEqual(
      [],
    )
  }, 60_000)
})

describe('a record of counts', () => {
  it('fails above and below, and says what to do', () => {
    expect(compareCounts({ a: 2, b: 2, c: 2 }, { a: 3, b: 1, c: 2, d: 1 })).toEqual([
      'a: 3, and at most 2 are allowed',
      'b: 1 instead of 2; npm run house -- --record',
      'd: 1, and at most 0 are allowed',
    ])
  })

  it('is only ever lowered', () => {
    expect(lowerCounts({ a: 2, b: 2, c: 1 }, { a: 3, b: 1, d: 4 })).toEqual({ a: 2, b: 1 })
    expect(lowerCounts(undefined, { a: 3 })).toEqual({ a: 3 })
  })
})
