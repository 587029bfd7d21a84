import type { ReactNode } from 'react'
import type { Missing } from '#model/outreach.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { tMessaging as t } from './messaging-words.ts'

export interface SourcedText {
  text: string
  source?: { url: string; element: string; quote: string; confidence?: number } | null
  edited?: boolean
}

const hostOf = (url: string) => {
  try {
    return new URL(url).host.replace(/^www\./, '')
  } catch {
    return url
  }
}

/** Names of a page's places for people who do not read HTML. */
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
    `conf.place.${Object.hasOwn(PLACES, element) ? PLACES[element as keyof typeof PLACES] : 'text'}`,
  )
/** Places that a reader of the page does not see. */
const UNSEEN = new Set(['title', 'description', 'address', 'og:site_name', 'JSON-LD'])

/**
 * The page, scrolled to the very words where the browser knows text fragments (WICG Scroll to Text
 * Fragment).
 */
function linkTo({ url, element, quote }: NonNullable<SourcedText['source']>): string {
  if (UNSEEN.has(element) || url.includes('#')) return url
  const words = quote.split(' ').slice(0, 10).join(' ')
  // A hyphen is a word of the fragment's own language.
  return `${url}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`
}

/** Where a line was read; the words that stood there are in the tooltip. */
function SourceChip({ source }: { source: NonNullable<SourcedText['source']> }) {
  if (!/^https?:/.test(source.url))
    return <span className="mg-source">{t('conf.line.fromText')}</span>
  return (
    <Tooltip text={`“${source.quote}”`}>
      <a className="mg-source" href={linkTo(source)} target="_blank" rel="noreferrer">
        <Icon name="link" size={12} />
        {t('conf.line.fromPlace', { place: placeOf(source.element), host: hostOf(source.url) })}
      </a>
    </Tooltip>
  )
}

interface LineProps {
  id: string
  label: string
  value: SourcedText
  max: number
  rows?: number
  findings: readonly Missing[]
  /** What drafting had found, for "Restore". */
  drafted?: SourcedText
  placeholder?: string
  onChange: (value: SourcedText) => void
  buttons?: ReactNode
  /** True in lists, whose heading says it. */
  hideLabel?: boolean
  children?: ReactNode
}

/** One line of the message with its source, its limit and what is wrong with it. */
export function TextLine({
  id,
  label,
  value,
  max,
  rows = 1,
  findings,
  drafted,
  placeholder,
  onChange,
  buttons,
  hideLabel = false,
  children,
}: LineProps) {
  const fault = findings.find((one) => one.level === 'blocker') ?? findings[0]
  const canRestore = drafted !== undefined && drafted.text !== '' && drafted.text !== value.text
  const common = {
    id,
    value: value.text,
    maxLength: max,
    placeholder,
    className: 'field',
    'aria-invalid': fault?.level === 'blocker' ? true : undefined,
    'aria-describedby': `${id}-note`,
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...value, text: event.target.value, edited: true }),
  }
  return (
    <div className="mg-line">
      <label
        htmlFor={id}
        className={hideLabel ? 'ui-sr' : 'lb'}
        style={hideLabel ? undefined : { gridColumn: '1 / -1', marginBottom: 0 }}
      >
        {label}
      </label>
      {rows > 1 ? <textarea {...common} rows={rows} /> : <input {...common} />}
      <div className="mg-buttons">{buttons}</div>
      <div className="mg-note" id={`${id}-note`}>
        {value.edited ? <span>{t('conf.line.edited')}</span> : null}
        {value.source ? <SourceChip source={value.source} /> : null}
        {canRestore ? (
          <button
            type="button"
            className="link"
            onClick={() => onChange({ ...value, ...drafted, edited: false })}
          >
            {t('conf.line.restore')}
          </button>
        ) : null}
        {fault ? (
          <span className={fault.level === 'blocker' ? 'down' : 'warn'}>{fault.message}</span>
        ) : null}
        <span
          className={`count num ${value.text.length > max * 0.9 ? 'warn' : ''}`}
          aria-hidden="true"
        >
          {value.text.length} / {max}
        </span>
      </div>
      {children}
    </div>
  )
}
