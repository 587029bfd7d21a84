import { useCallback, useMemo, useState, type Dispatch, type RefObject } from 'react'
import { useQuery } from '@tanstack/react-query'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { spansOf } from '#journey/earliest.ts'
import type { InsertPosition } from '#journey/edit-graph.ts'
import { nodeOf, type JourneyGraph } from '#journey/graph.ts'
import { toast } from '#ui/base/toast-state.ts'
import { required } from '#model/lib/lookup.ts'
import { statisticsQuery, type JourneyRecord } from '../journeys/journey-record.ts'
import type { Adding } from './add-menu.tsx'
import { keepSteps, keptSteps } from './clipboard.ts'
import type { DesignerTools, Mark } from './context.ts'
import type { DesignerAction, DesignerState } from './designer-state.ts'
import { draw } from './drawing.ts'
import { focusStep } from './focus-step.ts'
import type { Panel } from './side-panel.tsx'
import { useNodeWords } from './use-node-words.ts'
import { useProblems } from './use-problems.ts'
import { useShortcuts } from './use-shortcuts.ts'
import type { CanvasControls } from './use-view.ts'
import { tDesigner as t } from './messages.ts'

/** Milliseconds between reloads of the counts while the page is visible. */
const EVERY = 5000

interface ToolsInput {
  record: JourneyRecord
  state: DesignerState
  dispatch: Dispatch<DesignerAction>
  writes: boolean
  /** The visible graph: the draft, or a read-only comparison. */
  look: {
    graph: JourneyGraph
    marks: ReadonlyMap<string, Mark>
    went: ReadonlySet<string>
    isDraft: boolean
  }
  controls: RefObject<CanvasControls | null>
  setPanel(change: (panel: Panel) => Panel): void
  setAdding(adding: Adding): void
}

/** The path on which a step is inserted after another: its first open exit, else its first. */
function wayOf(
  graph: JourneyGraph,
  id: string | null | undefined,
): Exclude<InsertPosition, null> | null {
  const node = id ? nodeOf(graph, id) : null
  const exits = node ? (nodeDefinitionOf(node.kind)?.exits(node.given) ?? []) : []
  const exit = exits.find((candidate) => node!.exits[candidate.id] === undefined) ?? exits[0]
  return node && exit ? { from: node.id, exit: exit.id } : null
}

/** Assembles the tools shared by the designer and registers its shortcuts. */
export function useTools({
  record,
  state,
  dispatch,
  writes: may,
  look,
  controls,
  setPanel,
  setAdding,
}: ToolsInput): { tools: DesignerTools; focus: { id: string; count: number } } {
  const { chosen } = state
  const { graph, marks, went, isDraft } = look
  const writes = may && isDraft
  const [focus, setFocus] = useState({ id: '', count: 0 })
  const words = useNodeWords(graph)
  const problems = useProblems(record.id, state.graph)
  const { data: counts = null } = useQuery({
    ...statisticsQuery(record.id),
    enabled: record.state !== 'draft',
    refetchInterval: EVERY,
    retry: false,
  })
  const spans = useMemo(() => spansOf(graph), [graph])
  const open = useCallback(
    (id: string, byKey = false) => {
      dispatch({ type: 'choose', ids: [id] })
      setPanel((panel) => (panel === 'simulate' || panel === 'versions' ? panel : 'step'))
      if (byKey) setFocus(({ count }) => ({ id, count: count + 1 }))
      // The open settings panel narrows the canvas.
      requestAnimationFrame(() => requestAnimationFrame(() => controls.current?.reveal(id)))
    },
    [dispatch, setPanel, controls],
  )
  const copy = useCallback(() => {
    const nodes = graph.nodes.filter(({ id }) => chosen.includes(id))
    if (nodes.length > 0 && keepSteps(nodes))
      toast({ title: t('journey.copied', { count: nodes.length }) })
  }, [graph, chosen])
  const paste = useCallback(
    () => dispatch({ type: 'paste', nodes: keptSteps(), place: wayOf(graph, chosen.at(-1)) }),
    [dispatch, graph, chosen],
  )
  const tools = useMemo<DesignerTools>(
    () => ({
      journeyId: record.id,
      graph,
      chosen,
      dispatch,
      writes,
      words,
      problems: isDraft ? problems : [],
      counts,
      spans,
      marks,
      went,
      open,
      copy,
      paste,
      add: (place, anchor) => setAdding({ place, anchor }),
      align: (by) => {
        const { boxes } = draw(graph, words, counts !== null)
        const at = Object.fromEntries(
          chosen.flatMap((id) =>
            boxes.has(id) ? [[id, { x: required(boxes, id).x, y: required(boxes, id).y }]] : [],
          ),
        )
        dispatch({ type: 'align', by, at })
      },
    }),
    [
      record.id,
      graph,
      chosen,
      dispatch,
      writes,
      words,
      isDraft,
      problems,
      counts,
      spans,
      marks,
      went,
      open,
      copy,
      paste,
      setAdding,
    ],
  )
  useToolShortcuts(tools)
  return { tools, focus }
}

/** Keyboard shortcuts for the designer's buttons and menus. */
function useToolShortcuts({
  graph,
  chosen,
  dispatch,
  writes,
  copy,
  paste,
  add,
}: DesignerTools): void {
  /** The selected steps; without any, the focused one. */
  const meant = (): readonly string[] => {
    const at = document.activeElement?.getAttribute('data-step')
    if (chosen.length > 0) return chosen
    return at ? [at] : []
  }
  const when = (act: () => void) => () => void (writes && act())
  useShortcuts({
    undo: when(() => dispatch({ type: 'undo' })),
    redo: when(() => dispatch({ type: 'redo' })),
    copy,
    paste: when(paste),
    duplicate: when(() => dispatch({ type: 'duplicate', ids: meant() })),
    remove: when(() => {
      const gone = meant()
      const before =
        graph.nodes.find(
          ({ id, exits }) =>
            !gone.includes(id) && Object.values(exits).some((to) => gone.includes(to)),
        ) ?? graph.nodes.find(({ id }) => !gone.includes(id))
      dispatch({ type: 'remove', ids: gone })
      if (before) focusStep(before.id)
    }),
    all: () => dispatch({ type: 'choose', ids: graph.nodes.map(({ id }) => id) }),
    add: when(() => {
      const at = document.activeElement?.getAttribute('data-step') ?? chosen.at(-1)
      const place = wayOf(graph, at)
      const anchor = at && document.querySelector(`[data-step="${CSS.escape(at)}"]`)
      if (place && anchor) add(place, anchor)
    }),
    nothing: () => dispatch({ type: 'choose', ids: [] }),
  })
}
