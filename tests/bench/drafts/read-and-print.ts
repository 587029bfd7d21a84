import { existsSync, statSync } from 'node:fs'
import { systemClock } from '#platform/clock.ts'
import { silentLog } from '#platform/log.ts'
import { createWebReader } from '#platform/web/fetch-pages.ts'
import type { WebReader } from '#platform/web/web.ts'
import { describeFetchProblem } from '#engine/campaigns/drafting/describe-fetch-problem.ts'
import { draftCampaign } from '#engine/campaigns/drafting/draft-campaign.ts'
import { recognizeNoCompany } from '#engine/campaigns/drafting/reading/no-company.ts'
import { readSite } from '#engine/campaigns/drafting/reading/read-site.ts'
import { checkFacts, factLists } from './check-draft.ts'
import { serveFolder } from './serve-folder.ts'
import { writePage, type DraftedSite } from './write-page.ts'

const emptyDraft = { pages: 0, milliseconds: 0, facts: null, steps: [], refusal: '', faults: [] }

async function draftFrom(web: WebReader, name: string, address: string): Promise<DraftedSite> {
  try {
    const snapshot = await readSite(web, address)
    const begin = performance.now()
    const refusal = recognizeNoCompany(snapshot)
    const read = { ...emptyDraft, name, address, pages: snapshot.pages.length }
    if (refusal) return { ...read, refusal: `${refusal.reason}: ${refusal.message}` }
    const { facts, steps } = draftCampaign(snapshot, { seed: address, goal: 'reply', language: '' })
    const milliseconds = performance.now() - begin
    return { ...read, milliseconds, facts, steps, faults: checkFacts(snapshot, facts) }
  } catch (error) {
    const problem = describeFetchProblem(error)
    if (problem === null) throw error
    return { ...emptyDraft, name, address, refusal: problem }
  }
}

function printSite({ name, pages, milliseconds, facts, refusal, faults }: DraftedSite): void {
  const print = (line: string) => process.stdout.write(`${line}\n`)
  print(`\n== ${name}`)
  if (!facts) {
    print(`   no draft: ${refusal}`)
    return
  }
  const { code, confidence } = facts.language
  print(
    `   ${code} ${confidence.toFixed(2)}, ${facts.formality ?? 'no address'}, ` +
      `category "${facts.category}", legal form "${facts.legalForm}", ${pages} pages, ` +
      `${milliseconds.toFixed(0)} ms`,
  )
  for (const [fact, candidates] of factLists(facts))
    for (const { text, form, confidence: sure } of candidates)
      print(`   ${fact.padEnd(15)} ${sure.toFixed(2)} ${form.padEnd(9)} ${text}`)
  print(`   checks: ${faults.length > 0 ? faults.join(' | ') : 'ok'}`)
}

function liveReader(): WebReader {
  return createWebReader({
    clock: systemClock,
    log: silentLog,
    userAgent: 'outrider-bench',
    allowHosts: [],
  })
}

/**
 * Drafts from a folder of built websites or from addresses, prints the facts and checks of each and
 * the path of a page with all of them.
 * @returns whether every site gave a draft without faults of the sources
 */
export async function readAndPrint(wanted: readonly string[]): Promise<boolean> {
  const sites: DraftedSite[] = []
  const draftAll = async (web: WebReader, addresses: Iterable<[string, string]>) => {
    for (const [name, address] of addresses) {
      const site = await draftFrom(web, name, address)
      printSite(site)
      sites.push(site)
    }
  }
  for (const one of wanted)
    if (existsSync(one) && statSync(one).isDirectory()) {
      const served = await serveFolder(one)
      await draftAll(served.web, served.addresses)
      await served.close()
    } else await draftAll(liveReader(), [[one, one]])
  const drafted = sites.filter(({ facts }) => facts)
  const times = drafted.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0
  process.stdout.write(
    `\n${drafted.length} of ${sites.length} sites drafted, p95 ${p95.toFixed(0)} ms; ` +
      `facts and emails: ${writePage(sites)}\n`,
  )
  return sites.every(({ faults }) => faults.every((fault) => !/no page says|markup/.test(fault)))
}
