import { useNavigate } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { ActionMenu, type MenuAction } from '#ui/lists/action-menu.tsx'
import type { JourneyRecord } from '../journeys/journey-record.ts'
import { w } from '../journeys/messages.ts'
import { useDesigner } from './context.ts'
import type { Panel } from './side-panel.tsx'
import { j } from './messages.ts'

interface ToolbarActsProps {
  record: JourneyRecord
  panel: Panel
  onPanel(panel: Panel): void
  switches: readonly MenuAction[]
  onAsk(what: 'publish' | 'start'): void
  writes: boolean
}

function toneOf(problems: readonly { level: string }[]) {
  if (problems.some(({ level }) => level === 'error')) return 'negative'
  return problems.length > 0 ? 'caution' : 'positive'
}

/** The actions on the draft: problems, simulation and publishing. */
export function ToolbarActs({ record, panel, onPanel, switches, onAsk, writes }: ToolbarActsProps) {
  const { problems } = useDesigner()
  const navigate = useNavigate()
  const toggle = (which: Panel) => () => onPanel(panel === which ? 'step' : which)
  return (
    <div className="jd-end">
      <Button variant="quiet" aria-pressed={panel === 'problems'} onClick={toggle('problems')}>
        <span className={`f-dot f-${toneOf(problems)}`}>{j('journey.problems')}</span>{' '}
        <span className="c-num">{problems.length}</span>
      </Button>
      <Button aria-pressed={panel === 'simulate'} onClick={toggle('simulate')}>
        <Icon name="play" />
        {j('journey.simulate')}
      </Button>
      <ActionMenu
        label={j('journey.more')}
        size="m"
        items={[
          {
            label: j('journey.people'),
            icon: 'users',
            onSelect: () => navigate(paths.executions(record.id)),
          },
          { label: j('journey.versions'), icon: 'log', onSelect: toggle('versions') },
          {
            label: j('journey.settings'),
            icon: 'cog',
            onSelect: () => navigate(`${paths.journeys}/${encodeURIComponent(record.id)}`),
          },
          ...(writes
            ? [
                {
                  label: w('journeyStart.title'),
                  icon: 'enter' as const,
                  onSelect: () => onAsk('start'),
                },
                ...switches,
              ]
            : []),
        ]}
      />
      {writes && (
        <Button variant="primary" onClick={() => onAsk('publish')}>
          {j('journey.publish')}
        </Button>
      )}
    </div>
  )
}
