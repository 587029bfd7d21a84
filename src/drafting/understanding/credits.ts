import type { SitePage } from '../reading/page.ts'

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '')

/** Whether a line of the footer leads to another host, as the credit of a web agency does. */
export const isCredit = ({ links, url }: SitePage, line: string): boolean => {
  const own = hostOf(url)
  const link = links.find(({ text }) => text === line)
  return own !== '' && link !== undefined && link.url !== '' && hostOf(link.url) !== own
}
