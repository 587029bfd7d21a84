import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { faceOf } from '#catalog/fields/faces.ts'
import { api } from '#client/api.ts'
import { nodeOf, type JourneyGraph } from '#journey/graph.ts'
import { Button } from '#ui/base/button.tsx'
import { Moment } from '#ui/lists/when.tsx'
import { journeyAddress } from '../journeys/journey-record.ts'
import { w } from '../journeys/words.ts'
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

const { Input: PersonInput } = faceOf('reference')
const { Input: MomentInput } = faceOf('date-time')

/** True of a step from which people go on by what happens outside, so that somebody can say what does. */
const isAsked = (graph: JourneyGraph, id: string): boolean => {
  const node = nodeOf(graph, id)
  return (
    node !== null && exitsOf(node).length > 1 && !['branch', 'split', 'jump'].includes(node.kind)
  )
}

/** One person through the draft on a clock of its own: their way on the canvas, and as a list with times and reasons. */
export function SimulatePanel({
  graph,
  onWent,
  onClose,
}: {
  graph: JourneyGraph
  onWent(simulation: Simulation | null): void
  onClose(): void
}) {
  const { journeyId, open } = useDesigner()
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
  // What was gone through is not said of another draft.
  useEffect(() => () => onWent(null), []) // eslint-disable-line react-hooks/exhaustive-deps
  const happen = (id: string, exit: string) => {
    const { [id]: _old, ...others } = happens
    const next = exit === '' ? others : { ...others, [id]: exit }
    setHappens(next)
    mutate(next)
  }
  const exitTitle = (id: string, exit: string) => {
    const node = nodeOf(graph, id)
    return (node && exitsOf(node).find((one) => one.id === exit)?.title) || ''
  }
  return (
    <>
      <PanelHead title={w('simulate.title')} onClose={onClose} />
      <div className="jd-panel-body">
        <section>
          <p className="jd-says">{w('simulate.text')}</p>
          <div className="jd-field">
            <label className="f-label" htmlFor="simulate-who">
              {w('simulate.who')}
            </label>
            <PersonInput
              id="simulate-who"
              node={person}
              value={profileId}
              onChange={(value) => setProfileId(String(value ?? ''))}
            />
          </div>
          <div className="jd-field">
            <label className="f-label" htmlFor="simulate-at">
              {w('simulate.at')}
            </label>
            <MomentInput
              id="simulate-at"
              node={moment}
              value={at}
              describedBy="simulate-at-help"
              onChange={(value) => setAt(typeof value === 'string' && value !== '' ? value : null)}
            />
            <p className="f-help" id="simulate-at-help">
              {w('simulate.atHelp')}
            </p>
          </div>
          <div>
            <Button
              variant="primary"
              busy={isPending}
              disabled={profileId === ''}
              onClick={() => mutate(happens)}
            >
              {w('simulate.run')}
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
                <li key={`${step.nodeId} ${index}`}>
                  <span className="jy-trace-head">
                    <button type="button" className="f-link" onClick={() => open(step.nodeId)}>
                      <b>
                        {step.name ||
                          (nodeOf(graph, step.nodeId)
                            ? stepTitle(nodeOf(graph, step.nodeId)!)
                            : step.nodeId)}
                      </b>
                    </button>
                    <Moment at={step.at} />
                  </span>
                  <span className="c-soft">{step.said}</span>
                  <span>
                    {step.because}{' '}
                    {step.exit !== null && exitTitle(step.nodeId, step.exit) !== ''
                      ? w('simulate.goes', { exit: exitTitle(step.nodeId, step.exit) })
                      : ''}
                  </span>
                  {isAsked(graph, step.nodeId) && (
                    <select
                      className="f-input f-select"
                      aria-label={`${w('simulate.happens')}: ${step.name}`}
                      value={happens[step.nodeId] ?? ''}
                      onChange={(event) => happen(step.nodeId, event.target.value)}
                    >
                      <option value="">{w('simulate.byItself')}</option>
                      {exitsOf(nodeOf(graph, step.nodeId)!).map((exit) => (
                        <option key={exit.id} value={exit.id}>
                          {exit.title || nodeDefinitionOf(nodeOf(graph, step.nodeId)!.kind)?.title}
                        </option>
                      ))}
                    </select>
                  )}
                </li>
              ))}
              <li>
                <b>{w('simulate.ends')}</b>
                <span>{data.ends}</span>
              </li>
            </ol>
          </section>
        )}
      </div>
    </>
  )
}
