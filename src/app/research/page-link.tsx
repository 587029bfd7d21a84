import { Icon } from '#ui/base/icon.tsx'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { tResearch as t } from './research-messages.ts'

/** Host and path of a page, without "www." and a trailing slash. */
export function pageOfUrl(url: string): string {
  if (!URL.canParse(url)) return url
  const { host, pathname } = new URL(url)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`
}

/** A link to the page that a fact was read on, with its words as a tooltip. */
export function PageLink({ url, quote }: { url: string; quote: string }) {
  const page = pageOfUrl(url)
  return (
    <Tooltip text={`“${quote}”`}>
      <a
        className="source-chip"
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={t('research.source', { page })}
      >
        <Icon name="link" size={12} />
        {page}
      </a>
    </Tooltip>
  )
}
