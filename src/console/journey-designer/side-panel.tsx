import type { KeyboardEvent } from 'react'
import type { JourneyGraph } from '#journey/graph.ts'
import type { JourneyRecord } from '../journeys/journey-record.ts'
import { tJourneys } from '../journeys/messages.ts'
import { Inspector } from './inspector.tsx'
import { ProblemsPanel } from './problems-panel.tsx'
import { SimulatePanel, type Simulation } from './simulate-panel.tsx'
import { VersionsPanel } from './versions-panel.tsx'
import { tDesigner } from './messages.ts'

/** The panels next to the steps. */
export type Panel = 'step' | 'problems' | 'simulate' | 'versions'

interface SidePanelProps {
  panel: Panel
  record: JourneyRecord
  draft: JourneyGraph
  writes: boolean
  focus: { id: string; count: number }
  onClose(): void
  onKeyDown(event: KeyboardEvent): void
  onCompare(pair: { before: JourneyGraph; after: JourneyGraph } | null): void
  onWent(simulation: Simulation | null): void
  onRestore(graph: JourneyGraph): void
}

const titles = {
  step: () => tDesigner('journey.inspector'),
  problems: () => tDesigner('journey.problems'),
  simulate: () => tJourneys('simulate.title'),
  versions: () => tJourneys('journeyVersions.title'),
}

export function SidePanel({
  panel,
  record,
  draft,
  writes,
  focus,
  onClose,
  onKeyDown,
  onCompare,
  onWent,
  onRestore,
}: SidePanelProps) {
  return (
    <aside className="jd-panel" aria-label={titles[panel]()} onKeyDown={onKeyDown}>
      {panel === 'step' && <Inspector focus={focus} onClose={onClose} />}
      {panel === 'problems' && <ProblemsPanel onClose={onClose} />}
      {panel === 'simulate' && <SimulatePanel graph={draft} onWent={onWent} onClose={onClose} />}
      {panel === 'versions' && (
        <VersionsPanel
          record={record}
          draft={draft}
          writes={writes}
          onCompare={onCompare}
          onRestore={onRestore}
          onClose={onClose}
        />
      )}
    </aside>
  )
}
