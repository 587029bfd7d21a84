import type { Rehearsal } from '#model/api/rehearsal.ts'
import { Button, IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { dayName } from './film-format.ts'
import { SPEEDS, type Film, type Speed } from './use-film.ts'
import { tFilm as t } from './messages.ts'

function toggleOf({ playing, ended }: Film) {
  if (playing) return { icon: 'pause', label: 'film.pause' } as const
  if (ended) return { icon: 'undo', label: 'film.again' } as const
  return { icon: 'play', label: 'film.play' } as const
}

/** Play, pause, days, speed, and where the film is. */
export function FilmControls({ film, rehearsal }: { film: Film; rehearsal: Rehearsal }) {
  const { days } = rehearsal
  const day = days[film.day]
  if (!day) return null
  const last = days.at(-1) ?? day
  const shown = film.events.slice(0, film.shown)
  const emails = t('film.emailsSoFar', {
    count: shown.filter((event) => event.kind === 'email').length,
  })
  const answers = t('film.answersSoFar', {
    count: shown.filter((event) => event.kind === 'answer').length,
  })
  const { icon, label } = toggleOf(film)
  const position = t('film.dayOf', { number: day.number, total: last.number })
  return (
    <section className="film-controls panel" aria-label={t('film.controls')}>
      <div className="film-buttons">
        <IconButton
          label={t('film.previousDay')}
          disabled={film.day === 0}
          onClick={() => film.showDay(film.day - 1)}
        >
          <Icon name="left" size={16} />
        </IconButton>
        <Button variant="primary" className="film-play" onClick={film.toggle}>
          <Icon name={icon} size={16} />
          {t(label)}
        </Button>
        <IconButton
          label={t('film.nextDay')}
          disabled={film.ended}
          onClick={() => film.showDay(film.day + 1)}
        >
          <Icon name="chev" size={16} />
        </IconButton>
      </div>
      <p className="film-place">
        <span className="med num">{position}</span>{' '}
        <span className="soft s13">{dayName(day.date, 'short')}</span>
      </p>
      <p className="film-count soft s13 num">
        {emails} · {answers}
      </p>
      <div className="film-speed">
        <label className="sr" htmlFor="film-speed">
          {t('film.speed')}
        </label>
        <select
          id="film-speed"
          className="field field-s"
          value={film.speed}
          onChange={(event) => film.setSpeed(Number(event.target.value) as Speed)}
        >
          {SPEEDS.map((factor) => (
            <option key={factor} value={factor}>
              {t('film.speedOf', { factor })}
            </option>
          ))}
        </select>
        <Button
          size="s"
          variant="quiet"
          disabled={film.ended}
          onClick={() => film.showDay(Infinity)}
        >
          {t('film.toEnd')}
        </Button>
      </div>
      <input
        type="range"
        className="film-range"
        aria-label={t('film.position')}
        aria-valuetext={`${position}, ${dayName(day.date)}`}
        min={1}
        max={film.events.length}
        value={film.shown}
        style={{
          backgroundSize: `${(100 * (film.shown - 1)) / Math.max(1, film.events.length - 1)}% 4px, 100% 4px`,
        }}
        onChange={(event) => film.seek(Number(event.target.value))}
      />
      <p className="sr" role="status">
        {film.playing
          ? ''
          : t('film.announce', { day: position, date: dayName(day.date), emails, answers })}
      </p>
    </section>
  )
}
