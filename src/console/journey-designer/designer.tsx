import {
  useCallback,
  useMemo,
  useReducer,
  useRef,
  useState,
  type Dispatch,
  type KeyboardEvent,
} from 'react'
import { ReactFlowProvider } from 'reactflow'
import { compareGraphs, type JourneyGraph } from '#journey/graph.ts'
import type { JourneyRecord } from '../journeys/journey-record.ts'
import { StartDialog } from '../journeys/start-dialog.tsx'
import { useSwitches } from '../journeys/switch-journey.tsx'
import '../journeys/journeys.css'
import { AddMenu, type Adding } from './add-menu.tsx'
import { Canvas } from './canvas.tsx'
import { comparison } from './changes.tsx'
import { keptSteps } from './clipboard.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DesignerContext } from './context.ts'
import { designer, startDesigner, type DesignerAction } from './designer-state.ts'
import { focusStep } from './focus-step.ts'
import { Outline } from './outline.tsx'
import { Palette } from './palette.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { SidePanel, type Panel } from './side-panel.tsx'
import type { Simulation } from './simulate-panel.tsx'
import { Toolbar } from './toolbar.tsx'
import { ToolbarActs } from './toolbar-acts.tsx'
import { useAutosave, type Saved } from './use-autosave.ts'
import { useTools } from './use-tools.ts'
import type { CanvasControls } from './use-view.ts'
import { useWide } from './use-wide.ts'

/** Dialogs that the toolbar opens. */
type OpenDialog = 'publish' | 'start'

interface DesignerProps {
  record: JourneyRecord
  onRecord(record: JourneyRecord): void
  /** The server's draft, and the unsaved one of this browser (or the same). */
  start: Saved
  graph: JourneyGraph
  writes: boolean
  onSaved(saved: Saved): void
}

/** The graph shown in place of the draft (a comparison), or the draft with a simulation. */
function useLook(graph: JourneyGraph) {
  const [compared, setCompared] = useState<{ before: JourneyGraph; after: JourneyGraph } | null>(
    null,
  )
  const [simulated, setSimulated] = useState<Simulation | null>(null)
  const look = useMemo(() => {
    if (compared)
      return {
        ...comparison(compared.before, compared.after),
        went: new Set<string>(),
        isDraft:
          compared.after === graph && compareGraphs(compared.before, graph).removed.length === 0,
      }
    const passed = simulated?.steps ?? []
    return {
      graph,
      marks: new Map(passed.map(({ nodeId }) => [nodeId, 'passed' as const])),
      went: new Set(passed.map(({ nodeId, exit }) => `${nodeId} ${exit}`)),
      isDraft: true,
    }
  }, [compared, simulated, graph])
  return { look, setCompared, setSimulated }
}

/** The chosen view; by default the one that fits the window's width. */
function useCanvasOrOutline() {
  const isWide = useWide()
  const [chosenView, setView] = useState<'canvas' | 'outline' | null>(null)
  return [chosenView ?? (isWide ? 'canvas' : 'outline'), setView] as const
}

/** Takes over a record that publishing or pausing wrote apart from the draft. */
function useTook(
  tookVersion: (version: number) => void,
  onRecord: (record: JourneyRecord) => void,
) {
  return useCallback(
    (next: JourneyRecord) => {
      tookVersion(next.version)
      onRecord(next)
    },
    // `tookVersion` does the same in every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [onRecord],
  )
}

/**
 * Edits the journey's draft on a canvas or in an outline, with side panels for settings, problems,
 * simulation and versions.
 */
export function Designer({
  record,
  onRecord,
  start,
  graph: first,
  writes,
  onSaved,
}: DesignerProps) {
  const [state, dispatch] = useReducer(designer, first, startDesigner)
  const { graph } = state
  const [view, setView] = useCanvasOrOutline()
  const [panel, setPanel] = useState<Panel>('step')
  const [adding, setAdding] = useState<Adding | null>(null)
  const [asking, setAsking] = useState<OpenDialog | null>(null)
  const controls = useRef<CanvasControls | null>(null)
  const save = useAutosave(record.id, start, graph, onSaved)
  const { look, setCompared, setSimulated } = useLook(graph)
  const { tools, focus } = useTools({
    record,
    state,
    dispatch,
    writes,
    look,
    controls,
    setPanel,
    setAdding,
  })
  const took = useTook(save.took, onRecord)
  const switches = useSwitches(record, took)
  const shown = panel !== 'step' || state.chosen.length > 0 ? panel : null
  const close = () => (panel === 'step' ? dispatch({ type: 'choose', ids: [] }) : setPanel('step'))
  return (
    <DesignerContext value={tools}>
      <ReactFlowProvider>
        <div className={`jd jd-by-${view}`}>
          <Toolbar
            record={record}
            save={save.state}
            onSave={save.again}
            canUndo={state.past.length > 0}
            canRedo={state.future.length > 0}
            view={view}
            onView={setView}
            onFit={() => controls.current?.fit()}
          >
            <ToolbarActs
              record={record}
              panel={panel}
              onPanel={setPanel}
              switches={switches.items}
              onAsk={setAsking}
              writes={writes}
            />
          </Toolbar>
          {view === 'canvas' && tools.writes ? <Palette /> : null}
          {view === 'canvas' ? <Canvas controls={controls} /> : <Outline />}
          {shown && (
            <SidePanel
              panel={shown}
              record={record}
              draft={graph}
              writes={writes}
              focus={focus}
              onClose={close}
              onKeyDown={(event) => leaveByEscape(event, state.chosen)}
              onCompare={(pair) => {
                setCompared(pair)
                if (pair)
                  requestAnimationFrame(() => requestAnimationFrame(() => controls.current?.fit()))
              }}
              onWent={setSimulated}
              onRestore={(older) => dispatch({ type: 'take', graph: older })}
            />
          )}
        </div>
        {adding && <AddMenu adding={adding} copied={keptSteps()} onClose={() => setAdding(null)} />}
        {asking && (
          <AskedDialog
            asking={asking}
            record={record}
            draft={graph}
            settle={save.settle}
            onClose={() => setAsking(null)}
            onConflict={() => void save.meetConflict()}
            onPublished={took}
          />
        )}
        {switches.dialog}
        <SaveConflict save={save} draft={graph} dispatch={dispatch} />
      </ReactFlowProvider>
    </DesignerContext>
  )
}

/** Esc in the panel returns to the step unless a control in the panel uses the key. */
function leaveByEscape(event: KeyboardEvent, chosen: readonly string[]): void {
  if (
    event.key !== 'Escape' ||
    event.defaultPrevented ||
    (event.target as Element).getAttribute('aria-expanded') === 'true'
  )
    return
  if (chosen.length > 0) focusStep(chosen.at(-1))
}

interface OpenDialogProps {
  asking: OpenDialog
  record: JourneyRecord
  draft: JourneyGraph
  settle(): Promise<number | null>
  onClose(): void
  onConflict(): void
  onPublished(record: JourneyRecord): void
}

function AskedDialog({
  asking,
  record,
  draft,
  settle,
  onClose,
  onConflict,
  onPublished,
}: OpenDialogProps) {
  return asking === 'publish' ? (
    <PublishDialog
      record={record}
      draft={draft}
      settle={settle}
      onClose={onClose}
      onConflict={() => {
        onClose()
        onConflict()
      }}
      onPublished={(next) => {
        onClose()
        onPublished(next)
      }}
    />
  ) : (
    <StartDialog record={record} onClose={onClose} />
  )
}

/** Resolves a conflict with a newer draft of another user: the person keeps one of the two. */
function SaveConflict({
  save: { state, resolve },
  draft,
  dispatch,
}: {
  save: Pick<ReturnType<typeof useAutosave>, 'state' | 'resolve'>
  draft: JourneyGraph
  dispatch: Dispatch<DesignerAction>
}) {
  if (state.is !== 'conflict') return null
  return (
    <ConflictDialog
      mine={draft}
      theirs={state.theirs}
      onMine={resolve}
      onTheirs={(theirs) => {
        dispatch({ type: 'take', graph: theirs.graph })
        resolve(theirs)
      }}
    />
  )
}
