import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let visitor = 0
/** Every test comes from an address of its own, because calls are counted by address. */
let remoteAddress = ''
beforeAll(async () => {
  t = await startTestApp()
})
beforeEach(() => {
  remoteAddress = `198.51.100.${++visitor}`
  t.mails.length = 0
})
afterAll(() => t.close())

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'POST', url, payload, headers, remoteAddress })
const asAdmin = async (path: string, filter: object) =>
  (
    await t.app.inject({
      url: `/api/v1/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      headers: t.as.admin,
    })
  ).json() as Record<string, unknown>[]

describe('the newsletter', () => {
  const subscribe = (email: string, headers = {}) =>
    post(
      '/api/v1/newsletter-subscriptions',
      { email },
      { 'x-company-dashboard-key': 'outrider-website', ...headers },
    )
  const listed = async (email: string) => (await asAdmin('newsletter-list', { email }))[0]
  const link = () => new URL(/http\S+\/newsletter\/\S+/.exec(t.mails.at(-1)!.text)![0]).pathname
  const click = (path: string, form = '') =>
    post(path, form, { 'content-type': 'application/x-www-form-urlencoded' })

  it('counts only after the link was used; looking changes nothing, twice is once, leaving is a click', async () => {
    const answer = await subscribe('Ines@Costa.example')
    expect([answer.statusCode, answer.json().message]).toEqual([
      200,
      expect.stringContaining('Thank you for subscribing!'),
    ])
    expect(t.mails).toHaveLength(1)
    const path = link()
    await t.app.inject({ url: path })
    expect(await listed('ines@costa.example')).toMatchObject({
      state: 'pending',
      source: 'outrider-website',
      confirmedAt: null,
    })
    expect((await click(path)).statusCode).toBe(200)
    const first = await listed('ines@costa.example')
    t.clock.advance(60_000)
    await click(path)
    expect(await listed('ines@costa.example')).toMatchObject({
      state: 'confirmed',
      confirmedAt: first!.confirmedAt,
    })
    await click(path, 'leave=1')
    expect(await listed('ines@costa.example')).toMatchObject({
      state: 'left',
      leftAt: new Date(t.clock.now()).toISOString(),
    })
  })

  it('answers known, confirmed and new addresses alike, and mails a confirmed one nothing', async () => {
    const first = await subscribe('known@costa.example')
    await click(link())
    const again = await subscribe('known@costa.example')
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body])
    expect(t.mails).toHaveLength(1)
  })

  it('mails an address once in ten minutes, also when asked by several at once', async () => {
    await Promise.all([
      subscribe('flood@costa.example'),
      subscribe('flood@costa.example'),
      subscribe('flood@costa.example'),
    ])
    expect(t.mails).toHaveLength(1)
    t.clock.advance(10 * 60_000)
    await subscribe('flood@costa.example')
    expect(t.mails).toHaveLength(2)
  })

  it('says when the mail could not be sent, and sends it when asked again', async () => {
    const fails = vi
      .spyOn(t.engine.systemMailer, 'send')
      .mockRejectedValueOnce(new Error('451 secret-host'))
    const answer = await subscribe('unlucky@costa.example')
    expect([answer.statusCode, answer.json().detail, answer.body.includes('secret-host')]).toEqual([
      503,
      'The confirmation could not be sent. Please try again in a minute.',
      false,
    ])
    fails.mockRestore()
    expect((await subscribe('unlucky@costa.example')).statusCode).toBe(200)
    expect(t.mails).toHaveLength(1)
  })

  it.each([
    ['no address', { email: 'nobody' }, 422],
    ['nothing', {}, 422],
    ['too much', { email: 'a@b.example', state: 'confirmed' }, 422],
  ])('refuses %s', async (_name, body, status) => {
    const answer = await post('/api/v1/newsletter-subscriptions', body)
    expect([answer.statusCode, typeof answer.json().detail]).toEqual([status, 'string'])
  })

  it('takes ten calls a minute from one visitor', async () => {
    const codes: number[] = []
    for (let n = 0; n < 11; n++) codes.push((await subscribe('often@costa.example')).statusCode)
    expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([10, 429])
  })
})

describe('the contact form', () => {
  const write = (more: object = {}) =>
    post('/api/v1/contact-requests', {
      name: 'Ines',
      email: 'ines@costa.example',
      message: 'Does it ship to Lyon?',
      ...more,
    })
  const kept = (email: string) => asAdmin('contact-request-list', { email })

  it('is kept, mailed to support so that an answer goes to the writer, and noted on', async () => {
    expect((await write()).statusCode).toBe(201)
    expect(t.mails).toEqual([
      expect.objectContaining({
        to: 'help@outrider.example',
        text: expect.stringContaining('Does it ship to Lyon?'),
        headers: { 'Reply-To': 'ines@costa.example' },
      }),
    ])
    const [record] = await kept('ines@costa.example')
    const saved = await t.app.inject({
      method: 'PUT',
      url: `/api/v1/contact-request-list/${String(record!.id)}`,
      payload: { version: record!.version, state: 'answered', notes: 'Yes, it does.' },
      headers: t.as.admin,
    })
    expect([saved.statusCode, saved.json()]).toEqual([
      200,
      expect.objectContaining({ state: 'answered', notes: 'Yes, it does.' }),
    ])
  })

  it('is not lost when the mail fails', async () => {
    const fails = vi.spyOn(t.engine.systemMailer, 'send').mockRejectedValueOnce(new Error('451'))
    expect((await write({ email: 'kept@costa.example' })).statusCode).toBe(201)
    fails.mockRestore()
    expect(await kept('kept@costa.example')).toHaveLength(1)
  })

  it('lets a program believe that it has written', async () => {
    const [program, person] = [
      await write({ email: 'bot@costa.example', website: 'http://spam.example' }),
      await write({ email: 'person@costa.example', website: '' }),
    ]
    expect([program.statusCode, program.body]).toEqual([person.statusCode, person.body])
    expect([
      (await kept('bot@costa.example')).length,
      (await kept('person@costa.example')).length,
      t.mails.length,
    ]).toEqual([0, 1, 1])
  })
})

describe('the verification mail', () => {
  const resend = (payload: object) => post('/api/v1/auth/resend-verification', payload)

  it('is sent again with the specification’s answer', async () => {
    const answer = await resend({ email: 'new@firm.example' })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ success: true, message: expect.any(String) }),
    ])
  })

  it('that fails is told with the fallback and no inner words', async () => {
    const fails = vi
      .spyOn(t.context.identity, 'resendVerification')
      .mockRejectedValueOnce(new Error('inner words'))
    const answer = await resend({ email: 'new@firm.example' })
    fails.mockRestore()
    expect([answer.statusCode, answer.json().detail, answer.body.includes('inner')]).toEqual([
      503,
      'Failed to resend email',
      false,
    ])
  })

  it('needs an address, and is asked for ten times a minute at most', async () => {
    expect((await resend({})).statusCode).toBe(422)
    const codes: number[] = []
    for (let n = 0; n < 10; n++)
      codes.push((await resend({ email: 'new@firm.example' })).statusCode)
    expect(codes.at(-1)).toBe(429)
  })
})
