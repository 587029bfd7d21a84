import { memo } from 'react'
import { BaseEdge, EdgeLabelRenderer, type Edge, type EdgeProps } from 'reactflow'
import type { JourneyNode } from '#journey/graph.ts'
import { formatNumber } from '#ui/lists/format.ts'
import { useDesigner } from './context.ts'
import type { DrawnWay, DrawnEdge } from './drawing.ts'
import { hintWords } from './hint-words.ts'
import { PlusButton, useDrop } from './plus-button.tsx'
import { stepTitle } from './use-node-words.ts'
import { tDesigner as t } from './messages.ts'

export interface WayData extends Record<string, unknown> {
  way: DrawnWay
  line: DrawnEdge
  from: JourneyNode
}

/** Label of the button on a path. */
export const addLabel = (from: JourneyNode, way: Pick<DrawnWay, 'title'>): string =>
  way.title === ''
    ? t('journey.addOn', { name: stepTitle(from) })
    : t('journey.addOnWay', { way: way.title, name: stepTitle(from) })

function lookOf(isTaken: boolean, isOver: boolean) {
  if (isTaken) return 'jd-way jd-went'
  return isOver ? 'jd-way jd-over' : 'jd-way'
}

/** A path between steps with its label, its count, its button, and when people take it. */
export const WayEdge = memo(function WayEdge({ id, data }: EdgeProps<Edge<WayData, 'way'>>) {
  const { way, line, from } = data!
  const { writes, counts, spans, went } = useDesigner()
  const { isOver, ...drop } = useDrop({ from: way.from, exit: way.exit })
  const gone = counts?.nodes[way.from]?.gone[way.exit]
  const span = way.to !== null && !way.isBack ? spans.get(way.to) : undefined
  const at = ({ x, y }: { x: number; y: number }) => ({
    transform: `translate(-50%, -50%) translate(${x}px, ${y}px)`,
  })
  return (
    <>
      <BaseEdge
        id={id}
        path={line.path}
        interactionWidth={0}
        className={lookOf(went.has(way.id), isOver)}
      />
      {writes && <path d={line.path} className="jd-way-catch" {...drop} />}
      <EdgeLabelRenderer>
        {way.title !== '' && (
          <span className="jd-way-name nodrag nopan" style={at(line.name)}>
            {way.isOne &&
              !way.isBack &&
              from.given.ways !== undefined &&
              way.number <= waysCount(from) && <i>{way.number}</i>}
            <span className="jd-clip">{way.title}</span>
            {gone !== undefined && gone > 0 && <b>{formatNumber(gone)}</b>}
          </span>
        )}
        {way.to !== null && !way.isBack && writes && (
          <span className="jd-way-button" style={at(line.button)}>
            <PlusButton place={{ from: way.from, exit: way.exit }} label={addLabel(from, way)} />
            {span && !way.meets && <span className="jd-hint">{hintWords(span)}</span>}
          </span>
        )}
      </EdgeLabelRenderer>
    </>
  )
})

const waysCount = ({ given }: JourneyNode): number =>
  Array.isArray(given.ways) ? given.ways.length : 0
