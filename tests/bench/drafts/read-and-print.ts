import { existsSync, statSync } from 'node:fs'
import { systemClock } from '#platform/clock.ts'
import { silentLog } from '#platform/log.ts'
import { createWebReader } from '#platform/web/fetch-pages.ts'
import type { WebReader } from '#platform/web/web.ts'
import { describeFetchProblem } from '#drafting/describe-fetch-problem.ts'
import { draftCampaign } from '#drafting/draft-campaign.ts'
import { recognizeNoCompany } from '#drafting/reading/no-company.ts'
import type { SiteSnapshot } from '#drafting/reading/page.ts'
import { readSite } from '#drafting/reading/read-site.ts'
import { draftSteps } from '#drafting/writing/write-emails.ts'
import { checkSteps } from '#drafting/checks/check-steps.ts'
import { checkFacts, factLists } from './check-draft.ts'
import type { BenchOptions, Taps } from './options.ts'
import { serveFolder } from './serve-folder.ts'
import { sharedSentences } from './shared-sentences.ts'
import { askedOf, tap } from './tap.ts'
import { writePage, type DraftedSite } from './write-page.ts'
import { startModelWriter, type ModelWriter } from './write-with-model.ts'

const emptyDraft = {
  pages: 0,
  milliseconds: 0,
  readMilliseconds: 0,
  facts: null,
  steps: [],
  refusal: '',
  faults: [],
  questions: [],
}

const print = (line: string) => process.stdout.write(`${line}\n`)

/** The emails of a snapshot with the answers in them, and what is wrong with them. */
async function draftFor(
  snapshot: SiteSnapshot,
  address: string,
  { taps = {}, writer }: { taps?: Taps | undefined; writer?: ModelWriter | undefined },
) {
  // The port changes with every run and must not choose other wordings.
  const seed = address.replace(/:\d+/, '')
  const { facts, language, messaging } = draftCampaign(snapshot, {
    seed,
    goal: 'reply',
    language: '',
  })
  const tapped = tap(facts, messaging, taps)
  const siteLanguage = facts.language.code
  const steps = draftSteps(tapped, {
    seed,
    language,
    siteLanguage,
    isRegulated: facts.regulated !== '',
  })
  const written = await writer?.write(facts, tapped, address, language)
  const found = checkSteps(written?.steps ?? steps, tapped, language).map(({ message }) => message)
  return {
    facts,
    questions: askedOf(facts, tapped),
    steps: written?.steps ?? steps,
    faults: [...checkFacts(snapshot, facts), ...found, ...(written?.faults ?? [])],
  }
}

interface Read extends DraftedSite {
  questions: ReturnType<typeof askedOf>
  snapshot: SiteSnapshot | null
}

interface Site {
  name: string
  address: string
  taps?: Taps | undefined
  writer?: ModelWriter | undefined
}

async function draftFrom(web: WebReader, { name, address, ...how }: Site): Promise<Read> {
  const begin = performance.now()
  try {
    const snapshot = await readSite(web, address)
    const refusal = recognizeNoCompany(snapshot)
    const readMilliseconds = performance.now() - begin
    const read = { ...emptyDraft, name, address, pages: snapshot.pages.length, readMilliseconds }
    if (refusal)
      return { ...read, snapshot: null, refusal: `${refusal.reason}: ${refusal.message}` }
    const draft = await draftFor(snapshot, address, how)
    const milliseconds = performance.now() - begin - readMilliseconds
    return { ...read, ...draft, milliseconds, snapshot }
  } catch (error) {
    const problem = describeFetchProblem(error)
    if (problem === null) throw error
    return { ...emptyDraft, name, address, snapshot: null, refusal: problem }
  }
}

function printEmails({ steps }: DraftedSite): void {
  for (const { subject, body } of steps) {
    print(`   -- ${subject || '(same thread)'}`)
    for (const line of body.split('\n').filter(Boolean)) print(`      ${line}`)
  }
}

function printQuestions({ questions }: Read): void {
  for (const { id, max, candidates } of questions) {
    print(`   ? ${id}${max > 1 ? `, up to ${max}` : ''}`)
    candidates.forEach(({ text, isPreselected }, at) =>
      print(`      ${at}${isPreselected ? ' (preselected)' : ''} ${text}`),
    )
  }
}

function printSite(site: DraftedSite): void {
  const { name, pages, milliseconds, readMilliseconds, facts, refusal, faults } = site
  print(`\n== ${name}`)
  if (!facts) {
    print(`   no draft: ${refusal}`)
    return
  }
  const { code, confidence } = facts.language
  print(
    `   ${code} ${confidence.toFixed(2)}, ${facts.formality ?? 'no address'}, ` +
      `readers "${facts.readers}", category "${facts.category}", legal form "${facts.legalForm}", ${pages} pages, ` +
      `read in ${readMilliseconds.toFixed(0)} ms, drafted in ${milliseconds.toFixed(0)} ms`,
  )
  for (const [fact, candidates] of factLists(facts))
    for (const { text, form, confidence: sure } of candidates)
      print(`   ${fact.padEnd(15)} ${sure.toFixed(2)} ${form.padEnd(9)} ${text}`)
  print(`   trades          ${(facts.trades ?? []).join(', ')}`)
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

const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0)

/** Drafts the sites over and over and prints the resident memory ten times. */
async function watchMemory(sites: readonly Read[], repeat: number): Promise<void> {
  const read = sites.filter(({ snapshot }) => snapshot)
  if (read.length === 0) return
  for (let count = 1; count <= repeat; count++) {
    const { snapshot, address } = read[count % read.length]!
    await draftFor(snapshot!, `${address}${count}`, {})
    if (count % Math.ceil(repeat / 10) !== 0) continue
    // With `node --expose-gc`, what is left is in use.
    globalThis.gc?.()
    const { rss, heapUsed } = process.memoryUsage()
    print(`after ${count} drafts: ${megabytes(rss)} MB resident, ${megabytes(heapUsed)} MB heap`)
  }
}

function printSummary(sites: readonly Read[]): void {
  const drafted = sites.filter(({ facts }) => facts)
  const texts = drafted.map(({ name, facts, steps }) => ({
    name,
    language: facts!.language.code,
    steps,
  }))
  const shared = sharedSentences(texts)
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`
  print(
    `\n${drafted.length} of ${sites.length} sites drafted, p95 ` +
      `${p95(drafted.map(({ readMilliseconds, milliseconds }) => readMilliseconds + milliseconds)).toFixed(0)} ms ` +
      `with reading, ${p95(drafted.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms without`,
  )
  print(
    `shared sentences: mean ${percent(shared.mean)}, at most ${percent(shared.most)}, ` +
      `over 30 % in ${(shared.high * 100).toFixed(1)} % of the pairs`,
  )
  if (shared.worst) {
    print(`most alike: ${shared.worst.names.join(' and ')}`)
    for (const sentence of shared.worst.sentences) print(`   ${sentence}`)
  }
  print(`facts and emails: ${writePage(sites)}`)
}

/**
 * Drafts from folders of built websites or from addresses, prints the facts and checks of each and
 * the path of a page with all of them.
 * @returns whether every site gave a draft without faults of the sources
 */
export async function readAndPrint(options: BenchOptions): Promise<boolean> {
  const sites: Read[] = []
  const writer = options.model ? await startModelWriter(options.model) : undefined
  const draftAll = async (web: WebReader, addresses: Iterable<[string, string]>) => {
    for (const [name, address] of addresses) {
      const site = await draftFrom(web, { name, address, taps: options.taps[name], writer })
      printSite(site)
      if (options.withQuestions) printQuestions(site)
      if (options.withEmails) printEmails(site)
      sites.push(site)
    }
  }
  for (const one of options.wanted)
    if (existsSync(one) && statSync(one).isDirectory()) {
      const served = await serveFolder(one, options.delay)
      await draftAll(served.web, served.addresses)
      await served.close()
    } else await draftAll(liveReader(), [[one, one]])
  await writer?.close()
  printSummary(sites)
  if (options.repeat > 0) await watchMemory(sites, options.repeat)
  return sites.every(({ faults }) => faults.every((fault) => !/no page says|markup/.test(fault)))
}
