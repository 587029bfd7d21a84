import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { inputOf } from '#catalog/fields/inputs.ts'
import { matchAll } from '#condition/condition.ts'
import type { ConditionReason } from '#condition/evaluate.ts'
import type { ScoreExplanation } from '#condition/score-reasons.ts'
import { api } from '#client/api.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { say } from '#language'
import { useSettled } from '../condition-builder/picker.tsx'
import { ShowScreen } from '../generate/show-screen.tsx'
import { recordPath, useResource } from '../core/registry.ts'
import { Explanation, pointsText } from '../scoring/explanation.tsx'
import '../scoring/scoring.css'
import { PagedTable } from '../parts/paged-table.tsx'
import { ReasonTree } from '../parts/reason-tree.tsx'
import { usePaged, useTotal } from '../parts/use-paged.ts'
import { tProfile as t } from './messages.ts'

/** `/profiles/persona/{id}`: a fictional person, with the segments they would be in and why. */
export function PersonaShow({ id }: { id: string }) {
  const consoleResource = useResource('persona')
  const total = useTotal(`/personas/${encodeURIComponent(id)}/segments`)
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      lead={() => <p className="c-soft c-measure c-lead">{t('persona.madeUp')}</p>}
      tabs={(record) => [
        {
          id: 'segments',
          label: t('profile.segments'),
          count: total,
          content: () => <TriedSegments key={String(record.version)} record={record} />,
        },
        {
          id: 'scores',
          label: t('profile.scores'),
          content: () => <TriedScores key={String(record.version)} record={record} />,
        },
        {
          id: 'try',
          label: t('persona.try'),
          content: () => <TryCondition record={record} />,
        },
      ]}
    />
  )
}

interface Tried {
  id: string
  name: string
  enabled: boolean
  match: boolean
  reasons: ConditionReason
}

function triedWords({ match, enabled }: Tried) {
  if (match) return t('persona.wouldBe')
  return t(enabled ? 'persona.wouldNot' : 'persona.isOff')
}

function TriedSegments({ record }: { record: RaRecord }) {
  const consoleResource = useResource('segment')
  const paged = usePaged<Tried>(`/personas/${encodeURIComponent(String(record.id))}/segments`)
  return (
    <PagedTable
      paged={paged}
      label={t('profile.segments')}
      keyOf={(row) => row.id}
      empty={t('persona.noSegments')}
      columns={[
        {
          title: t('profile.segment'),
          cell: (row) => (
            <Link className="c-name" to={recordPath(consoleResource, row.id)}>
              {row.name}
            </Link>
          ),
        },
        {
          title: t('profile.state'),
          cell: (row) => (
            <span className={`f-dot f-${row.match ? 'positive' : 'off'}`}>{triedWords(row)}</span>
          ),
        },
        {
          title: t('persona.why'),
          wide: true,
          cell: (row) => (
            <details className="c-why">
              <summary>{t('persona.whyOf')}</summary>
              <ReasonTree reason={row.reasons} />
            </details>
          ),
        },
      ]}
    />
  )
}

interface PersonaScore extends ScoreExplanation {
  id: string
  name: string
}

function TriedScores({ record }: { record: RaRecord }) {
  const consoleResource = useResource('scoring')
  const paged = usePaged<PersonaScore>(`/personas/${encodeURIComponent(String(record.id))}/scores`)
  return (
    <PagedTable
      paged={paged}
      label={t('profile.scores')}
      keyOf={(row) => row.id}
      empty={t('persona.noPlans')}
      columns={[
        {
          title: t('profile.plan'),
          cell: (row) => (
            <Link className="c-name" to={recordPath(consoleResource, row.id)}>
              {row.name}
            </Link>
          ),
        },
        {
          title: t('profile.points'),
          right: true,
          cell: (row) => <span className="c-num">{pointsText(row.score)}</span>,
        },
        {
          title: t('persona.why'),
          wide: true,
          cell: (row) => (
            <details className="c-why">
              <summary>{t('persona.byElement')}</summary>
              <Explanation of={row} />
            </details>
          ),
        },
      ]}
    />
  )
}

const conditionNode: SchemaNode = {
  type: 'object',
  get title() {
    return say('Condition')
  },
  'x-field': 'condition',
  additionalProperties: true,
}
const ConditionInput = inputOf('condition')

/** Tests any condition against the persona while it is edited. */
function TryCondition({ record }: { record: RaRecord }) {
  const [condition, setCondition] = useState<unknown>(matchAll)
  const asked = useSettled(JSON.stringify(condition ?? null))
  const tried = useQuery({
    queryKey: ['profile-parts', 'persona', record.id, record['version'], asked],
    queryFn: ({ signal }) =>
      api.post<{ match: boolean; reasons: ConditionReason }>(
        `/personas/${encodeURIComponent(String(record.id))}/try`,
        { condition: JSON.parse(asked) as unknown },
        { signal },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <div className="c-setup">
      <p className="c-soft c-measure">{t('persona.tryWhy')}</p>
      <section className="c-tried" role="status">
        {tried.error && <p className="c-soft">{tried.error.message}</p>}
        {tried.data && !tried.error && (
          <>
            <p className={`c-medium f-dot f-${tried.data.match ? 'positive' : 'off'}`}>
              {t(tried.data.match ? 'persona.fits' : 'persona.fitsNot', {
                name: String(record['name']),
              })}
            </p>
            <ReasonTree reason={tried.data.reasons} />
          </>
        )}
      </section>
      <ConditionInput
        id="persona-condition"
        node={conditionNode}
        value={condition}
        onChange={setCondition}
        label={t('persona.condition')}
      />
    </div>
  )
}
