import { useContext, useId, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useInfiniteGetList, type RaRecord } from 'react-admin'
import { exactMoment } from '#ui/lists/exact-moment.ts'
import { wordsOf } from '#catalog/fields/words.ts'
import { api } from '#client/api.ts'
import { paging } from '#model/api/paging.ts'
import type { Event, Profile } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { WriteAccess } from '../core/access.ts'
import { ActionDialog } from '../core/action-dialog.tsx'
import { useResource } from '../core/registry.ts'
import { tActs } from './act-messages.ts'
import { BrowsingWishes } from './browsing.tsx'
import { ConsentRecords } from './consent-records.tsx'
import { Moment } from '../parts/paged-table.tsx'
import { consentTone, readConsent } from './read-consent.ts'
import { useRefreshAll } from '../parts/use-paged.ts'
import { tProfile } from './messages.ts'

const ANSWERS = ['GRANTED', 'DENIED', 'REVOKED'] as const

/** The person's consents by purpose, a form to change them, and all answers, newest first. */
export function ConsentsTab({ profile }: { profile: Profile & RaRecord }) {
  const canWrite = useContext(WriteAccess)
  const [changing, setChanging] = useState<string | null>(null)
  const entries = Object.entries(profile.consents ?? {})
  return (
    <>
      {canWrite && (
        <div className="c-tab-tools">
          <Button size="s" onClick={() => setChanging('')}>
            {tActs('consents.note')}
          </Button>
        </div>
      )}
      {entries.length === 0 ? (
        <p className="c-soft">{tActs('consents.none')}</p>
      ) : (
        <div
          className="c-scroll-x"
          tabIndex={0}
          role="region"
          aria-label={tActs('consents.consents')}
        >
          <table className="c-table c-table-open">
            <thead>
              <tr>
                <th scope="col">{tActs('consents.purpose')}</th>
                <th scope="col">{tActs('consents.answer')}</th>
                <th scope="col" className="c-p2">
                  {tActs('consents.since')}
                </th>
                <th scope="col" className="c-p2">
                  {tActs('consents.until')}
                </th>
                {canWrite && <th scope="col">{tProfile('profile.action')}</th>}
              </tr>
            </thead>
            <tbody>
              {entries.map(([purpose, value]) => {
                const { given, word, since, until } = readConsent(value)
                return (
                  <tr key={purpose}>
                    <td className="c-medium">{wordsOf(purpose)}</td>
                    <td>
                      <span className={`f-dot f-${consentTone(given)}`}>{word}</span>
                    </td>
                    <td className="c-p2">{since ? <Moment at={since} /> : '–'}</td>
                    <td className="c-p2">{until ? <Moment at={until} /> : '–'}</td>
                    {canWrite && (
                      <td>
                        <Button
                          size="s"
                          variant="quiet"
                          aria-label={tActs('consents.changeNamed', { name: wordsOf(purpose) })}
                          onClick={() => setChanging(purpose)}
                        >
                          {tActs('consents.change')}
                        </Button>
                      </td>
                    )}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      <BrowsingWishes profile={profile} />
      {profile.email ? (
        <ConsentRecords email={profile.email} />
      ) : (
        <ConsentHistory profileId={String(profile.id)} />
      )}
      {changing !== null && (
        <ConsentDialog
          profileId={String(profile.id)}
          purpose={changing}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  )
}

type ConsentEvent = Event &
  RaRecord & { properties: { consent?: { typeIdentifier?: string; status?: string } } }

function ConsentHistory({ profileId }: { profileId: string }) {
  const consoleResource = useResource('event')
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteGetList<ConsentEvent>(
    consoleResource.name,
    {
      filter: { profileId, eventType: 'modifyConsent' },
      sort: { field: 'timeStamp', order: 'DESC' },
      pagination: { page: 1, perPage: paging.defaultSize },
    },
  )
  const events = data?.pages.flatMap((page) => page.data) ?? []
  if (events.length === 0) return null
  return (
    <section className="c-todos c-later">
      <h3>{tActs('consents.history')}</h3>
      <ul>
        {events.map(({ id, timeStamp, properties: { consent } }) => (
          <li key={id}>
            <time className="c-soft c-num" dateTime={timeStamp}>
              {exactMoment(new Date(timeStamp))}
            </time>
            <span>
              {wordsOf(consent?.typeIdentifier ?? '')}: {readConsent(consent).word}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="s" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {tProfile('profile.earlier')}
        </Button>
      )}
    </section>
  )
}

function ConsentDialog({
  profileId,
  purpose: given,
  onClose,
}: {
  profileId: string
  purpose: string
  onClose(): void
}) {
  const [purpose, setPurpose] = useState(given)
  const [status, setStatus] = useState<(typeof ANSWERS)[number]>('GRANTED')
  const [until, setUntil] = useState('')
  const field = useId()
  const refresh = useRefreshAll()
  const note = useMutation({
    mutationFn: () =>
      api.post(`/profiles/${profileId}/consents`, {
        purpose: purpose.trim(),
        status,
        ...(status === 'GRANTED' && until
          ? { until: new Date(`${until}T23:59:59`).toISOString() }
          : {}),
      }),
    onSuccess: () => {
      toast({ title: tActs('consents.saved'), variant: 'success' })
      onClose()
    },
    onSettled: refresh,
  })
  return (
    <ActionDialog
      onClose={onClose}
      title={
        given ? tActs('consents.changeNamed', { name: wordsOf(given) }) : tActs('consents.note')
      }
      description={tActs('consents.noteWhy')}
      action={{
        label: tActs('consents.save'),
        isBusy: note.isPending,
        isOff: purpose.trim() === '',
        run: () => note.mutate(),
      }}
      fault={note.error?.message}
    >
      {!given && (
        <div className="c-field">
          <label className="f-label" htmlFor={`${field}-purpose`}>
            {tActs('consents.purpose')}
          </label>
          <input
            id={`${field}-purpose`}
            className="f-input"
            maxLength={80}
            value={purpose}
            onChange={(event) => setPurpose(event.target.value)}
            data-autofocus=""
          />
        </div>
      )}
      <div className="c-field">
        <label className="f-label" htmlFor={`${field}-status`}>
          {tActs('consents.answer')}
        </label>
        <select
          id={`${field}-status`}
          className="f-input f-select"
          value={status}
          onChange={(event) => setStatus(event.target.value as (typeof ANSWERS)[number])}
        >
          {ANSWERS.map((answer) => (
            <option key={answer} value={answer}>
              {tActs(`consents.${answer}`)}
            </option>
          ))}
        </select>
      </div>
      {status === 'GRANTED' && (
        <div className="c-field">
          <label className="f-label" htmlFor={`${field}-until`}>
            {tActs('consents.until')}
          </label>
          <input
            id={`${field}-until`}
            type="date"
            className="f-input"
            value={until}
            aria-describedby={`${field}-until-help`}
            onChange={(event) => setUntil(event.target.value)}
          />
          <p className="f-help" id={`${field}-until-help`}>
            {tActs('consents.untilHelp')}
          </p>
        </div>
      )}
    </ActionDialog>
  )
}
