import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkShares } from '#server/base/work-shares.ts'
import { operations } from '#server/operations/list.generated.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const owner = (tenantId: string, id: string) => ({ tenantId, actor: { id } })

/** Work that ends when it is told to, in the order in which it began. */
function heldWork() {
  const begun: { name: string; end(): void }[] = []
  return {
    begun: () => begun.map(({ name }) => name),
    work: (name: string) => () =>
      new Promise<void>((done) => begun.push({ name, end: () => done() })),
    async end(name: string) {
      begun.find((one) => one.name === name)!.end()
      await new Promise((done) => setImmediate(done))
    },
  }
}

describe('shares of work', () => {
  const limits = { process: 4, tenant: 3, caller: 2, waiting: 2 }

  it('lets one person take two, and others begin at once', async () => {
    const share = createWorkShares(limits)
    const held = heldWork()
    for (const name of ['ann 1', 'ann 2', 'ann 3', 'ann 4'])
      void share(owner('a', 'ann'), held.work(name))
    void share(owner('a', 'ben'), held.work('ben 1'))
    void share(owner('b', 'cleo'), held.work('cleo 1'))
    expect(held.begun()).toEqual(['ann 1', 'ann 2', 'ben 1', 'cleo 1'])
    await held.end('ann 1')
    expect(held.begun()).toEqual(['ann 1', 'ann 2', 'ben 1', 'cleo 1', 'ann 3'])
  })

  it('is next for the organization with the least work, whoever asked first', async () => {
    const share = createWorkShares({ ...limits, process: 3 })
    const held = heldWork()
    for (const name of ['ann 1', 'ann 2', 'ann 3']) void share(owner('a', 'ann'), held.work(name))
    void share(owner('a', 'ben'), held.work('ben 1'))
    void share(owner('b', 'cleo'), held.work('cleo 1'))
    expect(held.begun()).toEqual(['ann 1', 'ann 2', 'ben 1'])
    await held.end('ann 1')
    expect(held.begun().at(-1)).toBe('cleo 1')
  })

  it('refuses what would wait behind too many of the same person, and none of others', async () => {
    const share = createWorkShares(limits)
    const held = heldWork()
    for (let n = 0; n < 4; n++) void share(owner('a', 'ann'), held.work(`ann ${n}`))
    await expect(share(owner('a', 'ann'), held.work('ann 4'))).rejects.toMatchObject({
      code: 'too_many',
    })
    void share(owner('a', 'ben'), held.work('ben 1'))
    expect(held.begun()).toContain('ben 1')
  })

  it('gives the room back when work fails', async () => {
    const share = createWorkShares({ ...limits, process: 1 })
    const fault = () => Promise.reject(new Error('no'))
    await expect(share(owner('a', 'ann'), fault)).rejects.toThrow('no')
    expect(await share(owner('b', 'cleo'), async () => 'done')).toBe('done')
  })
})

describe('previews', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp()
  })
  afterAll(() => t.close())

  it('of every kind have a share', () => {
    const expensive = operations
      .filter(({ path }) => /^\/api\/v1\/(impact\/|.*\/(preview|rehearse|render)$)/.test(path))
      .filter(({ path }) => !/import|merge|patches/.test(path))
    expect(expensive.length).toBeGreaterThan(5)
    expect(expensive.filter(({ isPreview }) => !isPreview).map(({ path }) => path)).toEqual([])
  })

  it('of one person wait or are refused, while those of another are answered', async () => {
    const ask = (as: Record<string, string>) =>
      t.app.inject({
        method: 'POST',
        url: '/api/v1/segments/preview',
        headers: as,
        payload: { condition: { type: 'matchAllCondition', parameterValues: {} } },
      })
    const many = Array.from({ length: 40 }, () => ask(t.as.tenantAdmin))
    expect((await ask(t.as.admin)).statusCode).toBe(200)
    const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(22)
  })
})
