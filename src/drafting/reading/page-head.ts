import type { SitePage } from './page.ts'

const HEADING = /^h[1-3]$/

/**
 * What a page says first: its title and first headings, a line each.
 * @param headings how many headings, of the first three levels
 */
export const headOf = ({ title, blocks }: SitePage, headings = 2): string =>
  [
    title,
    ...blocks
      .filter(({ element }) => HEADING.test(element))
      .slice(0, headings)
      .map(({ text }) => text),
  ].join(' \n ')
