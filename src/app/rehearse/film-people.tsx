import { memo, useMemo } from 'react'
import {
  answerKinds,
  type AnswerKind,
  type Rehearsal,
  type RehearsalEvent,
  type RehearsedPerson,
} from '#model/api/rehearsal.ts'
import { Button } from '#ui/base/button.tsx'
import { replyLabel } from '../page-parts/reply-label.ts'
import type { Film } from './use-film.ts'
import { tFilm as t } from './messages.ts'

interface Standing {
  tone: string
  words: string
}

/** Each person's current state, and the reply that they are scripted to send. */
export function FilmPeople({
  film,
  rehearsal,
  chosen,
  onChoose,
  onReset,
}: {
  film: Film
  rehearsal: Rehearsal
  chosen: Record<string, AnswerKind>
  onChoose: (contactId: string, kind: AnswerKind) => void
  onReset: () => void
}) {
  const standings = useMemo(
    () => standingsOf(film.events.slice(0, film.shown)),
    [film.events, film.shown],
  )
  const before = { tone: 'd-off', words: t('film.status.waiting') }
  return (
    <aside className="film-people panel" aria-labelledby="film-people">
      <header>
        <h2 id="film-people">{t('film.people')}</h2>
        {Object.keys(chosen).length > 0 ? (
          <Button size="s" variant="quiet" onClick={onReset}>
            {t('film.reset')}
          </Button>
        ) : null}
      </header>
      <p className="soft s13">{t('film.whatIf')}</p>
      <ul>
        {rehearsal.people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            {...(standings.get(person.id) ?? before)}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </aside>
  )
}

interface PersonRowProps extends Standing {
  person: RehearsedPerson
  onChoose: (contactId: string, kind: AnswerKind) => void
}

const PersonRow = memo(function PersonRow({ person, tone, words, onChoose }: PersonRowProps) {
  return (
    <li>
      <span className="film-who">
        <span className="med clip">{person.name}</span>
        <span className="soft s12 clip">{person.company || person.email}</span>
        <span className={`dot s12 ${tone}`}>{words}</span>
      </span>
      <select
        className="field field-s"
        aria-label={t('film.answerOf', { name: person.name })}
        value={person.answer}
        onChange={(event) => onChoose(person.id, event.target.value as AnswerKind)}
      >
        {answerKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`film.kind.${kind}`)}
          </option>
        ))}
      </select>
    </li>
  )
})

function standingsOf(events: readonly RehearsalEvent[]): Map<string, Standing> {
  const standings = new Map<string, Standing>()
  for (const event of events) {
    if (event.kind === 'campaign') continue
    standings.set(event.contact.id, standingAfter(event))
    for (const { kind, contactId } of event.consequences)
      if (kind === 'colleague-stopped' && contactId)
        standings.set(contactId, { tone: 'd-off', words: t('film.status.colleague') })
  }
  return standings
}

function standingAfter(event: Exclude<RehearsalEvent, { kind: 'campaign' }>): Standing {
  switch (event.kind) {
    case 'email': {
      const { stepNumber: number, steps: total } = event
      return number === total
        ? { tone: '', words: t('film.status.done') }
        : { tone: '', words: t('film.status.email', { number, total }) }
    }
    case 'answer':
      return event.label === 'out-of-office'
        ? { tone: 'd-cau', words: t('film.status.away') }
        : replyLabel(event.label)
    case 'back':
      return { tone: '', words: t('film.back', { name: event.contact.name.split(' ')[0] ?? '' }) }
  }
}
