import { found, type FoundFact, type ResearchedSite } from '../company-facts.ts'

const SURE = 0.9

/** The language of the site, where its words and its markup leave no doubt. */
export function findLanguage({ facts, pages }: ResearchedSite): FoundFact[] {
  const [home] = pages
  const { code, confidence } = facts.language
  if (!home || confidence < SURE) return []
  const words = home.title || home.blocks.find(({ text }) => text.length > 20)?.text || ''
  return words ? [found('language', code, { url: home.url, quote: words })] : []
}
