import { afterAll, describe, expect, it } from 'vitest'
import { readSources } from '#tests/architecture/read-imports.ts'
import { companySites, readerOf } from '#tests/support/company-sites.ts'
import type { SiteSnapshot } from '../reading/page.ts'
import { readSite } from '../reading/read-site.ts'
import { siteSteps } from './site-steps.ts'
import { createSiteThread } from './site-thread.ts'

const thread = createSiteThread(60_000)
afterAll(() => thread.close())

const options = { seed: 's', goal: 'reply', language: '' } as const
const [site] = companySites()
const url = `https://${site!.expected.host}/`

/** A site of two long pages, which takes seconds wherever it is understood. */
const long = (): SiteSnapshot => {
  const sentence = 'We repair pumps, valves and motors for breweries and dairies in the north. '
  const page = {
    ...siteSteps.readPage({
      url,
      status: 200,
      contentType: 'text/html',
      truncated: false,
      fetchedAt: '2026-03-01T09:14:00.000Z',
      body: `<html lang="en"><title>Pump Works</title><main>${Array.from(
        { length: 200 },
        (_, at) => `<p>${at} ${sentence.repeat(7)}</p>`,
      ).join('')}</main></html>`,
    }),
  }
  return { url, pages: Array.from({ length: 2 }, (_, at) => ({ ...page, url: `${url}${at}` })) }
}

describe('sites', () => {
  it('are understood in the thread alone', () => {
    const inServer = readSources('src').filter(
      ({ path, imports }) =>
        /^src\/(engine|server)\//.test(path) &&
        imports.some(
          ({ target, typeOnly }) =>
            !typeOnly && /\/(read-html|understand|understand-company|site-steps)\.ts$/.test(target),
        ),
    )
    expect(inServer.map(({ path }) => path)).toEqual([])
  })

  it('give the same draft there as here', async () => {
    const steps = thread.stepsFor('t')
    const read = await readSite(readerOf(site!), url, { steps })
    expect(read).toEqual(await readSite(readerOf(site!), url))
    expect(await steps.recognizeNoCompany(read)).toBeNull()
    const draft = siteSteps.draftCampaign({ snapshot: read, options })
    expect(await steps.draftCampaign({ snapshot: read, options })).toEqual(draft)
    expect(await steps.understandCompany(read)).toEqual(siteSteps.understandCompany(read))
  })

  it('that take too long are refused with a sentence, and the next one is read', async () => {
    const hasty = createSiteThread(1)
    const steps = hasty.stepsFor('t')
    await expect(steps.draftCampaign({ snapshot: long(), options })).rejects.toMatchObject({
      fault: 'too-large',
      message: 'The pages of this site take too long to read. Paste your text instead.',
    })
    await hasty.close()
    expect(await thread.stepsFor('t').refuse(long().pages[0]!)).toBeNull()
  })

  it('delay nothing else in the meantime', async () => {
    let done = false
    const drafting = Promise.resolve(
      thread.stepsFor('t').draftCampaign({ snapshot: long(), options }),
    )
    let turns = 0
    void drafting.finally(() => (done = true))
    while (!done) {
      await new Promise((resolve) => setImmediate(resolve))
      turns++
    }
    expect(turns).toBeGreaterThan(100)
  })
})
