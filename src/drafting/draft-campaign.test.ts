import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf, companySites, readerOf } from '#tests/support/company-sites.ts'
import { SELLS_TO_CONSUMERS } from '#model/email/drafting-notices.ts'
import { draftCampaign } from './draft-campaign.ts'
import { checkSteps } from '#drafting/checks/check-steps.ts'
import type { SiteSnapshot } from './reading/page.ts'
import { snapshotFromText } from './reading/pasted-text.ts'
import { readHtml } from './reading/read-html.ts'
import { readSite } from './reading/read-site.ts'

const folder = new URL('../../tests/fixtures/sites/', import.meta.url)

function site(name: string): SiteSnapshot {
  const files = readdirSync(new URL(`${name}/`, folder)).sort((a) => (a === 'index.html' ? -1 : 1))
  const url = `https://${name}.example`
  return {
    url,
    pages: files.map((file) => ({
      ...readHtml(readFileSync(new URL(`${name}/${file}`, folder), 'utf8'), url),
      url: file === 'index.html' ? url : `${url}/${file}`,
      readAt: '2026-03-01T09:14:00.000Z',
    })),
  }
}

const options = (seed: string) => ({ seed, goal: 'call' as const, language: 'en' })

describe('a campaign drafted from a site', () => {
  it.each([
    [
      'halden',
      'Halden Loggers',
      'We make a temperature logger for exporters of fresh fish.',
      'exporters of fresh fish',
    ],
    [
      'fieldnote',
      'Fieldnote',
      'Fieldnote is a shift planner for clinics and practices with 10 to 200 people.',
      'clinics and practices',
    ],
    [
      'lumen',
      'Lumen',
      'We build booking websites for small hotels that want fewer commissions.',
      'small hotels',
    ],
  ])('finds what %s says of itself', (name, company, does, audience) => {
    const { messaging } = draftCampaign(site(name), options(`https://${name}.example`))
    expect([
      messaging.companyName?.text,
      messaging.whatYouDo?.text,
      messaging.audience?.text,
    ]).toEqual([company, does, audience])
  })

  it.each([
    [
      'Halden is a leader in springs.',
      'Halden designs and manufactures compression springs for machine builders.',
    ],
    [
      'Halden offers personal support.',
      'Halden helps small shops with bookkeeping, payroll and taxes.',
    ],
  ])('chooses the clearer of two sentences about as likely: not "%s"', (vague, clear) => {
    const url = 'https://halden.example'
    const html = `<title>Halden</title><h1>Halden</h1><p>${vague}</p><p>${clear}</p>`
    const pages = [{ ...readHtml(html, url), url, readAt: '' }]
    expect(draftCampaign({ url, pages }, options(url)).messaging.whatYouDo?.text).toBe(clear)
  })

  it.each([
    ['Quietdesk is the help desk for support teams of up to 50 people.', 'support teams'],
    ['We help dentists fill their chairs.', 'dentists'],
    ['ONE PLACE FOR ALL BUSY LANDLORDS', ''],
  ])('hears in "%s" that it is for "%s"', (text, who) => {
    const url = 'https://any.example'
    expect(
      draftCampaign(
        { url, pages: [{ ...readHtml(`<h1>${text}</h1>`, url), url, readAt: '' }] },
        options(url),
      ).messaging.audience?.text,
    ).toBe(who)
  })

  it.each([
    ['in a line of contacts', '<section id="contact"><p>24/7 service</p></section>'],
    ['among reviews', '<section class="reviews"><h4>Emergency service</h4></section>'],
  ])('hears a well-known advantage %s', (_where, html) => {
    const url = 'https://halden.example'
    const body = `<title>Halden Plumbing</title><h1>Halden Plumbing</h1>
      <p>We install pipes and boilers in Leeds for landlords.</p>${html}`
    const page = { ...readHtml(body, url), url, readAt: '' }
    const { steps } = draftCampaign({ url, pages: [page] }, options(url))
    expect(steps[0]!.body).toMatch(/day and night|around the clock|at any hour/)
  })

  it('takes no template signs, code or shouting from a page', () => {
    const url = 'https://any.example'
    const page = {
      ...readHtml(
        '<title>Any</title><h1>GET YOUR GOODS HOME WITHIN ONE DAY!</h1>' +
          '<p>Any helps {{first_name}} teams to do more.</p>' +
          '<h2>Reduce {{custom.secret}} costs</h2>',
        url,
      ),
      url,
      readAt: '',
    }
    const draft = draftCampaign({ url, pages: [page] }, options(url))
    expect(JSON.stringify(draft.messaging)).not.toMatch(/first_name|secret/)
    expect(draft.steps[0]!.body).not.toMatch(/GET YOUR|!/)
  })

  it('quotes only what stands on a page, with the page it stands on', () => {
    for (const name of readdirSync(folder)) {
      const snapshot = site(name)
      const { messaging } = draftCampaign(snapshot, options(snapshot.url))
      const texts = new Map(
        snapshot.pages.map((page) => [
          page.url,
          [...page.blocks.map((block) => block.text), ...Object.values(page.meta)].join('\n'),
        ]),
      )
      for (const claim of [
        messaging.whatYouDo,
        messaging.audience,
        ...(messaging.valuePropositions ?? []),
        ...(messaging.proof ?? []),
      ])
        if (claim?.source) expect(texts.get(claim.source.url)).toContain(claim.source.quote)
    }
  })

  it('writes one to three emails that pass every check', () => {
    for (const name of readdirSync(folder)) {
      const { steps, messaging, language } = draftCampaign(
        site(name),
        options(`https://${name}.example`),
      )
      const delays = steps.map((step) => step.delayDays)
      expect(delays).toEqual([0, 4, 7].slice(0, Math.max(1, delays.length)))
      const found = checkSteps(steps, messaging, language)
      // A site that says nothing leaves a short email and no offer.
      const isOfferLeftOut = ({ message }: { message: string }) =>
        /what you do|too short/.test(message)
      expect([name, found.filter((missing) => !isOfferLeftOut(missing))]).toEqual([name, []])
    }
  })

  it('is the same for the same site', () =>
    expect(draftCampaign(site('halden'), options('https://halden.example'))).toEqual(
      draftCampaign(site('halden'), options('https://halden.example')),
    ))

  it('stands any page', () => {
    const tags = fc.constantFrom('h1', 'h2', 'p', 'li', 'blockquote', 'script', 'a', 'nav')
    const html = fc
      .array(fc.tuple(tags, fc.string()), { maxLength: 30 })
      .map((parts) => parts.map(([tag, text]) => `<${tag}>${text}</${tag}>`).join(''))
    fc.assert(
      fc.property(fc.oneof(html, fc.string()), (text) => {
        const url = 'https://any.example'
        const draft = draftCampaign(
          { url, pages: [{ ...readHtml(text, url), url, readAt: '' }] },
          options(url),
        )
        expect(draft.name.length).toBeGreaterThanOrEqual(4)
        expect(draft.name.length).toBeLessThanOrEqual(40)
        expect(draft.steps).not.toHaveLength(0)
      }),
    )
  })

  it.each([
    ['nested without end', `<p>${'<b>'.repeat(200_000)}hello`],
    ['lists in lists', '<ul><li>point '.repeat(20_000)],
    ['one long heading', `<h1>${'for teams '.repeat(100_000)}`],
  ])('is not held up by a page of elements %s', (_name, html) => {
    const url = 'https://any.example'
    expect(
      draftCampaign({ url, pages: [{ ...readHtml(html, url), url, readAt: '' }] }, options(url))
        .steps,
    ).not.toHaveLength(0)
  })

  it('reads pasted text like a page', () => {
    const { messaging } = draftCampaign(
      snapshotFromText(
        'Calibration in five days\nWe calibrate gauge blocks for machine shops.\n- Return gauges within five days',
        '',
        '',
      ),
      options(''),
    )
    expect(messaging.whatYouDo?.text).toBe('We calibrate gauge blocks for machine shops.')
  })

  const pasted =
    'Halden Loggers rents temperature loggers.\n' +
    'We help quality managers prove that the cold chain held.\n' +
    'Trusted by 120 companies.'

  it('says of nothing that was pasted that it stands on the site', () => {
    const url = 'https://halden.example'
    const { messaging, steps, targets, problems } = draftCampaign(
      snapshotFromText(pasted, url, ''),
      options(url),
    )
    const claims = [
      messaging.whatYouDo,
      messaging.audience,
      ...(messaging.valuePropositions ?? []),
      ...(messaging.pains ?? []),
      ...(messaging.proof ?? []),
    ]
    expect(
      claims
        .flatMap((claim) => (claim?.source ? [claim.source.url] : []))
        .filter((at) => at !== ''),
    ).toEqual([])
    expect(messaging.proof).toMatchObject([
      { text: 'Trusted by 120 companies.', evidenceUrl: '', confirmed: false },
    ])
    expect(messaging.companyName).toMatchObject({ text: 'Halden Loggers', source: { url: '' } })
    expect(targets.excludeDomains).toEqual(['halden.example'])
    expect(JSON.stringify([steps, targets, problems])).not.toMatch(
      /(on|from) (our|your|the) (web)?site/i,
    )
    expect(JSON.stringify(steps)).not.toContain('Trusted by 120 companies.')
  })

  it.each([
    ['chosen', 'fr', 'de', 'fr'],
    ['the site’s', '', 'de-AT', 'de'],
    ['the site’s, in Norway', '', 'nn', 'nb'],
    ['English where no emails are written in the site’s', '', 'fi', 'en'],
    ['English where the site names none', '', '', 'en'],
  ])('writes emails in the language that is %s', (_what, chosen, lang, language) => {
    const url = 'https://any.example'
    const page = { ...readHtml('<h1>Any</h1>', url), lang, url, readAt: '' }
    const options = { seed: url, goal: 'call' as const, language: chosen }
    expect(draftCampaign({ url, pages: [page] }, options).language).toBe(language)
  })

  it('says that the emails leave out what the site says in another language', () => {
    const url = 'https://any.example'
    const page = { ...readHtml('<h1>Any</h1>', url), lang: 'de', url, readAt: '' }
    const options = { seed: url, goal: 'call' as const, language: 'fr' }
    expect(draftCampaign({ url, pages: [page] }, options).problems.at(-1)).toMatch(
      /^The site and the emails are in different languages\./,
    )
  })

  it('says before anything else that the site sells to consumers', async () => {
    const drafts = await Promise.all(
      ['sorgenfri-tannklinikk', 'ledgerline-books'].map(async (name) => {
        const site = companySites().find((companySite) => companySite.name === name)!
        const snapshot = await readSite(readerOf(site), addressOf(site))
        return draftCampaign(snapshot, { seed: name, goal: 'reply', language: '' })
      }),
    )
    expect(drafts.map(({ problems }) => problems.indexOf(SELLS_TO_CONSUMERS))).toEqual([0, -1])
  })
})
