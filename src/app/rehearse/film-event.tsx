import { memo, useId } from 'react'
import type { Consequence, RehearsalEvent } from '#model/api/rehearsal.ts'
import { Icon } from '#ui/base/icon.tsx'
import { replyLabel } from '../page-parts/reply-label.ts'
import { placeOf, timeThere, titleOf, toneOf } from './film-format.ts'
import { tFilm as t } from './messages.ts'

const ICONS = { email: 'send', answer: 'reply', back: 'sun', campaign: 'flow' } as const

interface EventProps {
  event: RehearsalEvent
  filmZone: string
  isOpen: boolean
  isNewest: boolean
  onOpen: (id: string | null) => void
}

/**
 * One moment of the film, which opens into the whole email or reply. Memoized, because a film has
 * hundreds and shows one more several times a second.
 */
export const FilmEvent = memo(function FilmEvent({
  event,
  filmZone,
  isOpen,
  isNewest,
  onOpen,
}: EventProps) {
  const id = useId()
  return (
    <li className="film-event" data-tone={toneOf(event)} data-newest={isNewest || undefined}>
      <button
        type="button"
        className="film-row"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onOpen(isOpen ? null : event.id)}
      >
        <span className="film-mark">
          <Icon name={ICONS[event.kind]} size={14} />
        </span>
        <span className="film-what">
          <span className="med">{titleOf(event)}</span>
          <span className="soft s13 film-more">{lineBelow(event)}</span>
        </span>
        <span className="film-time num s12 soft">
          {t('film.there', {
            time: timeThere(event, filmZone),
            place: placeOf(event.zone),
          })}
        </span>
        <Icon name="chev" size={14} className="film-chev" />
      </button>
      {isOpen ? (
        <div className="film-open" id={id}>
          <Opened event={event} />
        </div>
      ) : null}
    </li>
  )
})

/** The subject of an email; for everything else the first thing that the product did. */
const lineBelow = (event: RehearsalEvent): string =>
  event.kind === 'email'
    ? [event.contact.company, event.subject].filter(Boolean).join(' · ')
    : (event.consequences.find(({ kind }) => kind !== 'noted')?.text ??
      event.consequences[0]?.text ??
      '')

function Opened({ event }: { event: RehearsalEvent }) {
  const facts = factsOf(event)
  return (
    <>
      {facts.length > 0 ? (
        <dl className="film-facts s13">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="soft">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {event.kind === 'email' && event.missing.length > 0 ? (
        <p className="warn s13">{t('film.missing', { names: event.missing.join(', ') })}</p>
      ) : null}
      {event.kind === 'email' || event.kind === 'answer' ? (
        <p className={event.kind === 'answer' ? 'film-letter film-their' : 'film-letter'}>
          {event.text.trim()}
        </p>
      ) : null}
      <Did consequences={event.consequences} />
    </>
  )
}

type Fact = readonly [term: string, value: string]

function factsOf(event: RehearsalEvent): Fact[] {
  const when: Fact = [t('film.when'), `${event.atThere} (${event.zone})`]
  switch (event.kind) {
    case 'email':
      return [
        [t('film.to'), `${event.contact.name} <${event.contact.email}>`],
        [t('film.from'), event.from],
        [t('film.subject'), event.subject],
        when,
        [t('film.why'), event.why],
      ]
    case 'answer':
      return [
        [t('film.from'), event.from],
        [t('film.subject'), event.subject],
        [t('film.repliesTo'), t('film.emailNumber', { number: event.stepNumber })],
        when,
        [
          t('film.label'),
          `${replyLabel(event.label).words}, ${t('film.because', { reason: event.reason })}`,
        ],
      ]
    default:
      return [when]
  }
}

function Did({ consequences }: { consequences: readonly Consequence[] }) {
  if (consequences.length === 0) return null
  return (
    <div className="film-did">
      <h3>{t('film.did')}</h3>
      <ul>
        {consequences.map(({ text }) => (
          <li key={text}>
            <Icon name="check" size={14} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
