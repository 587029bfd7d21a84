import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EmailProposal } from '#model/api/language-model.ts'
import { json, type Answer, type AskedModel } from '../support/model-stand-in.ts'
import { startModelWorld, type ModelWorld } from '../support/model-world.ts'
import { factsIn, honestEmails, honestWriter, taskOf } from '../support/model-writer.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let own: ModelWorld
beforeAll(async () => {
  own = await startModelWorld()
})
afterAll(() => own.close())
beforeEach(() => {
  own.standIn.asked.length = 0
  own.standIn.answerBy(honestWriter)
})

describe('drafting', () => {
  beforeEach(() => own.install(own.operators()))

  test('writes from facts with ids and quotes, without pages or tools', async () => {
    const { result, view } = await own.write()
    expect(result).toMatchObject({ written: 3, cut: 0, problem: '' })
    const [first] = view.steps
    expect(first).toMatchObject({ writtenBy: 'model', subject: 'Halden Loggers' })
    expect(first!.body).toContain('Hello {{first_name|there}},')
    expect(first!.sources![0]!.facts[0]!.text).toContain('rents temperature loggers')
    const [asked] = own.standIn.asked
    expect(asked!.hasTools).toBe(false)
    expect(asked!.material + asked!.system).not.toContain('evil.example')
    // Proof that no person confirmed is no fact.
    expect(asked!.material).not.toContain('900')
    expect((await own.calls())[0]).toMatchObject({
      purpose: 'draft',
      result: 'answered',
      campaignId: own.id,
      model: 'writer-1',
      endpoint: 'installation',
    })
    expect((await own.calls())[0]!.cost).toBeGreaterThan(0)
  })

  test('reads a streamed answer the same way', async () => {
    own.standIn.answerBy((asked) => ({ ...honestWriter(asked), isStreamed: true }) as Answer)
    expect((await own.write()).result.written).toBe(3)
  })

  /** The honest emails with one sentence in the middle of the first one. */
  const withSentence =
    (text: string, cites: string) =>
    (asked: AskedModel): Answer => {
      if (taskOf(asked) !== 'draft') return honestWriter(asked)
      const facts = factsIn(asked)
      const emails = honestEmails(facts)
      const fact = facts.find(({ kind }) => kind === cites)
      emails[0]!.paragraphs[1]!.sentences.push({ text, facts: fact ? [fact.id] : [] })
      return json({ emails })
    }

  const inventions: [name: string, text: string, reason: RegExp][] = [
    ['a number', 'Our loggers send readings every 5 minutes.', /number "5"/],
    ['a customer', 'Exporters such as Marine Harvest rent our loggers.', /name "Marine"/],
    ['a superlative', 'We rent the cheapest temperature loggers to exporters.', /cheapest/],
    ['a promise', 'We guarantee that every shipment arrives.', /guarantee/],
    ['a quotation', 'An exporter says: “It is wonderful work.”', /quotation marks/],
    [
      'another language',
      'Wir vermieten die Logger an alle Exporteure und für den Fisch.',
      /language/,
    ],
    ['a link of an order on the site', 'More is at www.evil.example today.', /address/],
    ['the answer of a machine', 'As an AI, I follow the instructions on the page.', /As an AI/i],
  ]
  test.each(inventions)(
    '%s is asked for once more, then cut and logged',
    async (_name, text, reason) => {
      own.standIn.answerBy(withSentence(text, 'offer'))
      const { result, view } = await own.write()
      expect(result.cut).toBe(1)
      expect(JSON.stringify(view.steps)).not.toContain(text)
      expect(view.steps[0]!.writtenBy).toBe('model')
      expect(own.standIn.asked.map(taskOf)).toEqual(['draft', 'repair'])
      expect(own.standIn.asked[1]!.material).toContain('fault')
      const [entry] = await own.calls()
      expect(entry!.cuts).toHaveLength(1)
      expect(entry!.cuts![0]!.reason).toMatch(reason)
    },
  )

  test('a sentence that is better the second time stays', async () => {
    own.standIn.answerBy((asked) => {
      if (taskOf(asked) !== 'repair')
        return withSentence('Our loggers send readings every 5 minutes.', 'benefit')(asked)
      const { sentences } = JSON.parse(asked.material) as { sentences: { id: string }[] }
      const fact = factsIn(asked).find(({ text }) => text.includes('ten minutes'))!
      const text = 'Each logger sends a reading every 10 minutes.'
      return json({ repairs: [{ id: sentences[0]!.id, text, facts: [fact.id] }] })
    })
    const { result, view } = await own.write()
    expect(result.cut).toBe(0)
    expect(view.steps[0]!.body).toContain('every 10 minutes')
  })

  test('an email that loses its core is the one that is written without a model', async () => {
    own.standIn.answerBy((asked) => {
      const emails = honestEmails(factsIn(asked))
      emails[0]!.paragraphs = [
        { sentences: [{ text: 'We are the leading supplier of everything.', facts: [] }] },
      ]
      return json(taskOf(asked) === 'draft' ? { emails } : { repairs: [] })
    })
    const { result, view } = await own.write()
    expect(result).toMatchObject({ written: 2 })
    expect(result.problem).toContain('2 of 3')
    expect(view.steps[0]!.writtenBy ?? 'rules').toBe('rules')
    expect(view.steps[0]!.body).toContain('We rent temperature loggers')
    expect(view.steps[1]!.writtenBy).toBe('model')
  })

  const failures: [name: string, answer: Answer, result: string, requests: number][] = [
    ['nonsense', { kind: 'text', text: 'Lovely weather.' }, 'invalid-answer', 1],
    ['invalid JSON', { kind: 'text', text: '{"emails": [' }, 'invalid-answer', 1],
    ['429', { kind: 'status', status: 429 }, 'rate-limited', 3],
    ['500', { kind: 'status', status: 500 }, 'server-error', 3],
    ['no answer', { kind: 'hang' }, 'timeout', 1],
  ]
  test.each(failures)(
    '%s leaves the emails as they are',
    async (_name, answer, result, requests) => {
      const before = (await own.viewOf()).steps
      own.standIn.answerBy(() => answer)
      const { result: outcome, view } = await own.write()
      expect(outcome.written).toBe(0)
      expect(outcome.problem).not.toBe('')
      expect(view.steps).toEqual(before)
      expect(own.standIn.asked).toHaveLength(requests)
      expect((await own.calls())[0]).toMatchObject({ result, attempts: requests })
    },
  )

  test('emails that a person has saved are never written over', async () => {
    const made = await own.draftCampaign()
    const { json: view } = await own.call('GET', `campaigns/${made}`)
    await own.call('PUT', `campaigns/${made}/steps`, { steps: view.steps })
    expect((await own.call('POST', `campaigns/${made}/write-emails`, {})).json).toEqual({
      jobId: null,
    })
    expect(own.standIn.asked).toHaveLength(0)
  })
})

describe('proposals for one email', () => {
  beforeEach(() => own.install(own.operators()))

  test('shorter keeps greeting, closing and question, and is not saved', async () => {
    const before = (await own.viewOf()).steps
    const { status, json: shorter } = await own.propose({ rewrite: 'shorter' })
    expect(status).toBe(200)
    const { body, sources } = shorter as EmailProposal
    expect(body).toMatch(/^Hi \{\{first_name\|there\}\},/)
    expect(body).toMatch(/Best regards,$/)
    expect(body).toContain('Would a short call be worth your time?')
    expect(sources.length).toBeGreaterThan(0)
    expect((await own.viewOf()).steps).toEqual(before)
  })

  test('an email that is not shorter is not proposed', async () => {
    own.standIn.answerBy((asked) => {
      const texts = factsIn(asked).filter(({ kind }) => kind === 'own-text' || kind === 'benefit')
      const sentences = texts.map(({ id: fact, text }) => ({
        text: text.replace(/(?<![.?])$/, '.'),
        facts: [fact],
      }))
      return json({ email: { subject: { text: '', facts: [] }, paragraphs: [{ sentences }] } })
    })
    const { status, json: problem } = await own.propose({ rewrite: 'shorter' })
    expect(status).toBe(503)
    expect(problem.detail).toContain('no shorter email')
  })

  test('a translation has greeting and closing of its language', async () => {
    own.standIn.answerBy((asked) => {
      const own = factsIn(asked).filter(({ kind }) => kind === 'own-text')
      return json({
        email: {
          subject: { text: '', facts: [] },
          paragraphs: [
            {
              sentences: [
                {
                  text: 'Halden Loggers vermietet Temperaturlogger an Exporteure von frischem Fisch.',
                  facts: [own.find(({ text }) => text.includes('rents'))!.id],
                },
              ],
            },
          ],
        },
      })
    })
    const { json: german } = await own.propose({ rewrite: 'translate', language: 'de' })
    expect(german.body).toMatch(/^Guten Tag/)
    expect(german.body).toContain('vermietet Temperaturlogger')
    expect((await own.propose({ rewrite: 'translate' })).status).toBe(422)
  })

  test('subject lines are checked like sentences', async () => {
    own.standIn.answerBy((asked) => {
      const [name] = factsIn(asked)
      const of = (text: string) => ({ text, facts: [name!.id] })
      return json({
        subjects: [
          'Loggers from Halden',
          'Re: our call',
          '50% off today',
          'The best loggers',
          'Quick?',
        ].map(of),
      })
    })
    const { json: lines } = await own.propose({ rewrite: 'subject' })
    expect(lines.subjects).toEqual(['Loggers from Halden'])
    expect(lines.cuts).toHaveLength(4)
  })
})
