import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Step } from '#model/api/outreach.ts'
import type { SiteFacts } from '#drafting/facts.ts'
import { factLists } from './check-draft.ts'

/** What became of one site. */
export interface DraftedSite {
  name: string
  address: string
  /** Pages that were read. */
  pages: number
  /** What drafting took after reading. */
  milliseconds: number
  readMilliseconds: number
  facts: SiteFacts | null
  steps: Step[]
  /** Why there is no draft; empty where there is one. */
  refusal: string
  faults: string[]
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const factsHtml = (facts: SiteFacts) =>
  factLists(facts)
    .map(
      ([name, candidates]) =>
        `<h3>${name}</h3><ol>${candidates
          .map(
            ({ text, form, confidence, source }) =>
              `<li title="${escaped(source.url)}"><b>${confidence.toFixed(2)}</b> <i>${form}</i> ` +
              `${escaped(text)}</li>`,
          )
          .join('')}</ol>`,
    )
    .join('')

const emailsHtml = (steps: readonly Step[]) =>
  steps
    .map(
      ({ subject, body }) =>
        `<h3>${escaped(subject ?? '') || '(same thread)'}</h3><pre>${escaped(body)}</pre>`,
    )
    .join('')

const summaryOf = ({ language, formality, category, legalForm }: SiteFacts) =>
  [language.code, formality ?? 'no address', category || 'no category', legalForm].join(', ')

const siteHtml = ({ name, address, facts, steps, refusal, faults }: DraftedSite) =>
  `<section><h2>${escaped(name)}</h2><p><a href="${escaped(address)}">${escaped(address)}</a> ` +
  `${facts ? escaped(summaryOf(facts)) : ''}</p>` +
  `<p class="fault">${escaped([refusal, ...faults].filter(Boolean).join(' · '))}</p>` +
  `<div class="two"><div>${facts ? factsHtml(facts) : ''}</div>` +
  `<div>${emailsHtml(steps)}</div></div></section>`

const STYLE =
  'body{font:14px/1.45 system-ui;margin:2rem}.two{display:grid;grid-template-columns:1fr 1fr;gap:2rem}' +
  'pre{white-space:pre-wrap;font:inherit;border-left:3px solid #ccc;padding-left:1rem}' +
  'h3{margin:.6em 0 0}ol{margin:0}.fault{color:#b00}section{border-top:2px solid #333}'

/** Writes all facts and emails side by side into a page in a new temporary folder. */
export function writePage(sites: readonly DraftedSite[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'drafts-')), 'drafts.html')
  const body = sites.map(siteHtml).join('\n')
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Drafts</title><style>${STYLE}</style>${body}</html>`,
  )
  return file
}
