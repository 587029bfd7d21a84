import type { Candidate, SiteFacts } from '#drafting/facts.ts'
import type { SiteSnapshot } from '#drafting/reading/page.ts'
import { formOf } from '#drafting/text/sentence-form.ts'

/** The facts of a site whose candidates are texts, by their names. */
export const factLists = (facts: SiteFacts): [name: string, candidates: Candidate[]][] => [
  ['name', facts.name.candidates],
  ['offer', facts.offer.candidates],
  ['audience', facts.audience.candidates],
  ['problem', facts.problem.candidates],
  ['benefits', facts.benefits.candidates],
  ['proof', facts.proof.candidates],
  ['call to action', facts.callToAction.candidates],
  ['services', facts.services.candidates],
  ['buyers', facts.buyers.candidates],
  ['sale', facts.sale.candidates],
  ['first step', facts.firstStep.candidates],
  ['places', facts.places.candidates],
]

/** Every text of the pages that a source may quote. */
const quotable = ({ pages, url }: SiteSnapshot): string =>
  [
    url,
    ...pages.flatMap(({ url: at, title, blocks, links, meta, jsonLd, logos }) => [
      at,
      title,
      ...blocks.map(({ text }) => text),
      ...links.map(({ text }) => text),
      ...Object.values(meta),
      ...logos,
      JSON.stringify(jsonLd),
    ]),
  ].join('\n')

/** What automatic checks find wrong with the facts of a site; empty where nothing is. */
export function checkFacts(snapshot: SiteSnapshot, facts: SiteFacts): string[] {
  const text = quotable(snapshot)
  const all = factLists(facts).flatMap(([name, candidates]) =>
    candidates.map((one) => ({ name, ...one })),
  )
  const notVerbatim = all.filter(
    ({ source }) =>
      !text.includes(source.quote) && !text.includes(JSON.stringify(source.quote).slice(1, -1)),
  )
  const withMarkup = all.filter(({ text: one }) => /[{}<>]|&\w+;/.test(one))
  const wrongForm = all.filter(
    ({ name, text: one, form }) =>
      ['offer', 'benefits'].includes(name) &&
      form === 'sentence' &&
      formOf(one, facts.language.code) !== form,
  )
  return [
    ...(facts.offer.candidates.length === 0 ? ['no offer'] : []),
    ...(facts.benefits.candidates.length < 2 ? ['fewer than two benefits'] : []),
    ...notVerbatim.map(({ name, source }) => `${name} quotes what no page says: ${source.quote}`),
    ...withMarkup.map(({ name, text: one }) => `${name} has markup: ${one}`),
    ...wrongForm.map(({ name, text: one }) => `${name} has another form: ${one}`),
  ]
}
