import { useCallback, useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { api, ApiError } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { AnswerKind, Rehearsal } from '#model/api/rehearsal.ts'
import { NotFound } from '#shell/not-found.tsx'
import { buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { tData } from '#ui/lists/messages.ts'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { Part } from '../page-parts/part.tsx'
import { tCampaigns } from '../campaigns/messages.ts'
import { FilmControls } from './film-controls.tsx'
import { FilmDays } from './film-days.tsx'
import { FilmPeople } from './film-people.tsx'
import { FilmSummary } from './film-summary.tsx'
import { useFilm, useFilmKeys } from './use-film.ts'
import { tFilm as t } from './messages.ts'
import './rehearse.css'

/** The whole campaign as a film of days that can be stopped and opened. */
export default function RehearsePage() {
  const { campaignId = '' } = useParams()
  const [chosen, setChosen] = useState<Record<string, AnswerKind>>({})
  const [lastChosen, setLastChosen] = useState<string | null>(null)
  /** A film starts again after each. */
  const [resets, setResets] = useState(0)
  const query = useQuery({
    queryKey: ['campaigns', campaignId, 'rehearsal', chosen],
    queryFn: ({ signal }) =>
      api.post<Rehearsal>(
        `/campaigns/${encodeURIComponent(campaignId)}/rehearse`,
        { answers: chosen },
        { signal, timeout: 60_000 },
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const choose = useCallback((contactId: string, kind: AnswerKind) => {
    setChosen((before) => ({ ...before, [contactId]: kind }))
    setLastChosen(contactId)
  }, [])
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound />
  const reset = () => {
    setResets((count) => count + 1)
    setChosen({})
    setLastChosen(null)
  }
  return (
    <PageFrame
      title={t('film.title')}
      above={
        <nav className="crumb" aria-label={tData('data.breadcrumb')}>
          <Link to={paths.campaigns}>{tCampaigns('campaigns.title')}</Link>
          <Icon name="chev" size={14} />
          <Link to={paths.configure(campaignId)}>
            {query.data?.campaign ?? t('film.emptyAction')}
          </Link>
        </nav>
      }
    >
      <Part query={query} lines={9}>
        {(rehearsal) => (
          <>
            <Lead rehearsal={rehearsal} />
            {rehearsal.days.length === 0 ? (
              <NothingToShow rehearsal={rehearsal} id={campaignId} />
            ) : (
              <Screen
                key={resets}
                rehearsal={rehearsal}
                id={campaignId}
                chosen={chosen}
                lastChosen={query.isPlaceholderData ? null : lastChosen}
                onChoose={choose}
                onReset={reset}
              />
            )}
          </>
        )}
      </Part>
    </PageFrame>
  )
}

function Lead({ rehearsal: { sample, leftOut } }: { rehearsal: Rehearsal }) {
  return (
    <div className="film-lead">
      <p className="soft">{t('film.lead')}</p>
      {sample.people || sample.mailbox || leftOut > 0 ? (
        <p className="notice">
          {[
            sample.people ? t('film.samplePeople') : '',
            sample.mailbox ? t('film.sampleMailbox') : '',
            leftOut > 0 ? t('film.leftOut', { count: leftOut }) : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      ) : null}
    </div>
  )
}

/** No email leaves: there are none yet, or no window is open. */
function NothingToShow({ rehearsal, id }: { rehearsal: Rehearsal; id: string }) {
  const isUnwritten = rehearsal.end.text === ''
  return (
    <section className="panel pad stack">
      <h2>{t(isUnwritten ? 'film.empty' : 'film.nothingLeaves')}</h2>
      <p className="soft">{isUnwritten ? t('film.emptyHelp') : rehearsal.end.text}</p>
      <p>
        <Link
          className={buttonClass({ variant: 'primary' })}
          to={paths.configure(id, isUnwritten ? 2 : 4)}
        >
          {t(isUnwritten ? 'film.emptyAction' : 'film.toPlan')}
        </Link>
      </p>
    </section>
  )
}

function Screen({
  rehearsal,
  id,
  lastChosen,
  ...choice
}: {
  rehearsal: Rehearsal
  id: string
  chosen: Record<string, AnswerKind>
  lastChosen: string | null
  onChoose: (contactId: string, kind: AnswerKind) => void
  onReset: () => void
}) {
  const film = useFilm(rehearsal)
  useFilmKeys(film, rehearsal.days.length)
  const { events, showEvent } = film
  // After a choice the film opens at its effect.
  useEffect(() => {
    if (lastChosen === null) return
    const mine = events.flatMap((event, index) =>
      event.kind !== 'campaign' && event.contact.id === lastChosen ? [index] : [],
    )
    const answer = mine.find((index) => events[index]!.kind === 'answer') ?? mine.at(-1)
    if (answer !== undefined) showEvent(answer)
  }, [events, showEvent, lastChosen])
  return (
    <>
      <FilmControls film={film} rehearsal={rehearsal} />
      <p className="film-keys soft s12">{t('film.keys')}</p>
      <div className="film">
        <div className="film-main">
          <FilmDays film={film} rehearsal={rehearsal} />
          {film.ended ? <FilmSummary rehearsal={rehearsal} id={id} /> : null}
        </div>
        <FilmPeople film={film} rehearsal={rehearsal} {...choice} />
      </div>
    </>
  )
}
