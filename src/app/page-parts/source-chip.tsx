import { siteOf } from '#model/lib/website-url.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { tSource as t } from './source-messages.ts'
import './source-chip.css'

export interface SourcedText {
  text: string
  source?: { url: string; element: string; quote: string; confidence?: number } | null
  edited?: boolean
  confirmed?: boolean
}

/** Names of HTML elements for people who do not read HTML. */
const PLACES = {
  h1: 'mainHeading',
  h2: 'heading',
  h3: 'heading',
  p: 'paragraph',
  li: 'list',
  dt: 'list',
  dd: 'list',
  td: 'table',
  blockquote: 'quote',
  figcaption: 'caption',
  summary: 'question',
  button: 'button',
  link: 'link',
  title: 'pageTitle',
  description: 'description',
  address: 'address',
  'og:site_name': 'siteName',
  'JSON-LD': 'companyData',
} as const
const placeOf = (element: string) =>
  t(
    `source.place.${Object.hasOwn(PLACES, element) ? PLACES[element as keyof typeof PLACES] : 'text'}`,
  )
/** Sources that are not visible on the page. */
const UNSEEN = new Set(['title', 'description', 'address', 'og:site_name', 'JSON-LD'])

/**
 * The page address, with the quote as a text fragment where the browser supports it (WICG Scroll to
 * Text Fragment).
 */
function linkTo({ url, element, quote }: NonNullable<SourcedText['source']>): string {
  if (UNSEEN.has(element) || url.includes('#')) return url
  const words = quote.split(' ').slice(0, 10).join(' ')
  // Escapes hyphens, which text fragments use as syntax.
  return `${url}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`
}

/** The source of a line, with the quoted text as a tooltip. */
export function SourceChip({ source }: { source: NonNullable<SourcedText['source']> }) {
  if (!/^https?:/.test(source.url))
    return <span className="source-chip">{t('source.fromText')}</span>
  return (
    <Tooltip text={`“${source.quote}”`}>
      <a className="source-chip" href={linkTo(source)} target="_blank" rel="noreferrer">
        <Icon name="link" size={12} />
        {t('source.fromPlace', { place: placeOf(source.element), host: siteOf(source.url) })}
      </a>
    </Tooltip>
  )
}
