import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { draftCampaign } from '#drafting/draft-campaign.ts'
import { readHtml } from '#drafting/reading/read-html.ts'
import { withRoles } from '#drafting/reading/read-site.ts'
import { Trace } from '#marketing/sections/trace.tsx'
import { example } from '#marketing/site/example.generated.ts'
import { sender } from '#marketing/site/sample.ts'
import { renderText } from '#model/email/merge-text.ts'
import { EMAIL_CHECKS } from '#model/email/email-checks.ts'

const html = readFileSync(new URL('../marketing/site/example-site.html', import.meta.url), 'utf8')
const url = `https://${sender.host}/`
const page = { ...readHtml(html, url), url, readAt: '' }
const draft = draftCampaign(withRoles({ url, pages: [page] }), {
  seed: url,
  goal: 'call',
  language: '',
})

/** The words of a piece of HTML, without the numbers of marks, which the stylesheet draws. */
const wordsIn = (markup: string): string =>
  markup
    .replace(/<mark[^>]*>|<\/mark>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&apos;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

const shown = renderToStaticMarkup(<Trace />)
const column = (from: string, to: string) => {
  const rest = shown.slice(shown.indexOf(`class="${from}"`))
  return wordsIn(`<${rest.slice(0, to ? rest.indexOf(`class="${to}"`) : undefined)}`)
}
const reader = { first_name: 'Ines', company: 'Costa Fria' }

describe('the example of the home page', () => {
  it('shows the page in full', () => {
    const main = /<main>([\s\S]*)<\/main>/.exec(html)![1]!
    expect(column('site', 'claims')).toContain(wordsIn(main))
  })

  it('shows what the product notes about the page', () => {
    const { whatYouDo, audience, valuePropositions = [] } = draft.messaging
    const drafted = [whatYouDo, audience, ...valuePropositions]
    expect(example.facts.map(({ text }) => text)).toEqual(drafted.map((line) => line!.text))
    const facts = column('claims', 'mail')
    for (const line of drafted) expect(facts).toContain(line!.text)
    for (const problem of draft.problems) expect(facts).toContain(problem)
  })

  it('shows the emails that the product drafts, word for word', () => {
    const emails = column('mail', '')
    expect(example.emails).toHaveLength(draft.steps.length)
    for (const { body } of draft.steps)
      expect(emails).toContain(wordsIn(renderText(body, reader, '').text))
    expect(emails).toContain(renderText(draft.steps[0]!.subject ?? '', reader, '').text)
  })

  it('shows a draft that passes every check and uses each fact', () => {
    expect(example.passedChecks).toBe(EMAIL_CHECKS.length)
    expect(example.facts.filter(({ usedIn }) => usedIn.length === 0)).toEqual([])
  })
})
