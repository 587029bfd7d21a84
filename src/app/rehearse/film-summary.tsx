import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { answerKinds, type Rehearsal } from '#model/api/rehearsal.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { prefersStill } from './use-film.ts'
import { tFilm as t } from './messages.ts'

/** What the film came to, and where to go from here. */
export function FilmSummary({ rehearsal, id }: { rehearsal: Rehearsal; id: string }) {
  const { totals, sample, end } = rehearsal
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.scrollIntoView({
      block: 'nearest',
      behavior: prefersStill() ? 'auto' : 'smooth',
    })
  }, [])
  const answers = answerKinds.filter((kind) => totals.answers[kind] > 0)
  return (
    <section className="film-end panel" ref={section} aria-labelledby="film-end">
      <p className="soft s13">{t('film.end')}</p>
      <h2 id="film-end">
        {t('film.sum.headline', {
          emails: t('film.sum.emails', { count: totals.emails }),
          people: t('film.sum.people', { count: totals.people }),
          days: t('film.sum.days', { count: totals.days }),
        })}
      </h2>
      <ul className="film-tally">
        {answers.map((kind) => (
          <li key={kind}>{t(`film.sum.${kind}`, { count: totals.answers[kind] })}</li>
        ))}
      </ul>
      <ul className="film-proof">
        {promisesOf(rehearsal).map((promise) => (
          <li key={promise}>
            <Icon name="check" size={14} />
            {promise}
          </li>
        ))}
      </ul>
      {end.text ? <p className="warn s13">{end.text}</p> : null}
      <div className="film-next">
        <Link className={buttonClass({ variant: 'primary' })} to={paths.configure(id, 4)}>
          {t(sample.people ? 'film.toPeople' : 'film.toLaunch')}
        </Link>
        <Link className={buttonClass()} to={paths.configure(id, 2)}>
          {t('film.toEmails')}
        </Link>
      </div>
    </section>
  )
}

function promisesOf({ totals }: Rehearsal): string[] {
  const { shortestGapHours, colleaguesStopped, suppressed, afterTheEnd } = totals
  const days = shortestGapHours === null ? 0 : Math.floor(shortestGapHours / 24)
  return [
    ...(shortestGapHours === null ? [t('film.sum.once')] : []),
    ...(days >= 1 ? [t('film.sum.gap', { count: days })] : []),
    ...(afterTheEnd === 0 ? [t('film.sum.never')] : []),
    ...(colleaguesStopped > 0 ? [t('film.sum.colleagues', { count: colleaguesStopped })] : []),
    ...(suppressed > 0 ? [t('film.sum.suppressed', { count: suppressed })] : []),
  ]
}
