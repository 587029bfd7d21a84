import { useNavigate } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { ActionMenu, type MenuAction } from '#ui/lists/action-menu.tsx'
import type { JourneyRecord } from '../journeys/journey-record.ts'
import { tJourneys } from '../journeys/messages.ts'
import { useDesigner } from './context.ts'
import type { Panel } from './side-panel.tsx'
import { tDesigner } from './messages.ts'

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
        <span className={`f-dot f-${toneOf(problems)}`}>{tDesigner('journey.problems')}</span>{' '}
        <span className="c-num">{problems.length}</span>
      </Button>
      <Button aria-pressed={panel === 'simulate'} onClick={toggle('simulate')}>
        <Icon name="play" />
        {tDesigner('journey.simulate')}
      </Button>
      <ActionMenu
        label={tDesigner('journey.more')}
        size="m"
        items={[
          {
            label: tDesigner('journey.people'),
            icon: 'users',
            onSelect: () => navigate(paths.executions(record.id)),
          },
          {
            label: tDesigner('journey.versions'),
            icon: 'log',
            onSelect: toggle('versions'),
          },
          {
            label: tDesigner('journey.settings'),
            icon: 'cog',
            onSelect: () => navigate(`${paths.journeys}/${encodeURIComponent(record.id)}`),
          },
          ...(writes
            ? [
                {
                  label: tJourneys('journeyStart.title'),
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
          {tDesigner('journey.publish')}
        </Button>
      )}
    </div>
  )
}
