import { describe, expect, it } from 'vitest'
import type { Messaging } from '../api/outreach.ts'
import { sentenceSources } from './sentence-sources.ts'

const source = { url: 'https://halden.example', element: 'p', quote: 'We rent loggers.' }
const messaging: Messaging = {
  companyName: { text: 'Halden Loggers' },
  whatYouDo: { text: 'We rent loggers. They ring in time.', source },
  audience: { text: 'exporters of fresh fish' },
  valuePropositions: [{ text: 'One page for the inspector' }, { text: 'No paper' }],
  proof: [
    { text: 'Trusted by 120 exporters', confirmed: true },
    { text: 'The best of 2019', confirmed: false },
  ],
  callToAction: { kind: 'call', text: 'Is a short call next week of use?' },
}

describe('the facts of a sentence', () => {
  it.each([
    ['a whole sentence', 'We rent loggers.', ['whatYouDo']],
    ['a sentence of a longer fact', 'They ring in time.', ['whatYouDo']],
    ['after a colon', 'What you get: one page for the inspector.', ['valuePropositions']],
    ['a line of a list', '- One page for the inspector', ['valuePropositions']],
    ['inside a sentence', 'We work for exporters of fresh fish.', ['audience']],
    ['two at once', 'No paper for exporters of fresh fish.', ['valuePropositions', 'audience']],
    ['confirmed proof', 'Trusted by 120 exporters.', ['proof']],
    ['no proof that nobody confirmed', 'The best of 2019.', []],
    ['the name where nothing else is said', 'I write for Halden Loggers.', ['companyName']],
    ['not the name beside another', 'Halden Loggers: no paper.', ['valuePropositions']],
    ['the question', 'Is a short call next week of use?', ['callToAction']],
    ['none', 'A full inbox helps no one.', []],
    ['none within a word', 'Exporters of fresh fishing gear.', []],
  ])('%s', (_what, text, facts) => {
    const used = sentenceSources(text, messaging).flatMap((sentenceSource) => sentenceSource.facts)
    expect(used.map(({ fact }) => fact)).toEqual(facts)
  })

  it.each([
    [
      'en',
      'Halden Works builds machines for harbors.',
      'We are based in Oslo and build machines for harbors.',
    ],
    [
      'it',
      'Nordest offre vendita e noleggio di carrelli elevatori.',
      'Siamo a Udine e offriamo vendita e noleggio di carrelli elevatori.',
    ],
    [
      'de',
      'Die Lohr GmbH fertigt Frästeile auf Maschinen mit fünf Achsen – präzise und schnell.',
      'Wir fertigen Frästeile auf Maschinen mit fünf Achsen.',
    ],
  ])('%s: is an offer in the words of the email', (language, text, sentence) => {
    const [found] = sentenceSources(sentence, { whatYouDo: { text, source } }, language)
    expect(found?.facts[0]).toMatchObject({ fact: 'whatYouDo', source })
  })

  it('is no fact that shares a word or two', () => {
    const whatYouDo = { text: 'Halden Works builds machines for harbors in Norway.', source }
    const sentence = 'Is there a job at your harbor where new machines would help?'
    expect(sentenceSources(sentence, { whatYouDo })).toEqual([])
  })

  it('is the name once', () => {
    const body = 'I write for Halden Loggers.\nReply if Halden Loggers does not fit.'
    expect(sentenceSources(body, messaging)).toHaveLength(1)
  })

  it('has no source on the site once a person has edited it', () => {
    const whatYouDo = { text: 'We sell loggers.', source, edited: true }
    const [found] = sentenceSources('We sell loggers.', { whatYouDo })
    expect(found!.facts[0]!.source).toBeNull()
  })

  it('has its place in the text and its source', () => {
    const body = 'Hi Ann,\n\nGood day. They ring in time. Bye.'
    const [found] = sentenceSources(body, messaging)
    expect(body.slice(found!.start)).toMatch(/^They ring in time\./)
    expect(found!.facts[0]!.source).toEqual(source)
  })
})
