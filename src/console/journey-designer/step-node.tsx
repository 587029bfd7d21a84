import { memo, type KeyboardEvent } from 'react'
import { Handle, Position, type Node, type NodeProps } from 'reactflow'
import { Link } from 'react-router-dom'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { paths } from '#client/paths.ts'
import type { JourneyNode } from '#journey/graph.ts'
import { Icon } from '#ui/base/icon.tsx'
import { formatNumber } from '#ui/lists/format.ts'
import type { NodeFigures } from '#model/api/journey-figures.ts'
import { faultsOf, useDesigner } from './context.ts'
import { iconOf } from './icons.ts'
import { hintWords } from './hint-words.ts'
import { PlusButton } from './plus-button.tsx'
import { stepLine, stepTitle } from './use-node-words.ts'
import { tDesigner as t } from './messages.ts'

export interface StepData extends Record<string, unknown> {
  node: JourneyNode
  /** True if several paths lead here: a step can be inserted before it on all of them. */
  meets: boolean
  /** True for the step in the tab order. */
  isStop: boolean
  onArrow(event: KeyboardEvent, id: string): void
}

/**
 * One step on the canvas: its kind, its summary, its faults, and how many people are and were
 * there.
 */
export const StepNode = memo(function StepNode({
  data,
  selected,
}: NodeProps<Node<StepData, 'step'>>) {
  const { node, meets, isStop, onArrow } = data
  const { words, problems, counts, marks, spans, writes, open } = useDesigner()
  const faults = faultsOf(problems, node.id)
  const mark = marks.get(node.id)
  const span = spans.get(node.id)
  const title = stepTitle(node)
  return (
    <div
      className={['jd-node', selected ? 'jd-chosen' : '', mark ? `jd-mark-${mark}` : ''].join(' ')}
    >
      <Handle
        type="target"
        position={Position.Top}
        isConnectableStart={false}
        className="jd-handle"
      />
      {meets && writes && (
        <span className="jd-before">
          <PlusButton place={{ before: node.id }} label={t('journey.addBefore', { name: title })} />
          {span && <span className="jd-hint">{hintWords(span)}</span>}
        </span>
      )}
      <button
        type="button"
        className="jd-node-main"
        data-step={node.id}
        tabIndex={isStop ? 0 : -1}
        aria-pressed={selected}
        onClick={(event) => open(node.id, event.detail === 0)}
        onKeyDown={(event) => onArrow(event, node.id)}
      >
        <span className="jd-node-head">
          <Icon name={iconOf(nodeDefinitionOf(node.kind))} />
          <span className="jd-clip">{title}</span>
          {mark && <span className="jd-node-mark">{t(`journey.mark.${mark}`)}</span>}
          {faults.length > 0 && (
            <span
              className={
                faults.some(({ level }) => level === 'error')
                  ? 'jd-node-fault'
                  : 'jd-node-fault jd-warning'
              }
            >
              <Icon name="warn" size={14} />
              <span className="c-sr">{t('journey.problemCount', { count: faults.length })}</span>
            </span>
          )}
        </span>
        <span className="jd-node-line">{stepLine(node, words)}</span>
      </button>
      {counts && <StepCounts id={node.id} counts={counts.nodes[node.id] ?? NO_PEOPLE} />}
      <Handle
        type="source"
        position={Position.Bottom}
        isConnectable={false}
        className="jd-handle"
      />
    </div>
  )
})

const NO_PEOPLE: NodeFigures = { entered: 0, here: 0, gone: {}, ended: 0, failed: 0 }

/** Links to the people at this step and to those who failed here. */
export function StepCounts({ id, counts }: { id: string; counts: NodeFigures | undefined }) {
  const { journeyId } = useDesigner()
  const door = (what: string, count: number, more: Record<string, string>) => (
    <Link
      to={`${paths.executions(journeyId)}?${new URLSearchParams({ step: id, ...more })}`}
      tabIndex={-1}
      aria-label={t('journey.door', { count, what })}
    >
      <b>{formatNumber(count)}</b> {what}
    </Link>
  )
  if (!counts) return null
  if (counts.entered === 0) return <span className="jd-counts" />
  const out = Object.values(counts.gone).reduce((sum, one) => sum + one, 0)
  return (
    <span className="jd-counts">
      {door(t('journey.in'), counts.entered, { passed: '1' })}
      {counts.failed > 0 ? (
        <span className="jd-failed">
          {door(t('journey.failedCount'), counts.failed, { now: 'failed' })}
        </span>
      ) : null}
      {counts.here > 0 ? door(t('journey.here'), counts.here, { now: 'running' }) : null}
      <span>
        <b>{formatNumber(counts.ended > 0 && out === 0 ? counts.ended : out)}</b>{' '}
        {t(counts.ended > 0 && out === 0 ? 'journey.ended' : 'journey.out')}
      </span>
    </span>
  )
}

/** The open end of a path: a step can be inserted here, or the path dragged to one. */
export function OpenEnd({
  data,
}: NodeProps<Node<{ from: string; exit: string; label: string }, 'open'>>) {
  return (
    <span className="jd-open">
      <Handle type="target" position={Position.Top} isConnectable={false} className="jd-handle" />
      <PlusButton place={{ from: data.from, exit: data.exit }} label={data.label} isOpen />
      <Handle
        type="source"
        position={Position.Bottom}
        isConnectableEnd={false}
        className="jd-pull"
      />
    </span>
  )
}
