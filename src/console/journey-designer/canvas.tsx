import { useCallback, useMemo, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import {
  Background,
  BackgroundVariant,
  MiniMap,
  Position,
  ReactFlow,
  useReactFlow,
  useViewport,
  type Edge,
  type Node,
  type NodeChange,
} from 'reactflow'
import 'reactflow/dist/base.css'
import { Icon } from '#ui/base/icon.tsx'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { required } from '#model/lib/lookup.ts'
import { useDesigner } from './context.ts'
import { draw, lineOf, type Drawing } from './drawing.ts'
import { adjacentStep } from './adjacent-step.ts'
import { DRAGGED_KIND } from './plus-button.tsx'
import { OpenEnd, StepNode, type StepData } from './step-node.tsx'
import { useView, type CanvasControls } from './use-view.ts'
import { addLabel, WayEdge, type WayData } from './way-edge.tsx'
import { tDesigner as t } from './messages.ts'

const nodeTypes = { step: StepNode, open: OpenEnd }
const edgeTypes = { way: WayEdge }
const OPEN = 18

type Places = Readonly<Record<string, { x: number; y: number }>>

/** Explicit handle positions, so that React Flow measures nothing before the first render. */
const handles = (width: number, height: number) => [
  { type: 'target' as const, position: Position.Top, x: width / 2, y: 0, width: 1, height: 1 },
  {
    type: 'source' as const,
    position: Position.Bottom,
    x: width / 2,
    y: height,
    width: 1,
    height: 1,
  },
]

function nodesOf(
  drawing: Drawing,
  { graph, chosen, writes }: Pick<ReturnType<typeof useDesigner>, 'graph' | 'chosen' | 'writes'>,
  dragged: Places,
  onArrow: StepData['onArrow'],
): Node[] {
  const stop = chosen.at(-1) ?? graph.nodes[0]?.id
  const meeting = new Set(drawing.ways.filter(({ meets }) => meets).map(({ to }) => to))
  const steps = graph.nodes.map((node): Node<StepData, 'step'> => {
    const { x, y, width, height } = required(drawing.boxes, node.id)
    return {
      id: node.id,
      type: 'step',
      position: dragged[node.id] ?? { x, y },
      width,
      height,
      measured: { width, height },
      handles: handles(width, height),
      selected: chosen.includes(node.id),
      draggable: writes,
      connectable: writes,
      data: { node, meets: meeting.has(node.id), isStop: node.id === stop, onArrow },
    }
  })
  const ends = drawing.ways.flatMap((way): Node[] => {
    if (way.to !== null || !writes) return []
    const from = required(drawing.boxes, way.from)
    const { button } = lineOf(way, from, null)
    const node = graph.nodes.find(({ id }) => id === way.from)!
    return [
      {
        id: `open ${way.id}`,
        type: 'open',
        position: { x: button.x - OPEN / 2, y: button.y - OPEN / 2 },
        width: OPEN,
        height: OPEN,
        measured: { width: OPEN, height: OPEN },
        handles: handles(OPEN, OPEN),
        draggable: false,
        selectable: false,
        data: { from: way.from, exit: way.exit, label: addLabel(node, way) },
      },
    ]
  })
  return [...steps, ...ends]
}

function edgesOf(
  drawing: Drawing,
  nodes: ReadonlyMap<string, StepData['node']>,
  dragged: Places,
): Edge<WayData>[] {
  const boxOf = (id: string) => ({ ...drawing.boxes.get(id)!, ...dragged[id] })
  return drawing.ways.map((way) => {
    const line = lineOf(way, boxOf(way.from), way.to === null ? null : boxOf(way.to))
    return {
      id: way.id,
      type: 'way',
      source: way.from,
      target: way.to ?? `open ${way.id}`,
      selectable: false,
      focusable: false,
      data: { way, line, from: required(nodes, way.from) },
    }
  })
}

/** Handles React Flow's changes: selection by click or box, and dragged steps. */
function useChanges(places: Places, setPlaces: (places: Places) => void) {
  const { chosen, dispatch } = useDesigner()
  return useCallback(
    (changes: NodeChange[]) => {
      const next = new Set(chosen)
      let isChosen = false
      const moved: Record<string, { x: number; y: number }> = {}
      let isDone = false
      for (const change of changes) {
        if (change.type === 'select' && !change.id.startsWith('open ')) {
          isChosen = true
          if (change.selected) next.add(change.id)
          else next.delete(change.id)
        }
        if (change.type === 'position' && change.position) moved[change.id] = change.position
        if (change.type === 'position' && change.dragging === false) isDone = true
      }
      if (isChosen) dispatch({ type: 'choose', ids: [...next] })
      const all = { ...places, ...moved }
      if (isDone) {
        if (Object.keys(all).length > 0) dispatch({ type: 'place', at: all })
        setPlaces({})
      } else if (Object.keys(moved).length > 0) setPlaces(all)
    },
    [chosen, dispatch, places, setPlaces],
  )
}

/**
 * The journey drawn from top to bottom. Every action is also available by keyboard and in the
 * outline.
 */
export function Canvas({ controls }: { controls: { current: CanvasControls | null } }) {
  const tools = useDesigner()
  const { graph, words, writes, dispatch } = tools
  const isCounted = tools.counts !== null
  const box = useRef<HTMLElement>(null)
  const [places, setPlaces] = useState<Places>({})
  const drawing = useMemo(() => draw(graph, words, isCounted), [graph, words, isCounted])
  const held = useRef({ drawing, tools })
  held.current = { drawing, tools }
  const { reveal, begin } = useView(box, drawing, tools.chosen.at(-1), controls)
  const onArrow = useCallback(
    (event: KeyboardEvent, id: string) => {
      const to = adjacentStep(held.current.tools.graph, held.current.drawing, id, event.key)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      held.current.tools.dispatch({ type: 'choose', ids: [to] })
      reveal(to)
      box.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(to)}"]`)?.focus()
    },
    [reveal],
  )
  const nodes = useMemo(
    () => nodesOf(drawing, tools, places, onArrow),
    [drawing, tools, places, onArrow],
  )
  const edges = useMemo(
    () => edgesOf(drawing, new Map(graph.nodes.map((node) => [node.id, node])), places),
    [drawing, graph, places],
  )
  const onNodesChange = useChanges(places, setPlaces)
  const onDrop = (event: DragEvent) => {
    const kind = event.dataTransfer.getData(DRAGGED_KIND)
    if (kind) dispatch({ type: 'insert', kind, place: null })
  }
  return (
    <section
      ref={box}
      className="jd-canvas"
      aria-label={t('journey.canvas')}
      aria-describedby="jd-canvas-help"
      onDragOver={(event) =>
        writes && event.dataTransfer.types.includes(DRAGGED_KIND) && event.preventDefault()
      }
      onDrop={onDrop}
    >
      <p id="jd-canvas-help" className="c-sr">
        {t('journey.canvasHelp')}
      </p>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onNodesChange={onNodesChange}
        onConnect={({ source, target }) => {
          const [word, from, exit] = source.split(' ')
          if (word === 'open' && from && exit) dispatch({ type: 'connect', from, exit, to: target })
        }}
        onPaneClick={() => dispatch({ type: 'choose', ids: [] })}
        onInit={begin}
        minZoom={0.2}
        maxZoom={1.5}
        nodeDragThreshold={5}
        nodesFocusable={false}
        edgesFocusable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        multiSelectionKeyCode={['Meta', 'Control']}
        panOnScroll
        zoomOnDoubleClick={false}
        proOptions={{ hideAttribution: true }}
      >
        <Background variant={BackgroundVariant.Dots} gap={20} size={1.6} className="jd-dots" />
        <MiniMap
          pannable
          zoomable
          ariaLabel={t('journey.minimap')}
          className="jd-minimap"
          nodeClassName={(node) => (node.selected ? 'jd-mini-chosen' : 'jd-mini')}
          nodeBorderRadius={12}
        />
      </ReactFlow>
      <Zoom />
    </section>
  )
}

function Zoom() {
  const flow = useReactFlow()
  const { zoom } = useViewport()
  return (
    <div className="jd-zoom">
      <Tooltip isName text={t('journey.zoomOut')}>
        <button type="button" aria-label={t('journey.zoomOut')} onClick={() => void flow.zoomOut()}>
          −
        </button>
      </Tooltip>
      <span className="c-num">{Math.round(zoom * 100)}&thinsp;%</span>
      <Tooltip isName text={t('journey.zoomIn')}>
        <button type="button" aria-label={t('journey.zoomIn')} onClick={() => void flow.zoomIn()}>
          <Icon name="plus" size={12} />
        </button>
      </Tooltip>
    </div>
  )
}
