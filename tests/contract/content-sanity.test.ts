import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMovableClock } from '#platform/clock.ts'
import { createSanity, readDocument } from '#platform/content/sanity.ts'
import { silentLog } from '#platform/log.ts'
import { startSanity, type SanityStandIn } from '#tests/support/sanity-stand-in.ts'

const post = {
  _id: 'p1',
  _type: 'post',
  slug: 'a-post',
  title: 'A post',
  description: 'What it says',
  published: '2026-11-20T10:00:00Z',
  tags: ['one'],
  order: 3,
  lead: null,
  body: '## Heading\n\ntext',
}

describe('a document', () => {
  it('is read with its fields', () => {
    expect(readDocument(post)).toEqual({
      kind: 'posts',
      slug: 'a-post',
      meta: {
        title: 'A post',
        description: 'What it says',
        published: '2026-11-20',
        tags: ['one'],
        order: '3',
      },
      body: '## Heading\n\ntext',
    })
  })

  it.each([
    [{ _type: 'page' }, '"page" is not a type of content'],
    [{ slug: '../x' }, 'slug must be lower-case letters, digits and single dashes'],
    [{ slug: null }, 'slug must be lower-case letters, digits and single dashes'],
    [{ body: [{ _type: 'block' }] }, 'body must be Markdown text'],
    [{ title: '' }, 'title is missing'],
    [{ description: 7 }, 'description must be text'],
    [{ published: 'soon' }, 'published must be a date such as 2026-11-21'],
    [{ published: null }, 'published is missing'],
    [{ _type: 'solution' }, 'name is missing'],
    [{ _type: 'legal' }, 'updated is missing'],
  ])('with %j is refused: %s', (change, why) =>
    expect(readDocument({ ...post, ...change })).toBe(why),
  )
})

describe('a question', () => {
  const question = {
    _id: 'drafts.q1',
    _type: 'faq',
    question: 'Does it snow?',
    answer: 'In winter.',
    group: 'Weather.',
    order: 2,
  }

  it('is read with its group, without a slug', () => {
    expect(readDocument(question)).toEqual({
      kind: 'questions',
      slug: 'q1',
      meta: { title: 'Does it snow?', group: 'Weather.', order: '2' },
      body: 'In winter.',
    })
  })

  it.each([
    [{ question: '' }, 'question is missing'],
    [{ answer: ' ' }, 'answer must be text'],
    [{ answer: [{ _type: 'block' }] }, 'answer must be text'],
    [{ answer: 'a'.repeat(3001) }, 'answer is longer than 3000 characters'],
    [{ group: null }, 'group is missing'],
  ])('with %j is refused: %s', (change, why) =>
    expect(readDocument({ ...question, ...change })).toBe(why),
  )
})

describe('the source', () => {
  let sanity: SanityStandIn
  const clock = createMovableClock(Date.parse('2026-11-21T09:00:00Z'), true)
  const source = (token = '') =>
    createSanity({
      projectId: 'p',
      dataset: 'production',
      token,
      origin: sanity.origin,
      log: silentLog,
      clock,
    })

  beforeEach(async () => {
    sanity = await startSanity([post])
  })
  afterEach(() => sanity.stop())

  it('asks once a minute, and shows what was new then', async () => {
    const one = source()
    expect((await one.published())!.documents).toHaveLength(1)
    sanity.documents = [post, { ...post, _id: 'p2', slug: 'second' }]
    clock.advance(30_000)
    expect((await one.published())!.documents).toHaveLength(1)
    expect(sanity.asked).toHaveLength(1)
    clock.advance(31_000)
    await one.published()
    await expect.poll(async () => (await one.published())!.documents.length).toBe(2)
    expect(sanity.asked).toHaveLength(2)
    expect(sanity.asked[0]).toMatchObject({
      path: '/v2025-02-19/data/query/production',
      perspective: 'published',
      authorization: '',
    })
    expect(sanity.asked[0]!.query).toContain(
      '_type in ["guide","post","solution","industry","legal","faq"]',
    )
  })

  it('keeps the last good state when a call fails, and says why', async () => {
    const one = source()
    await one.published()
    sanity.refuse = 401
    clock.advance(61_000)
    await one.published()
    await expect.poll(() => one.faults().length).toBe(1)
    expect((await one.published())!.documents).toHaveLength(1)
    expect(one.faults()[0]).toMatchObject({
      what: 'query of dataset production',
      why: 'status 401: refused on purpose',
    })
  })

  it('has nothing before a first good answer', async () => {
    sanity.refuse = 500
    const one = source()
    expect(await one.published()).toBeNull()
    expect(one.faults()).toHaveLength(1)
    sanity.refuse = null
    clock.advance(61_000)
    expect((await one.published())!.documents).toHaveLength(1)
  })

  it('cannot be reached: says so without the token', async () => {
    const gone = await startSanity()
    await gone.stop()
    const one = createSanity({
      projectId: 'p',
      dataset: 'd',
      token: 'sk-very-secret',
      origin: gone.origin,
      log: silentLog,
      clock,
    })
    expect(await one.published()).toBeNull()
    expect(one.faults()[0]!.why).toBe('the service could not be reached')
  })

  it('leaves out faulty and doubled documents and names them', async () => {
    sanity.documents = [
      post,
      { ...post, _id: 'p2' },
      { ...post, _id: 'p3', slug: 'x', title: null },
    ]
    const { documents, faults } = (await source().published())!
    expect(documents).toHaveLength(1)
    expect(faults.map(({ what, why }) => `${what}: ${why}`).sort()).toEqual([
      'post a-post: another document has the same slug',
      'post x: title is missing',
    ])
  })

  it('shows drafts in place of what they will replace, with the token', async () => {
    sanity.documents = [post, { ...post, _id: 'drafts.p1', title: 'A better post' }]
    const { documents } = await source('sk-token').drafts()
    expect(documents.map(({ meta }) => meta['title'])).toEqual(['A better post'])
    expect(sanity.asked.at(-1)).toMatchObject({
      perspective: 'drafts',
      authorization: 'Bearer sk-token',
    })
  })
})
