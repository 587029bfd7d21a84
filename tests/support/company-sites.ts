import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { Formality, NoCompany, ProofCandidate } from '#drafting/facts.ts'
import { FetchError, type FetchedPage, type WebReader } from '#platform/web/web.ts'

/** What a button with an object asks for; a plain "contact us" is none. */
export type AskKind = 'quote' | 'demo' | 'trial' | 'call' | 'catalog' | 'visit'

/**
 * The facts that a careful reader takes from a made website. Each list of a fact holds every answer
 * that is accepted, best first; an empty list says that the site does not state the fact.
 */
export interface ExpectedSite {
  /** Under `.example`, without accents and often without the spaces of the name. */
  host: string
  language: EmailLanguage
  /** `null` where the site leaves it open or mixes forms: no answer is wrong. */
  formality: Formality
  /** Accepted spellings, without the legal form unless the company always writes it. */
  name: string[]
  /** Empty where neither name nor imprint gives one. */
  legalForm: string
  offer: string[]
  audience: string[]
  problem: string[]
  benefits: string[]
  /** The words that a proof must hold; the sentence around them may come along. */
  proof: Pick<ProofCandidate, 'kind' | 'text' | 'speaker'>[]
  /** Quotations, numbers and badges that must not be offered as proof. */
  proofNever: string[]
  callToAction: AskKind | null
  /** Accepted ids of `categories.ts`; the empty string accepts that none is found. */
  category: string[]
  /** Words of the pages that must not appear in an email: menus, buttons, prices, legal text. */
  never: string[]
  /** The trade, in English. */
  trade: string
  /** What makes the site hard to read, in a few words each. */
  difficulties: string[]
}

/** What a page that is no company's must lead to. */
export interface ExpectedRefusal {
  host: string
  /** `null` where the page could be a company's: the reader asks "Is this your company?". */
  reason: NoCompany['reason'] | null
  difficulties: string[]
}

/** A made website: its name, its expected facts and its pages by their path below the host. */
export interface MadeSite<E> {
  name: string
  expected: E
  pages: Map<string, string>
}

const READ_AT = '2026-03-01T09:14:00.000Z'
const folderOf = (kind: string) => new URL(`../fixtures/${kind}/`, import.meta.url)

/** Decodes a page as browsers do: by the charset of its `meta` element, else as UTF-8. */
function decodePage(bytes: Buffer): string {
  const head = bytes.subarray(0, 1024).toString('latin1')
  const charset = /<meta[^>]{0,100}charset=["']?([\w-]+)/i.exec(head)?.[1] ?? 'utf-8'
  return new TextDecoder(charset).decode(bytes)
}

/** The path that a file answers: `index.html` is the folder, `team.html` answers `/team` too. */
const pathOf = (file: string) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')
const plainPath = (path: string) =>
  decodeURIComponent(path)
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/^\/+|\/+$/g, '')

function readMadeSite<E>(kind: string, name: string): MadeSite<E> {
  const folder = new URL(`${name}/`, folderOf(kind))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
  return {
    name,
    expected: JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as E,
    pages: new Map(
      files.map((file) => [
        plainPath(pathOf(file)),
        decodePage(readFileSync(new URL(file, folder))),
      ]),
    ),
  }
}

const readMadeSites = <E>(kind: string): MadeSite<E>[] =>
  readdirSync(folderOf(kind))
    .filter((name) => existsSync(new URL(`${name}/expected.json`, folderOf(kind))))
    .sort()
    .map((name) => readMadeSite<E>(kind, name))

/** All made company websites, by name. */
export const companySites = (): MadeSite<ExpectedSite>[] => readMadeSites('companies')

/** All made pages that are no company's, by name. */
export const noCompanySites = (): MadeSite<ExpectedRefusal>[] => readMadeSites('no-company')

/** The address that a person would type for a made site. */
export const addressOf = ({ expected }: MadeSite<{ host: string }>) => `https://${expected.host}`

/**
 * Serves made sites from memory, each under its host with and without `www.`; robots.txt allows
 * everything. Other hosts and paths fail as on the network.
 */
export function readerOf(...sites: MadeSite<{ host: string }>[]): WebReader {
  const bare = (host: string) => host.replace(/^www\./, '')
  const byHost = new Map(sites.map((site) => [bare(site.expected.host), site]))
  return {
    allowed: () => Promise.resolve(true),
    page: async (address): Promise<FetchedPage> => {
      const url = new URL(address)
      const site = byHost.get(bare(url.hostname))
      if (!site) throw new FetchError('dns', 'The host has no address.')
      const body = site.pages.get(plainPath(url.pathname))
      if (body === undefined) throw new FetchError('http-status', 'The page answers 404.', 404)
      const contentType = 'text/html; charset=utf-8'
      const page = { url: url.href, status: 200, contentType, body }
      return { ...page, truncated: false, fetchedAt: READ_AT }
    },
  }
}
