import { useEffect, useRef } from 'react'
import type { Rehearsal } from '#model/api/rehearsal.ts'
import { FilmEvent } from './film-event.tsx'
import { dayName, quietDays } from './film-format.ts'
import { prefersStill, type Film } from './use-film.ts'
import { tFilm as t } from './messages.ts'

/** The days so far, each with its events; the newest one is kept in view while the film plays. */
export function FilmDays({ film, rehearsal }: { film: Film; rehearsal: Rehearsal }) {
  const list = useRef<HTMLDivElement>(null)
  // A smooth scroll would not end before the next event begins one.
  const isFast = film.speed > 2 || film.events.length > 60
  useEffect(() => {
    if (!film.playing) return
    list.current?.querySelector('[data-newest]')?.scrollIntoView({
      block: 'nearest',
      behavior: prefersStill() || isFast ? 'auto' : 'smooth',
    })
  }, [film.playing, film.shown, isFast])
  let left = film.shown
  return (
    <div className="film-days" ref={list}>
      {rehearsal.days.slice(0, film.day + 1).map((day, index) => {
        const events = day.events.slice(0, left)
        left -= events.length
        const quiet = quietDays(rehearsal.days[index - 1], day)
        return (
          <section key={day.date} className="film-day" aria-labelledby={`day-${day.date}`}>
            {quiet > 0 ? (
              <p className="film-quiet soft s12">{t('film.quietDays', { count: quiet })}</p>
            ) : null}
            <h2 id={`day-${day.date}`}>
              <span className="film-number num">{t('film.day', { number: day.number })}</span>{' '}
              <span className="soft">{dayName(day.date)}</span>
            </h2>
            <ol>
              {events.map((event) => (
                <FilmEvent
                  key={event.id}
                  event={event}
                  filmZone={rehearsal.timeZone}
                  isOpen={film.opened === event.id}
                  isNewest={event === film.events[film.shown - 1]}
                  onOpen={film.open}
                />
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}
