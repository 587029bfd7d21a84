import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { inputOf } from '#catalog/fields/inputs.ts'
import { api } from '#client/api.ts'
import { nodeOf, type JourneyGraph, type JourneyNode } from '#journey/graph.ts'
import { Button } from '#ui/base/button.tsx'
import { Moment } from '#ui/lists/when.tsx'
import { journeyAddress } from '../journeys/journey-record.ts'
import { tJourneys as t } from '../journeys/messages.ts'
import { useDesigner } from './context.ts'
import { exitsOf } from './drawing.ts'
import { PanelHead } from './problems-panel.tsx'
import { stepTitle } from './use-node-words.ts'

export interface Simulation {
  steps: {
    nodeId: string
    name: string
    at: string
    exit: string | null
    because: string
    said: string
  }[]
  ends: string
}

const person = { type: 'string', format: 'uuid', 'x-ref': 'profile' } as const
const moment = { type: 'string', format: 'date-time', nullable: true } as const

const PersonInput = inputOf('reference')
const MomentInput = inputOf('date-time')

/**
 * Simulates one person's run through the draft: on the canvas, and as a list with times and
 * reasons.
 */
export function SimulatePanel({
  graph,
  onWent,
  onClose,
}: {
  graph: JourneyGraph
  onWent(simulation: Simulation | null): void
  onClose(): void
}) {
  const { journeyId } = useDesigner()
  const [profileId, setProfileId] = useState('')
  const [at, setAt] = useState<string | null>(null)
  const [happens, setHappens] = useState<Record<string, string>>({})
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (chosen: Record<string, string>) =>
      api.post<Simulation>(`${journeyAddress(journeyId)}/simulate`, {
        graph,
        profileId,
        ...(at ? { at } : {}),
        happens: chosen,
      }),
    onSuccess: onWent,
  })
  // Clears the simulated run when the panel closes.
  useEffect(() => () => onWent(null), []) // eslint-disable-line react-hooks/exhaustive-deps
  const happen = (id: string, exit: string) => {
    const { [id]: _old, ...others } = happens
    const next = exit === '' ? others : { ...others, [id]: exit }
    setHappens(next)
    mutate(next)
  }
  return (
    <>
      <PanelHead title={t('simulate.title')} onClose={onClose} />
      <div className="jd-panel-body">
        <section>
          <p className="jd-says">{t('simulate.text')}</p>
          <SimulatedPerson profileId={profileId} onChange={setProfileId} />
          <SimulatedStart at={at} onChange={setAt} />
          <div>
            <Button
              variant="primary"
              busy={isPending}
              disabled={profileId === ''}
              onClick={() => mutate(happens)}
            >
              {t('simulate.run')}
            </Button>
          </div>
          {error && (
            <p className="c-fault" role="alert">
              {error.message}
            </p>
          )}
        </section>
        {data && (
          <section>
            <ol className="jy-trace">
              {data.steps.map((step, index) => (
                <PassedStep
                  key={`${step.nodeId} ${index}`}
                  step={step}
                  graph={graph}
                  happens={happens[step.nodeId] ?? ''}
                  onHappens={(exit) => happen(step.nodeId, exit)}
                />
              ))}
              <li>
                <b>{t('simulate.ends')}</b>
                <span>{data.ends}</span>
              </li>
            </ol>
          </section>
        )}
      </div>
    </>
  )
}

/** Picks the person to simulate. */
const SimulatedPerson = ({
  profileId,
  onChange,
}: {
  profileId: string
  onChange(profileId: string): void
}) => (
  <div className="jd-field">
    <label className="f-label" htmlFor="simulate-who">
      {t('simulate.who')}
    </label>
    <PersonInput
      id="simulate-who"
      node={person}
      value={profileId}
      onChange={(value) => onChange(String(value ?? ''))}
    />
  </div>
)

/** Picks the time at which the person enters; null for now. */
const SimulatedStart = ({
  at,
  onChange,
}: {
  at: string | null
  onChange(at: string | null): void
}) => (
  <div className="jd-field">
    <label className="f-label" htmlFor="simulate-at">
      {t('simulate.at')}
    </label>
    <MomentInput
      id="simulate-at"
      node={moment}
      value={at}
      describedBy="simulate-at-help"
      onChange={(value) => onChange(typeof value === 'string' && value !== '' ? value : null)}
    />
    <p className="f-help" id="simulate-at-help">
      {t('simulate.atHelp')}
    </p>
  </div>
)

/** True of a step whose exit depends on outside events, so that the person chooses it. */
const isAsked = (node: JourneyNode): boolean =>
  exitsOf(node).length > 1 && !['branch', 'split', 'jump'].includes(node.kind)

/** A simulated step: when it was reached, what it did, and why it continued. */
function PassedStep({
  step,
  graph,
  happens,
  onHappens,
}: {
  step: Simulation['steps'][number]
  graph: JourneyGraph
  /** The exit chosen by the person; empty if the step decides. */
  happens: string
  onHappens(exit: string): void
}) {
  const { open } = useDesigner()
  const node = nodeOf(graph, step.nodeId)
  const exitTitle =
    (step.exit !== null && node && exitsOf(node).find((exit) => exit.id === step.exit)?.title) || ''
  return (
    <li>
      <span className="jy-trace-head">
        <button type="button" className="f-link" onClick={() => open(step.nodeId)}>
          <b>{step.name || (node ? stepTitle(node) : step.nodeId)}</b>
        </button>
        <Moment at={step.at} />
      </span>
      <span className="c-soft">{step.said}</span>
      <span>
        {step.because} {exitTitle ? t('simulate.goes', { exit: exitTitle }) : ''}
      </span>
      {node && isAsked(node) && (
        <select
          className="f-input f-select"
          aria-label={`${t('simulate.happens')}: ${step.name}`}
          value={happens}
          onChange={(event) => onHappens(event.target.value)}
        >
          <option value="">{t('simulate.byItself')}</option>
          {exitsOf(node).map((exit) => (
            <option key={exit.id} value={exit.id}>
              {exit.title || nodeDefinitionOf(node.kind)?.title}
            </option>
          ))}
        </select>
      )}
    </li>
  )
}
