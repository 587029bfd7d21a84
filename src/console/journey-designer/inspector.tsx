import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { paths } from '#client/paths.ts'
import type { Problem } from '#journey/check-graph.ts'
import { nodeOf, type JourneyNode } from '#journey/graph.ts'
import type { NodeDefinition } from '#journey/kind.ts'
import { Button, IconButton } from '#ui/base/button.tsx'
import { TextArea, TextField } from '#ui/base/field.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { formatNumber } from '#ui/lists/format.ts'
import { chosenNodes, faultsOf, useDesigner } from './context.ts'
import { exitsOf, inOrder } from './drawing.ts'
import { iconOf } from './icons.ts'
import { stepChange, StepParameters } from './step-parameters.tsx'
import { stepLine, stepTitle } from './use-node-words.ts'
import { tDesigner as t } from './messages.ts'

/** The settings of the selected step, or the actions on several. */
export function Inspector({
  onClose,
  focus,
}: {
  onClose(): void
  focus: { id: string; count: number }
}) {
  const tools = useDesigner()
  const nodes = chosenNodes(tools)
  if (nodes.length > 1) return <Several nodes={nodes} onClose={onClose} />
  return nodes[0] ? (
    <OneStep
      key={nodes[0].id}
      node={nodes[0]}
      onClose={onClose}
      focus={focus.id === nodes[0].id ? focus.count : 0}
    />
  ) : (
    <p className="jd-empty c-soft">{t('journey.nothingChosen')}</p>
  )
}

function OneStep({ node, onClose, focus }: { node: JourneyNode; onClose(): void; focus: number }) {
  const { graph, dispatch, writes, problems, words } = useDesigner()
  const kind = nodeDefinitionOf(node.kind)
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focus > 0) name.current?.focus()
  }, [focus])
  const number = inOrder(graph).findIndex(({ id }) => id === node.id) + 1
  const given = `/graph/nodes/${graph.nodes.indexOf(node)}/given`
  const faults = faultsOf(problems, node.id)
  const idle = new Set(kind?.inactiveParameters?.(node.given))
  const shown = kind
    ? Object.entries(kind.parameters).filter(([parameter]) => !idle.has(parameter))
    : []
  const elsewhere = faults.filter(
    (fault) => !shown.some(([parameter]) => isWithin(fault, `${given}/${parameter}`)),
  )
  return (
    <>
      <StepHead node={node} kind={kind} number={number} onClose={onClose} />
      <fieldset className="jd-panel-body" disabled={!writes}>
        <section>
          <p className="jd-says">{stepLine(node, words)}</p>
          {elsewhere.length > 0 && <FaultList faults={elsewhere} />}
          <TextField
            ref={name}
            label={t('journey.name')}
            help={t('journey.nameHelp')}
            value={node.name}
            maxLength={60}
            placeholder={kind?.title ?? ''}
            onChange={(event) => dispatch(stepChange(node, 'name', { name: event.target.value }))}
          />
        </section>
        {!kind && <p className="jd-empty">{t('journey.unknownKind')}</p>}
        {shown.length > 0 && (
          <StepParameters
            node={node}
            kind={kind}
            parameters={shown}
            faultsAt={(path) => faults.filter((fault) => isWithin(fault, given + path))}
          />
        )}
      </fieldset>
      <div className="jd-panel-body">
        <LeadsTo node={node} />
      </div>
      <fieldset className="jd-panel-body" disabled={!writes}>
        <section>
          <TextArea
            label={t('journey.note')}
            rows={2}
            value={node.note}
            maxLength={1000}
            onChange={(event) => dispatch(stepChange(node, 'note', { note: event.target.value }))}
          />
        </section>
      </fieldset>
      <div className="jd-panel-body">
        <PeopleHere node={node} />
      </div>
    </>
  )
}

/** True if a fault's path is at or below a path. */
const isWithin = (fault: Problem, path: string) =>
  fault.path === path || fault.path.startsWith(`${path}/`)

/** The kind of a step and its number, with the actions on the whole step. */
function StepHead({
  node,
  kind,
  number,
  onClose,
}: {
  node: JourneyNode
  kind: NodeDefinition | null
  number: number
  onClose(): void
}) {
  const { dispatch, writes } = useDesigner()
  return (
    <header className="jd-panel-head">
      <Icon name={iconOf(kind)} />
      <h2>{kind?.title ?? node.kind}</h2>
      <span className="c-soft c-num">{t('journey.step', { number })}</span>
      <span className="jd-end">
        {writes && (
          <>
            <IconButton
              size="s"
              label={t('journey.duplicate')}
              disabled={node.kind === 'entry'}
              onClick={() => dispatch({ type: 'duplicate', ids: [node.id] })}
            >
              <Icon name="copy" />
            </IconButton>
            <IconButton
              size="s"
              label={t('journey.remove')}
              onClick={() => dispatch({ type: 'remove', ids: [node.id] })}
            >
              <Icon name="trash" />
            </IconButton>
          </>
        )}
        <IconButton size="s" label={t('journey.close')} onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </span>
    </header>
  )
}

/** The number of people currently at a step, with a link to them. */
function PeopleHere({ node }: { node: JourneyNode }) {
  const { counts, journeyId } = useDesigner()
  const here = counts?.nodes[node.id]?.here ?? 0
  if (here <= 0) return null
  return (
    <section>
      <Link
        className="f-link"
        to={`${paths.executions(journeyId)}?${new URLSearchParams({ step: node.id, now: 'running' })}`}
      >
        {t('journey.peopleHere')}: {formatNumber(here)}
      </Link>
    </section>
  )
}

/** The target of each exit, which can be set to any other step. */
function LeadsTo({ node }: { node: JourneyNode }) {
  const { graph, dispatch, open, writes } = useDesigner()
  const exits = exitsOf(node)
  if (exits.length === 0) return null
  const targets = inOrder(graph).filter(({ id, kind }) => id !== node.id && kind !== 'entry')
  return (
    <section>
      <h3>{t('journey.leads')}</h3>
      {exits.map(({ id, title }) => {
        const to = node.exits[id] === undefined ? null : nodeOf(graph, node.exits[id])
        return (
          <div key={id} className="jd-lead">
            <label htmlFor={`lead-${node.id}-${id}`}>{title || t('journey.next')}</label>
            <select
              id={`lead-${node.id}-${id}`}
              className="f-input f-select"
              disabled={!writes}
              value={to?.id ?? ''}
              onChange={(event) =>
                dispatch({
                  type: 'connect',
                  from: node.id,
                  exit: id,
                  to: event.target.value || null,
                })
              }
            >
              <option value="">{t('journey.nowhere')}</option>
              {targets.map((target) => (
                <option key={target.id} value={target.id}>
                  {stepTitle(target)}
                </option>
              ))}
            </select>
            <IconButton
              size="s"
              label={`${t('journey.goTo')}: ${to ? stepTitle(to) : t('journey.nowhere')}`}
              disabled={!to}
              onClick={() => to && open(to.id)}
            >
              <Icon name="chev" />
            </IconButton>
          </div>
        )
      })}
    </section>
  )
}

function FaultList({
  faults,
}: {
  faults: readonly { message: string; level: string; path: string }[]
}) {
  return (
    <ul className="jd-faults">
      {faults.map((fault) => (
        <li
          key={fault.path + fault.message}
          className={fault.level === 'error' ? undefined : 'jd-warning'}
        >
          <Icon name="warn" size={14} />
          {fault.message}
        </li>
      ))}
    </ul>
  )
}

function Several({ nodes, onClose }: { nodes: readonly JourneyNode[]; onClose(): void }) {
  const { dispatch, writes, copy, align } = useDesigner()
  const ids = nodes.map(({ id }) => id)
  return (
    <>
      <header className="jd-panel-head">
        <h2>{t('journey.severalChosen', { count: nodes.length })}</h2>
        <span className="jd-end">
          <IconButton size="s" label={t('journey.close')} onClick={onClose}>
            <Icon name="x" />
          </IconButton>
        </span>
      </header>
      <div className="jd-panel-body">
        <ul className="jd-several">
          {nodes.map((node) => (
            <li key={node.id}>{stepTitle(node)}</li>
          ))}
        </ul>
        {writes && (
          <section className="jd-several-acts">
            <Button size="s" onClick={() => align('x')}>
              {t('journey.alignLeft')}
            </Button>
            <Button size="s" onClick={() => align('y')}>
              {t('journey.alignTop')}
            </Button>
            <Button size="s" onClick={copy}>
              {t('journey.copyAll')}
            </Button>
            <Button size="s" onClick={() => dispatch({ type: 'duplicate', ids })}>
              {t('journey.duplicateAll')}
            </Button>
            <Button size="s" variant="danger" onClick={() => dispatch({ type: 'remove', ids })}>
              {t('journey.removeAll')}
            </Button>
          </section>
        )}
      </div>
    </>
  )
}
