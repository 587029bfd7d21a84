import { productNow } from '#ui/base/product-clock.ts'
import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import type { RuleTrial } from '#catalog/actions/rule-trial.ts'
import { api } from '#client/api.ts'
import { createLanguage } from '#condition/language.ts'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { eventTypesOf } from '#catalog/conditions/event-types.ts'
import { Button } from '#ui/base/button.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import '#ui/lists/lists.css'
import '../action-editor/action-editor.css'
import { relativeWords } from '#language'
import { useSources } from '../condition-builder/sources.ts'
import { ReasonTree } from '../parts/reason-tree.tsx'
import { tRules as t } from './messages.ts'

interface PastEvent {
  id: string
  eventType: string
  profileId: string | null
  timeStamp: string
}

const OFFERED = 30

/** Chooses a past event and shows what the rule would do on it. */
export function TryRule({ rule }: { rule: RaRecord }) {
  const { savedTypes } = useSources()
  const types = eventTypesOf(
    rule['condition'],
    createLanguage(conditionDefinitions, savedTypes).expand,
  )
  const [chosen, setChosen] = useState('')
  const { data: events, error } = useQuery({
    queryKey: ['rule-events', types],
    queryFn: ({ signal }) => recentEvents(types, signal),
    retry: false,
  })
  const trial = useMutation({
    mutationFn: (eventId: string) =>
      api.post<RuleTrial>(`/rules/${encodeURIComponent(String(rule.id))}/test`, { eventId }),
  })
  const eventId = chosen || events?.[0]?.id || ''
  if (error)
    return (
      <p className="c-fault" role="alert">
        {error.message}
      </p>
    )
  if (events?.length === 0) return <p className="c-soft c-measure">{t('rule.eventsNone')}</p>
  return (
    <div className="ru-try">
      <p className="c-soft c-measure">{t('rule.tryHelp')}</p>
      <div className="ru-ask">
        <SelectField
          label={t('rule.event')}
          value={eventId}
          onChange={({ target }) => setChosen(target.value)}
          choices={(events ?? []).map((event) => ({
            value: event.id,
            label: t('rule.eventOf', {
              type: event.eventType,
              who: event.who,
              when: relativeWords(new Date(event.timeStamp), productNow()),
            }),
          }))}
        />
        <Button
          variant="primary"
          disabled={eventId === ''}
          busy={trial.isPending}
          onClick={() => trial.mutate(eventId)}
        >
          {t('rule.run')}
        </Button>
      </div>
      {trial.error && (
        <p className="c-fault" role="alert">
          {trial.error.message}
        </p>
      )}
      {trial.data && <Outcome trial={trial.data} />}
    </div>
  )
}

/** The latest events with the names of their people; of these types, or of any. */
export async function recentEvents(
  types: readonly string[] | null,
  signal: AbortSignal,
): Promise<(PastEvent & { who: string })[]> {
  const { rows } = await api.list<PastEvent>(
    '/events',
    {
      sort: ['receivedAt', 'DESC'],
      range: [0, OFFERED - 1],
      filter: types ? { eventType: types } : {},
    },
    { signal },
  )
  const withProfile = rows.filter((pastEvent) => pastEvent.profileId !== null)
  const ids = [...new Set(withProfile.map((pastEvent) => pastEvent.profileId!))]
  const people =
    ids.length === 0
      ? []
      : (
          await api.list<{ id: string; name: string }>(
            '/profiles',
            { range: [0, ids.length - 1], filter: { id: ids } },
            { signal },
          )
        ).rows
  return withProfile.map((pastEvent) => ({
    ...pastEvent,
    who: people.find(({ id }) => id === pastEvent.profileId)?.name || t('rule.somebody'),
  }))
}

export const shown = (value: unknown) => {
  if (value === null || value === undefined) return t('rule.nobody')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const TONES: Record<string, string> = { done: 'f-positive', failed: 'f-negative' }
const toneOf = (outcome: string) => TONES[outcome] ?? 'f-caution'

function Outcome({ trial: { fires, held, reasons, steps, event } }: { trial: RuleTrial }) {
  return (
    <div className="ru-outcome" role="status">
      <p className={fires ? 'f-dot f-positive' : 'f-dot f-caution'}>
        <span>
          {t(fires ? 'rule.fires' : 'rule.firesNot')}{' '}
          {held && reasons.holds ? t('rule.held', { why: held }) : ''}
        </span>
        <Link className="f-link" to={`/profiles/profile/${event.profileId}`}>
          {event.profileName}
        </Link>
      </p>
      <h3>{t('rule.why')}</h3>
      <ReasonTree reason={reasons} />
      <h3>{t(fires ? 'rule.would' : 'rule.wouldIf')}</h3>
      <ol className="ae-read">
        {steps.map((step, at) => (
          <li key={at}>
            {step.says.replace(/^./u, (first) => first.toUpperCase())}
            <span className={`f-dot ru-step ${toneOf(step.outcome)}`}>
              {t(`rule.outcome.${step.outcome}`)}
            </span>
            {step.reason && <span className="ru-line c-fault">{step.reason}</span>}
            {step.changes.map(({ what, before, after }) => (
              <span key={what} className="ru-line">
                <code className="f-code-inline">{what}</code> <del>{shown(before)}</del> →{' '}
                <ins>{shown(after)}</ins>
              </span>
            ))}
            {step.changes.length === 0 && !step.reason && (
              <span className="ru-line c-soft">{t('rule.nothing')}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
